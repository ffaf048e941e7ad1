/** Trains which sentences of the banks fit a message on our own labelled talks; --help says how. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DIMENSIONS } from '#care/companion/guided/learnt/vectors.ts';
import { responseEvidence, SILENT } from '#care/companion/guided/responses/fit.ts';
import { responses } from '#care/companion/guided/responses/read.ts';
import { chancesIn, type Labelled, packed, trainOn } from './lib/classifier-file.ts';
import type { Training } from './lib/softmax.ts';
import { readThemeExamples, themesUnseen } from './lib/theme-examples.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-responses.ts [--check]
Trains on tests/evals/dialogue/responses/*.tsv (meanings, questions, the question asked before, message;
the talks in order, except where a file's name begins with "lines") and writes meaning-weights.json and question-weights.json in
src/care/companion/guided/responses.
--check writes nothing; it leaves out a third of the files at a time and prints what is right.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/dialogue/responses/', import.meta.url);
const OUTPUT = new URL('../src/care/companion/guided/responses/', import.meta.url);
/** A power of two. */
const BUCKETS = 1 << 14;

const PARTS = 3;

interface Message extends Labelled {
  /** Which third of the files it is in. */
  readonly part: number;
}

const lines = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap((file, place) => {
    const rows = readFileSync(new URL(file, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    return rows.map(([meanings = '', questions = '', asked = '-', message = ''], at) => ({
      part: place % PARTS,
      meanings,
      questions,
      message,
      before: {
        asked: asked === '-' ? null : asked,
        message: file.startsWith('lines') ? null : (rows[at - 1]?.[3] ?? null),
      },
    }));
  });

const all = readThemeExamples();
const themesOf = themesUnseen(all);

/** The best label gets as much as all the others. */
const TRAINING: Training = {
  shares: ({ length }) =>
    Array.from({ length }, (_, at) => (length === 1 ? 1 : at === 0 ? 0.4 : 0.6 / (length - 1))),
  sometimesFrom: all.themes.length + DIMENSIONS,
};

for (const kind of ['meanings', 'questions'] as const) {
  const labels = [...responses()[kind].keys()];
  const examples: Message[] = lines
    .filter((line) => line[kind] !== '-')
    .map((line) => ({
      part: line.part,
      labels: line[kind].split(',').map((one) => labels.indexOf(one)),
      ...responseEvidence(line.message, line.before, themesOf(line.message)),
    }));
  if (process.argv.includes('--check')) check(kind, labels, examples);
  else
    writeFileSync(
      new URL(`${kind.slice(0, -1)}-weights.json`, OUTPUT),
      packed(trainOn(examples, labels.length, BUCKETS, TRAINING), labels, 12),
    );
}

function check(kind: string, labels: readonly string[], examples: readonly Message[]): void {
  const judged: { chance: number; right: boolean; label: string }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const trained = trainOn(
      examples.filter((one) => one.part !== part),
      labels.length,
      BUCKETS,
      TRAINING,
    );
    for (const one of examples.filter((example) => example.part === part)) {
      const chances = chancesIn(trained, one);
      const chance = Math.max(...chances);
      const best = chances.indexOf(chance);
      judged.push({ chance, right: one.labels.includes(best), label: labels[best] ?? '' });
    }
  }
  const said = judged
    .filter((one) => !SILENT.has(one.label))
    .sort((one, other) => other.chance - one.chance);
  console.log(`${kind}: ${examples.length} messages, ${said.length} with something to say`);
  for (const share of [0.05, 0.1, 0.2, 0.3, 0.4, 0.5]) {
    const some = said.slice(0, Math.ceil(examples.length * share));
    const right = some.filter((one) => one.right).length / some.length;
    const least = some.at(-1)?.chance.toFixed(2);
    console.log(`  said to ${share.toFixed(2)} (chance from ${least})  right ${right.toFixed(3)}`);
  }
}
