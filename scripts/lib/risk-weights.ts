/** Packs trained weights into the source file that the detector loads. */
import { brotliCompressSync } from 'node:zlib';
import { RISK_LEVELS } from '#care/contract.ts';
import { isDanger } from '#care/safety/risk.ts';
import { LEVEL_BUCKETS } from '#care/safety/statistics/score.ts';
import { type Model, train } from './logistic.ts';
import { type Example, withoutRare } from './risk-examples.ts';

export function packedWeights(danger: Model, examples: readonly Example[]): string {
  const dangers = withoutRare(examples)
    .filter(({ level }) => isDanger(level))
    .map((one) => ({ ...one, features: folded(one.features) }));
  const heads = RISK_LEVELS.filter(isDanger).map(
    (level) => [level, train(dangers, (one) => one.level === level)] as const,
  );
  const levels = heads
    .map(([level, model]) => `  ${level}: ${packed(model, LEVEL_BUCKETS, '  ')},\n`)
    .join('');
  return `/** Trained by scripts/train-risk.ts on ${examples.length} messages; do not edit. */

/** \`table\`: one signed byte per bucket, Brotli, base64; to be multiplied by \`scale\`. */
export interface Packed {
  readonly scale: number;
  readonly bias: number;
  readonly table: string;
}

export const DANGER: Packed = ${packed(danger, danger.weights.length, '')};

export const LEVELS: Readonly<Record<string, Packed>> = {
${levels}};
`;
}

/** Many buckets into few, as the detector reads them. */
function folded(features: readonly number[]): number[] {
  return features.map((bucket) => bucket & (LEVEL_BUCKETS - 1));
}

function packed({ weights, bias }: Model, buckets: number, indent: string): string {
  const used = weights.subarray(0, buckets);
  const scale = used.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(used, (one) => 4 * Math.round(one / scale / 4));
  const table = brotliCompressSync(bytes).toString('base64');
  const line = (name: string, value: string) => `${indent}  ${name}: ${value},\n`;
  return `{\n${line('scale', scale.toPrecision(6))}${line('bias', bias.toPrecision(6))}${indent}  table:\n${indent}    '${table}',\n${indent}}`;
}
