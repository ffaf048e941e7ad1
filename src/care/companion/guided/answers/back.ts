/** Behind an answer: the exercise's open step, or a way back to what they were saying. */
import { noteTopic } from '../moves/topic.ts';
import { resumeSkill } from '../skills/run.ts';
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { ABOUT_ITSELF, FINAL } from './kinds.ts';
import { threadSlots } from './thread-slots.ts';

/** Of so many words some may have told what it is about. */
const TELLING = 8;

const ASKS_FOR_WORDS =
  /\b(?:what would (?:the first sentence|you (?:say first|write)|the shortest version|you say)|how would the shortest version)\b[^.?!]*\?$/i;

/** The answer, then the exercise's open step, or a way back to what they were saying. */
export function back(turn: Turn, answer: string, kind: QuestionKind): Move {
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  if (resumed !== null) {
    // One question only: the step's own.
    const plain = answer.split(/(?<=[.!?…])\s+/).filter((sentence) => !sentence.endsWith('?'));
    return { text: [...plain, resumed].join(' '), shape: 'A', pending: null };
  }
  // What they answer to this is a draft.
  if (ASKS_FOR_WORDS.test(answer)) turn.state.facts.wording = String(turn.state.turn);
  if (/\?["”]?$/.test(answer) || turn.quiet) return { text: answer, shape: 'A', pending: null };
  const long = answer.split(/\s+/).length > 48;
  if (FINAL.has(kind)) return { text: answer, shape: 'A', pending: null };
  if (long) return { text: answer, shape: 'A', pending: null };
  if (turn.reading.words.length >= TELLING) noteTopic(turn);
  const slots = threadSlots(turn);
  const thread =
    slots.old === null || turn.state.facts.plain !== undefined || !ABOUT_ITSELF.has(kind)
      ? null
      : turn.words.pick(turn.voice.thread, slots, pickOptions(turn));
  // A greeting behind an answer is one too many once they have begun to talk.
  const begun = turn.state.turn > 1 || turn.state.quotes.length > 0 || turn.state.frames.length > 0;
  return {
    text: [answer, thread ?? (begun ? null : opening(turn))].filter(Boolean).join(' '),
    shape: 'A',
    pending: null,
  };
}

/** A way in, without the greeting: they have been answered already. */
function opening(turn: Turn): string | null {
  const line = turn.words.pick(turn.voice.hello, slotsOf(turn), pickOptions(turn));
  return (
    line?.replace(/^(?:hello|hi|hey|hiya|evening|welcome|good|well)\b[^.?!]*[.!]\s*/i, '') || line
  );
}
