/** A labelled message as the training sees it. */
import { type RiskLevel, riskLevel } from '#care/contract.ts';
import { fold, sentences } from '#care/safety/normalise.ts';
import { BUCKETS, featuresOf } from '#care/safety/statistics/features.ts';
import { wordsOf } from '#care/safety/statistics/score.ts';

export interface Example {
  readonly author: string;
  readonly level: RiskLevel;
  readonly text: string;
  readonly features: readonly number[];
}

/** @param line level, kind, text, between tabs */
export function exampleFrom(line: string, author: string): Example {
  const [level, , text] = line.split('\t');
  if (!text) throw new Error(`A broken line of ${author}: ${line}`);
  const features = featuresOf(wordsOf(sentences(fold(text))));
  return { author, level: riskLevel.parse(level), text, features };
}

/** What only one message has says nothing about the next one, and fills the table. */
export function withoutRare<E extends { readonly features: readonly number[] }>(
  examples: readonly E[],
): E[] {
  const seen = new Uint32Array(BUCKETS);
  for (const { features } of examples) for (const one of features) seen[one] = (seen[one] ?? 0) + 1;
  return examples.map((example) => ({
    ...example,
    features: example.features.filter((one) => (seen[one] ?? 0) > 1),
  }));
}
