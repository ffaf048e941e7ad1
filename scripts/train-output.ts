/** Trains the linear models of the output guard on our own labelled replies; --help says how. */
import { writeFileSync } from 'node:fs';
import {
  FAULTS,
  ownSentences,
  replyFeatures,
  sentenceFeatures,
  together,
} from '#care/safety/statistics/output.ts';
import { checkByAuthor, worstPart } from './lib/author-check.ts';
import { type Example, type Labelled, readFolder, withoutRare } from './lib/examples.ts';
import { odds } from './lib/logistic.ts';
import { ownVoice } from './lib/own-voice.ts';
import { packedWeights, packedWhether } from './lib/pack-weights.ts';
import { trainWhether } from './lib/whether.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-output.ts [--check]
Trains on tests/evals/guard/training/*.tsv and on what our own engine says, and writes
output-weights.json (sentences) and reply-weights.json (whole replies) in src/care/safety/statistics.
--check writes nothing; it leaves out one author at a time and prints what is stopped of theirs.
The held-out replies beside the training folder are never read.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/guard/training/', import.meta.url);
const WEIGHTS = new URL('../src/care/safety/statistics/', import.meta.url);

const OWN_VOICE = 'own voice';

/** Of replies by left-out authors most are told apart with these; sentences bear less of it. */
const CHOICES = { sentence: { ridge: 1e-3 }, whole: { ridge: 3e-3 } };
/** The coarsest that loses nothing on them: a weight file is to stay under a megabyte. */
const STEP = 14;

/** A reply, by its sentences and as a whole. */
interface Reply extends Labelled {
  readonly whole: Example;
}

/** What must not be said stands between [[ and ]]. */
function labelled(text: string, label: string | null): Omit<Reply, 'author'> {
  const pieces = text
    .split(/\[\[|\]\]/)
    .map((part, at) => ({ label: at % 2 === 1 ? label : null, said: ownSentences(part) }));
  const parts = pieces.flatMap(({ label, said }) =>
    said.map((sentence) => ({ label, features: sentenceFeatures(sentence) })),
  );
  return {
    label,
    parts,
    whole: { label, features: replyFeatures(pieces.flatMap((one) => one.said)) },
  };
}

/** A line: fault, reply. */
const replies = readFolder(FOLDER, ([fault = '', text = ''], kind) => {
  if (kind === 'good') return labelled(text, null);
  if (!(FAULTS as readonly string[]).includes(fault)) throw new Error(`What is ${fault}?`);
  return labelled(text, fault);
});
/** One in three: more of them, and what others say in other words counts for less. */
const own = [...(await ownVoice())]
  .filter((_, at) => at % 3 === 0)
  .map((text) => ({ author: OWN_VOICE, ...labelled(text, null) }));

/** Our own lines are single ones, mostly: of whole replies they would teach that short ones are harmless. */
const wholes = (some: readonly Reply[]): Example[] =>
  some.filter(({ author }) => author !== OWN_VOICE).map(({ whole }) => whole);

/** As the guard judges a reply, rules apart. */
function learn(some: readonly Reply[]): (reply: Reply) => number {
  const worst = worstPart(some, CHOICES.sentence);
  const whole = trainWhether(withoutRare(wholes(some)), CHOICES.whole);
  return (reply) => together(odds(whole, reply.whole.features), worst(reply));
}

if (process.argv.includes('--check')) checkByAuthor([...replies, ...own], 'method', learn);
else {
  const sentences = [...replies, ...own].flatMap(({ parts }) => parts);
  const one = packedWeights(sentences, FAULTS, CHOICES.sentence, STEP);
  writeFileSync(new URL('output-weights.json', WEIGHTS), one);
  const all = packedWhether(wholes(replies), CHOICES.whole, STEP);
  writeFileSync(new URL('reply-weights.json', WEIGHTS), all);
}
