/** "I asked how people live with it": the question stands in the complaint, and is answered as put there. */
import { answerQuestion } from '../answers/index.ts';
import { leftOpen } from '../answers/unsure.ts';
import type { Move, Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';

const AGAIN =
  /\b(?:(?:you|u)(?:'ve| have)? (?:(?:did|have|do)(?:n'?t| not)|didnt|havent|never|still (?:have|did)(?:n'?t| not)) (?:say|said|tell|told|answer|answered)(?: me)?|i (?:just |only |actually )*(?:asked|was asking|wanted to know|want to know)(?: (?:you|u))?) (if|whether|how|what|why|when|where|who|which) ([^.?!]{6,120})/i;

/** The question in its direct form; null where none is said over. */
export function questionAgain(text: string): string | null {
  const [, word, rest] = AGAIN.exec(text.replace(/[’‘]/g, "'")) ?? [];
  if (word === undefined || rest === undefined || rest.trim().split(/\s+/).length < 2) return null;
  return /^(?:if|whether)$/i.test(word) ? `do ${rest.trim()}?` : `${word} ${rest.trim()}?`;
}

/** `lead` owns that it was not answered; where we do not know, that is said, and no apology is left alone. */
export function restated(turn: Turn, lead: string | null): Move | null {
  const message = questionAgain(turn.input.message);
  const { question, weighty } = turn.reading;
  // What has a form of its own is heard as it stands.
  const formed = question !== null && question !== 'open' && question !== 'unknown';
  if (message === null || weighty || formed) return null;
  const reading = understand(message, turn.voice.id);
  const anew: Turn = { ...turn, reading, asides: [], input: { ...turn.input, message } };
  const move = answerQuestion(anew, reading.question ?? 'open');
  const text = move?.text ?? leftOpen(anew);
  if (text === null) return null;
  return {
    shape: 'A',
    pending: null,
    ...move,
    text: [lead, text].filter(Boolean).join(' '),
  };
}
