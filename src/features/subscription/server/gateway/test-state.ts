/** How a subscription lives on in the test mode: renewals, changes, endings. Pure. */
import type { PlanType } from '../../contract.ts';
import type { Change } from './remote.ts';

const DAY = 86_400_000;

export interface TestState {
  readonly plan: PlanType;
  readonly pendingPlan: PlanType | null;
  readonly cancelAtPeriodEnd: boolean;
  /** Billing dates are whole months after this. */
  readonly anchor: Date;
  readonly currentPeriodEnd: Date;
  readonly introEndsAt: Date | null;
}

/** `months` after `anchor`, on the last day where the month is too short (UTC). */
export function monthsAfter(anchor: Date, months: number): Date {
  const day = anchor.getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved;
}

/** The first billing date after `now`. */
function nextBilling(anchor: Date, now: Date): Date {
  let months = 1;
  if (now < anchor) return anchor;
  while (monthsAfter(anchor, months) <= now) months += 1;
  return monthsAfter(anchor, months);
}

/** Paid now; with free days the first billing date is their end. */
export function begun(plan: PlanType, introDays: number, now: Date): TestState {
  const anchor = new Date(now.getTime() + introDays * DAY);
  return {
    plan,
    pendingPlan: null,
    cancelAtPeriodEnd: false,
    anchor,
    currentPeriodEnd: introDays > 0 ? anchor : monthsAfter(anchor, 1),
    introEndsAt: introDays > 0 ? anchor : null,
  };
}

/** As it is at `now`; null once it has ended. */
export function advanced(state: TestState, now: Date): TestState | null {
  if (now < state.currentPeriodEnd) return state;
  if (state.cancelAtPeriodEnd) return null;
  return {
    ...state,
    plan: state.pendingPlan ?? state.plan,
    pendingPlan: null,
    currentPeriodEnd: nextBilling(state.anchor, now),
  };
}

/** Upgrading ends the free days: the larger plan is paid from now on. */
export function changed(state: TestState, change: Change, now: Date): TestState {
  if (change === 'cancel') return { ...state, cancelAtPeriodEnd: true };
  const going = { ...state, cancelAtPeriodEnd: false, pendingPlan: null };
  if (change === 'resume') return going;
  if (change === 'downgrade') {
    return state.plan === 'base' ? going : { ...going, pendingPlan: 'base' };
  }
  const inIntro = state.introEndsAt !== null && state.introEndsAt > now;
  if (!inIntro) return { ...going, plan: 'advanced' };
  return {
    ...going,
    plan: 'advanced',
    anchor: now,
    introEndsAt: now,
    currentPeriodEnd: monthsAfter(now, 1),
  };
}
