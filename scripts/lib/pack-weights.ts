/** Trains the heads of a model and packs them into the file that src/care/safety/statistics loads. */
import { brotliCompressSync } from 'node:zlib';
import type { Features } from '#care/safety/statistics/features.ts';
import { WHICH_BUCKETS } from '#care/safety/statistics/weights.ts';
import { type Example, withoutRare } from './examples.ts';
import { type Model, train } from './logistic.ts';
import { trainWhether } from './whether.ts';

/** The text of the file: one JSON object, a head a line. */
export function packedWeights(
  examples: readonly Example[],
  labels: readonly string[],
  worth: (example: Example) => number = () => 1,
): string {
  const common = withoutRare(examples);
  const whether = trainWhether(common, worth);
  const labelled = common
    .filter(({ label }) => label !== null)
    .map((one) => ({ ...one, features: folded(one.features) }));
  const which = labels.map((label) => {
    const model = train(labelled, (one) => one.label === label);
    return `${JSON.stringify(label)}: ${packed(model, WHICH_BUCKETS)}`;
  });
  const lines = [
    `"examples": ${examples.length}`,
    `"whether": ${packed(whether, whether.weights.length)}`,
    `"which": {\n${which.join(',\n')}\n}`,
  ];
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The same for a model that only tells whether. */
export function packedWhether(examples: readonly Example[]): string {
  const whether = trainWhether(withoutRare(examples));
  return `{\n"examples": ${examples.length},\n"whether": ${packed(whether, whether.weights.length)},\n"which": {}\n}\n`;
}

/** Many buckets into few, as they are read. */
function folded(features: Features): Features {
  return features.map((bucket) => bucket & (WHICH_BUCKETS - 1));
}

function packed({ weights, bias }: Model, buckets: number): string {
  const used = weights.subarray(0, buckets);
  const scale = used.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  // Seven steps at once: what is lost is noise, and the table shrinks to a quarter.
  const bytes = Int8Array.from(used, (one) => 7 * Math.round(one / scale / 7));
  const table = brotliCompressSync(bytes).toString('base64');
  const rounded = (value: number) => Number(value.toPrecision(6));
  return JSON.stringify({ scale: rounded(scale), bias: rounded(bias), table });
}
