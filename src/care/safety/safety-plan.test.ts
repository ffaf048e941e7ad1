/** A plan is six lists; adding to them takes nothing away. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_PLAN,
  ITEMS_MAX,
  isEmptyPlan,
  joinedPlans,
  PLAN_STEPS,
  type PlanItems,
  planText,
  withItems,
} from './safety-plan.ts';

const items = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 10 });
const plans: fc.Arbitrary<PlanItems> = fc.record({
  warning_signs: items,
  coping: items,
  distraction: items,
  people: items,
  professionals: items,
  environment: items,
});

describe('a safety plan', () => {
  it('reads back its steps in order, open ones left out', () => {
    const plan = [
      { step: 'people', items: ['Mira'] },
      { step: 'warning_signs', items: ['no sleep', 'no food'] },
    ] as const;
    const text = planText(plan.reduce(withItems, EMPTY_PLAN));
    expect(text).toMatch(/^\*\*1 · .+\n- no sleep\n- no food\n\n\*\*4 · .+\n- Mira$/);
    expect(planText(EMPTY_PLAN)).toBe('');
    expect(isEmptyPlan(EMPTY_PLAN)).toBe(true);
  });

  it('takes each item once, whatever its capitals, and has an end', () => {
    const plan = withItems(EMPTY_PLAN, { step: 'coping', items: ['Tea', 'tea', 'Walk'] });
    expect(plan.coping).toEqual(['Tea', 'Walk']);
    const many = Array.from({ length: 50 }, (_, at) => `thing ${at}`);
    expect(withItems(plan, { step: 'coping', items: many }).coping).toHaveLength(ITEMS_MAX);
  });

  it('joins two versions without losing a line of either', () => {
    fc.assert(
      fc.property(plans, plans, (one, other) => {
        const joined = joinedPlans(one, other);
        for (const step of PLAN_STEPS) {
          const there = joined[step].map((item) => item.toLowerCase());
          for (const item of [...one[step], ...other[step]]) {
            expect(there).toContain(item.toLowerCase());
          }
          expect(joined[step].slice(0, one[step].length)).toEqual(one[step]);
        }
      }),
    );
  });
});
