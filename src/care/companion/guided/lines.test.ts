/** Every sentence of ours passes the output guard: one that did not would be replaced before it is shown. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guardOutput } from '#care/safety/index.ts';

const FOLDER = new URL('./', import.meta.url);
const QUOTED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const SPOKEN = /^[A-Z{“"].* .*[.?!]["”]?$/s;

/** What stands in quotation marks in the code, or behind a name in the texts, and reads as a sentence. */
function linesOf(path: string): string[] {
  const text = readFileSync(new URL(path, FOLDER), 'utf8');
  const lines = path.endsWith('.txt')
    ? [...text.matchAll(/^(?:[a-z-]+: )?([A-Z{].+)$/gm)].flatMap(([, said = '']) =>
        said.split(' | '),
      )
    : [...text.matchAll(QUOTED)].map(([, , said = '']) => said.replace(/\\(.)/g, '$1'));
  return lines.filter((line) => SPOKEN.test(line));
}

const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(?:ts|txt)$/.test(path) && !path.includes('.test.') && !path.startsWith('understand/'),
);

it.each(FILES)('%s', (path) => {
  const replaced = linesOf(path).filter((line) => {
    const verdict = guardOutput(line.replace(/\{\w+\}|“[^”]*”/g, '“…”'), {
      level: 'none',
      riskPeak: 'none',
      subject: 'self',
      country: 'US',
      seed: 'lines',
      ours: true,
    });
    return !verdict.ok && verdict.reasons.some((one) => one !== 'hotline on a calm turn');
  });
  expect(replaced).toEqual([]);
});
