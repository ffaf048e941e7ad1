/** Trains the classifier of what is asked and checks how well its entries are found; --help says how. */
import { writeFileSync } from 'node:fs';
import { AHEAD, BANKS, type Bank } from '#care/companion/guided/asked/banks.ts';
import { ASKED_KINDS, askedEvidence } from '#care/companion/guided/asked/kinds.ts';
import { indexOf, mattersOf, nearest } from '#care/companion/guided/asked/match.ts';
import { type Entry, entriesOf } from '#care/companion/guided/asked/read.ts';
import { all, type Message, marked } from './lib/asked-examples.ts';
import { chancesIn, type Labelled, packed, type Trained, trainOn } from './lib/classifier-file.ts';
import { sequence, shuffle } from './lib/random-order.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-asked.ts [--check]
Trains on tests/evals/dialogue/asked/*.tsv, on the examples of the bank
(src/care/companion/guided/asked/bank) and on what asks nothing in tests/evals/dialogue/acts and topics and in the talks of
tests/evals/safety/training, and
writes kind-weights.json and matters.json of src/care/companion/guided/asked.
--check writes nothing; it leaves out parts and authors in turn and prints what is found and what is right.`);
  process.exit(0);
}

const OUTPUT = new URL('../src/care/companion/guided/asked/', import.meta.url);
/** A power of two. */
const BUCKETS = 1 << 13;
const PARTS = 5;
const NONE = ASKED_KINDS.indexOf('none');

const evidence = new Map(
  all.map((one): [Message, Labelled] => [
    one,
    { ...askedEvidence(one.text, one.before), labels: [ASKED_KINDS.indexOf(one.kind)] },
  ]),
);
const seen = (one: Message): Labelled => evidence.get(one) as Labelled;

function train(some: readonly Message[]): Trained {
  const dimensions = seen(all[0] as Message).meaning.length;
  return trainOn(some.map(seen), ASKED_KINDS.length, BUCKETS, {
    epochs: 12,
    sometimesFrom: (dimensions / 3) * 2,
  });
}

interface Judged {
  readonly is: number;
  readonly chance: number;
  readonly said: number;
}

const judge = (trained: Trained, one: Message): Judged => {
  const chances = chancesIn(trained, seen(one));
  const chance = Math.max(...chances);
  return { is: ASKED_KINDS.indexOf(one.kind), chance, said: chances.indexOf(chance) };
};

const share = (some: number, of: number): string => (some / (of || 1)).toFixed(2);

function table(title: string, judged: readonly Judged[]): void {
  const are = judged.filter(({ is }) => is !== NONE).length;
  const row = [0.3, 0.4, 0.5, 0.6, 0.7].map((least) => {
    const said = judged.filter((one) => one.said !== NONE && one.chance >= least);
    const right = said.filter((one) => one.said === one.is).length;
    const asked = said.filter((one) => one.is !== NONE).length;
    return `${share(right, are)}/${share(right, said.length)}/${share(asked, said.length)}`;
  });
  console.log(`${title.padEnd(22)} ${row.join('  ')}`);
}

function checkKinds(): void {
  console.log('found / right / asks at all, from .3 .4 .5 .6 .7');
  const order = [...all];
  shuffle(order, sequence(11));
  const judged = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const trained = train(order.filter((_, at) => at % PARTS !== part));
    return order.filter((_, at) => at % PARTS === part).map((one) => judge(trained, one));
  });
  table('one in five left out', judged);
  for (const [which, kind] of ASKED_KINDS.entries()) {
    const are = judged.filter(({ is }) => is === which);
    const said = judged.filter((one) => one.said === which);
    const right = are.filter((one) => one.said === which).length;
    console.log(`  ${kind.padEnd(10)} ${share(right, are.length)} / ${share(right, said.length)}`);
  }
  for (const source of new Set(marked.map((one) => one.source))) {
    const trained = train(all.filter((one) => one.source !== source));
    table(
      `without ${source}`,
      all.filter((one) => one.source === source).map((one) => judge(trained, one)),
    );
  }
}

/** The matters of each entry that count for something, by its id. */
const mattersFor = (entries: readonly Entry[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    entries.map((entry) => [
      entry.id,
      Object.fromEntries(
        [...mattersOf(entry)]
          .filter(([, much]) => much >= LEAST_MATTER)
          .map(([id, much]) => [id, Number(much.toFixed(2))]),
      ),
    ]),
  );
const LEAST_MATTER = 0.08;

/** Each fifth example in turn is looked for with the others. */
function checkEntries(bank: Bank): void {
  const entries = entriesOf(bank);
  const found = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const rest = entries.map((entry) => ({
      ...entry,
      examples: entry.examples.filter((_, at) => at % PARTS !== part),
    }));
    const index = indexOf(rest, mattersFor(rest));
    return entries.flatMap(({ id, examples: own }) =>
      own
        .filter((_, at) => at % PARTS === part)
        .map((example) => ({ id, match: nearest(index, example) })),
    );
  });
  const row = [0, 0.05, 0.1, 0.15, 0.2, AHEAD[bank]].map((least) => {
    const said = found.filter(({ match }) => (match?.ahead ?? 0) >= least);
    const right = said.filter(({ id, match }) => match?.entry.id === id).length;
    return `${share(said.length, found.length)} ${share(right, said.length)}`;
  });
  console.log(`${bank.padEnd(10)} ${String(entries.length).padStart(3)}  ${row.join(' | ')}`);
}

if (process.argv.includes('--check')) {
  console.log('entries: said, right, where ahead by 0 .05 .1 .15 .2, and as set');
  for (const bank of BANKS) checkEntries(bank);
  checkKinds();
} else {
  writeFileSync(new URL('kind-weights.json', OUTPUT), packed(train(all), ASKED_KINDS));
  const ofBanks = Object.fromEntries(BANKS.map((bank) => [bank, mattersFor(entriesOf(bank))]));
  writeFileSync(new URL('matters.json', OUTPUT), `${JSON.stringify(ofBanks, null, 2)}\n`);
}
