/**
 * The key words of a message: the one detail a listener would repeat, telegraphically and as it came
 * ("Loading the dishwasher."). Key-word encouragers are one of the basic listening skills (Ivey, Ivey &
 * Zalaquett, Intentional Interviewing and Counseling); which words, is learnt from marked messages.
 */
import { readFileSync } from 'node:fs';
import { lately } from '#care/lately.ts';
import { type PackedTable, unpacked } from '../learnt/weights.ts';
import { evidenceFor, type SpanEvidence } from './features.ts';
import { type Span, sentencesOf, spansOf } from './spans.ts';

export interface SpanWeights {
  /** One for each bucket. */
  readonly words: ArrayLike<number>;
  /** One for each dimension of meaning. */
  readonly meaning: ArrayLike<number>;
}

export interface KeyWords {
  readonly text: string;
  /** From 0 to 1: how much of the chance falls to these words, or to words that are mostly these. */
  readonly chance: number;
}

/** Of a longer message the end is read; in words. */
const MOST_READ = 160;
let loaded: SpanWeights | null = null;

/** The best first, at most `MOST`; none where silence is likelier than any of them. */
export const keyWordsOf = lately(4, (message: string): readonly KeyWords[] => {
  loaded ??= readWeights();
  const { spans, evidence } = candidatesIn(message);
  return ranked(spans, chancesOf(loaded, evidence));
});
const MOST = 5;

/** The spans that could be said, and what the scorer sees of each and, last, of silence. */
export function candidatesIn(message: string): {
  readonly spans: readonly Span[];
  readonly evidence: readonly SpanEvidence[];
} {
  const words = message.trim().split(/\s+/);
  const read = words.length > MOST_READ ? words.slice(-MOST_READ).join(' ') : message;
  const spans = spansOf(read);
  return {
    spans,
    evidence: evidenceFor(
      spans,
      sentencesOf(read).flatMap((one) => one.words),
    ),
  };
}

/** How much of the chance falls to each candidate. */
export function chancesOf(weights: SpanWeights, evidence: readonly SpanEvidence[]): number[] {
  const around = new Map<readonly number[], number>();
  const scores = evidence.map((one) => {
    const shared = around.get(one.around) ?? sumOf(weights, one.around);
    around.set(one.around, shared);
    return sumOf(weights, one.buckets) + shared + meant(weights, one.meaning);
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}

const sumOf = ({ words }: SpanWeights, buckets: readonly number[]): number =>
  buckets.reduce((sum, bucket) => sum + (words[bucket] ?? 0), 0);

/** How much the meaning counts beside the words. */
export const MEANING = 2;
const meant = ({ meaning }: SpanWeights, values: Float64Array): number =>
  MEANING * values.reduce((sum, value, at) => sum + value * (meaning[at] ?? 0), 0);

/**
 * By the words they share with whatever else is likely, and not by their own chance alone: "the table",
 * "on the table" and "at the table" are one choice in three shapes (least expected loss).
 */
export function ranked(spans: readonly Span[], chances: readonly number[]): KeyWords[] {
  const likely = spans
    .map(({ text }, at) => ({
      text,
      chance: chances[at] ?? 0,
      words: text.toLowerCase().split(' '),
    }))
    .sort((one, other) => other.chance - one.chance)
    .slice(0, COMPARED);
  const silent = chances.at(-1) ?? 1;
  return likely
    .map(({ text, words }) => ({
      text,
      chance: likely.reduce((sum, other) => sum + other.chance * shared(words, other.words), 0),
    }))
    .filter(({ chance }) => chance > silent)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST);
}
const COMPARED = 30;

/** The share of their words that two runs have in common (Jaccard). */
export function shared(one: readonly string[], other: readonly string[]): number {
  const both = other.filter((word) => one.includes(word)).length;
  return both / (one.length + other.length - both);
}

function readWeights(): SpanWeights {
  const file = new URL('./key-word-weights.json', import.meta.url);
  const { words, meaning } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'words' | 'meaning',
    PackedTable
  >;
  return { words: scaled(words), meaning: scaled(meaning) };
}

function scaled(table: PackedTable): Float32Array {
  const { scale, bytes } = unpacked(table);
  return Float32Array.from(bytes, (one) => one * scale);
}
