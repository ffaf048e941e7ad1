/** How an exercise ends: what changed, by how much, and what they take along. */
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';
import { ENDINGS } from './endings.ts';
import { FINISHED, STOPPED } from './lines.ts';
import type { Skill, SkillId, Step } from './types.ts';

export const slotsFor = (turn: Turn): Slots =>
  slotsOf(turn, {
    lost: turn.state.facts.lost,
    topic: turn.state.skill?.slots.topic ?? null,
    ...turn.state.skill?.slots,
  });

/** Nobody wants a long line of theirs read out to them in the middle of a question. */
export const readOut = (turn: Turn): Slots =>
  Object.fromEntries(
    Object.entries(slotsFor(turn)).filter(([, one]) => (one ?? '').split(' ').length <= MOST_READ),
  );
const MOST_READ = 14;

/** The step after the second rating says what changed, by how much. */
export function isLookBack(skill: Skill, at: number): boolean {
  return skill.compare !== undefined && skill.steps[at - 1]?.slot === skill.compare.after;
}

export function lookBack(turn: Turn, skill: Skill): string | null {
  const slots = turn.state.skill?.slots ?? {};
  if (!skill.compare || !skill.result) return null;
  const before = Number(slots[skill.compare.before]);
  const after = Number(slots[skill.compare.after]);
  if (Number.isNaN(before) || Number.isNaN(after)) return null;
  const gain = changed(turn, skill);
  const bank = gain > 0 ? skill.result.better : gain === 0 ? skill.result.same : skill.result.worse;
  return turn.words.pick(
    bank,
    { ...slotsFor(turn), before: String(before), after: String(after) },
    { inOrder: true },
  );
}

/** How much better the second figure is; below 0 it got worse. */
export function changed({ state }: Turn, { compare }: Skill): number {
  if (!compare) return 0;
  const [before, after] = [compare.before, compare.after].map((one) =>
    Number(state.skill?.slots[one]),
  );
  const rise = (after ?? 0) - (before ?? 0);
  return compare.better === 'down' ? -rise : rise;
}

/** Over before its last step, with this as the last word on it. */
export function ended(turn: Turn, skill: Skill, text: string): Move {
  const { state } = turn;
  state.done.push({ id: skill.id, before: null, after: null, keep: null, turn: state.turn });
  state.skill = null;
  state.stage = 'explore';
  state.lastOffer = state.turn;
  return { text, shape: 'R', pending: null };
}

export function stopSkill(turn: Turn, skill: Skill): Move {
  const { state, words } = turn;
  state.paused = state.skill;
  state.skill = null;
  state.stage = 'explore';
  state.refused = true;
  state.done.push({ id: skill.id, before: null, after: null, keep: null, turn: state.turn });
  const text =
    words.pick(STOPPED, slotsOf(turn), {}) ??
    words.pick(turn.voice.declined, slotsOf(turn), {}) ??
    'Stopped.';
  return { text, shape: 'RI', pending: null };
}

