/** Billing decided: what a record means at a moment, and what a wish leads to. Pure. */
import type { PlanType, Standing, Subscription } from '../contract.ts';
import { planName } from '../plans.ts';

const DAY = 86_400_000;

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

/** How long a renewal may go unconfirmed before access ends: the payment service may be away. */
export const RENEWAL_GRACE = 3 * DAY;

/** What is true of a record now: null once its access has ended. */
export function effective<Row extends Omit<Remote, 'id'>>(row: Row | null, now: Date): Row | null {
  if (!row || row.state === 'ended') return null;
  const over = now.getTime() - row.currentPeriodEnd.getTime();
  if (over < 0) return row;
  if (row.cancelAtPeriodEnd || over >= RENEWAL_GRACE) return null;
  return { ...row, plan: row.pendingPlan ?? row.plan, pendingPlan: null };
}

export interface StandingFacts {
  readonly subscription: Omit<Remote, 'id'> | null;
  readonly trialStartedAt: Date;
  readonly trialEndsAt: Date;
}

/** A plan counts before a trial: whoever has chosen Base has Base. */
export function standingAt(facts: StandingFacts, now: Date): Standing {
  const plan = effective(facts.subscription, now)?.plan;
  if (plan) return plan;
  if (facts.trialEndsAt.getTime() > now.getTime()) return 'trial';
  const everOpen = facts.subscription !== null || facts.trialEndsAt > facts.trialStartedAt;
  return everOpen ? 'expired' : 'none';
}

/** What the person may see of the record. */
export function presentSubscription(
  row: Omit<Remote, 'id'> | null,
  now: Date,
): Subscription | null {
  const live = effective(row, now);
  if (!live) return null;
  const inIntro = live.introEndsAt !== null && live.introEndsAt > now;
  return {
    plan: live.plan,
    planType: live.plan,
    status: live.cancelAtPeriodEnd ? 'canceled' : 'active',
    currentPeriodEnd: live.currentPeriodEnd.toISOString(),
    trialEnd: inIntro ? (live.introEndsAt?.toISOString() ?? null) : null,
    cancelAtPeriodEnd: live.cancelAtPeriodEnd,
    pendingPlan: live.cancelAtPeriodEnd ? null : live.pendingPlan,
    paymentProblem: live.state === 'past_due',
  };
}

export type Change = 'upgrade' | 'downgrade' | 'cancel' | 'resume';

export type Decision =
  | { readonly do: 'checkout' }
  | { readonly do: Change; readonly message: string }
  /** It is as they wish already. */
  | { readonly do: 'nothing'; readonly message: string }
  | { readonly do: 'refuse'; readonly sentence: string };

type Current = Pick<Remote, 'plan' | 'pendingPlan' | 'cancelAtPeriodEnd'> | null;

export const MESSAGES = {
  cancelled: 'Subscription cancelled successfully!',
  upgraded: 'Subscription upgraded successfully!',
  downgrades: `Your plan changes to the ${planName('base')} at the next billing date.`,
  goesOn: (plan: PlanType) => `Welcome back. Your ${planName(plan)} goes on.`,
  checkout: 'Taking you to the checkout...',
} as const;

/** Subscribe was pressed for `plan`. */
export function onSubscribe(current: Current, plan: PlanType): Decision {
  if (!current) return { do: 'checkout' };
  if (plan === 'base' && current.plan === 'advanced') return onChange(current, plan);
  if (plan !== current.plan) {
    return { do: 'refuse', sentence: 'You already have a plan. Use Upgrade to change it.' };
  }
  if (!current.cancelAtPeriodEnd && current.pendingPlan === null) {
    return { do: 'refuse', sentence: `You already have the ${planName(plan)}.` };
  }
  return { do: 'resume', message: MESSAGES.goesOn(plan) };
}

/** A change of plan was asked for. Whoever changes a cancelled plan wants it to go on. */
export function onChange(current: Current, plan: PlanType): Decision {
  if (!current) {
    return { do: 'refuse', sentence: 'There is no subscription to change yet. Choose a plan.' };
  }
  if (plan === current.plan) {
    const leaving = current.cancelAtPeriodEnd || current.pendingPlan !== null;
    if (leaving) return { do: 'resume', message: MESSAGES.goesOn(plan) };
    return { do: 'refuse', sentence: `You already have the ${planName(plan)}.` };
  }
  if (plan === 'advanced') return { do: 'upgrade', message: MESSAGES.upgraded };
  if (current.pendingPlan === 'base' && !current.cancelAtPeriodEnd) {
    return { do: 'nothing', message: MESSAGES.downgrades };
  }
  return { do: 'downgrade', message: MESSAGES.downgrades };
}

export function onCancel(current: Current): Decision {
  if (!current) return { do: 'refuse', sentence: 'There is no subscription to cancel.' };
  if (current.cancelAtPeriodEnd) return { do: 'nothing', message: MESSAGES.cancelled };
  return { do: 'cancel', message: MESSAGES.cancelled };
}

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
