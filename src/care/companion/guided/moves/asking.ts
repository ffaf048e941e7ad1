/** One question: what was let drop, what a clause leaves open, or one that fits any trouble. */
import { piecesHere } from '../dialogue-acts/here.ts';
import { fitAlone } from '../responses/fit.ts';
import { responses } from '../responses/read.ts';
import type { Pending } from '../state.ts';
import { slotsOf, type Turn } from '../turn.ts';
import { use, wasUsed } from '../used.ts';
import { happeningQuestion } from './happening.ts';
import { said, tellsSince } from './listening-words.ts';
import { personSlots } from './others.ts';
import { stillOpen } from './told.ts';

export interface Question {
  readonly text: string;
  readonly pending: Pending;
}

/** The best there is; null where none is left. */
export const questionHere = (turn: Turn): Question | null =>
  questionOfIt(turn) ?? anyQuestion(turn);

/** One that fits what is told or what the talk is about; null where neither leaves one open. */
export const questionOfIt = (turn: Turn): Question | null =>
  droppedQuestion(turn) ?? fittingQuestion(turn);

/** Terse people tell things in passing and little else: what was let drop is asked about. */
export const droppedQuestion = (turn: Turn): Question | null =>
  turn.reading.words.length > TERSE ? null : happeningQuestion(turn);
const TERSE = 8;

/** What the clause it is surest of leaves open; null where none is sure. */
export function fittingQuestion(turn: Turn): Question | null {
  const best = new Map<string, number>();
  for (const { text } of piecesHere(turn))
    for (const [id, chance] of fitAlone(text).questions)
      if (chance >= SURE && !NONE.has(id) && !(OF_TIME.has(id) && tellsSince(text)))
        best.set(id, Math.max(chance, best.get(id) ?? 0));
  const slots = slotsOf(turn, personSlots(turn));
  for (const [id] of [...best].sort(([, one], [, other]) => other - one)) {
    if (wasUsed(turn.state, `q:${id}`)) continue;
    const question = responses().questions.get(id);
    const text =
      turn.words.pick(stillOpen(turn, question?.own.get(turn.voice.id) ?? []), slots) ??
      turn.words.pick(stillOpen(turn, question?.lines ?? []), slots);
    if (text === null) continue;
    use(turn.state, `q:${id}`);
    return { text, pending: { kind: 'ask' } };
  }
  return null;
}
/** Of played messages every second of these was wrong, and of less sure ones more. */
const SURE = 0.2;
const OF_TIME: ReadonlySet<string> = new Set(['how-long', 'when-was', 'since', 'how-often']);
const NONE: ReadonlySet<string> = new Set(['none', 'go-on', 'take-time', 'leave-there']);

/** One that fits any trouble. */
export function anyQuestion(turn: Turn): Question | null {
  const text = said(turn, 'ask');
  return text === null ? null : { text, pending: { kind: 'ask' } };
}
