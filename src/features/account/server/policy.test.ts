/** How long sign-ins and choices last, at their edges. */
import { describe, expect, it } from 'vitest';
import { DAY } from '#platform/server/clock.ts';
import { changeableFrom, nextExpiry } from './policy.ts';

const noon = new Date('2026-03-02T12:00:00.000Z');
const after = (ms: number) => new Date(noon.getTime() + ms);

describe('a choice of therapist', () => {
  it('can be changed at any time where none was made', () => {
    expect(changeableFrom(null, noon)).toBeNull();
  });
  it.each([0, 1, 7 * DAY - 1])('holds %i ms later', (ms) => {
    expect(changeableFrom(noon, after(ms))).toEqual(after(7 * DAY));
  });
  it.each([7 * DAY, 7 * DAY + 1, 365 * DAY])('is free again %i ms later', (ms) => {
    expect(changeableFrom(noon, after(ms))).toBeNull();
  });
});

describe('a session', () => {
  it('moves on with use, up to its end', () => {
    expect(nextExpiry(noon, false, after(7 * DAY))).toEqual(after(DAY));
    expect(nextExpiry(noon, true, after(180 * DAY))).toEqual(after(30 * DAY));
    expect(nextExpiry(noon, true, after(DAY / 2))).toEqual(after(DAY / 2));
  });
});
