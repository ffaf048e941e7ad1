/** What kind of reply is due after the last ones, so that none of them becomes a habit. */
import type { Shape, Turn } from '../turn.ts';

/** Never three turns of one shape, never two of bare questions. */
export function shapeDue(turn: Turn): Shape {
  if (turn.state.turn <= turn.state.unasked) return turn.state.shapes.at(-1) === 'RI' ? 'R' : 'RI';
  const [last, before] = [turn.state.shapes.at(-1), turn.state.shapes.at(-2)];
  const long = turn.reading.words.length > 12;
  if (turn.state.asked >= 2 || (last === 'RQ' && before === 'RQ')) return long ? 'R' : 'RI';
  if (last === 'Q') return 'R';
  if (last === 'RI' && before === 'RI') return 'R';
  if (last === 'RQ' && turn.reading.size === 'wall') return 'R';
  return 'RQ';
}
