/** Choosing a therapist: waiting, going, and the two kinds of no. */
import { describe, expect, it } from 'vitest';
import type { Status } from '#features/subscription/standing.ts';
import type { Therapist } from '../../contract.ts';
import { choiceFor } from './choice.ts';

const therapist = (available: boolean): Therapist => ({
  id: 'alice',
  name: 'Alice',
  specialty: 'relationships',
  description: '',
  avatar: '',
  method: '',
  available,
});
const trialInfo = {
  isOnTrial: false,
  isTrialExpired: true,
  trialDaysRemaining: 0,
  trialEnd: null,
};
const base: Status = {
  subscription: {
    plan: 'base',
    planType: 'base',
    status: 'active',
    currentPeriodEnd: null,
    trialEnd: null,
    cancelAtPeriodEnd: false,
    pendingPlan: null,
    paymentProblem: false,
  },
  trialInfo,
};

describe('choiceFor', () => {
  it('waits while the subscription loads, even for an open therapist', () => {
    expect(choiceFor(therapist(true), undefined, [])).toBe('wait');
  });
  it('goes where the server says it is open, or where nothing is known', () => {
    expect(choiceFor(therapist(true), base, [therapist(true)])).toBe('open');
    expect(choiceFor(therapist(false), null, [])).toBe('open');
  });
  it('tells a plan that is too small from no plan', () => {
    expect(choiceFor(therapist(false), base, [therapist(true)])).toBe('advanced');
    expect(choiceFor(therapist(false), { subscription: null, trialInfo }, [])).toBe('plan');
  });
  it('lets a plan for one therapist choose that one', () => {
    expect(choiceFor(therapist(false), base, [therapist(false)])).toBe('first');
  });
});
