/** What kind of question is put to us, and its answer out of the bank. */
import { asksUs } from '../answers/unsure.ts';
import type { Turn } from '../turn.ts';
import { AHEAD, type Bank } from './banks.ts';
import { type AskedKind, kindChances } from './kinds.ts';
import { indexHere, nearest } from './match.ts';

/** What they wrote before it, in so many messages; null where there was nothing. */
function beforeOf({ input }: Turn, messages: number): string | null {
  const told = input.history.filter(({ role }) => role === 'user').slice(-messages);
  return told.length === 0 ? null : told.map(({ content }) => content).join(' ');
}

/** Of what has the form of a question, no more than so much may speak for its asking nothing. */
const NOTHING = 0.85;
/** Of all the kinds, the likeliest needs so much of the chance that it asks at all. */
const LIKELY = 0.25;
const LEAST = 0.05;
/** What has not the form of one has to be so likely, and to ask in some piece of it. */
const UNMARKED = 0.45;

/** Which of `kinds` it is, if it is a question; `formed` where its form tells that it is one. */
export function askedHere(
  turn: Turn,
  kinds: readonly AskedKind[],
  formed: boolean,
): AskedKind | null {
  const chances = kindChances(turn.input.message, beforeOf(turn, 1));
  const none = chances.get('none') ?? 0;
  const fit = [...chances].filter(([one]) => one !== 'none' && kinds.some((kind) => kind === one));
  const all = fit.reduce((sum, [, one]) => sum + one, 0);
  const [kind, chance] = fit.reduce((most, one) => (one[1] > most[1] ? one : most));
  const asks = formed
    ? none < NOTHING && chance >= LIKELY * all && chance >= LEAST
    : chance > none && chance >= UNMARKED && (kind === 'tell' || asksUs(turn));
  return asks ? (kind as AskedKind) : null;
}

/** With `strict` only an entry far ahead of the others is said. */
const STRICTLY = 2;

/** @returns the answer, or null where the bank has none left */
export function answerFrom(turn: Turn, bank: Bank, strict: boolean): string | null {
  const index = indexHere(bank);
  const match = nearest(index, { before: beforeOf(turn, 2), question: turn.input.message });
  const sure =
    match !== null && match.ahead >= AHEAD[bank] * (strict ? STRICTLY : 1)
      ? match.entry
      : undefined;
  const any = index.entries.find(({ id }) => id.endsWith('-any'));
  for (const entry of strict ? [sure] : [sure, any]) {
    const text = turn.words.pick(entry?.answers ?? [], {}, { inOrder: true });
    if (text !== null) return text;
  }
  return null;
}
