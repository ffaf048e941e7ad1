/** Trains the small model behind the danger rules on our own labelled text; --help says how. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { detect, urgency } from '#care/safety/detector.ts';
import { withoutIdioms } from '#care/safety/idioms.ts';
import { fold, sentences } from '#care/safety/normalise.ts';
import { BUCKETS } from '#care/safety/statistics/features.ts';
import { featuresOf } from '#care/safety/statistics/score.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-risk.ts [--check]
Trains on tests/evals/safety/training/*.tsv and writes src/care/safety/statistics/weights.ts.
--check trains nothing to disk; it prints what six-fold cross-validation finds instead.
The held-out messages beside the training folder are never read.`);
  process.exit(0);
}

interface Example {
  readonly level: RiskLevel;
  readonly features: readonly number[];
  readonly text: string;
}
interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

const FOLDER = new URL('../tests/evals/safety/training/', import.meta.url);
const OUTPUT = new URL('../src/care/safety/statistics/weights.ts', import.meta.url);
const EPOCHS = 30;
const RATE = 0.35;
const RIDGE = 3e-4;
const DANGERS = RISK_LEVELS.filter((level) => urgency(level) > urgency('distress'));

function load(): Example[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const parts = line.split('\t');
      const text = parts.at(-1) ?? '';
      const level = RISK_LEVELS.find((one) => one === parts[0]);
      if (!level) throw new Error(`Unknown level in: ${line}`);
      return { level, text, features: [...featuresOf(sentences(fold(text)).map(withoutIdioms))] };
    });
}

/** Logistic regression by AdaGrad, each example scaled to unit length; the order is fixed. */
function train(examples: readonly Example[], positive: (level: RiskLevel) => boolean): Model {
  const weights = new Float64Array(BUCKETS);
  const seen = new Float64Array(BUCKETS).fill(1e-2);
  let bias = 0;
  let biasSeen = 1;
  let seed = 7;
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const norm = 1 / Math.sqrt(example.features.length || 1);
      const error = chance({ weights, bias }, example) - (positive(example.level) ? 1 : 0);
      for (const bucket of example.features) {
        const slope = error * norm + RIDGE * (weights[bucket] ?? 0);
        seen[bucket] = (seen[bucket] ?? 0) + slope * slope;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(seen[bucket] ?? 1);
      }
      biasSeen += error * error;
      bias -= (0.2 * error) / Math.sqrt(biasSeen);
    }
  }
  return { weights, bias };
}

function chance({ weights, bias }: Model, { features }: Example): number {
  const norm = 1 / Math.sqrt(features.length || 1);
  const sum = features.reduce((total, bucket) => total + (weights[bucket] ?? 0), 0);
  return 1 / (1 + Math.exp(-(sum * norm + bias)));
}

const isDanger = (level: RiskLevel): boolean => DANGERS.includes(level);

function check(examples: readonly Example[]): void {
  const folds = 6;
  const fold6 = examples.map((_, at) => (at * 7919) % folds);
  const chances = new Float64Array(examples.length);
  for (let fold = 0; fold < folds; fold += 1) {
    const model = train(
      examples.filter((_, at) => fold6[at] !== fold),
      isDanger,
    );
    examples.forEach((example, at) => {
      if (fold6[at] === fold) chances[at] = chance(model, example);
    });
  }
  const found = examples.map(({ text }) => detect(text));
  for (const threshold of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const rate = (danger: boolean) => {
      const group = examples.flatMap((example, at) =>
        isDanger(example.level) === danger ? [at] : [],
      );
      const alone = group.filter((at) => (chances[at] ?? 0) >= threshold).length / group.length;
      const missed = group.filter((at) => !isDanger(found[at]?.level ?? 'none'));
      const added = missed.filter((at) => (chances[at] ?? 0) >= threshold).length;
      return `${alone.toFixed(3)} (${added} of ${missed.length} the rules pass over)`;
    };
    console.log(`p ≥ ${threshold}: danger ${rate(true)}, harmless ${rate(false)}`);
  }
}

function write(examples: readonly Example[]): void {
  const heads = ['danger', ...DANGERS] as const;
  const models = heads.map((head) =>
    train(examples, (level) => (head === 'danger' ? isDanger(level) : level === head)),
  );
  const scales = models.map(
    ({ weights }) => weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127,
  );
  const packed = models.map(({ weights }, head) =>
    Buffer.from(
      Int8Array.from(weights, (one) => Math.round(one / (scales[head] ?? 1))).buffer,
    ).toString('base64'),
  );
  const list = (values: readonly (string | number)[]) =>
    values.map((value) => `  ${typeof value === 'string' ? `'${value}'` : value},`).join('\n');
  writeFileSync(
    OUTPUT,
    `/** Trained by scripts/train-risk.ts on ${examples.length} messages; do not edit. */
export const HEADS: readonly string[] = [
${list(heads)}
];
export const SCALES: readonly number[] = [
${list(scales.map((one) => Number(one.toPrecision(6))))}
];
export const BIASES: readonly number[] = [
${list(models.map(({ bias }) => Number(bias.toPrecision(6))))}
];
/** Signed bytes, base64, one table per head. */
export const WEIGHTS: readonly string[] = [
${list(packed)}
];
`,
  );
}

const examples = load();
if (process.argv.includes('--check')) check(examples);
else write(examples);
