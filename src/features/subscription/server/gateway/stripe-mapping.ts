/** Stripe's words and ours: what its record means, and what it is asked for. Pure. */
import type Stripe from 'stripe';
import type { PlanType } from '../../contract.ts';
import type { Change, Remote } from './remote.ts';

export type Prices = Readonly<Record<PlanType, string>>;

/**
 * A scheduled downgrade is the smaller price from now on without proration, and this note of what
 * is already paid for: it holds as long as the period it names is the current one.
 */
const KEEPS = { plan: 'mooring_keeps_plan', until: 'mooring_keeps_until' } as const;

const date = (seconds: number) => new Date(seconds * 1000);

function itemOf(subscription: Stripe.Subscription, prices: Prices) {
  for (const item of subscription.items.data) {
    if (item.price.id === prices.base) return { item, plan: 'base' as const };
    if (item.price.id === prices.advanced) return { item, plan: 'advanced' as const };
  }
  return null;
}

function stateOf(status: Stripe.Subscription['status']): Remote['state'] {
  if (status === 'active' || status === 'trialing') return 'live';
  return status === 'past_due' ? 'past_due' : 'ended';
}

/** Null for a subscription to something that is none of our plans. */
export function remoteOf(subscription: Stripe.Subscription, prices: Prices): Remote | null {
  const found = itemOf(subscription, prices);
  if (!found) return null;
  const { item, plan } = found;
  const { metadata, cancel_at } = subscription;
  const keeps =
    plan === 'base' &&
    metadata[KEEPS.plan] === 'advanced' &&
    metadata[KEEPS.until] === String(item.current_period_end);
  return {
    id: subscription.id,
    plan: keeps ? 'advanced' : plan,
    pendingPlan: keeps ? 'base' : null,
    state: stateOf(subscription.status),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || cancel_at !== null,
    currentPeriodEnd: date(cancel_at ?? item.current_period_end),
    introEndsAt: subscription.trial_end === null ? null : date(subscription.trial_end),
  };
}

/** What to send so that `change` comes true; null where the record is none of ours. */
export function updateFor(
  subscription: Stripe.Subscription,
  change: Change,
  prices: Prices,
): Stripe.SubscriptionUpdateParams | null {
  const found = itemOf(subscription, prices);
  const remote = remoteOf(subscription, prices);
  if (!found || !remote) return null;
  if (change === 'cancel') return { cancel_at_period_end: true };
  const until = String(found.item.current_period_end);
  const noted = { [KEEPS.plan]: '', [KEEPS.until]: '' };
  const goingOn: Stripe.SubscriptionUpdateParams =
    subscription.cancel_at !== null && !subscription.cancel_at_period_end
      ? { cancel_at: '' }
      : { cancel_at_period_end: false };
  const priced = (plan: PlanType) => [{ id: found.item.id, price: prices[plan] }];
  if (change === 'resume') {
    return {
      ...goingOn,
      items: priced(remote.plan),
      metadata: noted,
      proration_behavior: 'none',
    };
  }
  if (change === 'downgrade') {
    const owes = remote.plan === 'advanced';
    return {
      ...goingOn,
      items: priced('base'),
      metadata: owes ? { [KEEPS.plan]: 'advanced', [KEEPS.until]: until } : noted,
      proration_behavior: 'none',
    };
  }
  return {
    ...goingOn,
    items: priced('advanced'),
    metadata: noted,
    // The difference is paid now, or the plan stays as it is: never a larger plan on credit.
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    ...(subscription.status === 'trialing' ? { trial_end: 'now' as const } : {}),
  };
}
