/** What a message's words mean on average, as one vector: unlike words of like meaning lie close. */
import { readFileSync } from 'node:fs';

/** As scripts/pack-word-vectors.ts writes it: words from the commonest, one signed byte a dimension. */
interface Packed {
  readonly dimensions: number;
  readonly words: string;
  readonly table: string;
}

interface Vectors {
  readonly dimensions: number;
  /** The place of each word, from 0, the commonest. */
  readonly places: ReadonlyMap<string, number>;
  readonly table: Int8Array;
}

export const DIMENSIONS = 64;

/** "The" and "and" say little of what a message is about: the first few hundred words count less. */
const weightOf = (place: number): number => Math.min(1, (place + 20) / 400);

let known: Vectors | null = null;

function load(): Vectors {
  const file = new URL('./word-vectors.json', import.meta.url);
  const { dimensions, words, table } = JSON.parse(readFileSync(file, 'utf8')) as Packed;
  const bytes = Buffer.from(table, 'base64');
  return {
    dimensions,
    places: new Map(words.split(' ').map((word, place) => [word, place])),
    table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
}

/** Of unit length; zeros where no word is known. */
export function meaningOf(words: readonly string[]): Float64Array {
  known ??= load();
  const { dimensions, places, table } = known;
  const sum = new Float64Array(dimensions);
  for (const word of words) {
    const place = places.get(word);
    if (place === undefined) continue;
    const weight = weightOf(place);
    const row = place * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (table[row + at] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((one) => one / length);
}
