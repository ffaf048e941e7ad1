/** Trains the recogniser of topics on first messages written for each; --help says how. */
import { readFileSync, writeFileSync } from 'node:fs';
import { situations } from '#care/companion/guided/situations/index.ts';
import { readTopic, topicIds } from '#care/companion/guided/topics/read.ts';
import { NO_TOPIC, topicEvidence } from '#care/companion/guided/topics/recognise.ts';
import { chancesIn, type Labelled, packed, trainOn } from './lib/classifier-file.ts';

if (process.argv.includes('--help')) {
  console.log(`node scripts/train-topics.ts [--check]
Trains on tests/evals/dialogue/topics/*.txt: first messages ("=") of each topic and what people tell, ask
and reply in a talk about it, of which the short as messages that tell of none; writes
src/care/companion/guided/topics/topic-weights.json.
--check writes nothing; it leaves out a fifth of the messages at a time and prints what is right.`);
  process.exit(0);
}

const CASES = new URL('../tests/evals/dialogue/topics/', import.meta.url);
const OUTPUT = new URL('../src/care/companion/guided/topics/topic-weights.json', import.meta.url);
/** A power of two. */
const BUCKETS = 1 << 14;
const PARTS = 5;
const TRAINING = { epochs: 20 };
/** A message of so few words in the middle of a talk tells of no topic by itself. */
const SHORT = 6;
/** Of those, one in so many: they are many more than the first messages of any topic. */
const EACH = 8;

interface Message extends Labelled {
  readonly text: string;
  readonly part: number;
}

const ids = topicIds();
const labels = [...ids, NO_TOPIC];
const messages: Message[] = ids.flatMap((id, label) => {
  const lines = readFileSync(new URL(`${id}.txt`, CASES), 'utf8').split('\n');
  const first = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
  const later = lines
    .filter((line) => /^(?:tell|ask|reply) /.test(line))
    .map((line) => line.split(' | ')[2] ?? '')
    .filter((line) => line !== '');
  const short = later.filter((line) => line.split(' ').length <= SHORT);
  const longer = later.filter((line) => line.split(' ').length > SHORT);
  const known = new Set(readTopic(id).situations);
  const examples = situations()
    .filter((one) => known.has(one.id))
    .flatMap((one) => one.examples);
  return [
    ...[...first, ...longer, ...examples].map((text, at) => messageOf(text, label, at)),
    ...short.filter((_, at) => at % EACH === 0).map((text, at) => messageOf(text, ids.length, at)),
  ];
});

const firsts = new Set(
  ids.flatMap((id) =>
    readFileSync(new URL(`${id}.txt`, CASES), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('= '))
      .map((line) => line.slice(2)),
  ),
);

function messageOf(text: string, label: number, at: number): Message {
  return { text, part: at % PARTS, labels: [label], ...topicEvidence(text) };
}

if (process.argv.includes('--check')) check();
else writeFileSync(OUTPUT, packed(trainOn(messages, labels.length, BUCKETS, TRAINING), labels));

function check(): void {
  const judged = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const trained = trainOn(
      messages.filter((one) => one.part !== part),
      labels.length,
      BUCKETS,
      TRAINING,
    );
    return messages
      .filter((one) => one.part === part)
      .map((one) => {
        const chances = chancesIn(trained, one);
        const chance = Math.max(...chances);
        return { one, chance, best: chances.indexOf(chance) };
      });
  });
  const told = judged.filter(({ one }) => one.labels[0] !== ids.length && firsts.has(one.text));
  const silent = judged.filter(({ one }) => one.labels[0] === ids.length);
  for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]) {
    const known = told.filter(({ chance, best }) => chance >= least && best !== ids.length);
    const right = known.filter(({ one, best }) => one.labels[0] === best).length;
    const wrongly = silent.filter(({ chance, best }) => chance >= least && best !== ids.length);
    console.log(
      `chance from ${least.toFixed(1)}  heard ${(known.length / told.length).toFixed(3)}  right ${(right / known.length).toFixed(3)}  heard in short ones ${(wrongly.length / silent.length).toFixed(3)}`,
    );
  }
  const confused = new Map<string, number>();
  for (const { one, best, chance } of told) {
    if (one.labels[0] === best || chance < 0.4) continue;
    const pair = `${labels[one.labels[0] ?? 0]} heard as ${labels[best]}`;
    confused.set(pair, (confused.get(pair) ?? 0) + 1);
  }
  for (const [pair, times] of [...confused].sort(([, a], [, b]) => b - a).slice(0, 12))
    console.log(`  ${times}  ${pair}`);
}
