/** The table of helplines and the helplines in code are the same, their hours included. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HELPLINES, type Line } from '../src/care/safety/helplines.ts';

const KINDS = ['domestic', 'sexual', 'child', 'poison', 'maternal'] as const;
const document = readFileSync(new URL('../docs/helplines.md', import.meta.url), 'utf8');
const rows = document
  .split('\n')
  .filter((row) => /^\| [A-Z]{2} /.test(row))
  .map((row) => row.split('|').map((cell) => cell.trim()));

const numberOf = ({ call, text }: Line) =>
  [call, text && `text ${text.body ? `${text.body} to ` : ''}${text.to}`]
    .filter(Boolean)
    .join(', ');

const lines = Object.entries(HELPLINES).flatMap(([country, { emergency, crisis, ...others }]) => [
  { country, kind: 'emergency', line: { name: 'Emergency services', call: emergency } as Line },
  ...crisis.map((line) => ({ country, kind: 'crisis', line })),
  ...KINDS.flatMap((kind) => (others[kind] ? [{ country, kind, line: others[kind] }] : [])),
]);

it('has each line once, and no other', () => {
  const inCode = lines.map(({ country, kind, line }) =>
    [country, kind, line.name, numberOf(line)].join(' | '),
  );
  expect(rows.map(([, ...cells]) => cells.slice(0, 4).join(' | ')).sort()).toEqual(inCode.sort());
  expect(inCode.length).toBeGreaterThan(100);
});

it('says "24 h" of exactly those that are promised at every hour', () => {
  const open = rows.filter(([, , kind, , , hours]) => kind !== 'emergency' && hours === '24 h');
  const promised = lines.filter(
    ({ kind, line }) => kind !== 'emergency' && line.note === undefined,
  );
  const key = (...parts: readonly unknown[]) => parts.join(' | ');
  expect(open.map(([, country, kind, name]) => key(country, kind, name)).sort()).toEqual(
    promised.map(({ country, kind, line }) => key(country, kind, line.name)).sort(),
  );
});

it('gives a source, a date and a status for each', () => {
  for (const [, country, , , , hours, source, checked, status] of rows) {
    expect(hours, country).not.toBe('');
    expect(source, country).toMatch(/^https:\/\/[\w.-]+(?:\/\S*)?$/);
    expect(checked, country).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(status, country).toMatch(/^(?:verified|listed|general knowledge)$/);
  }
});
