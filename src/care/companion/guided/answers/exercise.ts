/** An exercise that is asked for: begun, gone on with, or offered. */
import { offerSkill } from '../moves/offer.ts';
import { ASKS_WHAT_IF, doesItWork, ifItFails } from '../skills/evidence.ts';
import { skillById } from '../skills/index.ts';
import { beginSkill, resumeSkill } from '../skills/run.ts';
import type { Move, Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { skillFor, skillNamed } from './requests.ts';

/** Null where none was asked for. */
export function exerciseWanted(turn: Turn, kind: QuestionKind): Move | null {
  const { state, reading } = turn;
  const other = kind === 'exercise' ? skillNamed(reading.text) : null;
  const elsewhere = other !== null && other.id !== state.skill?.id;
  if (state.skill && !elsewhere && WAY_ON.has(kind) && reading.words.length <= 16) {
    const step = resumeSkill(turn);
    if (step !== null) return { text: step, shape: 'K', pending: null };
  }
  const length = howLong(turn);
  if (length !== null) return length;
  if (kind === 'exercise' || kind === 'do_it') return requested(turn, kind);
  const advised = state.turn - Number(state.facts.advised ?? Number.NaN) <= 1;
  return advised && HOW.test(reading.text) ? requested(turn, 'exercise') : null;
}

/** Whether what was just done or offered works, and what if it does not. */
export function whetherItWorks({ state, reading, words }: Turn, kind: QuestionKind): string | null {
  const done = state.done.at(-1);
  const lately = done !== undefined && state.turn - (done.turn ?? -99) <= LATELY ? done.id : null;
  const id = state.skill?.id ?? lately;
  if (id === null) return null;
  const of = ASKS_WHAT_IF.test(reading.text)
    ? ifItFails(id)
    : kind === 'will_it_work'
      ? doesItWork(id)
      : [];
  return words.pick(of, {}, { inOrder: true });
}
/** Turns. */
const LATELY = 4;

/** In an exercise these ask for the next step, and no more. */
const WAY_ON = new Set<QuestionKind>(['exercise', 'do_it', 'what_should_i_do', 'how_does_it_work']);

/** "Is it long?", of what is on the table. */
function howLong({ state, reading, words }: Turn): Move | null {
  const open = state.pending?.kind === 'offer' ? state.offered?.skill : state.skill?.id;
  const skill = open === undefined || !IS_IT_LONG.test(reading.text) ? null : skillById(open);
  if (!skill) return null;
  const text = words.pick(MINUTES, { m: String(skill.minutes) }, { inOrder: true });
  return text === null ? null : { text, shape: 'A', pending: state.pending };
}
const IS_IT_LONG =
  /\b(?:is (?:it|that|this) (?:very |too |really )?long|how long (?:is|does|will|would) (?:it|that|this)|does (?:it|that|this) take (?:long|ages|a while))\b/i;
const MINUTES = [
  'About {m} minutes, and you can stop at any point. Shall we?',
  'Some {m} minutes. We can also do the first step only. Do you want to?',
];

/** "How?", after we said that something can be done. */
const HOW =
  /^(?:(?:ok(?:ay)?|and|but|so|yes|well),? )*(?:how|like what|such as|what|how so)(?: then| exactly)?[?!. ]*$/i;

/** An exercise that was asked for by name, or is wanted this minute, begins at once. */
function requested(turn: Turn, kind: 'exercise' | 'do_it'): Move | null {
  const { state, reading } = turn;
  const named = skillNamed(reading.text);
  const waiting = state.offered === null ? null : skillById(state.offered.skill);
  const fits = skillFor(reading.text);
  state.refused = false;
  if (named) return beginSkill(turn, named);
  // "Is there anything i can do in the car?" asks for what can be done there.
  const there = fits === null && THERE.test(reading.text) ? skillById('paced_breathing') : null;
  if (there) return offerSkill(turn, turn.words.pick(YES_THERE_IS, {}, { inOrder: true }), there);
  const now = kind === 'do_it' ? (waiting ?? fits ?? skillById('paced_breathing')) : waiting;
  if (now && (fits === null || fits === now)) return beginSkill(turn, now);
  return offerSkill(turn, turn.words.pick(YES_THERE_IS, {}, { inOrder: true }), fits ?? undefined);
}

const THERE =
  /\b(?:in|on|at) (?:the|a|my|his|her) (?:car|bus|train|plane|tram|tube|office|meeting|queue|shop|street|lift|dentist|waiting room|class\w*|lecture|exam|party|bed|bath(?:room)?|loo|toilet)\b|\bat (?:work|school)\b/i;

const YES_THERE_IS = [
  'Yes.',
  'Yes, there is something we can do.',
  'All right, something to do, then.',
];
