/** Trains the linear model of the danger detector on our own labelled text; --help says how. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDanger } from '#care/safety/risk.ts';
import { train } from './lib/logistic.ts';
import { checkByAuthor } from './lib/risk-check.ts';
import { type Example, exampleFrom, withoutRare } from './lib/risk-examples.ts';
import { packedWeights } from './lib/risk-weights.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-risk.ts [--check]
Trains on tests/evals/safety/training/*.tsv and writes src/care/safety/statistics/weights.json.
--check writes nothing; it leaves out one author at a time and prints what is found of theirs.
The held-out messages beside the training folder are never read.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/safety/training/', import.meta.url);
const OUTPUT = new URL('../src/care/safety/statistics/weights.json', import.meta.url);

/** A file's name is `<author>-danger.tsv` or `<author>-harmless.tsv`. */
function load(): Example[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const author = name.replace(/-(?:danger|harmless)\.tsv$/, '');
      const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
      return lines.filter((line) => line !== '').map((line) => exampleFrom(line, author));
    });
}

const examples = load();
if (process.argv.includes('--check')) checkByAuthor(examples);
else {
  const danger = train(withoutRare(examples), ({ level }) => isDanger(level));
  writeFileSync(OUTPUT, packedWeights(danger, examples));
}
