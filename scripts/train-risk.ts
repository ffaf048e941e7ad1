/** Trains the linear model of the danger detector on our own labelled text; --help says how. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { situations } from '#care/companion/guided/situations/index.ts';
import { RISK_LEVELS, riskLevel } from '#care/contract.ts';
import { fold, sentences } from '#care/safety/normalise.ts';
import { isDanger } from '#care/safety/risk.ts';
import { wordsOf } from '#care/safety/statistics/features.ts';
import { messageFeatures } from '#care/safety/statistics/risk.ts';
import { checkByAuthor, worstPart } from './lib/author-check.ts';
import { type Example, type Labelled, readFolder } from './lib/examples.ts';
import { packedWeights } from './lib/pack-weights.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-risk.ts [--check]
Trains on tests/evals/safety/training/*.tsv and writes src/care/safety/statistics/risk-weights.json.
--check writes nothing; it leaves out one author at a time and prints what is found of theirs.
The held-out messages beside the training folder are never read.`);
  process.exit(0);
}

const ROOT = new URL('../', import.meta.url);
const FOLDER = new URL('tests/evals/safety/training/', ROOT);
const OUTPUT = new URL('src/care/safety/statistics/risk-weights.json', ROOT);

/** A missed plan for tonight is worse than a missed wish not to wake up. */
const worth = ({ label }: Example): number => (label === 'imminent' ? 3 : 1);

function read(label: string | null, text: string): Omit<Labelled, 'author'> {
  return { label, parts: [{ label, features: messageFeatures(wordsOf(sentences(fold(text)))) }] };
}

const seen = new Set<string>();

/** A line: level, kind, text. */
const messages = readFolder(FOLDER, ([level, , text = '']) => {
  seen.add(text);
  const parsed = riskLevel.parse(level);
  return read(isDanger(parsed) ? parsed : null, text);
});
// What people say to the guided companion in the situations it knows is harmless, too.
for (const { domain, examples } of situations()) {
  for (const text of examples) messages.push({ author: domain, ...read(null, text) });
}

// So is ordinary talk, which the classifier of themes is trained on; much of it is among the above.
for (const file of globSync('tests/evals/dialogue/themes/*.tsv', { cwd: ROOT })) {
  for (const line of readFileSync(new URL(file, ROOT), 'utf8').trim().split('\n')) {
    const text = line.split('\t').at(-1) ?? '';
    if (!seen.has(text)) messages.push({ author: file, ...read(null, text) });
  }
}

if (process.argv.includes('--check'))
  checkByAuthor(messages, 'imminent', (some) => worstPart(some, { worth }));
else {
  const examples = messages.flatMap(({ parts }) => parts);
  writeFileSync(OUTPUT, packedWeights(examples, RISK_LEVELS.filter(isDanger), { worth }));
}
