/** Labels of times: borders of days, bad input, singular and plural. */
import { describe, expect, it } from 'vitest';
import { countLabel, dayLabel, exactLabel, INVALID, relativeLabel, timeLabel } from './labels.ts';

const now = new Date(2026, 2, 10, 0, 30);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(parts[0], parts[1], parts[2], parts[3] ?? 0, parts[4] ?? 0).toISOString();

describe('dayLabel', () => {
  it('goes by the calendar, not by 24 hours', () => {
    expect(dayLabel(at(2026, 2, 10, 0, 1), now)).toBe('Today');
    expect(dayLabel(at(2026, 2, 9, 23, 59), now)).toBe('Yesterday');
    expect(dayLabel(at(2026, 2, 8, 23, 59), now)).toMatch(/Sunday/);
  });
  it('names the year only where it is another one', () => {
    expect(dayLabel(at(2026, 0, 3), now)).not.toMatch(/2026/);
    expect(dayLabel(at(2025, 11, 31), now)).toMatch(/2025/);
  });
});

describe('relativeLabel', () => {
  it('grows coarser with the distance', () => {
    expect(relativeLabel(at(2026, 2, 10, 0, 29), now)).toBe('1 minute ago');
    expect(relativeLabel(at(2026, 2, 9, 23, 50), now)).toBe('40 minutes ago');
    expect(relativeLabel(at(2026, 2, 9, 12), now)).toBe('yesterday');
    expect(relativeLabel(at(2026, 2, 6), now)).toBe('4 days ago');
    expect(relativeLabel(at(2026, 1, 1), now)).toMatch(/February/);
  });
  it('never speaks of the future', () => {
    expect(relativeLabel(at(2026, 2, 10, 0, 31), now)).toBe('just now');
  });
});

describe('unreadable times', () => {
  it('are said to be so', () => {
    for (const label of [timeLabel, exactLabel]) expect(label('soon')).toBe(INVALID);
    expect(dayLabel('soon', now)).toBe(INVALID);
    expect(relativeLabel('', now)).toBe(INVALID);
  });
});

describe('countLabel', () => {
  it('knows one from several', () => {
    expect([0, 1, 2].map(countLabel)).toEqual(['0 messages', '1 message', '2 messages']);
  });
});
