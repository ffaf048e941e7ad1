/** What is sealed in a safety plan's row, and under which identity. */
import { EMPTY_PLAN, type PlanItems } from '#care/safety/safety-plan.ts';
import { type Key, openJson, sealJson } from '#platform/server/crypto.ts';

const identity = (id: string) => `safety_plans:${id}`;

export const sealPlan = (key: Key, id: string, plan: PlanItems): Buffer =>
  sealJson(key, plan, identity(id));

export const openPlan = (key: Key, row: { id: string; body: Buffer }): PlanItems => ({
  ...EMPTY_PLAN,
  ...openJson<Partial<PlanItems>>(key, row.body, identity(row.id)),
});
