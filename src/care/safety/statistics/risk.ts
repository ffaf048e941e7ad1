/** A linear model that reads a whole message: does it show danger, and which? */
import type { RiskLevel } from '#care/contract.ts';
import { featuresOf, wordsOf } from './features.ts';
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
const NEAR = 4;

/** @param words as `wordsOf()` gives them */
export const messageFeatures = (words: readonly string[]): number[] => featuresOf(words, NEAR);

const weights = weightsFrom<RiskLevel>('./risk-weights.json');

/** @param parts sentences as `sentences()` gives them */
export function score(parts: readonly string[]): Score {
  const words = wordsOf(parts);
  const trained = weights();
  let odds = Number.NEGATIVE_INFINITY;
  let worst: readonly number[] = [];
  for (let at = 0; at < MOST_WINDOWS && words.length > 0; at += 1) {
    const from = at * STEP;
    const features = messageFeatures(words.slice(from, from + WINDOW));
    const found = oddsOf(trained, features);
    if (found > odds) [odds, worst] = [found, features];
    if (from + WINDOW >= words.length) break;
  }
  return { odds, level: (odds > WORTH_NAMING && nearestOf(trained, worst)) || 'none' };
}
