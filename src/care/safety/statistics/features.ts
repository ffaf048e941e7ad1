/** Turns plain words into hashed features: each word, its neighbours, and the same of its stem. */
import { stemOf } from './stem.ts';

/** A power of two, so that hashing is a mask. */
export const BUCKETS = 1 << 21;

/** One number per kind of feature, so that the same words in another role fall elsewhere. */
const KIND = {
  word: 1,
  pair: 2,
  skip: 3,
  triple: 4,
  stem: 5,
  stemPair: 6,
  stemSkip: 7,
} as const;

interface Known {
  readonly word: number;
  readonly stem: number;
}
const known = new Map<string, Known>();
const MOST_KNOWN = 20_000;

/** Which buckets the text at hand has used: open addressing, small enough for the nearest cache. */
const SLOTS = 1 << 12;
const slots = new Int32Array(SLOTS);
/** Words that one call may bring, so that the slots stay half empty. */
const MOST_WORDS = 280;

/** The buckets of a text of at most `MOST_WORDS`, each once, in order of first appearance. */
export function featuresOf(words: readonly string[]): number[] {
  const found: number[] = [];
  slots.fill(-1);
  const add = (bucket: number) => {
    let at = bucket & (SLOTS - 1);
    while (slots[at] !== -1) {
      if (slots[at] === bucket) return;
      at = (at + 1) & (SLOTS - 1);
    }
    slots[at] = bucket;
    found.push(bucket);
  };
  let before: Known | null = null;
  let beforeThat: Known | null = null;
  for (const written of words.slice(0, MOST_WORDS)) {
    const { word, stem } = lookUp(written);
    add(mix(KIND.word, word, 0));
    add(mix(KIND.stem, stem, 0));
    if (before) {
      add(mix(KIND.pair, before.word, word));
      add(mix(KIND.stemPair, before.stem, stem));
    }
    if (before && beforeThat) {
      add(mix(KIND.skip, beforeThat.word, word));
      add(mix(KIND.stemSkip, beforeThat.stem, stem));
      add(mix(KIND.triple, mix(KIND.pair, beforeThat.word, before.word), word));
    }
    beforeThat = before;
    before = { word, stem };
  }
  return found;
}

function lookUp(word: string): Known {
  const found = known.get(word);
  if (found) return found;
  const made = { word: hashOf(word), stem: hashOf(stemOf(word)) };
  if (known.size < MOST_KNOWN) known.set(word, made);
  return made;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}

function mix(kind: number, left: number, right: number): number {
  let value = Math.imul(left ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul((value ^ (value >>> 13)) + right, 0xc2b2ae35);
  value ^= value >>> 16;
  return value & (BUCKETS - 1);
}
