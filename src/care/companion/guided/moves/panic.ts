/** A panic attack while they write: no talk about it, one short instruction after another. */

import { skillById } from '../skills/index.ts';
import { beginSkill } from '../skills/run.ts';
import type { Move, Turn } from '../turn.ts';
import { panicNow } from '../understand/panic.ts';

/** Begins at once and without asking leave; null where there is no panic, or it is under way. */
export function panicMove(turn: Turn): Move | null {
  const { state, input } = turn;
  const skill = skillById('through_panic');
  if (!skill || turn.quiet || state.skill?.id === skill.id || !panicNow(input.message)) return null;
  if (state.done.some((one) => one.id === skill.id)) return null;
  // If an exercise of ours brought it on, that is said before anything else.
  const ours = state.skill !== null || state.pending?.kind === 'offer' || latelyDone(turn);
  state.skill = null;
  return beginSkill(turn, skill, ours ? [...OWNED, ...LEADS] : LEADS);
}

const latelyDone = ({ state }: Turn): boolean => state.turn - (state.done.at(-1)?.turn ?? -9) <= 1;

const OWNED = ['We leave the other thing, and I am here. One thing at a time.'];
const LEADS = ['I am here. One thing at a time.', 'All right. We do this together, slowly.'];
