/** Where a person stands, read from the status answer, and the words for it. */
import type { Subscription, TrialInfo } from './contract.ts';
import type { Standing } from './entitlements.ts';

export interface Status {
  readonly subscription: Subscription | null;
  readonly trialInfo: TrialInfo;
}

/** A canceled subscription opens what it did until its period ends; the server drops it then. */
export function standingOf({ subscription, trialInfo }: Status): Standing {
  if (subscription && subscription.status !== 'trial') return subscription.plan;
  if (trialInfo.isOnTrial) return 'trial';
  return trialInfo.isTrialExpired ? 'expired' : 'none';
}

/** '1 day left', '5 days left'. */
export function daysLeft(days: number): string {
  return days === 1 ? '1 day left' : `${days} days left`;
}