/** After its last step: the change where it was measured, and in a sentence what they found. */
export function finish(turn: Turn, skill: Skill, own: string | null = null): Move {
  const { state, words, voice } = turn;
  const slots = state.skill?.slots ?? {};
  const number = (name: string | undefined) =>
    name !== undefined && slots[name] !== undefined ? Number(slots[name]) : null;
  const keep = slots.keep ?? slots.after ?? null;
  const last = isLookBack(skill, skill.steps.length) ? lookBack(turn, skill) : null;
  // What made it worse is not for keeping.
  if (last !== null && changed(turn, skill) < 0) return ended(turn, skill, last);
  const mine = foundIn(turn, skill);
  // Two things they settled on are more than one of them held up.
  const both = words.pick(
    ENDINGS[skill.id].filter((line) => line.split('{').length > 2),
    mine,
    { inOrder: true },
  );
  const found = both ?? words.pick(ENDINGS[skill.id], mine, { inOrder: true });
  state.done.push({
    id: skill.id,
    before: number(skill.compare?.before),
    after: number(skill.compare?.after),
    keep,
    turn: state.turn,
  });
  const took = slots[TAKEN[skill.id] ?? 'keep'];
  if (took !== undefined && worth(skill, took, MOST_TAKEN)) take(turn, plainly(took));
  state.skill = null;
  state.stage = 'plan';
  state.lastOffer = state.turn;
  // A time or a place held up at the end would be no more than that.
  const brief =
    keep !== null && TAKEN[skill.id] === undefined && worth(skill, keep, MOST_QUOTED) ? keep : null;
  const text =
    both ??
    words.pick(
      brief === null ? [] : voice.kept,
      slotsOf(turn, { keep: brief }),
      pickOptions(turn),
    ) ??
    found ??
    words.pick(FINISHED, slotsOf(turn, { keep }), {}) ??
    'That was the last step.';
  return { text: [last ?? own, text].filter(Boolean).join(' '), shape: 'R', pending: null };
}

/** Their own words, fit to be said again; what is doubted, or cut short, is not held up. */
function foundIn(turn: Turn, skill: Skill): Slots {
  // "It is true that …, but also …" is asked for with its "but".
  const kind = new Map(skill.steps.map(({ slot, expects }) => [slot, expects]));
  const isDoubted = (name: string, value: string): boolean =>
    kind.get(name) === 'thought'
      ? NOT_FOUND.test(value)
      : kind.get(name) !== 'words' && DOUBTED.test(value);
  const slots = Object.entries(turn.state.skill?.slots ?? {})
    .filter(([name, value]) => !isDoubted(name, value))
    .filter(([, value]) => !value.includes('…'))
    .map(([name, value]) => [name, value.replace(SAID_SO, '“')] as const)
    .filter(([, value]) => value.split(' ').length <= MOST_FOUND);
  return slotsOf(turn, Object.fromEntries(slots));
}
/** "I'd tell her she did enough": the words themselves are kept. */
const SAID_SO =
  /^“(?:i'?d |i would |i'?ll |just )?(?:probably |just )?(?:say|tell (?:her|him|them|my friend))(?: to (?:her|him|them))?,? (?:that )?/i;

/** Kept in the state, for the goodbye and for another day. */
export function take({ state }: Turn, what: string): void {
  state.takeaway = what;
  state.kept = [...state.kept.filter((one) => one !== what), what].slice(-3);
}

const plainly = (text: string): string => text.replace(/[“”]/g, '').replace(/[.!?,\s]+$/, '');

function worth(skill: Skill, kept: string, most: number): boolean {
  const step = skill.steps.find((one) => one.slot === (TAKEN[skill.id] ?? 'keep'));
  return (
    step !== undefined &&
    (WORTH_KEEPING.has(step.expects) || HELPED.has(skill.id)) &&
    !(step.expects === 'thought' ? NOT_FOUND : DOUBTED).test(kept) &&
    kept.split(' ').length <= most
  );
}

/** Where the last answer is a day or a place, this is what they go away with. */
const TAKEN: Partial<Record<SkillId, string>> = {
  exposure_ladder: 'low',
  problem_solving: 'first',
  activation: 'small',
  load_map: 'drop',
};
/** What helped is one thing they can do again. */
const HELPED = new Set<SkillId>(['through_panic', 'grounding']);
const WORTH_KEEPING = new Set<Step['expects']>(['words', 'thought', 'deed', 'liked']);
const DOUBTED =
  /\b(?:but|not sure|don'?t know|no idea|didn'?t|can'?t|dunno|idk|nothing|whatever)\b/i;
/** A sentence may have its "but" and its "can't"; a shrug is none. */
const NOT_FOUND = /\b(?:no idea|dunno|idk|i don'?t know|not sure|nothing really|whatever)\b/i;
const MOST_QUOTED = 6;
const MOST_TAKEN = 10;
const MOST_FOUND = 26;
