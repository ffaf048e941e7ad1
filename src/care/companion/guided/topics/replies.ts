/** What a message asks of a matter that its topic guide has an answer to. */
import { plainWords } from '../situations/index.ts';
import type { Reading } from '../understand/index.ts';
import type { Known, Topic } from './types.ts';

/**
 * The question of this matter that has an answer of its own; null for what is told, and for any other question.
 * @param plain as `plainWords` gives it
 */
export const askIn = (topic: Topic, plain: string): Known | null =>
  ASKS.test(plain) ? (topic.asks.find(({ words }) => words(plain)) ?? null) : null;

const ASKS =
  /\b(?:should|shall|do|did|can|could|must|am|is|was|does|would|will) (?:i|it|that|we|you|they|he|she)\b|\bhow (?:do|does|can|could) (?:other |most )?(?:people|others|anyone|anybody|one)\b|\bi (?:wonder|do not know) (?:if|whether)\b/;

export const plainOf = ({ text }: Reading): string => plainWords(text);
