/** Softmax regression by AdaGrad (Duchi et al. 2011) over sparse and dense evidence. */
import type { Features } from '#care/safety/statistics/features.ts';
import { sequence, shuffle } from './random-order.ts';

export interface Evidence {
  /** Each below the number of buckets. */
  readonly buckets: Features;
  readonly meaning: Float64Array;
}

export interface ClassExample extends Evidence {
  /** Which classes, from 0; several share the example evenly. */
  readonly labels: readonly number[];
}

export interface SoftmaxModel {
  readonly classes: number;
  /** Bucket by bucket, a weight per class; the buckets of an example are scaled to unit length. */
  readonly words: Float32Array;
  /** Dimension by dimension, a weight per class. */
  readonly meaning: Float32Array;
  readonly biases: Float32Array;
}

const EPOCHS = 7;
const RATE = { words: 0.6, meaning: 0.15 } as const;
const RIDGE = { words: 2e-3, meaning: 5e-4 } as const;
/** So many of an example's buckets are left out each time, so that none is leant on alone. */
const LEFT_OUT = 0.35;
/** Chances off by less than this are right. */
const CLOSE = 2e-3;

export interface Training {
  /** What is given to each of an example's labels, best first; evenly where it is left out. */
  readonly shares?: (labels: readonly number[]) => readonly number[];
  /** From here on, dimensions are hidden in every third example: what came before is not always known. */
  readonly sometimesFrom?: number;
  /** How often each example is seen; more where there are few. */
  readonly epochs?: number;
}

const evenly = (labels: readonly number[]): readonly number[] =>
  labels.map(() => 1 / labels.length);
const HIDDEN = 1 / 3;

/** The order of the examples is shuffled in the same way each time. */
export function trainSoftmax(
  examples: readonly ClassExample[],
  classes: number,
  buckets: number,
  { shares = evenly, sometimesFrom = Number.POSITIVE_INFINITY, epochs = EPOCHS }: Training = {},
): SoftmaxModel {
  const dimensions = examples[0]?.meaning.length ?? 0;
  const model: SoftmaxModel = {
    classes,
    words: new Float32Array(buckets * classes),
    meaning: new Float32Array(dimensions * classes),
    biases: new Float32Array(classes),
  };
  const seen = {
    words: new Float32Array(buckets * classes).fill(1e-2),
    meaning: new Float32Array(dimensions * classes).fill(1e-2),
  };
  const order = [...examples];
  const random = sequence(7);
  const step = (kind: 'words' | 'meaning', at: number, pull: number): void => {
    const weights = model[kind];
    const slope = pull + RIDGE[kind] * (weights[at] ?? 0);
    const sum = (seen[kind][at] ?? 0) + slope * slope;
    seen[kind][at] = sum;
    weights[at] = (weights[at] ?? 0) - (RATE[kind] * slope) / Math.sqrt(sum);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const { labels, buckets: all, meaning: whole } of order) {
      const some = all.filter(() => random() > LEFT_OUT);
      const hidden = sometimesFrom < dimensions && random() < HIDDEN;
      const meaning = hidden ? whole.map((one, at) => (at < sometimesFrom ? one : 0)) : whole;
      const share = shares(labels);
      const chances = chancesOf(model, { buckets: some, meaning });
      const norm = 1 / Math.sqrt(some.length || 1);
      for (let one = 0; one < classes; one += 1) {
        const miss = (chances[one] ?? 0) - (share[labels.indexOf(one)] ?? 0);
        if (Math.abs(miss) < CLOSE) continue;
        for (const bucket of some) step('words', bucket * classes + one, miss * norm);
        for (let at = 0; at < dimensions; at += 1) {
          const value = meaning[at] ?? 0;
          if (value !== 0) step('meaning', at * classes + one, miss * value);
        }
        model.biases[one] = (model.biases[one] ?? 0) - 0.02 * miss;
      }
    }
  }
  return model;
}

export function chancesOf(
  { classes, words, meaning, biases }: SoftmaxModel,
  evidence: Evidence,
): Float64Array {
  const values = new Float64Array(classes);
  for (const bucket of evidence.buckets) {
    for (let one = 0; one < classes; one += 1)
      values[one] = (values[one] ?? 0) + (words[bucket * classes + one] ?? 0);
  }
  const norm = 1 / Math.sqrt(evidence.buckets.length || 1);
  let most = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < classes; one += 1)
    values[one] = (values[one] ?? 0) * norm + (biases[one] ?? 0);
  for (const [at, value] of evidence.meaning.entries()) {
    if (value === 0) continue;
    for (let one = 0; one < classes; one += 1)
      values[one] = (values[one] ?? 0) + value * (meaning[at * classes + one] ?? 0);
  }
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (let one = 0; one < classes; one += 1) {
    values[one] = Math.exp((values[one] ?? 0) - most);
    sum += values[one] ?? 0;
  }
  return values.map((value) => value / sum);
}
