/** What the message at hand does, piece by piece. */

import type { Turn } from '../turn.ts';
import { VOICES } from '../voices/index.ts';
import { actsIn, type DialogueAct, type Piece } from './classify.ts';

const known = new WeakMap<Turn['input'], readonly Piece[]>();

export function piecesHere({ input }: Turn): readonly Piece[] {
  const found = known.get(input);
  if (found) return found;
  const ours =
    input.history.findLast(({ role }) => role === 'assistant')?.content ??
    VOICES[input.therapistId].welcome[0] ??
    '';
  const pieces = actsIn(input.message, ours);
  known.set(input, pieces);
  return pieces;
}

/** How likely some piece of it, or one of its last `among`, is such an act: from 0 to 1. */
export const chanceOf = (turn: Turn, act: DialogueAct, among = Number.POSITIVE_INFINITY): number =>
  piecesHere(turn)
    .slice(-among)
    .reduce((most, { chances }) => Math.max(most, chances.get(act) ?? 0), 0);
