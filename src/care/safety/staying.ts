/** After somebody has told us of their thoughts: the next turns stay with it, one thing at a time. */
import { type Heard, heard, namesSomebody, spokeOfTelling } from './disclosure.ts';
import { wasAskedWhom } from './noted.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { isMinor } from './risk.ts';
import { wouldInterrupt } from './timing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

export interface Stayed {
  readonly text: string;
  readonly takesOver: boolean;
  /** True where it asks about thoughts, plan or means, so that a bare "no" is its answer. */
  readonly asks: boolean;
  /** True where they want to speak of something else: our question waits its full time again. */
  readonly rests?: boolean;
}

/** After so many calm turns the talk is theirs again, and danger is asked after now and then. */
const STAYS_FOR = 9;

const withWho = (line: string | null, { who }: Heard): string | null =>
  line?.replaceAll('{who}', () => who ?? 'person') ?? null;

/** What is taken up of the message, most pressing first; at most two things, in a sentence each. */
function takenUp(said: Heard, phrasing: Phrasing): string[] {
  const lines: (string | null)[] = [
    said.unheard ? phrasing.sayOnce('told.heard') : null,
    said.first ? phrasing.sayOnce('told.first') : null,
    said.rest && !phrasing.has('told.rest.') ? phrasing.sayOnce('told.rest') : null,
    said.noPlan && !phrasing.has('told.noplan.') ? phrasing.sayOnce('told.noplan') : null,
    holding(said, phrasing),
    said.words ? phrasing.sayOnce('told.words') : null,
  ];
  return lines.filter((line) => line !== null).slice(0, 2);
}

/** What holds them, once: named as such, or named in answer to our question. */
function holding(said: Heard, phrasing: Phrasing): string | null {
  if (phrasing.has('told.kids.') || phrasing.has('told.reason.')) return null;
  if (said.kids) return phrasing.sayOnce('told.kids');
  const asked = phrasing.has('told.keeps.') && !phrasing.has('told.company.');
  return said.reason || (asked && said.dear) ? phrasing.sayOnce('told.reason') : null;
}

/** The sentences owed to a disclosure itself, and to a message that says it again. */
export function toldParts(
  level: 'passive_ideation' | 'active_ideation',
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): (string | null)[] {
  const said = heard(input.message);
  const { signals } = input.assessment;
  const eased = said.helped ? phrasing.sayOnce('told.eased') : null;
  const taken = [...takenUp(said, phrasing), ...(eased ? [eased] : [])].slice(-2);
  const news = risk.flags.includes('disclosed') && !input.risk?.flags.includes('disclosed');
  const opening: Part = signals.includes('answer.it')
    ? 'told.it'
    : (input.risk?.denied ?? 0) > 0
      ? 'told.back'
      : 'told.ack';
  const acknowledged =
    news && !said.unheard ? [phrasing.say(opening), ...taken.slice(0, 1)] : taken;
  if (acknowledged.length === 0)
    acknowledged.push(phrasing.sayOnce('ack.passive') ?? phrasing.say('told.hear'));
  const people = isMinor(input)
    ? (phrasing.sayOnce('minor') ?? phrasing.say('people.gentle'))
    : phrasing.has('heard.company')
      ? (phrasing.sayOnce('people.near') ?? phrasing.say('people.gentle'))
      : phrasing.say('people.gentle');
  const planAsked = phrasing.has('told.plan.') || phrasing.has('told.within.');
  const ask: Part = planAsked ? 'told.again' : said.noPlan ? 'told.within' : 'told.plan';
  return [
    ...acknowledged,
    phrasing.say('resource.gentle'),
    people,
    ...(level === 'active_ideation'
      ? [phrasing.say('told.means'), phrasing.say(ask)]
      : [
          (news ? phrasing.sayOnce(said.noPlan ? 'told.within' : 'told.kind') : null) ??
            phrasing.say('ask.passive'),
        ]),
    phrasing.say('stay'),
  ];
}

