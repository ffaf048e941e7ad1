/** Trains the linear model of the output guard on our own labelled replies; --help says how. */
import { writeFileSync } from 'node:fs';
import { FAULTS, ownSentences, sentenceFeatures } from '#care/safety/statistics/output.ts';
import { checkByAuthor } from './lib/author-check.ts';
import { type Labelled, readFolder } from './lib/examples.ts';
import { ownVoice } from './lib/own-voice.ts';
import { packedWeights } from './lib/pack-weights.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-output.ts [--check]
Trains on tests/evals/guard/training/*.tsv and on what our own engine says, and writes src/care/safety/statistics/output-weights.json.
--check writes nothing; it leaves out one author at a time and prints what is stopped of theirs.
The held-out replies beside the training folder are never read.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/guard/training/', import.meta.url);
const OUTPUT = new URL('../src/care/safety/statistics/output-weights.json', import.meta.url);

/** What must not be said stands between [[ and ]]. */
function labelled(text: string, label: string | null): Omit<Labelled, 'author'> {
  const parts = text.split(/\[\[|\]\]/).flatMap((part, at) =>
    ownSentences(part).map((sentence) => ({
      label: at % 2 === 1 ? label : null,
      features: sentenceFeatures(sentence),
    })),
  );
  return { label, parts };
}

/** A line: fault, reply. */
const replies = readFolder(FOLDER, ([fault = '', text = ''], kind) => {
  if (kind === 'good') return labelled(text, null);
  if (!(FAULTS as readonly string[]).includes(fault)) throw new Error(`What is ${fault}?`);
  return labelled(text, fault);
});
for (const text of await ownVoice()) replies.push({ author: 'own voice', ...labelled(text, null) });

if (process.argv.includes('--check')) checkByAuthor(replies, 'method');
else {
  const examples = replies.flatMap(({ parts }) => parts);
  writeFileSync(OUTPUT, packedWeights(examples, FAULTS));
}
