/** Turns plain sentences into hashed features: words, pairs, word families and their order. */
import { conceptsOf } from './concepts.ts';

/** A power of two, so that hashing is a mask. */
export const BUCKETS = 1 << 14;

const COMMON = new Set(
  'the a an of to and in it is am are was be that this so just for with on at as do have has had if or but from by , really very'.split(
    ' ',
  ),
);
const START = hashOf('^');
const MOST_RECENT = 14;
/** One number per kind of feature, so that the same words in another role fall elsewhere. */
const KIND = {
  word: 1,
  pair: 2,
  skip: 3,
  family: 4,
  far: 5,
  near: 6,
  before: 7,
  context: 8,
} as const;

/** Adds the features of one sentence (" words between spaces ") to a set of buckets. */
export function addFeatures(sentence: string, into: Set<number>): void {
  const recentAt: number[] = [];
  const recent: number[] = [];
  let before = START;
  let content = START;
  let at = 0;
  for (const word of sentence.trim().split(' ')) {
    const { hash, concepts, common } = lookUp(word);
    into.add(mix(KIND.word, hash, 0));
    into.add(mix(KIND.pair, before, hash));
    if (!common) {
      into.add(mix(KIND.skip, content, hash));
      content = hash;
    }
    for (const concept of concepts) {
      into.add(mix(KIND.family, concept, 0));
      for (let one = recent.length - 1; one >= 0; one -= 1) {
        const distance = at - (recentAt[one] ?? 0);
        if (distance > 7) break;
        into.add(mix(KIND.far, recent[one] ?? 0, concept));
        if (distance <= 3) into.add(mix(KIND.near, recent[one] ?? 0, concept));
      }
    }
    const first = concepts[0];
    if (first !== undefined && at > 0) into.add(mix(KIND.before, before, first));
    for (const concept of concepts) {
      recent.push(concept);
      recentAt.push(at);
    }
    while (recent.length > MOST_RECENT) {
      recent.shift();
      recentAt.shift();
    }
    before = hash;
    at += 1;
  }
}

export function addContext(name: string, into: Set<number>): void {
  into.add(mix(KIND.context, hashOf(name), 0));
}

interface Known {
  readonly hash: number;
  readonly concepts: readonly number[];
  readonly common: boolean;
}
const known = new Map<string, Known>();

function lookUp(word: string): Known {
  const found = known.get(word);
  if (found) return found;
  const made = {
    hash: hashOf(word),
    concepts: conceptsOf(word).map(hashOf),
    common: COMMON.has(word),
  };
  if (known.size < 20_000) known.set(word, made);
  return made;
}

function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}

function mix(kind: number, left: number, right: number): number {
  let value = Math.imul(left ^ (kind * 0x9e3779b1), 0x85ebca6b);
  value = Math.imul((value ^ (value >>> 13)) + right, 0xc2b2ae35);
  value ^= value >>> 16;
  return value & (BUCKETS - 1);
}
