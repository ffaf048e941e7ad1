/** A message cut where one thing ends and the next begins, as far as marks and joining words show it. */
import { lately } from '#care/lately.ts';

const SENTENCE = /(?<=[.!?…])\s+|\n+/;
const JOINT =
  /\s+(?=(?:and|but|so|then|because|cos|cause|anyway) (?:i|he|she|they|it|we|then|my|the|there)(?:['’]\w+)?\b)|,\s+(?=(?:i|he|she|they|it|we|but|and|so|then|because)(?:['’]\w+)?\b)|\s+[-–—]+\s+/i;
/** Fewer say nothing apart from what they hang on. */
const LEAST = 3;

/** In order; what is too short to stand alone stays with what comes before it, or else after it. */
export const piecesOf = lately(4, (message): readonly string[] =>
  message.split(SENTENCE).flatMap(joined),
);

function joined(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(JOINT).map((one) => one.trim())) {
    if (part === '') continue;
    const before = parts.at(-1);
    const short = part.split(/\s+/).length < LEAST;
    const waits = before !== undefined && before.split(/\s+/).length < LEAST;
    if (before !== undefined && (short || waits)) parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  return parts;
}
