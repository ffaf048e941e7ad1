/** Trains the classifier of dialogue acts on our own marked messages; --help says how. */
import { writeFileSync } from 'node:fs';
import {
  actEvidence,
  DIALOGUE_ACTS,
  type DialogueAct,
} from '#care/companion/guided/dialogue-acts/classify.ts';
import { piecesOf } from '#care/companion/guided/understand/pieces.ts';
import { chancesIn, type Labelled, packed, trainOn } from './lib/classifier-file.ts';
import { linesIn } from './lib/tsv.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-acts.ts [--check]
Trains on tests/evals/dialogue/acts/*.tsv (what was said before, marked message) and writes
src/care/companion/guided/dialogue-acts/act-weights.json.
--check writes nothing; it leaves out one file at a time and prints, for each act, what is found and what is right.`);
  process.exit(0);
}

const FOLDER = new URL('../tests/evals/dialogue/acts/', import.meta.url);
const OUTPUT = new URL(
  '../src/care/companion/guided/dialogue-acts/act-weights.json',
  import.meta.url,
);
/** A power of two. */
const BUCKETS = 1 << 13;

interface Marked extends Labelled {
  readonly file: string;
  readonly text: string;
}

/** `[act] piece [act] piece`: each piece is cut as the program cuts it. */
function marked(file: string, ours: string, message: string): Marked[] {
  const pieces = [...message.matchAll(/\[([a-z-]+)\] ([^[]+)/g)].flatMap(
    ([, act = '', text = '']) => piecesOf(text.trim()).map((piece) => ({ act, piece })),
  );
  return pieces.map(({ act, piece }, at) => ({
    file,
    text: piece,
    labels: [DIALOGUE_ACTS.indexOf(act as DialogueAct)],
    ...actEvidence(piece, { at, of: pieces.length }, ours),
  }));
}

const all = linesIn(FOLDER).flatMap(({ file, line }) => {
  const [ours = '', message = ''] = line.split('\t').slice(-2);
  return marked(file, ours, message);
});

const train = (some: readonly Marked[]) =>
  trainOn(some, DIALOGUE_ACTS.length, BUCKETS, { epochs: 14 });

function check(): void {
  const judged = [...new Set(all.map(({ file }) => file))].flatMap((file) => {
    const trained = train(all.filter((one) => one.file !== file));
    return all
      .filter((one) => one.file === file)
      .map((one) => ({ one, chances: chancesIn(trained, one) }));
  });
  for (const [which, act] of DIALOGUE_ACTS.entries()) {
    const row = [0.3, 0.4, 0.5, 0.6, 0.7].map((least) => {
      const said = judged.filter(({ chances }) => (chances[which] ?? 0) >= least);
      const right = said.filter(({ one }) => one.labels[0] === which).length;
      const are = judged.filter(({ one }) => one.labels[0] === which).length;
      return `${(right / (are || 1)).toFixed(2)}/${(right / (said.length || 1)).toFixed(2)}`;
    });
    console.log(`${act.padEnd(10)} found/right from .3 .4 .5 .6 .7:  ${row.join('  ')}`);
  }
}

if (process.argv.includes('--check')) check();
else writeFileSync(OUTPUT, packed(train(all), DIALOGUE_ACTS));
