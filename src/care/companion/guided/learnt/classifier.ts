/** A softmax over a message's words, what stands near what, and what they mean on average. */
import { lately } from '#care/lately.ts';
import { type Features, featuresOf } from '#care/safety/statistics/features.ts';
import { plainWords } from '../situations/index.ts';
import { meaningOf } from './vectors.ts';
import { type ClassWeights, foldedKnown, readWeights } from './weights.ts';

/** What a classifier sees of a message. */
export interface Evidence {
  /** As `featuresOf` numbers them; of those, only what it was trained on counts. */
  readonly features: Features;
  readonly meaning: Float64Array;
}

/** Words farther apart say nothing more. */
const REACH = { near: 3 };
/** How much the meaning counts beside the words. */
const MEANING = 3;

/** Where a message begins and ends matters in short ones: "no", "no sleep", "he said no". */
export const evidenceOf = lately(4, (message): Evidence => {
  const words = plainWords(message).split(' ').filter(Boolean);
  return {
    features: words.length === 0 ? new Int32Array() : featuresOf(['^', ...words, '$'], REACH),
    meaning: meaningOf(words).map((one) => one * MEANING),
  };
});

/** From 0 to 1 for each label: how much of the chance falls to it rather than to another. */
export type Chances = ReadonlyMap<string, number>;

/** `file` is read at the first message. */
export function classifier(file: URL): (evidence: Evidence) => Chances {
  let loaded: ClassWeights | null = null;
  const known = new WeakMap<Evidence, Chances>();
  return (evidence) => {
    const found = known.get(evidence);
    if (found) return found;
    loaded ??= readWeights(file);
    const values = softmax(scores(loaded, evidence));
    const chances = new Map(loaded.labels.map((one, at) => [one, values[at] ?? 0]));
    known.set(evidence, chances);
    return chances;
  };
}

function scores(weights: ClassWeights, evidence: Evidence): number[] {
  const { labels, biases, known, words, meaning } = weights;
  const buckets = foldedKnown(evidence.features, known, weights.buckets);
  const count = labels.length;
  const sums = new Int32Array(count);
  for (const bucket of buckets) {
    const row = bucket * count;
    for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + (words.bytes[row + at] ?? 0);
  }
  const meant = new Float64Array(count);
  for (const [dimension, value] of evidence.meaning.entries()) {
    if (value === 0) continue;
    const row = dimension * count;
    for (let at = 0; at < count; at += 1)
      meant[at] = (meant[at] ?? 0) + value * (meaning.bytes[row + at] ?? 0);
  }
  const norm = words.scale / Math.sqrt(buckets.length || 1);
  return biases.map((bias, at) => (sums[at] ?? 0) * norm + (meant[at] ?? 0) * meaning.scale + bias);
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
