/** The six steps are asked in order, in the person's own words, and none is forced. */
import { describe, expect, it } from 'vitest';
import {
  answerPlan,
  EMPTY_PLAN,
  fillStep,
  isComplete,
  nextQuestion,
  PLAN_STEPS,
  type PlanTurn,
  summarise,
} from './safety-plan.ts';

describe('safety plan', () => {
  it('asks all six steps in order and sums up', () => {
    let turn: PlanTurn = nextQuestion(EMPTY_PLAN);
    const asked: string[] = [];
    while (turn.kind === 'ask') {
      asked.push(turn.step);
      turn = answerPlan(turn.plan, `my ${turn.step}, another thing`);
    }
    expect(asked).toEqual([...PLAN_STEPS]);
    expect(isComplete(turn.plan)).toBe(true);
    expect(turn.text).toContain('my coping');
    expect(turn.text.match(/another thing/g)).toHaveLength(6);
  });

  it('makes the question smaller once, then leaves the step open', () => {
    const first = nextQuestion(EMPTY_PLAN);
    const smaller = answerPlan(first.plan, "I don't know");
    expect(smaller).toMatchObject({ kind: 'ask', step: 'warning_signs' });
    expect(smaller.text).not.toBe(first.text);
    expect(answerPlan(smaller.plan, 'no idea')).toMatchObject({ step: 'coping' });
  });

  it('skips on request and can be filled in later', () => {
    const skipped = answerPlan(nextQuestion(EMPTY_PLAN).plan, 'skip');
    expect(skipped).toMatchObject({ step: 'coping' });
    const filled = fillStep(skipped.plan, 'warning_signs', 'no sleep\nno food');
    expect(filled.answers.warning_signs).toEqual(['no sleep', 'no food']);
    expect(filled.skipped).toEqual([]);
    expect(fillStep(filled, 'warning_signs', ' ').answers.warning_signs).toBeUndefined();
  });

  it('is JSON and says so plainly when empty', () => {
    expect(JSON.parse(JSON.stringify(EMPTY_PLAN))).toEqual(EMPTY_PLAN);
    expect(summarise(EMPTY_PLAN)).toMatch(/empty/);
  });
});
