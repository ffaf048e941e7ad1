/** A linear model that reads a whole message: does it show danger, and which? */
import type { RiskLevel } from '#care/contract.ts';
import { type Features, featuresIn, featuresOf, type Hashed, hashed, wordsOf } from './features.ts';
import { nearestOf, oddsOf, weightsFrom } from './weights.ts';

/** `odds`: log-odds that the text shows danger; `level`: the danger it resembles, if it does. */
export interface Score {
  readonly odds: number;
  readonly level: RiskLevel;
}

/** Words read in one go; a longer text is read in overlapping windows, the worst of which counts. */
const WINDOW = 140;
const STEP = 110;
const MOST_WINDOWS = 40;
/** Below these log-odds nobody asks which danger it would be. */
const WORTH_NAMING = -0.5;

/** Farther than this says nothing more, and reading takes twice as long. */
const REACH = { near: 4 };

/** @param words as `wordsOf()` gives them */
export const messageFeatures = (words: readonly string[]): Features => featuresOf(words, REACH);

const weights = weightsFrom<RiskLevel>('./risk-weights.json');

type Range = readonly [from: number, to: number];

/** Sentences with their words looked up once, however often they are scored. */
export interface Text {
  readonly words: Hashed;
  /** Where in `words` each sentence stands. */
  readonly sentences: readonly Range[];
}

/** @param parts sentences as `sentences()` gives them */
export function textOf(parts: readonly string[]): Text {
  const words: string[] = [];
  const ranges: Range[] = [];
  for (const part of parts) {
    if (words.length > 0) words.push('.');
    const from = words.length;
    words.push(...wordsOf([part]));
    ranges.push([from, words.length]);
  }
  return { words: hashed(words), sentences: ranges };
}

/** Of the whole text, or of one of its sentences. */
export function score({ words }: Text, [first, end]: Range = [0, words.length]): Score {
  const trained = weights();
  let odds = Number.NEGATIVE_INFINITY;
  let worst = new Int32Array();
  for (let window = 0; window < MOST_WINDOWS && end > first; window += 1) {
    const from = first + window * STEP;
    const features = featuresIn(words, from, Math.min(from + WINDOW, end), REACH);
    const found = oddsOf(trained, features);
    if (found > odds) [odds, worst] = [found, features];
    if (from + WINDOW >= end) break;
  }
  return { odds, level: (odds > WORTH_NAMING && nearestOf(trained, worst)) || 'none' };
}
