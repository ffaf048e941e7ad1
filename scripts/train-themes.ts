/** Trains the classifier of themes on our own labelled messages; --help says how. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Evidence, evidenceOf } from '#care/companion/guided/themes/classify.ts';
import { bitsOf, foldedKnown, THEME_BUCKETS } from '#care/companion/guided/themes/weights.ts';
import { chancesOf, type SoftmaxModel, trainSoftmax } from './lib/softmax.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-themes.ts [--check]
Trains on tests/evals/dialogue/themes/*.tsv (one theme or more, message) and writes
src/care/companion/guided/themes/theme-weights.json.
--check writes nothing; it leaves out a fifth of the authors at a time and prints what is right.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/dialogue/themes/', import.meta.url);
const OUTPUT = new URL('../src/care/companion/guided/themes/theme-weights.json', import.meta.url);
const PARTS = 5;

interface Labelled extends Evidence {
  /** Which fifth of the authors wrote it. */
  readonly part: number;
  readonly labels: readonly number[];
}

interface Trained {
  readonly model: SoftmaxModel;
  readonly known: Uint8Array;
}

interface Line {
  readonly part: number;
  readonly themes: readonly string[];
  readonly message: string;
}

const lines: Line[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap((name, at) =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [themes = '', message = ''] = line.split('\t');
        return { part: at % PARTS, themes: themes.split(','), message };
      }),
  );
const themes = [...new Set(lines.flatMap((line) => line.themes))].sort();
const examples: Labelled[] = lines.map((line) => ({
  part: line.part,
  labels: line.themes.map((one) => themes.indexOf(one)),
  ...evidenceOf(line.message),
}));

/** What only one message has says nothing about the next one. */
function trainOn(some: readonly Labelled[]): Trained {
  const seen = new Map<number, number>();
  for (const { features } of some)
    for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const known = bitsOf([...seen].filter(([, times]) => times > 1).map(([one]) => one));
  const folded = some.map((one) => ({ ...one, buckets: foldedKnown(one.features, known) }));
  return { model: trainSoftmax(folded, themes.length, THEME_BUCKETS), known };
}

function check(): void {
  const judged: { readonly chance: number; readonly right: boolean }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const { model, known } = trainOn(examples.filter((one) => one.part !== part));
    for (const { labels, features, meaning } of examples.filter((one) => one.part === part)) {
      const chances = chancesOf(model, { buckets: foldedKnown(features, known), meaning });
      const chance = Math.max(...chances);
      judged.push({ chance, right: labels.includes(chances.indexOf(chance)) });
    }
  }
  judged.sort((one, other) => other.chance - one.chance);
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.6, 1]) {
    const some = judged.slice(0, Math.ceil(judged.length * share));
    const right = some.filter((one) => one.right).length / some.length;
    const least = some.at(-1)?.chance.toFixed(2);
    console.log(`surest ${share.toFixed(1)} (chance from ${least})  right ${right.toFixed(3)}`);
  }
}

/** The text of the file: a JSON object. */
function packed({ model: { words, meaning, biases }, known }: Trained): string {
  const text = {
    themes,
    biases: [...biases].map(rounded),
    known: compressed(known),
    // Ten steps at once: what is lost is noise, and the file shrinks by half.
    words: table(words, 10),
    meaning: table(meaning, 1),
  };
  return `${JSON.stringify(text, null, 1)}\n`;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function table(weights: Float32Array, steps: number) {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(weights, (one) => steps * Math.round(one / scale / steps));
  return { scale: rounded(scale), bytes: compressed(bytes) };
}

const compressed = (bytes: Uint8Array | Int8Array): string =>
  brotliCompressSync(bytes).toString('base64');

if (process.argv.includes('--check')) check();
else writeFileSync(OUTPUT, packed(trainOn(examples)));
