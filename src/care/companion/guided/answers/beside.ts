/** A question nobody can answer from here, beside something told: the telling is taken up first. */
import { richMove } from '../moves/rich.ts';
import { sayBack } from '../moves/sayback.ts';
import { situationSaid } from '../moves/situation.ts';
import { begunBeside, topicMove } from '../moves/topic.ts';
import { askedOfTopic } from '../moves/topic-answer.ts';
import type { Move, Turn } from '../turn.ts';
import { isRich } from '../understand/gist.ts';
import { understand } from '../understand/index.ts';
import type { QuestionKind } from '../understand/questions.ts';

/** How much must be told besides, in words. */
const ENOUGH = 8;

/** Null where little is told besides, or none of it can be said back. */
export function besides(turn: Turn, kind: QuestionKind): Move | null {
  if (!UNANSWERABLE.has(kind) || turn.state.skill !== null || turn.quiet) return null;
  // The guide that leads knows an answer: nothing is left open then.
  if (turn.state.topic !== null && askedOfTopic(turn.reading) !== null) return null;
  const told = turn.reading.text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((line) => !/\?["”')\s]*$/.test(line))
    .join(' ');
  if (told.split(/\s+/).length < ENOUGH) return null;
  const reading = understand(told, turn.voice.id);
  if (reading.question !== null) return null;
  const aside = { ...turn, reading, input: { ...turn.input, message: told } };
  // They went on from it at length: it was asked in passing, and what came after is the matter.
  if (isRich(reading) && !/\?["”')\s]*$/.test(turn.reading.text)) {
    turn.state.content++;
    return richMove(aside);
  }
  const begins = begunBeside(turn, null);
  if (begins) return begins;
  // In a guide the telling is a reply, and is answered as one.
  const heard = turn.state.topic === null ? null : topicMove({ ...aside, quiet: true });
  const lead = heard?.text ?? situationSaid(aside) ?? sayBack(aside)?.text ?? null;
  if (lead === null || lead.includes('?')) return null;
  const open = turn.words.pick(LEFT_OPEN, {}, { inOrder: true });
  if (open === null) return null;
  turn.state.content++;
  return { text: `${lead} ${open}`, shape: 'R', pending: { kind: 'ask' } };
}

const UNANSWERABLE = new Set<QuestionKind>(['open', 'unknown']);
const LEFT_OPEN = [
  'What you ask there I have to leave open.',
  'Your question stands, and I cannot settle it from here.',
  'I have heard the question too, and I do not know.',
  'For the question itself I know too little.',
];
