/** What is asked of us and is no matter of the program itself: answered out of the bank. */
import { asksIfNormal } from '../answers/whether-normal.ts';
import { harmTold } from '../answers/worth.ts';
import type { Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { wordsOf } from '../understand/text.ts';
import {
  ASKS,
  answerFrom,
  goesOn,
  kindsOf,
  nothing,
  type Put,
  putHere,
  type Taken,
} from './answer.ts';
import { isBank } from './banks.ts';
import { ofDraft } from './draft.ts';
import { BY_FORM, STRICT } from './forms.ts';
import { ASKED_KINDS } from './kinds.ts';
import { possible } from './possible.ts';

/** `kind` is what its form tells; null where that is nothing. */
export function askedAnswer(turn: Turn, kind: QuestionKind | null): string | null {
  const kinds = kind === null ? ASKED_KINDS : BY_FORM[kind];
  if (kinds === undefined) return null;
  if (turn.state.skill !== null || turn.state.drunk || turn.reading.weighty) return null;
  const fit = possible(turn, kinds);
  const formed = kind !== null;
  const put = putHere(turn, formed);
  if (put === null) return null;
  // A word against themselves has its answer by its form.
  const strict = (kind === null ? undefined : STRICT[kind]) ?? (asksIfNormal(turn) ? 2 : undefined);
  for (const one of kindsOf(put, fit)) {
    if (one.kind === 'back' && goesOn(turn)) continue;
    const answer = answered(turn, put, one, strict);
    if (answer === null) continue;
    // What they write next may be the words.
    if (one.kind === 'say') turn.state.facts.wording = String(turn.state.turn);
    return answer;
  }
  return null;
}

/**
 * Whether it ends by asking us something, by its form and by its sense: "What would I like? For him to talk" says our
 * question again and answers it.
 */
export function asksPlainly(turn: Turn): boolean {
  const put = putHere(turn, false);
  if (put === null || !ASKS.test(put.question)) return false;
  const marked = /\?["”')\s]*$/.test(put.question);
  return toldBehind(turn, put) <= TAIL && nothing(put.chances) < (marked ? SURELY : BARELY);
}
const SURELY = 0.4;
const BARELY = 0.15;
/** In words. */
const TAIL = 8;

function toldBehind({ input: { message } }: Turn, { question }: Put): number {
  return wordsOf(message.slice(message.lastIndexOf(question) + question.length)).length;
}

function answered(turn: Turn, put: Put, { kind, share }: Taken, strict?: number): string | null {
  if (kind === 'draft') return ofDraft(turn);
  // Nobody is acquitted of what they did to another.
  if ((kind === 'judge' || kind === 'tell') && harmTold(turn)) return null;
  return isBank(kind) ? answerFrom(turn, put, kind, { share, strict }) : null;
}
