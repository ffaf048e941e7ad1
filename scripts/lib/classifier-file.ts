/** Trains a softmax over labelled evidence and packs it into a file that learnt/weights.ts reads. */
import { brotliCompressSync } from 'node:zlib';
import type { Evidence } from '#care/companion/guided/learnt/classifier.ts';
import { bitsOf, foldedKnown } from '#care/companion/guided/learnt/weights.ts';
import { chancesOf, type SoftmaxModel, type Training, trainSoftmax } from './softmax.ts';

export interface Labelled extends Evidence {
  /** Which of the labels, from 0, the best first. */
  readonly labels: readonly number[];
}

export interface Trained {
  readonly model: SoftmaxModel;
  readonly known: Uint8Array;
  readonly buckets: number;
}

/** What only one message has says nothing about the next one. */
export function trainOn(
  some: readonly Labelled[],
  classes: number,
  buckets: number,
  training: Training = {},
): Trained {
  const seen = new Map<number, number>();
  for (const { features } of some)
    for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const known = bitsOf([...seen].filter(([, times]) => times > 1).map(([one]) => one));
  const folded = some.map((one) => ({
    ...one,
    buckets: foldedKnown(one.features, known, buckets),
  }));
  return { model: trainSoftmax(folded, classes, buckets, training), known, buckets };
}

export const chancesIn = ({ model, known, buckets }: Trained, evidence: Evidence): Float64Array =>
  chancesOf(model, {
    buckets: foldedKnown(evidence.features, known, buckets),
    meaning: evidence.meaning,
  });

/** The text of the file: a JSON object. `steps` at once of the words' 127: what is lost is noise. */
export function packed(
  { model: { words, meaning, biases }, known, buckets }: Trained,
  labels: readonly string[],
  steps = 10,
): string {
  const text = {
    labels,
    biases: [...biases].map(rounded),
    buckets,
    known: compressed(known),
    words: table(words, steps),
    meaning: table(meaning, 1),
  };
  return `${JSON.stringify(text, null, 1)}\n`;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** One signed byte a weight, `steps` of their 127 at once. */
export function table(weights: Float32Array, steps: number) {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(weights, (one) => steps * Math.round(one / scale / steps));
  return { scale: rounded(scale), bytes: compressed(bytes) };
}

const compressed = (bytes: Uint8Array | Int8Array): string =>
  brotliCompressSync(bytes).toString('base64');
