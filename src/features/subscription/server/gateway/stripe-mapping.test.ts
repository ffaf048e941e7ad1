/** Stripe's record read and asked for, field by field. */
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { remoteOf, updateFor } from './stripe-mapping.ts';

const prices = { base: 'price_b', advanced: 'price_a' };
const END = 1_780_000_000;

function record(over: Record<string, unknown> = {}, price = 'price_b'): Stripe.Subscription {
  const item = { id: 'si_1', current_period_end: END, price: { id: price } };
  return {
    id: 'sub_1',
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    trial_end: null,
    metadata: {},
    items: { data: [item] },
    ...over,
  } as unknown as Stripe.Subscription;
}
const noted = { mooring_keeps_plan: 'advanced', mooring_keeps_until: String(END) };
const cleared = { mooring_keeps_plan: '', mooring_keeps_until: '' };

describe('remoteOf', () => {
  it('reads a plain subscription', () => {
    expect(remoteOf(record(), prices)).toEqual({
      id: 'sub_1',
      plan: 'base',
      pendingPlan: null,
      state: 'live',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: new Date(END * 1000),
      introEndsAt: null,
    });
    expect(remoteOf(record({}, 'price_a'), prices)?.plan).toBe('advanced');
    expect(remoteOf(record({ trial_end: END }), prices)?.introEndsAt).toEqual(new Date(END * 1000));
  });
  it('leaves alone what is none of our plans', () => {
    expect(remoteOf(record({}, 'price_x'), prices)).toBeNull();
    expect(remoteOf(record({ items: { data: [] } }), prices)).toBeNull();
  });
  it('finds our price among others', () => {
    const data = [
      { id: 'si_0', current_period_end: 1, price: { id: 'price_x' } },
      { id: 'si_1', current_period_end: END, price: { id: 'price_a' } },
    ];
    expect(remoteOf(record({ items: { data } }), prices)?.plan).toBe('advanced');
  });
  it.each([
    ['active', 'live'],
    ['trialing', 'live'],
    ['past_due', 'past_due'],
    ['canceled', 'ended'],
    ['unpaid', 'ended'],
    ['incomplete', 'ended'],
    ['incomplete_expired', 'ended'],
    ['paused', 'ended'],
  ])('%s is %s', (status, state) => {
    expect(remoteOf(record({ status }), prices)?.state).toBe(state);
  });
  it('knows both ways of ending', () => {
    expect(remoteOf(record({ cancel_at_period_end: true }), prices)?.cancelAtPeriodEnd).toBe(true);
    expect(remoteOf(record({ cancel_at: END - 5 }), prices)).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date((END - 5) * 1000),
    });
  });
  it('keeps what is paid for until the period of the note is over', () => {
    expect(remoteOf(record({ metadata: noted }), prices)).toMatchObject({
      plan: 'advanced',
      pendingPlan: 'base',
    });
    const old = { ...noted, mooring_keeps_until: String(END - 1) };
    expect(remoteOf(record({ metadata: old }), prices)?.plan).toBe('base');
    const odd = { ...noted, mooring_keeps_plan: 'gold' };
    expect(remoteOf(record({ metadata: odd }), prices)?.plan).toBe('base');
    expect(remoteOf(record({ metadata: noted }, 'price_a'), prices)?.pendingPlan).toBeNull();
  });
});

describe('updateFor', () => {
  it('cancels at the end of the period', () => {
    expect(updateFor(record(), 'cancel', prices)).toEqual({ cancel_at_period_end: true });
  });
  it('upgrades against payment now', () => {
    expect(updateFor(record(), 'upgrade', prices)).toEqual({
      cancel_at_period_end: false,
      items: [{ id: 'si_1', price: 'price_a' }],
      metadata: cleared,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(updateFor(record({ status: 'trialing' }), 'upgrade', prices)).toMatchObject({
      trial_end: 'now',
    });
  });
  it('steps down without proration and notes what is paid for', () => {
    expect(updateFor(record({}, 'price_a'), 'downgrade', prices)).toEqual({
      cancel_at_period_end: false,
      items: [{ id: 'si_1', price: 'price_b' }],
      metadata: noted,
      proration_behavior: 'none',
    });
    expect(updateFor(record(), 'downgrade', prices)?.metadata).toEqual(cleared);
  });
  it('goes on with what is paid for', () => {
    expect(updateFor(record({ metadata: noted }), 'resume', prices)).toEqual({
      cancel_at_period_end: false,
      items: [{ id: 'si_1', price: 'price_a' }],
      metadata: cleared,
      proration_behavior: 'none',
    });
    expect(updateFor(record(), 'resume', prices)?.items).toEqual([
      { id: 'si_1', price: 'price_b' },
    ]);
  });
  it('takes back an end that was set as a date', () => {
    const dated = updateFor(record({ cancel_at: END }), 'resume', prices);
    expect(dated).toMatchObject({ cancel_at: '' });
    expect(dated).not.toHaveProperty('cancel_at_period_end');
    const both = record({ cancel_at: END, cancel_at_period_end: true });
    expect(updateFor(both, 'resume', prices)).toMatchObject({ cancel_at_period_end: false });
  });
  it('has nothing to say about what is none of ours', () => {
    expect(updateFor(record({}, 'price_x'), 'cancel', prices)).toBeNull();
  });
});
