/** What happened in the message is asked about in words that were written for it. */
import { happeningsIn } from '../frames/events.ts';
import { PASSING } from '../frames/passing.ts';
import { activeFrame, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { Clause } from '../understand/text.ts';
import type { Question } from './question.ts';
import { rotated } from './rotate.ts';
import { stillOpen } from './told.ts';

/** `about`: only what happened in this clause. */
export function happeningQuestion(turn: Turn, about: Clause | null = null): Question | null {
  // With trauma the details are never asked for: the situation's own questions know how to.
  const careful = turn.voice.id === 'diana' || activeFrame(turn)?.domain === 'trauma';
  const here = about === null ? null : happeningsIn([about]);
  const told = turn.reading.happenings.filter(
    (one) => (!careful || PASSING.includes(one)) && (here === null || here.includes(one)),
  );
  for (const one of told) {
    const text = turn.words.pick(stillOpen(turn, rotated(one.ask, turn)), slotsOf(turn), {
      ...pickOptions(turn),
      inOrder: true,
    });
    if (text !== null) return { text, pending: { kind: 'ask' } };
  }
  return null;
}
