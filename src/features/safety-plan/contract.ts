/** The safety plan: six lists in a person's own words. Open to everybody, whatever their plan. */
import * as z from 'zod/mini';
import { crisisNotice, crisisResource } from '#care/contract.ts';
import { ITEM_MAX, ITEMS_MAX } from '#care/safety/safety-plan.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, ok, text, timestamp } from '#platform/contract/fields.ts';

const tag = 'Safety plan';
const path = '/api/safety-plan';

const items = z
  .array(
    text('Every line is text').check(
      z.maxLength(ITEM_MAX, `A line can have at most ${ITEM_MAX} characters`),
    ),
  )
  .check(z.maxLength(ITEMS_MAX, `A step can have at most ${ITEMS_MAX} lines`));

const steps = z.strictObject({
  warning_signs: items,
  coping: items,
  distraction: items,
  people: items,
  professionals: items,
  environment: items,
});

const safetyPlan = z.object({
  /** Grows with every change; 0 where there is no plan. */
  version: z.number(),
  steps,
  updatedAt: z.nullable(timestamp),
});
export type SafetyPlan = z.infer<typeof safetyPlan>;

export const readSafetyPlan = endpoint({
  method: 'GET',
  path,
  access: 'user',
  tag,
  summary: 'The caller’s safety plan, with the crisis lines that stand beside it',
  response: answer({ plan: safetyPlan, resources: z.array(crisisResource) }),
});

export const saveSafetyPlan = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  tag,
  summary:
    'Replace the plan that had `version`; 409 where it has changed since, and nothing is lost then',
  body: z.strictObject({
    version: z.number('A version is a number').check(z.int(), z.gte(0)),
    steps,
  }),
  response: answer({
    plan: safetyPlan,
    /** Where a new line speaks of danger right now. */
    crisis: z.nullable(crisisNotice),
  }),
});

export const deleteSafetyPlan = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  tag,
  summary: 'Delete the safety plan for good',
  response: ok,
});
