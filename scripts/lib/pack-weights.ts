/** Trains the heads of a model and packs them into the file that src/care/safety/statistics loads. */
import { brotliCompressSync } from 'node:zlib';
import type { Features } from '#care/safety/statistics/features.ts';
import { WHICH_BUCKETS } from '#care/safety/statistics/weights.ts';
import { type Example, withoutRare } from './examples.ts';
import { type Choices, type Model, train } from './logistic.ts';
import { trainWhether } from './whether.ts';

/** Of 127 levels so many count as one: what is lost is noise, and the table shrinks to a quarter. */
const STEP = 7;

/** The text of the file: one JSON object, a head a line. */
export function packedWeights(
  examples: readonly Example[],
  labels: readonly string[],
  choices: Choices<Example> = {},
  step = STEP,
): string {
  const common = withoutRare(examples);
  const whether = trainWhether(common, choices);
  const labelled = common
    .filter(({ label }) => label !== null)
    .map((one) => ({ ...one, features: folded(one.features) }));
  const which = labels.map((label) => {
    const model = train(labelled, (one) => one.label === label);
    return `${JSON.stringify(label)}: ${packed(model, WHICH_BUCKETS, step)}`;
  });
  const lines = [
    `"examples": ${examples.length}`,
    `"whether": ${packed(whether, whether.weights.length, step)}`,
    `"which": {\n${which.join(',\n')}\n}`,
  ];
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The same for a model that only tells whether. */
export function packedWhether(
  examples: readonly Example[],
  choices: Choices<Example>,
  step: number,
): string {
  const whether = trainWhether(withoutRare(examples), choices);
  return `{\n"examples": ${examples.length},\n"whether": ${packed(whether, whether.weights.length, step)},\n"which": {}\n}\n`;
}

/** Many buckets into few, as they are read. */
function folded(features: Features): Features {
  return features.map((bucket) => bucket & (WHICH_BUCKETS - 1));
}

function packed({ weights, bias }: Model, buckets: number, step: number): string {
  const used = weights.subarray(0, buckets);
  const scale = used.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(used, (one) => step * Math.round(one / scale / step));
  const table = brotliCompressSync(bytes).toString('base64');
  const rounded = (value: number) => Number(value.toPrecision(6));
  return JSON.stringify({ scale: rounded(scale), bias: rounded(bias), table });
}
