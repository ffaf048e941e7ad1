/** Rather than one more sentence that only listens, something to do together. */
import type { Move, Turn } from '../turn.ts';
import { badMoment, wantsHearing } from './bad-moment.ts';
import { mourning } from './mourning.ts';
import { offerSkill } from './offer.ts';
import { allowsWork } from './workable.ts';

/** Null where it is not due, or nothing fits. */
export const offeredInstead = (turn: Turn): Move | null =>
  offerDue(turn) ? offerSkill(turn, null) : null;

/** Not where too little has been heard, it is not wanted, or they are telling something. */
export function offerDue(turn: Turn): boolean {
  const { state } = turn;
  const early = state.content < SOON || state.turn - state.lastOffer < WAIT + AFTER * state.passed;
  const unwanted = turn.quiet || state.refused || state.drunk || state.minor || state.passed >= 2;
  if (early || unwanted || !allowsWork(turn)) return false;
  return !badMoment(turn) && !wantsHearing(turn) && !mourning(state);
}
/** Messages heard before, and turns since the last offer. */
const SOON = 3;
const WAIT = 5;
/** And for each that was gone past. */
const AFTER = 4;
