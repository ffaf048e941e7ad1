/** What kind of question is put to us, and its answer out of the bank. */
import { whoKnows } from '../answers/practical.ts';
import type { Chances } from '../learnt/classifier.ts';
import { lastOurs, type Turn, theirWords } from '../turn.ts';
import { piecesOf } from '../understand/pieces.ts';
import { wordsOf } from '../understand/text.ts';
import { AHEAD, ANY, type Bank } from './banks.ts';
import { type AskedKind, kindChances } from './kinds.ts';
import { indexHere, nearest } from './match.ts';

/** What they wrote before it, in so many messages; null where there was nothing. */
function beforeOf(turn: Turn, messages: number): string | null {
  const told = theirWords(turn, messages);
  return told.length === 0 ? null : told.join(' ');
}

/**
 * How much may speak for its asking nothing: of what has the form of a question, of a piece with its mark, and of
 * what has neither (of 1,120 such messages in played talks 25 were below it, most of them questions).
 */
const NOTHING = { formed: 0.95, marked: 0.75, bare: 0.5 } as const;

/** What is asked, apart from what is told around it. */
export interface Put {
  readonly question: string;
  /** What was written before and around it; null where there was nothing. */
  readonly told: string | null;
  readonly chances: Chances;
}

/** In a longer message the last piece that asks; null where nothing does. */
export function putHere(turn: Turn, formed: boolean): Put | null {
  const { message } = turn.input;
  const pieces = piecesOf(message);
  const parts =
    pieces.length < 2 || pieces.length > MOST ? [] : pieces.filter((one) => ASKS.test(one));
  const puts = parts.map((question): [Put, number] => {
    const others = pieces.filter((one) => one !== question);
    const told = [beforeOf(turn, 1), ...others].filter((one) => one !== null).join(' ');
    return [{ question, told, chances: kindChances(question, told) }, NOTHING.marked];
  });
  const whole: Put = {
    question: message,
    told: beforeOf(turn, 1),
    chances: kindChances(message, beforeOf(turn, 1)),
  };
  const marked = message.trim().endsWith('?') ? NOTHING.marked : NOTHING.bare;
  const asking = puts.findLast(([{ chances }, most]) => nothing(chances) < most);
  if (asking !== undefined) return asking[0];
  return nothing(whole.chances) < (formed ? NOTHING.formed : marked) ? whole : null;
}
/** "Today? Suit fitting. My niece is getting married": who asks back and goes on has understood us. */
export function goesOn({ input: { message } }: Turn): boolean {
  const asked = message.lastIndexOf('?');
  return asked >= 0 && wordsOf(message.slice(asked + 1)).length > ASIDE;
}
/** In words. */
const ASIDE = 3;
export const nothing = (chances: Chances): number => chances.get('none') ?? 0;
/** More is a story, and what is asked in it is part of that. */
const MOST = 8;
/** A piece with its mark, or the beginning of a question or of a wish. */
export const ASKS =
  /\?["”')\s]*$|^(?:(?:and|but|so|or|ok(?:ay)?|well|anyway|pls|please|like)[, ]+)*(?:what|which|who|whom|where|when|why|how|is|are|am|was|do|does|did|can|could|would|should|will|shall|have|has|any idea|tell me|say|give me|pick|just (?:say|tell))\b/i;

/** Of what it may be, what it is taken for needs so much. */
const LIKELY = 0.4;

/** A kind of question, and its share of what the question may be. */
export interface Taken {
  readonly kind: AskedKind;
  readonly share: number;
}

/** Which of `kinds` it may be, the likeliest first. */
export function kindsOf({ chances }: Put, kinds: readonly AskedKind[]): readonly Taken[] {
  const asks = [...chances].filter(([one]) => one !== 'none');
  const all = asks.reduce((sum, [, chance]) => sum + chance, 0);
  return asks
    .map(([one, chance]): Taken => ({ kind: one as AskedKind, share: chance / all }))
    .filter(({ kind, share }) => share >= LIKELY && kinds.includes(kind))
    .sort((one, other) => other.share - one.share);
}

/**
 * @param share of the kind in what the question may be; 1 where it is known
 * @param strict only an entry so many times as far ahead as it has to be is said, and none for the rest
 * @returns the answer, or null where the bank has none that surely fits
 */
export function answerFrom(
  turn: Turn,
  put: Put | null,
  bank: Bank,
  { share, strict }: { readonly share: number; readonly strict?: number | undefined },
): string | null {
  const index = indexHere(bank);
  const match = nearest(index, {
    before: [beforeOf(turn, 2), put?.told].filter((one) => one).join(' ') || null,
    question: put?.question ?? turn.input.message,
  });
  const ours = lastOurs(turn);
  const sure =
    match !== null &&
    match.ahead >= AHEAD[bank] * (strict ?? 1) &&
    match.entry.about?.test(ours) !== false
      ? match.entry
      : undefined;
  const any =
    strict === undefined && share >= ANY[bank]
      ? index.entries.find(({ id }) => id.endsWith('-any'))
      : undefined;
  const pick = (entry: typeof sure) => turn.words.pick(entry?.answers ?? [], {}, { inOrder: true });
  return pick(sure) ?? whoKnows(turn) ?? pick(any);
}
