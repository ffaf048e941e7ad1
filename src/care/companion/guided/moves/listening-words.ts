/** Lines that may be said to anything, and when a question may follow. */
import { type ListeningKind, listeningLines } from '../listening/read.ts';
import { pickOptions, slotsOf, type Turn } from '../turn.ts';
import { mourning } from './mourning.ts';

/** Null where all of that kind have been said. */
export function said(turn: Turn, kind: ListeningKind): string | null {
  const { voice, words, reading } = turn;
  const slots = slotsOf(turn, {
    p: kind === 'person' ? reading.people[0]?.label : null,
    lost: turn.state.facts.lost,
  });
  const lines = listeningLines(voice.id)[kind];
  const fit = mourning(turn.state) ? lines.filter((line) => !OF_THE_WORST.test(line)) : lines;
  return words.pick(fit, slots, pickOptions(turn));
}

/** Who mourns is not asked what hurts most. */
const OF_THE_WORST = /\b(?:hard\w*|worst|heaviest|most difficult|hurts most)\b/i;

/** No question before a question of ours was followed by something else. */
export const mayAsk = ({ state, quiet, reading }: Turn): boolean =>
  !quiet && !reading.weighty && state.turn > state.unasked && state.asked === 0;

/** Three of one shape in a row are a habit. */
export function shapeOf({ state }: Turn, shape: 'R' | 'RI'): 'R' | 'RI' {
  const same = state.shapes.length > 1 && state.shapes.slice(-2).every((one) => one === shape);
  return same ? (shape === 'R' ? 'RI' : 'R') : shape;
}
