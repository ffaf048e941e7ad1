/** Several things named in one breath: laid side by side. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { wordsOf } from '../understand/text.ts';

export function rowMove(turn: Turn): Move | null {
  const { reading, words, state } = turn;
  if (reading.row === null || turn.quiet || state.skill || reading.words.length > 24) return null;
  if (state.shapes.at(-1) === 'RQ' && state.shapes.at(-2) === 'RQ') return null;
  // The row has to be the message: set down on the way to something else, it is not what is told.
  if (wordsOf(reading.row).length < reading.words.length * 0.6) return null;
  const text = words.pick(ROWS, slotsOf(turn, { row: reading.row }), {});
  if (text === null) return null;
  delete state.facts.heard;
  state.content++;
  return text.endsWith('?')
    ? { text, shape: 'RQ', pending: { kind: 'ask' } }
    : { text, shape: 'R', pending: null };
}

const ROWS = [
  '{row}. Which of them is on your mind most?',
  '{row}. Which do you want to start with?',
  '{row}. Which one matters most?',
  '{row}. You can start with any of them.',
];
