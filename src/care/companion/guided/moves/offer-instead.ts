/** Rather than one more sentence that only listens, something to do together. */
import type { Move, Turn } from '../turn.ts';
import { answerBack } from './answer-back.ts';
import { badMoment, wantsHearing } from './bad-moment.ts';
import { said } from './listening-words.ts';
import { mourning } from './mourning.ts';
import { offerSkill } from './offer.ts';
import { allowsWork } from './workable.ts';

/** Null where it is not due, or nothing fits. */
export const offeredInstead = (turn: Turn): Move | null =>
  offerDue(turn) ? offerSkill(turn, hearing(turn)) : null;

/** An offer without a word on what was told goes past it. */
export const hearing = (turn: Turn): string | null =>
  answerBack(turn) ?? (turn.reading.words.length >= TELLS ? said(turn, 'weight') : null);
/** In words. */
const TELLS = 8;

/** Not where too little has been heard, it is not wanted, or they are telling something. */
export function offerDue(turn: Turn): boolean {
  const { state } = turn;
  const early = state.content < SOON || state.turn - state.lastOffer < WAIT + AFTER * state.passed;
  const unwanted = turn.quiet || state.refused || state.drunk || state.minor || state.passed >= 2;
  if (early || unwanted || !allowsWork(turn)) return false;
  return !badMoment(turn) && !wantsHearing(turn) && !mourning(state);
}
/** Messages heard before, and turns since the last offer. */
const SOON = 4;
const WAIT = 5;
/** And for each that was gone past. */
const AFTER = 4;
