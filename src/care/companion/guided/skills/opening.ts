/** What is known when an exercise begins: nobody is asked for what they wrote a moment before. */
import { withoutConsent } from '../moves/consent.ts';
import { quoted, type Turn } from '../turn.ts';
import { renamed, sidesOf } from './sides.ts';
import { isText, type Skill, type SkillId } from './types.ts';

export interface Opening {
  readonly step: number;
  readonly slots: Readonly<Record<string, string>>;
  /** What it is about, to be said once. */
  readonly taken: string | null;
  /** What the step they have answered already would have said to it. */
  readonly ack?: readonly string[] | undefined;
}

/** The first slot of these is a matter that can be named in a yes. */
const NAMED_IN: Partial<Record<SkillId, string>> = {
  problem_solving: 'problem',
  exposure_ladder: 'goal',
};

export function openingOf(turn: Turn, skill: Skill): Opening {
  const { state } = turn;
  if (skill.id === 'decisional_balance') {
    const { stay, go } = { ...sidesOf(turn), ...renamed(turn.input.message) };
    return { step: 0, slots: { stay, go }, taken: null };
  }
  // The figure they gave on the way in is the one to compare with: it is not asked for again.
  const figure = skill.id === 'urge_surfing' ? state.facts.urge : undefined;
  const fresh = state.turn - Number(state.facts.urgeAt ?? Number.NaN) <= 3;
  if (figure !== undefined && (fresh || state.facts.moment !== undefined))
    return { step: 1, slots: { before: figure }, taken: null };
  const slot = NAMED_IN[skill.id];
  if (slot !== undefined) {
    const known = named(turn.input.message) ?? (slot === 'goal' ? matterOf(turn) : null);
    if (known !== null) return { step: 1, slots: { [slot]: quoted(known) }, taken: known };
  }
  const step = skill.steps[0];
  const told = step?.slot !== undefined && isText(step) ? labelled(turn.input.message) : null;
  if (step?.slot !== undefined && told !== null)
    return { step: 1, slots: { [step.slot]: quoted(told) }, taken: null, ack: step.ack };
  if (skill.id === 'self_compassion') {
    const pain = state.quotes.findLast((one) => one.sore && state.turn - one.turn <= 2);
    if (pain) return { step: 1, slots: { pain: quoted(pain.text) }, taken: quoted(pain.text) };
  }
  return { step: 0, slots: {}, taken: null };
}

/** What they keep away from has been told: it is not asked for again. */
const matterOf = ({ state }: Turn): string | null =>
  state.matters.findLast(
    (one) => one.skills[0] === 'exposure_ladder' && state.turn - one.turn <= 12,
  )?.words ?? null;

/** "So let's do it. The dog.": a thing named beside the yes. */
function named(message: string): string | null {
  const plain = message.replace(/[’‘]/g, "'");
  const rest = withoutConsent(plain).findLast((line) => THING.test(line));
  const found = THING.exec(rest ?? '')?.[1] ?? FOR.exec(plain)?.[1];
  return found === undefined || EMPTY.test(found)
    ? null
    : found
        .replace(/^The\b/, 'the')
        .replace(/^my\b/i, 'your')
        .trim();
}
/** "Let's do it now. The problem is saying no to Colin": what the first step would ask for. */
function labelled(message: string): string | null {
  const line = message
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .findLast((one) => LABELLED.test(one));
  const found = line === undefined ? undefined : LABELLED.exec(line)?.[1];
  return found === undefined ? null : found.replace(/[.!…]+$/, '').trim();
}
const LABELLED =
  /^(?:(?:so|and|well|ok(?:ay)?|right|then|now)[, ]+)*(?:the|my|this) (?:big |main |one |real |first |worst )?(?:thought|worry|problem|fear|prediction|sentence|critic|situation|urge|goal|issue)(?:(?:'s| is| would be| says)(?: that)?:?|:) (\S.{3,})$/i;
const THING =
  /^(?:(?:maybe|probably|say|perhaps|well|then|ok)[, ]+)*((?:the|my|that|this) (?:\w+[' ]?){1,5})[.! ]*$/i;
const FOR = /\b(?:for|about|with) ((?:the|my) (?:\w+ ?){1,4})(?:,? (?:please|then|dear))?[.! ]*$/i;
const EMPTY =
  /\b(?:exercise|breathing|thing|one|first|ritual|steps?|best|moment|same|you|i|time|rest)\b/i;
