/** How long sign-ins and choices last, at their edges. */
import { describe, expect, it } from 'vitest';
import { DAY } from '#platform/server/clock.ts';
import { changeableFrom, nextExpiry } from './policy.ts';

const noon = new Date('2026-03-02T12:00:00.000Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

describe('a choice of therapist', () => {
  it('can be changed at any time where none was made', () => {
    expect(changeableFrom(null, noon)).toBeNull();
  });
  it.each([0, 1, 7 * DAY - 1])('holds %i ms later', (ms) => {
    expect(changeableFrom(noon, later(ms))).toEqual(later(7 * DAY));
  });
  it.each([7 * DAY, 7 * DAY + 1, 365 * DAY])('is free again %i ms later', (ms) => {
    expect(changeableFrom(noon, later(ms))).toBeNull();
  });
});

describe('a session', () => {
  it('moves on with use, up to its end', () => {
    expect(nextExpiry(noon, false, later(7 * DAY))).toEqual(later(DAY));
    expect(nextExpiry(noon, true, later(180 * DAY))).toEqual(later(30 * DAY));
    expect(nextExpiry(noon, true, later(DAY / 2))).toEqual(later(DAY / 2));
  });
});
