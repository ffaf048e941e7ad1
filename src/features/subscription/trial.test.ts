/** The trial: its edges to the millisecond, and the words that count it down. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, days, trialAt, urgencyOf } from './trial.ts';

const startedAt = new Date('2026-03-02T09:30:00.000Z');
const DAY = 86_400_000;
const endsAt = new Date(startedAt.getTime() + 7 * DAY);
const at = (ms: number) => trialAt({ startedAt, endsAt }, new Date(endsAt.getTime() + ms), false);

describe('trialAt', () => {
  it('runs up to its end and not a millisecond longer', () => {
    expect(at(-1)).toEqual({
      isOnTrial: true,
      isTrialExpired: false,
      trialDaysRemaining: 1,
      trialEnd: endsAt.toISOString(),
    });
    expect(at(0)).toMatchObject({ isOnTrial: false, isTrialExpired: true, trialDaysRemaining: 0 });
    expect(at(1000)).toMatchObject({ isOnTrial: false, isTrialExpired: true });
    expect(at(-1000)).toMatchObject({ isOnTrial: true, isTrialExpired: false });
  });

  it('counts begun days', () => {
    const counted = [-7 * DAY, -6 * DAY - 1, -6 * DAY, -3 * DAY, -DAY - 1, -DAY].map(
      (ms) => at(ms).trialDaysRemaining,
    );
    expect(counted).toEqual([7, 7, 6, 3, 2, 1]);
  });

  it('does not matter any more with a plan', () => {
    const nothing = { isOnTrial: false, isTrialExpired: false, trialDaysRemaining: 0 };
    expect(trialAt({ startedAt, endsAt }, startedAt, true)).toMatchObject(nothing);
    expect(trialAt({ startedAt, endsAt }, endsAt, true)).toMatchObject(nothing);
  });

  it('was never there where none was given', () => {
    const none = trialAt({ startedAt, endsAt: startedAt }, endsAt, false);
    expect(none).toEqual({
      isOnTrial: false,
      isTrialExpired: false,
      trialDaysRemaining: 0,
      trialEnd: null,
    });
  });

  it('is either running or over, and has days left exactly while it runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * DAY, max: 20 * DAY }), (ms) => {
        const trial = at(ms);
        expect(trial.isOnTrial).toBe(!trial.isTrialExpired);
        expect(trial.trialDaysRemaining > 0).toBe(trial.isOnTrial);
      }),
    );
  });
});

describe('words', () => {
  it('turn at three days and at one', () => {
    expect([0, 1, 2, 3, 4, 7].map(urgencyOf)).toEqual([
      'last',
      'last',
      'soon',
      'soon',
      'calm',
      'calm',
    ]);
  });

  it('know one day from several', () => {
    expect([0, 1, 2, 0.5].map(days)).toEqual(['0 days', '1 day', '2 days', '0.5 days']);
  });

  it('count down in the two largest units', () => {
    const hour = 3_600_000;
    const minute = 60_000;
    expect(
      [
        6 * DAY + 23 * hour + 59 * minute,
        DAY + hour,
        2 * DAY,
        DAY,
        DAY - 1,
        hour + minute,
        2 * minute,
        minute,
        minute - 1,
        0,
        -5,
      ].map(countdown),
    ).toEqual([
      '6 days 23 hours',
      '1 day 1 hour',
      '2 days',
      '1 day',
      '23 hours 59 minutes',
      '1 hour 1 minute',
      '2 minutes',
      '1 minute',
      'less than a minute',
      'less than a minute',
      'less than a minute',
    ]);
  });
});
