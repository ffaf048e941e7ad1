/** Which theme a message has: a softmax over its words, what stands near what, and what they mean. */
import { type Features, featuresOf } from '#care/safety/statistics/features.ts';
import { plainWords } from '../situations/index.ts';
import { meaningOf } from './vectors.ts';
import { foldedKnown, readWeights, type ThemeWeights } from './weights.ts';

export interface Classified {
  readonly theme: string;
  /** From 0 to 1: how much of the chance falls to it rather than to another theme. */
  readonly chance: number;
  /** The same for all themes, by name. */
  readonly chances: ReadonlyMap<string, number>;
}

/** What the classifier sees of a message. */
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
export function evidenceOf(message: string): Evidence {
  const words = plainWords(message).split(' ').filter(Boolean);
  return {
    features: words.length === 0 ? new Int32Array() : featuresOf(['^', ...words, '$'], REACH),
    meaning: meaningOf(words).map((one) => one * MEANING),
  };
}

let loaded: ThemeWeights | null = null;

/** The likeliest theme; null where there are no words. */
export function classify(message: string): Classified | null {
  const evidence = evidenceOf(message);
  if (evidence.features.length === 0) return null;
  loaded ??= readWeights();
  const { themes } = loaded;
  const chances = softmax(scores(loaded, evidence));
  const best = chances.indexOf(Math.max(...chances));
  const theme = themes[best];
  if (theme === undefined) return null;
  return {
    theme,
    chance: chances[best] ?? 0,
    chances: new Map(themes.map((one, at) => [one, chances[at] ?? 0])),
  };
}

function scores(weights: ThemeWeights, evidence: Evidence): number[] {
  const { themes, biases, known, words, meaning } = weights;
  const buckets = foldedKnown(evidence.features, known);
  const count = themes.length;
  const sums = new Array<number>(count).fill(0);
  for (const bucket of buckets) {
    const row = bucket * count;
    for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + (words.bytes[row + at] ?? 0);
  }
  const norm = words.scale / Math.sqrt(buckets.length || 1);
  return sums.map((sum, at) => {
    let meant = 0;
    for (const [dimension, value] of evidence.meaning.entries())
      meant += value * (meaning.bytes[dimension * count + at] ?? 0);
    return sum * norm + meant * meaning.scale + (biases[at] ?? 0);
  });
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
