/** The tables of settings name every setting there is, and no other. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const settings = [...read('src/platform/server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
  .map(([, name]) => name)
  .sort();

it.each(['docs/operations.md', 'README.md'])('%s', (path) => {
  const table = read(path).match(/^\| Setting[\s\S]*?\n\n/m)?.[0] ?? '';
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)]);
  expect(settings.length).toBeGreaterThan(20);
  expect(named.map(([, name]) => name).sort()).toEqual(settings);
});
