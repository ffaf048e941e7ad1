/** Standing: each combination of subscription and trial. */
import { describe, expect, it } from 'vitest';
import type { Subscription, TrialInfo } from './contract.ts';
import { daysLeft, standingOf } from './standing.ts';

const trial = (over: Partial<TrialInfo> = {}): TrialInfo => ({
  isOnTrial: false,
  isTrialExpired: false,
  trialDaysRemaining: 0,
  trialEnd: null,
  ...over,
});
const paid = (plan: 'base' | 'advanced', status: Subscription['status']): Subscription => ({
  plan,
  planType: plan,
  status,
  currentPeriodEnd: null,
  trialEnd: null,
  cancelAtPeriodEnd: status === 'canceled',
  pendingPlan: null,
  paymentProblem: false,
});

describe('standingOf', () => {
  it('is the plan while one is paid for, canceled or not', () => {
    const trialInfo = trial({ isOnTrial: true });
    expect(standingOf({ subscription: paid('base', 'active'), trialInfo })).toBe('base');
    expect(standingOf({ subscription: paid('advanced', 'canceled'), trialInfo })).toBe('advanced');
  });
  it('follows the trial without a paid plan', () => {
    expect(standingOf({ subscription: null, trialInfo: trial({ isOnTrial: true }) })).toBe('trial');
    const over = trial({ isTrialExpired: true });
    expect(standingOf({ subscription: paid('advanced', 'trial'), trialInfo: over })).toBe(
      'expired',
    );
    expect(standingOf({ subscription: null, trialInfo: trial() })).toBe('none');
  });
});

describe('daysLeft', () => {
  it('knows one day from several', () => {
    expect([0, 1, 2].map(daysLeft)).toEqual(['0 days left', '1 day left', '2 days left']);
  });
});