/** The reply to a calm message in those turns; null where the talk may go on by itself. */
export function staying(input: ProtocolInput, risk: RiskState, phrasing: Phrasing): Stayed | null {
  if (risk.calmTurns > STAYS_FOR || phrasing.has('told.leave.')) return null;
  const told = heard(input.message);
  const said = { ...told, named: wasAskedWhom(phrasing) && namesSomebody(input.message) };
  const whole = (lines: readonly (string | null)[]): Stayed => ({
    text: lines.filter((line) => line !== null).join(' '),
    takesOver: true,
    asks: false,
  });
  if (said.plan) return null;
  if (input.assessment.signals.includes('do.it')) {
    if (spokeOfTelling(input.risk?.used ?? [])) return whole([phrasing.say('told.doit')]);
    const line = phrasing.say('resource.now');
    return { ...whole([phrasing.say('told.hear'), line, phrasing.say('told.again')]), asks: true };
  }
  if (said.leave) return { ...whole([phrasing.say('told.leave')]), rests: true };
  if (said.goodbye) {
    const line = phrasing.sayOnce('denied.line');
    return line ? { text: line, takesOver: false, asks: false } : null;
  }
  const taken = takenUp(said, phrasing);
  const answer = answerTo(said, phrasing);
  if (answer) return whole([...taken.slice(0, 1), ...answer]);
  const next = nextQuestion(said, risk, phrasing);
  if (next === null) return taken.length > 0 ? whole(taken) : null;
  const [question, asks] = next;
  // What is asked of us, and is none of this, the companion answers first.
  if (taken.length === 0 && wouldInterrupt(input.message))
    return { text: question, takesOver: false, asks };
  const acknowledged = taken.length > 0 ? taken : [phrasing.sayOnce('told.hear')];
  return { ...whole([...acknowledged, question]), asks };
}

/** What asks for an answer of its own, with its own question behind it. */
function answerTo(
  said: Heard & { readonly named: boolean },
  phrasing: Phrasing,
): (string | null)[] | null {
  const near = said.means ? phrasing.sayOnce('told.near') : null;
  if (near) return [near, phrasing.say('resource.gentle')];
  if (said.worried) {
    const line = phrasing.sayOnce('told.worried');
    const who = phrasing.has('told.reach') ? null : phrasing.sayOnce('told.worried.ask');
    if (line) return [line, who];
  }
  if (said.may) {
    const { do: what, whom } = said.may;
    const line = phrasing.sayOnce('told.may');
    if (line) return [line.replaceAll('{do}', () => what).replaceAll('{whom}', () => whom)];
  }
  const line = said.secret
    ? phrasing.sayOnce('told.secret')
    : said.tooMuch && (spokeOfTelling(phrasing.said()) || said.words)
      ? phrasing.sayOnce('told.toomuch')
      : said.howTell
        ? phrasing.sayOnce('told.howtell')
        : said.burden
          ? phrasing.sayOnce('told.burden')
          : said.reach || said.named
            ? withWho(phrasing.sayOnce(said.who ? 'told.reach.who' : 'told.reach'), said)
            : said.helped
              ? withWho(phrasing.sayOnce(said.who ? 'told.helped.who' : 'told.helped'), said)
              : said.alone && askedWho(phrasing)
                ? phrasing.sayOnce('told.alone')
                : said.company && askedWho(phrasing)
                  ? phrasing.sayOnce('told.with')
                  : null;
  return line === null ? null : [line];
}

/** Who is near was asked, here or while it was most urgent. */
const askedWho = (phrasing: Phrasing): boolean =>
  phrasing.has('told.company.') || phrasing.has('still.ask.') || phrasing.has('ask.imminent.');

/** Somebody is on the way, or there. */
const MET = ['reach.here.', 'reach.coming.', 'near.here.', 'near.coming.', 'near.told.'];

/** What has not been spoken of yet, in the order in which it matters. */
function nextQuestion(
  said: Heard,
  risk: RiskState,
  phrasing: Phrasing,
): [question: string, asks: boolean] | null {
  const spokenOf = (...ids: readonly string[]) => ids.some((id) => phrasing.has(id));
  const plan = spokenOf('told.plan.', 'told.within.', 'ask.active.');
  if (risk.peak !== 'passive_ideation' && !plan) {
    return [phrasing.say(said.noPlan ? 'told.within' : 'told.plan'), true];
  }
  const steps: readonly (readonly [Part, ...string[]])[] = [
    ['told.keeps', 'told.kids.', 'told.reason.', 'reasons.', 'heard.keeps'],
    ['told.company', 'heard.company', 'told.may.', 'told.alone.', 'told.with.', ...MET],
    [
      'told.who',
      'told.reach',
      'told.secret.',
      'told.howtell.',
      'told.worried.ask.',
      'told.burden.',
      'told.may.',
      'heard.who',
      ...MET,
    ],
    ['told.before', 'told.helped'],
    ['told.offer'],
  ];
  for (const [part, ...others] of steps) {
    if (!spokenOf(`${part}.`, ...others)) return [phrasing.say(part), false];
  }
  return null;
}
