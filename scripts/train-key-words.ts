/** Trains the choice of key words on our own marked messages; --help says how. */
import { writeFileSync } from 'node:fs';
import {
  candidatesIn,
  chancesOf,
  MEANING,
  ranked,
  shared,
} from '#care/companion/guided/key-words/choose.ts';
import { BUCKETS, type SpanEvidence } from '#care/companion/guided/key-words/features.ts';
import { plain, type Span } from '#care/companion/guided/key-words/spans.ts';
import { DIMENSIONS } from '#care/companion/guided/learnt/vectors.ts';
import { table } from './lib/classifier-file.ts';
import { sequence, shuffle } from './lib/random-order.ts';
import { linesIn } from './lib/tsv.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-key-words.ts [--check [--show]]
Trains on tests/evals/dialogue/key-words/*.tsv (message, its key words or -, others that do as well or -) and writes
src/care/companion/guided/key-words/key-word-weights.json.
--check writes nothing; it leaves out one author at a time and prints how often what is chosen is what was marked;
--show prints every twentieth choice, too.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/dialogue/key-words/', import.meta.url);
const OUTPUT = new URL(
  '../src/care/companion/guided/key-words/key-word-weights.json',
  import.meta.url,
);
/** How the first and the second choice of who marked it share what is right. */
const SHARES = [0.7, 0.3] as const;

interface Example {
  readonly file: string;
  readonly message: string;
  readonly spans: readonly Span[];
  readonly evidence: readonly SpanEvidence[];
  /** How much of what is right falls to each candidate; the last is silence. */
  readonly target: readonly number[];
}

/** Null where what was marked is no span that may be said. */
function example(file: string, line: string): Example | null {
  const [message = '', ...marks] = line.split('\t');
  const { spans, evidence } = candidatesIn(message);
  const wanted = marks.filter((mark) => mark !== '-').map(plain);
  const rates = spans.map(({ text }) => SHARES[wanted.indexOf(plain(text))] ?? 0);
  const target = [...rates, wanted.length === 0 ? 1 : 0];
  const sum = target.reduce((total, one) => total + one, 0);
  return sum === 0
    ? null
    : { file, message, spans, evidence, target: target.map((one) => one / sum) };
}

const all = linesIn(FOLDER)
  .map(({ file, line }) => example(file, line))
  .filter((one) => one !== null);

/** AdaGrad over the cross entropy of the candidates of a message. */
function train(some: readonly Example[]) {
  const words = adagrad(BUCKETS);
  const meaning = adagrad(DIMENSIONS);
  const weights = { words: words.values, meaning: meaning.values };
  const random = sequence(3);
  const order = [...some];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { evidence, target } of order) {
      const chances = chancesOf(weights, evidence);
      const steps = new Map<number, number>();
      const meant = new Float64Array(DIMENSIONS);
      for (const [at, { buckets, around, meaning: values }] of evidence.entries()) {
        const wrong = (chances[at] ?? 0) - (target[at] ?? 0);
        if (Math.abs(wrong) < 1e-4) continue;
        for (const bucket of [...buckets, ...around])
          steps.set(bucket, (steps.get(bucket) ?? 0) + wrong);
        values.forEach((value, dimension) => {
          meant[dimension] = (meant[dimension] ?? 0) + wrong * value * MEANING;
        });
      }
      for (const [bucket, step] of steps) words.move(bucket, step);
      meant.forEach((step, dimension) => {
        meaning.move(dimension, step);
      });
    }
  }
  return weights;
}
const EPOCHS = 4;
const RATE = 0.08;
const DECAY = 1e-4;

function adagrad(size: number) {
  const values = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-2);
  return {
    values,
    move(at: number, step: number): void {
      const slope = step + DECAY * (values[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + slope * slope;
      values[at] = (values[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    },
  };
}

function check(): void {
  const judged = [...new Set(all.map(({ file }) => file))].flatMap((file) => {
    const weights = train(all.filter((one) => one.file !== file));
    return all
      .filter((one) => one.file === file)
      .map((one) => {
        const [best] = ranked(one.spans, chancesOf(weights, one.evidence));
        const marked = one.spans
          .filter((_, at) => (one.target[at] ?? 0) > 0)
          .map(({ text }) => plain(text));
        const words = best && plain(best.text).split(' ');
        const like = words
          ? Math.max(0, ...marked.map((mark) => shared(words, mark.split(' '))))
          : 0;
        return { message: one.message, best, marked, like };
      });
  });
  for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    const said = judged.filter(({ best }) => best && best.chance >= least);
    const share = (some: number) => (some / (said.length || 1)).toFixed(2);
    console.log(
      `from ${least}: said ${(said.length / judged.length).toFixed(2)}, as marked ${share(said.filter(({ like }) => like === 1).length)}, half of its words ${share(said.filter(({ like }) => like >= 0.5).length)}, where nothing was marked ${share(said.filter(({ marked }) => marked.length === 0).length)}`,
    );
  }
  if (process.argv.includes('--show'))
    for (const { best, marked, message } of judged.filter((_, at) => at % 20 === 0))
      console.log(
        `${best?.chance.toFixed(2) ?? '-'} ${best?.text ?? '-'} | ${marked.join(' / ') || '-'} | ${message}`,
      );
}

if (process.argv.includes('--check')) check();
else {
  const { words, meaning } = train(all);
  writeFileSync(
    OUTPUT,
    `${JSON.stringify({ words: table(words, 1), meaning: table(meaning, 1) }, null, 1)}\n`,
  );
}
