/** A time that is missing or cannot be read never becomes a wait of nothing. */
import { expect, test } from 'vitest';
import { clockAhead, waitUntil } from './clock.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

test('the difference of the clocks is known where the server tells its time', () => {
  expect(clockAhead('2026-03-01T12:00:07Z', NOW)).toBe(7000);
  expect(clockAhead('2026-03-01T11:59:00Z', NOW)).toBe(-60_000);
});

test.each([undefined, '', 'soon'])('a server time of %j counts as ours', (time) => {
  expect(clockAhead(time, NOW)).toBe(0);
});

test('waits until just after the end by the clock of the server', () => {
  expect(waitUntil('2026-03-01T12:00:10Z', 0, NOW)).toBe(10_050);
  expect(waitUntil('2026-03-01T12:00:10Z', 4000, NOW)).toBe(6050);
  expect(waitUntil('2026-03-01T11:00:00Z', 0, NOW)).toBe(50);
});

test('a far end is cut to the longest timer, an unreadable one sets none', () => {
  expect(waitUntil('2036-03-01T12:00:00Z', 0, NOW)).toBe(2 ** 31 - 1);
  expect(waitUntil('soon', 0, NOW)).toBeNull();
  expect(waitUntil('2026-03-01T12:00:10Z', Number.NaN, NOW)).toBeNull();
});
