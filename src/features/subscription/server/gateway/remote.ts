/** A subscription as the payment service has it, and what can be read from it. Pure. */
import type { PlanType } from '../../contract.ts';

/** A subscription as the payment service records it, whichever service that is. */
export interface Remote {
  readonly id: string;
  readonly plan: PlanType;
  /** `past_due`: a renewal failed and is being tried again; access goes on meanwhile. */
  readonly state: 'live' | 'past_due' | 'ended';
  readonly cancelAtPeriodEnd: boolean;
  readonly pendingPlan: PlanType | null;
  readonly currentPeriodEnd: Date;
  readonly introEndsAt: Date | null;
}

export type Change = 'upgrade' | 'downgrade' | 'cancel' | 'resume';

/** Whether a reading shows what an intent was after: then it went through. */
export function shows(remote: Remote | null, change: Change): boolean {
  if (!remote || remote.state === 'ended') return change === 'cancel';
  if (change === 'cancel') return remote.cancelAtPeriodEnd;
  if (remote.cancelAtPeriodEnd) return false;
  if (change === 'downgrade') return remote.plan === 'base' || remote.pendingPlan === 'base';
  if (change === 'resume') return remote.pendingPlan === null;
  return remote.plan === 'advanced' && remote.pendingPlan === null;
}

/** Of several at the payment service the one that counts: live first, then the larger plan. */
export function chosenOf(remotes: readonly Remote[]): Remote | null {
  const rank = (one: Remote) =>
    (one.state === 'live' ? 4 : one.state === 'past_due' ? 2 : 0) +
    (one.plan === 'advanced' ? 1 : 0);
  return remotes.reduce<Remote | null>((best, one) => {
    if (!best || rank(one) > rank(best)) return one;
    const later = rank(one) === rank(best) && one.currentPeriodEnd > best.currentPeriodEnd;
    return later ? one : best;
  }, null);
}
