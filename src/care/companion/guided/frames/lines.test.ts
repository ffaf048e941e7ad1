/** No line of ours may be one that the guard would take out: they would see a stopgap in its place. */
import { expect, it } from 'vitest';
import { guardOutput } from '#care/safety/index.ts';
import { ownLines } from '#tests/evals/dialogue/lines.ts';

it('every line passes the guard on a calm turn', () => {
  const calm = { level: 'none', riskPeak: 'none', ours: true } as const;
  expect(ownLines().filter((line) => !guardOutput(line, calm).ok)).toEqual([]);
});
