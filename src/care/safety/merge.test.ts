import { describe, expect, it } from 'vitest';
import { mergeRisk } from './merge.ts';
import type { RiskState } from './types.ts';

const state = (peak: RiskState['peak'], more: Partial<RiskState> = {}): RiskState => ({
  peak,
  subject: 'self',
  flags: [],
  calmTurns: 0,
  asked: 0,
  denied: 0,
  sinceAsked: 0,
  used: [],
  ...more,
});

describe('what two tabs know', () => {
  it('keeps the graver level, whichever came first', () => {
    const calm = state('distress', { flags: ['minor'], calmTurns: 4, used: ['a'] });
    const grave = state('imminent', { flags: ['means'], calmTurns: 1, asked: 2, used: ['b'] });
    for (const merged of [mergeRisk(calm, grave), mergeRisk(grave, calm)]) {
      expect(merged).toMatchObject({ peak: 'imminent', calmTurns: 1, asked: 2 });
      expect([...(merged?.flags ?? [])].sort()).toEqual(['means', 'minor']);
      expect([...(merged?.used ?? [])].sort()).toEqual(['a', 'b']);
    }
  });

  it('is what one of them knows when the other knows nothing', () => {
    const grave = state('active_ideation');
    expect(mergeRisk(null, grave)).toBe(grave);
    expect(mergeRisk(grave, null)).toBe(grave);
    expect(mergeRisk(null, null)).toBeNull();
  });
});
