/** A plan's life in the test mode: billing dates, changes, endings. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanced, begun, changed, monthsAfter, type TestState } from './test-state.ts';

const date = (text: string) => new Date(`${text}T12:00:00.000Z`);
const DAY = 86_400_000;

describe('monthsAfter', () => {
  it('stays on the day, or on the last one of a short month', () => {
    expect(monthsAfter(date('2026-01-31'), 1)).toEqual(date('2026-02-28'));
    expect(monthsAfter(date('2028-01-31'), 1)).toEqual(date('2028-02-29'));
    expect(monthsAfter(date('2026-01-31'), 2)).toEqual(date('2026-03-31'));
    expect(monthsAfter(date('2026-03-15'), 1)).toEqual(date('2026-04-15'));
    expect(monthsAfter(date('2026-12-15'), 1)).toEqual(date('2027-01-15'));
  });
});

describe('begun', () => {
  it('is paid for a month, or free first', () => {
    expect(begun('advanced', 0, date('2026-03-15'))).toEqual({
      plan: 'advanced',
      pendingPlan: null,
      cancelAtPeriodEnd: false,
      anchor: date('2026-03-15'),
      currentPeriodEnd: date('2026-04-15'),
      introEndsAt: null,
    });
    expect(begun('base', 30, date('2026-03-01'))).toMatchObject({
      anchor: date('2026-03-31'),
      currentPeriodEnd: date('2026-03-31'),
      introEndsAt: date('2026-03-31'),
    });
  });
});

const state = begun('advanced', 0, date('2026-01-31'));
const end = state.currentPeriodEnd;

describe('advanced', () => {
  it('renews at the billing date, however many have passed', () => {
    expect(advanced(state, new Date(end.getTime() - 1))).toEqual(state);
    expect(advanced(state, end)?.currentPeriodEnd).toEqual(date('2026-03-31'));
    expect(advanced(state, date('2026-08-31'))?.currentPeriodEnd).toEqual(date('2026-09-30'));
  });
  it('ends what was cancelled, at the billing date', () => {
    const cancelled = changed(state, 'cancel', date('2026-02-01'));
    expect(advanced(cancelled, new Date(end.getTime() - 1))).toEqual(cancelled);
    expect(advanced(cancelled, end)).toBeNull();
  });
  it('steps down at the billing date', () => {
    const down = changed(state, 'downgrade', date('2026-02-01'));
    expect(down).toMatchObject({ plan: 'advanced', pendingPlan: 'base' });
    expect(advanced(down, end)).toMatchObject({ plan: 'base', pendingPlan: null });
    expect(advanced(state, end)).toMatchObject({ plan: 'advanced' });
  });
  it('always has its next billing date ahead, whole months after the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (passed) => {
        const now = new Date(date('2026-01-31').getTime() + passed * DAY);
        const later = advanced(state, now)?.currentPeriodEnd;
        expect(later && later > now).toBe(true);
      }),
    );
  });
});

describe('changed', () => {
  const now = date('2026-02-10');
  it('goes on after a change of mind', () => {
    const gone = { ...state, cancelAtPeriodEnd: true, pendingPlan: 'base' } as const;
    expect(changed(gone, 'resume', now)).toEqual(state);
  });
  it('upgrades at once, within the period', () => {
    const base: TestState = { ...state, plan: 'base', cancelAtPeriodEnd: true };
    expect(changed(base, 'upgrade', now)).toEqual(state);
  });
  it('ends the free days with an upgrade', () => {
    const intro = begun('base', 30, date('2026-02-01'));
    expect(changed(intro, 'upgrade', now)).toEqual({
      plan: 'advanced',
      pendingPlan: null,
      cancelAtPeriodEnd: false,
      anchor: now,
      introEndsAt: now,
      currentPeriodEnd: date('2026-03-10'),
    });
    const over = intro.introEndsAt ?? now;
    expect(changed(intro, 'upgrade', over)).toMatchObject({ plan: 'advanced', anchor: over });
    expect(changed(intro, 'upgrade', over).currentPeriodEnd).toEqual(intro.currentPeriodEnd);
  });
  it('has nothing to step down from in Base', () => {
    const base: TestState = { ...state, plan: 'base' };
    expect(changed(base, 'downgrade', now)).toEqual(base);
  });
});
