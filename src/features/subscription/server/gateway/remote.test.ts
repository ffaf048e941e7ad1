/** What a reading of the payment service shows, and which of several counts. */
import { describe, expect, it } from 'vitest';
import { chosenOf, type Remote, shows } from './remote.ts';

const end = new Date('2026-05-01T00:00:00.000Z');
const at = (ms: number) => new Date(end.getTime() + ms);
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

describe('shows', () => {
  it('sees whether a change came true', () => {
    const states: (Remote | null)[] = [
      null,
      { ...live, state: 'ended' },
      live,
      { ...live, ...leaving },
      { ...live, ...stepping },
      base,
      { ...base, ...leaving },
    ];
    const seen = (change: Parameters<typeof shows>[1]) =>
      states.map((state) => shows(state, change));
    expect(seen('cancel')).toEqual([true, true, false, true, false, false, true]);
    expect(seen('upgrade')).toEqual([false, false, true, false, false, false, false]);
    expect(seen('downgrade')).toEqual([false, false, false, false, true, true, false]);
    expect(seen('resume')).toEqual([false, false, true, false, false, true, false]);
  });
});

describe('chosenOf', () => {
  const late = (remote: Remote, id: string) => ({ ...remote, id, currentPeriodEnd: at(1) });
  it('takes the one that counts, in whatever order they are listed', () => {
    const due: Remote = { ...live, id: 'due', state: 'past_due' };
    const over: Remote = { ...late(live, 'over'), state: 'ended' };
    const cases: [Remote[], string][] = [
      [[over, { ...base, id: 'base' }], 'base'],
      [[due, { ...base, id: 'base' }], 'base'],
      [[{ ...base, id: 'base' }, live], 'sub_1'],
      [[live, late(live, 'later')], 'later'],
      [[over, due], 'due'],
      [[over], 'over'],
    ];
    for (const [remotes, id] of cases) {
      expect(chosenOf(remotes)?.id).toBe(id);
      expect(chosenOf([...remotes].reverse())?.id).toBe(id);
    }
    expect(chosenOf([])).toBeNull();
    expect(chosenOf([live, { ...live, id: 'twin' }])?.id).toBe('sub_1');
  });
});
