/** Billing decided: every state against every wish, and the edges of time. */
import { describe, expect, it } from 'vitest';
import type { Remote } from './gateway/remote.ts';
import {
  effective,
  MESSAGES,
  onCancel,
  onChange,
  onSubscribe,
  presentSubscription,
  RENEWAL_GRACE,
  standingAt,
} from './policy.ts';

const end = new Date('2026-05-01T00:00:00.000Z');
const at = (ms: number) => new Date(end.getTime() + ms);
const before = at(-1);
const live: Remote = {
  id: 'sub_1',
  plan: 'advanced',
  state: 'live',
  cancelAtPeriodEnd: false,
  pendingPlan: null,
  currentPeriodEnd: end,
  introEndsAt: null,
};
const base: Remote = { ...live, plan: 'base' };
const leaving = { cancelAtPeriodEnd: true } as const;
const stepping = { pendingPlan: 'base' } as const;

describe('effective', () => {
  it('ends a cancelled plan at its last moment', () => {
    const cancelled = { ...live, ...leaving };
    expect(effective(cancelled, before)).toEqual(cancelled);
    expect(effective(cancelled, end)).toBeNull();
  });
  it('trusts a renewal that is not confirmed yet for three days', () => {
    expect(RENEWAL_GRACE).toBe(3 * 86_400_000);
    expect(effective(live, end)).toEqual(live);
    expect(effective(live, at(RENEWAL_GRACE - 1))).toEqual(live);
    expect(effective(live, at(RENEWAL_GRACE))).toBeNull();
  });
  it('changes plan at the billing date', () => {
    const down = { ...live, ...stepping };
    expect(effective(down, before)).toMatchObject({ plan: 'advanced', pendingPlan: 'base' });
    expect(effective(down, end)).toMatchObject({ plan: 'base', pendingPlan: null });
  });
  it('knows nothing and the end', () => {
    expect(effective(null, before)).toBeNull();
    expect(effective({ ...live, state: 'ended' }, before)).toBeNull();
    expect(effective({ ...live, state: 'past_due' }, before)).not.toBeNull();
  });
});

describe('standingAt', () => {
  const trialStartedAt = new Date('2026-04-01T00:00:00.000Z');
  const trialEndsAt = new Date('2026-04-08T00:00:00.000Z');
  const facts = { subscription: null, trialStartedAt, trialEndsAt };
  it('is the plan before the trial', () => {
    expect(standingAt({ ...facts, subscription: base }, trialStartedAt)).toBe('base');
    expect(standingAt({ ...facts, subscription: live }, trialEndsAt)).toBe('advanced');
  });
  it('is the trial up to its end', () => {
    expect(standingAt(facts, new Date(trialEndsAt.getTime() - 1))).toBe('trial');
    expect(standingAt(facts, trialEndsAt)).toBe('expired');
  });
  it('is expired after a plan, and none where there was never anything', () => {
    const noTrial = { ...facts, trialEndsAt: trialStartedAt };
    expect(standingAt(noTrial, trialEndsAt)).toBe('none');
    const over = { ...live, state: 'ended' } as const;
    expect(standingAt({ ...noTrial, subscription: over }, trialEndsAt)).toBe('expired');
    expect(standingAt({ ...facts, subscription: over }, trialStartedAt)).toBe('trial');
  });
});

describe('presentSubscription', () => {
  it('shows a running plan', () => {
    expect(presentSubscription(live, before)).toEqual({
      plan: 'advanced',
      planType: 'advanced',
      status: 'active',
      currentPeriodEnd: end.toISOString(),
      trialEnd: null,
      cancelAtPeriodEnd: false,
      pendingPlan: null,
      paymentProblem: false,
    });
    expect(presentSubscription(null, before)).toBeNull();
    expect(presentSubscription({ ...live, ...leaving }, end)).toBeNull();
  });
  it('shows free days while they last, a failed payment, and where it is going', () => {
    const intro = { ...base, introEndsAt: end };
    expect(presentSubscription(intro, before)?.trialEnd).toBe(end.toISOString());
    expect(presentSubscription(intro, end)?.trialEnd).toBeNull();
    expect(presentSubscription({ ...live, state: 'past_due' }, before)?.paymentProblem).toBe(true);
    expect(presentSubscription({ ...live, ...stepping }, before)?.pendingPlan).toBe('base');
  });
  it('shows a cancelled plan as that, whatever it was going to become', () => {
    expect(presentSubscription({ ...live, ...leaving, ...stepping }, before)).toMatchObject({
      status: 'canceled',
      cancelAtPeriodEnd: true,
      pendingPlan: null,
    });
  });
});

describe('a wish', () => {
  const doing = (decision: { do: string }) => decision.do;
  it('to subscribe', () => {
    expect(onSubscribe(null, 'base')).toEqual({ do: 'checkout' });
    expect(onSubscribe(null, 'advanced')).toEqual({ do: 'checkout' });
    expect(onSubscribe(base, 'base')).toEqual({
      do: 'refuse',
      sentence: 'You already have the Base Plan.',
    });
    expect(onSubscribe(base, 'advanced')).toEqual({
      do: 'refuse',
      sentence: 'You already have a plan. Use Upgrade to change it.',
    });
    expect(onSubscribe(live, 'base')).toEqual({ do: 'downgrade', message: MESSAGES.downgrades });
    expect(onSubscribe({ ...live, ...stepping }, 'base')).toMatchObject({ do: 'nothing' });
    expect(onSubscribe({ ...live, ...leaving }, 'advanced')).toEqual({
      do: 'resume',
      message: 'Welcome back. Your Advanced Plan goes on.',
    });
    expect(doing(onSubscribe({ ...live, ...stepping }, 'advanced'))).toBe('resume');
    expect(doing(onSubscribe({ ...base, ...leaving }, 'base'))).toBe('resume');
  });
  it('to change', () => {
    expect(onChange(null, 'base')).toMatchObject({
      do: 'refuse',
      sentence: 'There is no subscription to change yet. Choose a plan.',
    });
    expect(onChange(base, 'advanced')).toEqual({
      do: 'upgrade',
      message: 'Subscription upgraded successfully!',
    });
    expect(doing(onChange({ ...base, ...leaving }, 'advanced'))).toBe('upgrade');
    expect(onChange(live, 'base')).toEqual({
      do: 'downgrade',
      message: 'Your plan changes to the Base Plan at the next billing date.',
    });
    expect(onChange(live, 'advanced')).toEqual({
      do: 'refuse',
      sentence: 'You already have the Advanced Plan.',
    });
    expect(doing(onChange({ ...live, ...leaving }, 'advanced'))).toBe('resume');
    expect(doing(onChange({ ...live, ...stepping }, 'advanced'))).toBe('resume');
    expect(onChange({ ...live, ...stepping }, 'base')).toEqual({
      do: 'nothing',
      message: MESSAGES.downgrades,
    });
    expect(doing(onChange({ ...live, ...stepping, ...leaving }, 'base'))).toBe('downgrade');
  });
  it('to cancel', () => {
    expect(onCancel(null)).toEqual({
      do: 'refuse',
      sentence: 'There is no subscription to cancel.',
    });
    expect(onCancel(live)).toEqual({
      do: 'cancel',
      message: 'Subscription cancelled successfully!',
    });
    expect(onCancel({ ...live, ...leaving })).toMatchObject({ do: 'nothing' });
  });
});
