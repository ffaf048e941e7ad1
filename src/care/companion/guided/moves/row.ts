/** Several things named in one breath: laid side by side, and asked which of them comes first. */
import { type Move, slotsOf, type Turn } from '../turn.ts';

export function rowMove(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  if (reading.row === null || turn.quiet || state.skill || state.drunk || reading.words.length > 24)
    return null;
  if (state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ') return null;
  const text = words.pick(ROWS, slotsOf(turn, { row: reading.row }), {});
  if (text === null) return null;
  delete state.facts.heard;
  state.content++;
  return { text, shape: 'RQ', pending: { kind: 'ask' } };
}

const ROWS = [
  '{row}. Which of those do you think of first?',
  '{row}. Which one matters most?',
  '{row}. Start with any of them.',
];
