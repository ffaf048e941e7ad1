/** Where a trial stands at a moment. Pure. */
import type { TrialInfo } from './contract.ts';

const DAY = 86_400_000;

/** `trialDaysRemaining` counts begun days: 6 days and one minute left are 7. */
export function trialAt(trialEndsAt: Date, now: Date): TrialInfo {
  const left = trialEndsAt.getTime() - now.getTime();
  return {
    isOnTrial: left > 0,
    isTrialExpired: left <= 0,
    trialDaysRemaining: Math.max(0, Math.ceil(left / DAY)),
    trialEnd: trialEndsAt.toISOString(),
  };
}
