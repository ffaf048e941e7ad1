/** Measures how long the detector takes for messages of 2,000 characters, harmless and dangerous. */
import { detect } from '#care/safety/index.ts';
import { readLabelled } from '#tests/evals/safety/data.ts';
import { percentile, printTable } from './figures.ts';

const LENGTH = 2_000;
const READINGS = 5;
const SETS = ['heldout-ordinary', 'heldout-harmless', 'heldout-danger', 'heldout-languages'];

const texts = SETS.flatMap((name) => inPieces(readLabelled(name).map(({ text }) => text)));
for (const text of texts) detect(text);
const readings = Array.from({ length: READINGS }, () => texts.map(millisecondsFor));
printTable(`The detector on ${texts.length} messages of ${LENGTH} characters (ms)`, [
  ['one reading, p50', percentile(readings.flat(), 50), ''],
  ['one reading, p99', percentile(readings.flat(), 99), '<= 2'],
  [
    `middle of ${READINGS} readings a message, p99`,
    percentile(
      texts.map((_, at) => middleAt(at)),
      99,
    ),
    '<= 2',
  ],
]);

/** Overlapping runs of lines, each cut at `LENGTH` characters. */
function inPieces(lines: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < lines.length; from += 4) {
    const text = lines.slice(from).join('\n').slice(0, LENGTH);
    if (text.length === LENGTH) pieces.push(text);
  }
  return pieces;
}

function millisecondsFor(text: string): number {
  const started = performance.now();
  detect(text);
  return performance.now() - started;
}

function middleAt(at: number): number {
  return percentile(
    readings.map((reading) => reading[at] ?? Number.NaN),
    50,
  );
}
