/** Times in words, at the edges of each unit. */
import { describe, expect, it } from 'vitest';
import { agoOf, daysOf } from './words.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const back = (ms: number) => new Date(now.getTime() - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  it.each([
    [-5000, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [29 * DAY, '29 days ago'],
    [30 * DAY, 'March 1, 2026'],
  ])('%i ms is «%s»', (ms, words) => {
    expect(agoOf(back(ms), now)).toBe(words);
  });
});

it.each([
  [1, '1 day'],
  [7, '7 days'],
  [0.5, '0.5 days'],
])('%d days are «%s»', (count, words) => {
  expect(daysOf(count)).toBe(words);
});
