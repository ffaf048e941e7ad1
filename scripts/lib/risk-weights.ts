/** Packs trained weights into the file that the detector loads. */
import { brotliCompressSync } from 'node:zlib';
import { RISK_LEVELS } from '#care/contract.ts';
import { isDanger } from '#care/safety/risk.ts';
import { LEVEL_BUCKETS } from '#care/safety/statistics/score.ts';
import { type Model, train } from './logistic.ts';
import { type Example, withoutRare } from './risk-examples.ts';

/** The text of the file: one JSON object, a head a line. */
export function packedWeights(danger: Model, examples: readonly Example[]): string {
  const dangers = withoutRare(examples)
    .filter(({ level }) => isDanger(level))
    .map((one) => ({ ...one, features: folded(one.features) }));
  const levels = RISK_LEVELS.filter(isDanger).map((level) => {
    const model = train(dangers, (one) => one.level === level);
    return `${JSON.stringify(level)}: ${packed(model, LEVEL_BUCKETS)}`;
  });
  const lines = [
    `"messages": ${examples.length}`,
    `"danger": ${packed(danger, danger.weights.length)}`,
    `"levels": {\n${levels.join(',\n')}\n}`,
  ];
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Many buckets into few, as the detector reads them. */
function folded(features: readonly number[]): number[] {
  return features.map((bucket) => bucket & (LEVEL_BUCKETS - 1));
}

function packed({ weights, bias }: Model, buckets: number): string {
  const used = weights.subarray(0, buckets);
  const scale = used.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  // Four steps at once: what is lost is noise, and the table shrinks to a third.
  const bytes = Int8Array.from(used, (one) => 4 * Math.round(one / scale / 4));
  const table = brotliCompressSync(bytes).toString('base64');
  const rounded = (value: number) => Number(value.toPrecision(6));
  return JSON.stringify({ scale: rounded(scale), bias: rounded(bias), table });
}
