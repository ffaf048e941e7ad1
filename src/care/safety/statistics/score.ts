/** A linear model that reads a whole message: logistic regression over hashed features. */
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { type Head, weights } from './weights.ts';

/** `odds`: log-odds that the text shows danger; `level`: the danger it resembles, if it does. */
export interface Score {
  readonly odds: number;
  readonly level: RiskLevel;
}

/** Level heads are folded into fewer buckets: which danger it is takes less to tell than whether. */
export const LEVEL_BUCKETS = 1 << 16;
/** Words read in one go; a longer text is read in overlapping windows, the worst of which counts. */
const WINDOW = 140;
const STEP = 110;
const MOST_WINDOWS = 40;
/** Below these log-odds nobody asks which danger it would be. */
const WORTH_NAMING = -0.5;

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

export function score(parts: readonly string[]): Score {
  const words = wordsOf(parts);
  const { danger } = weights();
  let odds = Number.NEGATIVE_INFINITY;
  let worst: readonly number[] = [];
  for (let at = 0; at < MOST_WINDOWS && words.length > 0; at += 1) {
    const from = at * STEP;
    const features = featuresOf(words.slice(from, from + WINDOW));
    const found = oddsOf(features, danger, BUCKETS);
    if (found > odds) [odds, worst] = [found, features];
    if (from + WINDOW >= words.length) break;
  }
  return { odds, level: odds > WORTH_NAMING ? nearest(worst) : 'none' };
}

function nearest(features: readonly number[]): RiskLevel {
  const { levels } = weights();
  let level: RiskLevel = 'none';
  let most = Number.NEGATIVE_INFINITY;
  for (const name of RISK_LEVELS) {
    const head = levels[name];
    const resemblance = head ? oddsOf(features, head, LEVEL_BUCKETS) : Number.NEGATIVE_INFINITY;
    if (resemblance > most) [level, most] = [name, resemblance];
  }
  return level;
}

function oddsOf(features: readonly number[], head: Head, buckets: number): number {
  let sum = 0;
  for (const bucket of features) sum += head.table[bucket & (buckets - 1)] ?? 0;
  return (sum * head.scale) / Math.sqrt(features.length) + head.bias;
}
