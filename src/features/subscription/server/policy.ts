/** Billing decided: what a record means at a moment, and what a wish leads to. Pure. */
import type { PlanType, Standing, Subscription } from '../contract.ts';
import { planName } from '../plans.ts';
import type { Change, Remote } from './gateway/remote.ts';

const DAY = 86_400_000;

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
  const { introEndsAt } = live;
  return {
    plan: live.plan,
    planType: live.plan,
    status: live.cancelAtPeriodEnd ? 'canceled' : 'active',
    currentPeriodEnd: live.currentPeriodEnd.toISOString(),
    trialEnd: introEndsAt !== null && introEndsAt > now ? introEndsAt.toISOString() : null,
    cancelAtPeriodEnd: live.cancelAtPeriodEnd,
    pendingPlan: live.cancelAtPeriodEnd ? null : live.pendingPlan,
    paymentProblem: live.state === 'past_due',
  };
}

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
  if (plan === 'advanced' && current.plan === 'base') {
    return { do: 'refuse', sentence: 'You already have a plan. Use Upgrade to change it.' };
  }
  return onChange(current, plan);
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
