/** What happened in the message is asked about in words that were written for it. */
import { PASSING } from '../frames/passing.ts';
import { activeFrame, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { Question } from './asking.ts';
import { rotated } from './rotate.ts';
import { stillOpen } from './told.ts';

export function happeningQuestion(turn: Turn): Question | null {
  // With trauma the details are never asked for: the situation's own questions know how to.
  const careful = turn.voice.id === 'diana' || activeFrame(turn)?.domain === 'trauma';
  const told = turn.reading.happenings.filter((one) => !careful || PASSING.includes(one));
  for (const one of told) {
    const text = turn.words.pick(stillOpen(turn, rotated(one.ask, turn)), slotsOf(turn), {
      ...pickOptions(turn),
      inOrder: true,
    });
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  return null;
}
