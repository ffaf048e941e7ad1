/** Turns plain words into hashed features: each word, what stands next to it, and what stands near. */
import { stemOf } from './stem.ts';

/** A power of two, so that hashing is a mask. */
export const BUCKETS = 1 << 21;

const HAN = /\p{Script=Han}/u;
const EACH_HAN = /\p{Script=Han}/gu;

/**
 * Sentences as `sentences()` gives them, as one row of words with a full stop between them.
 * Chinese puts no space between words, so every sign of it counts as one.
 */
export function wordsOf(parts: readonly string[]): string[] {
  const text = parts.join(' . ');
  const spaced = HAN.test(text) ? text.replace(EACH_HAN, ' $& ') : text;
  return spaced.split(' ').filter(Boolean);
}

/** One number per kind of feature, so that the same words in another role fall elsewhere. */
const KIND = {
  word: 1,
  pair: 2,
  skip: 3,
  triple: 4,
  stem: 5,
  stemPair: 6,
  stemSkip: 7,
  near: 8,
  around: 9,
  piece: 10,
} as const;

/** What counts beside words and what they make with the two before. */
export interface Reach {
  /** Two stems at most so many words apart count as standing near each other, in either order. */
  readonly near: number;
  /** Two stems side by side count with each at most so many words away; none unless told. */
  readonly around?: number;
  /** Do pieces of words count? */
  readonly pieces?: boolean;
}

interface Known {
  readonly word: number;
  readonly stem: number;
  readonly pieces: readonly number[];
}
const known = new Map<string, Known>();
const MOST_KNOWN = 20_000;

/** Which buckets the text at hand has used: open addressing, small enough for the nearest cache. */
const SLOTS = 1 << 14;
const slots = new Int32Array(SLOTS);
/** The buckets found so far, kept from call to call: this runs on everything that anybody writes. */
const found = new Int32Array(SLOTS);
let count = 0;
/** Of the slots in use, one less than a power of two. */
let mask = SLOTS - 1;

/** The word, its stem, and what they make with the two before. */
const FEATURES_A_WORD = 7;
/** Of most words; a longer one takes the place of shorter ones. */
const PIECES_A_WORD = 5;
const PIECE = 4;

/** At least twice as many as there may be features, so that half stay empty. */
function slotsFor(features: number): number {
  return Math.min(SLOTS, 1 << (33 - Math.clz32(Math.max(features, 8))));
}
/** Words that one call may bring, so that the slots stay half empty. */
const MOST_WORDS = 280;
/** Which buckets a text falls into. */
export type Features = Int32Array<ArrayBuffer>;

/** Words as the numbers that features are made of: the words themselves, and their stems. */
export interface Hashed {
  readonly length: number;
  readonly words: Int32Array;
  readonly stems: Int32Array;
  readonly pieces: readonly (readonly number[])[];
}

export function hashed(words: readonly string[]): Hashed {
  const { length } = words;
  const whole = new Int32Array(length);
  const stems = new Int32Array(length);
  // In one pass: `Int32Array.from` took the detector a twentieth longer.
  const pieces = words.map((word, at) => {
    const known = lookUp(word);
    whole[at] = known.word;
    stems[at] = known.stem;
    return known.pieces;
  });
  return { length, words: whole, stems, pieces };
}

/** The buckets of a text of at most `MOST_WORDS`, each once, in order of first appearance. */
export function featuresOf(words: readonly string[], reach: Reach): Features {
  return featuresIn(hashed(words), 0, words.length, reach);
}

/** The same of the words `from` up to, but not including, `to`. */
export function featuresIn(text: Hashed, from: number, to: number, reach: Reach): Features {
  const { near, around = 0, pieces = false } = reach;
  const end = Math.min(to, text.length, from + MOST_WORDS);
  count = 0;
  // A sentence needs a corner of the slots: to clear them all would cost more than to read it.
  const aWord = FEATURES_A_WORD + near + 2 * around + (pieces ? PIECES_A_WORD : 0);
  mask = slotsFor((end - from) * aWord) - 1;
  slots.fill(-1, 0, mask + 1);
  for (let at = from; at < end; at += 1) {
    const stem = text.stems[at] ?? 0;
    add(mix(KIND.word, text.words[at] ?? 0, 0));
    add(mix(KIND.stem, stem, 0));
    if (at > from) beside(text, at, from);
    for (let other = Math.max(from, at - near); other < at; other += 1) {
      const before = text.stems[other] ?? 0;
      add(mix(KIND.near, Math.min(before, stem), Math.max(before, stem)));
    }
    if (around > 0 && at > from) surrounded(text, at, from, end, around);
    if (pieces) for (const piece of text.pieces[at] ?? []) add(mix(KIND.piece, piece, 0));
  }
  return found.slice(0, count);
}

/** What the word makes with the one or two right before it. */
function beside({ words, stems }: Hashed, at: number, from: number): void {
  const word = words[at] ?? 0;
  const stem = stems[at] ?? 0;
  const before = words[at - 1] ?? 0;
  add(mix(KIND.pair, before, word));
  add(mix(KIND.stemPair, stems[at - 1] ?? 0, stem));
  if (at - from < 2) return;
  const beforeThat = words[at - 2] ?? 0;
  add(mix(KIND.skip, beforeThat, word));
  add(mix(KIND.stemSkip, stems[at - 2] ?? 0, stem));
  add(mix(KIND.triple, mix(KIND.pair, beforeThat, before), word));
}

/** What the stem and the one before it make with each that stands around them. */
function surrounded(
  { stems }: Hashed,
  at: number,
  from: number,
  end: number,
  around: number,
): void {
  const pair = mix(KIND.stemPair, stems[at - 1] ?? 0, stems[at] ?? 0);
  const last = Math.min(end, at + 1 + around);
  for (let other = Math.max(from, at - 1 - around); other < last; other += 1) {
    if (other < at - 1 || other > at) add(mix(KIND.around, pair, stems[other] ?? 0));
  }
}

function add(bucket: number): void {
  let at = bucket & mask;
  while (slots[at] !== -1) {
    if (slots[at] === bucket) return;
    at = (at + 1) & mask;
  }
  slots[at] = bucket;
  found[count] = bucket;
  count += 1;
}

function lookUp(word: string): Known {
  const found = known.get(word);
  if (found) return found;
  const made = { word: hashOf(word), stem: hashOf(stemOf(word)), pieces: piecesOf(word) };
  if (known.size < MOST_KNOWN) known.set(word, made);
  return made;
}

/** Of four letters each; where the word begins and ends counts as one. */
function piecesOf(word: string): number[] {
  if (word.length < PIECE) return [];
  const padded = `<${word}>`;
  const most = padded.length - PIECE + 1;
  return Array.from({ length: most }, (_, at) => hashOf(padded.slice(at, at + PIECE)));
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
