/** Where a trial stands at a moment, and how it is counted down. Pure. */
import type { TrialInfo } from './contract.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The trial ends at exactly `trialEndsAt`. A trial day is 24 hours counted back from there, so
 * `trialDaysRemaining` counts begun days: 6 days and one minute left are 7.
 * With a plan (`hasPlan`) the trial neither runs nor matters any more.
 */
export function trialAt(
  trial: { readonly startedAt: Date; readonly endsAt: Date },
  now: Date,
  hasPlan: boolean,
): TrialInfo {
  const left = trial.endsAt.getTime() - now.getTime();
  const given = trial.endsAt.getTime() > trial.startedAt.getTime();
  const running = given && left > 0 && !hasPlan;
  return {
    isOnTrial: running,
    isTrialExpired: given && left <= 0 && !hasPlan,
    trialDaysRemaining: running ? Math.ceil(left / DAY) : 0,
    trialEnd: given ? trial.endsAt.toISOString() : null,
  };
}

export type TrialUrgency = 'calm' | 'soon' | 'last';

/** Three days or less: soon. One day or less: last. */
export function urgencyOf(daysRemaining: number): TrialUrgency {
  if (daysRemaining <= 1) return 'last';
  return daysRemaining <= 3 ? 'soon' : 'calm';
}

/** '7 days', '1 day'. */
export function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** What is left, in its two largest units, rounded down: '2 days 3 hours', '1 hour 5 minutes'. */
export function countdown(leftMs: number): string {
  if (leftMs < MINUTE) return 'less than a minute';
  const d = Math.floor(leftMs / DAY);
  const h = Math.floor((leftMs % DAY) / HOUR);
  const m = Math.floor((leftMs % HOUR) / MINUTE);
  const parts: [number, string][] =
    d > 0
      ? [
          [d, 'day'],
          [h, 'hour'],
        ]
      : [
          [h, 'hour'],
          [m, 'minute'],
        ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
