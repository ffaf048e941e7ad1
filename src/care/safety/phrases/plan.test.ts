/** What the plan says is said once: no sentence of it stands in two places. */
import { expect, it } from 'vitest';
import * as lines from './plan.ts';

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

it('holds no sentence twice', () => {
  const sentences = texts(Object.values(lines)).flatMap((text) => text.split(/(?<=[.?!])\s+/));
  expect(sentences.length).toBeGreaterThan(100);
  const twice = sentences.filter((one, at) => sentences.indexOf(one) !== at);
  expect(twice).toEqual([]);
});
