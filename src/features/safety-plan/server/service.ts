/** Verbs of the safety plan. None asks what the person pays: help in a crisis is never gated. */
import type { CrisisNotice, CrisisResource } from '#care/contract.ts';
import { detect, resourcesFor, urgency } from '#care/safety/index.ts';
import {
  EMPTY_PLAN,
  PLAN_STEPS,
  type PlanAddition,
  type PlanItems,
  withItems,
} from '#care/safety/safety-plan.ts';
import type { Executor } from '#database/client.ts';
import { newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { SafetyPlan } from '../contract.ts';
import * as queries from './queries.ts';
import { openPlan, sealPlan } from './sealing.ts';

const savesPerHour: Limit = {
  name: 'safety-plan-save',
  points: 900,
  seconds: 3600,
  sentence: 'That was a lot of changes in an hour. Please wait a little, then go on.',
};

const CHANGED =
  'Your plan was changed somewhere else in the meantime. Load it again; nothing of it is lost.';

export async function read(
  ctx: Authed,
): Promise<{ plan: SafetyPlan; resources: CrisisResource[] }> {
  const row = await queries.findPlan(ctx.db, ctx.actor.userId);
  const resources = resourcesFor(ctx.config.COUNTRY, 'active_ideation');
  return { plan: present(ctx, row), resources: [...resources] };
}

/** @throws AppError conflict where the plan no longer has the version that was changed. */
export async function save(
  ctx: Authed,
  input: { version: number; steps: PlanItems },
): Promise<{ plan: SafetyPlan; crisis: CrisisNotice | null }> {
  await ctx.limits.use(savesPerHour, ctx.actor.userId);
  const steps = tidy(input.steps);
  return ctx.db.transaction(async (tx) => {
    const before = await queries.lockPlan(tx, ctx.actor.userId);
    if ((before?.version ?? 0) !== input.version) throw new AppError('conflict', CHANGED);
    const old = before ? openPlan(ctx.actor.dataKey, before) : EMPTY_PLAN;
    const row = await write(ctx, tx, before, steps);
    if (!row) throw new AppError('conflict', CHANGED);
    return { plan: present(ctx, row), crisis: urgentIn(ctx, old, steps) };
  });
}

export async function remove(ctx: Authed): Promise<void> {
  await queries.deletePlan(ctx.db, ctx.actor.userId);
}

/** The lists as they are kept, for a conversation; null where there is no plan. */
export async function planOf(ctx: Authed, db: Executor): Promise<PlanItems | null> {
  const row = await queries.findPlan(db, ctx.actor.userId);
  return row ? openPlan(ctx.actor.dataKey, row) : null;
}

/** Adds what a conversation came to, in the transaction that stores its turn. */
export async function addToPlan(ctx: Authed, tx: Executor, addition: PlanAddition): Promise<void> {
  // Twice at most: whoever made the plan in between has committed by the second look.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await queries.lockPlan(tx, ctx.actor.userId);
    const old = before ? openPlan(ctx.actor.dataKey, before) : EMPTY_PLAN;
    if (await write(ctx, tx, before, withItems(old, addition))) return;
  }
}

async function write(
  ctx: Authed,
  tx: Executor,
  before: queries.PlanRow | undefined,
  steps: PlanItems,
): Promise<queries.PlanRow | undefined> {
  const { userId, dataKey } = ctx.actor;
  const now = ctx.clock.now();
  if (before) {
    return queries.updatePlan(tx, userId, before.id, {
      version: before.version + 1,
      body: sealPlan(dataKey, before.id, steps),
      updatedAt: now,
    });
  }
  const id = newId(now);
  return queries.insertPlan(tx, {
    id,
    userId,
    version: Math.floor(now.getTime() / 1000),
    body: sealPlan(dataKey, id, steps),
    createdAt: now,
    updatedAt: now,
  });
}

const present = (ctx: Authed, row: queries.PlanRow | undefined): SafetyPlan => {
  const steps = row ? openPlan(ctx.actor.dataKey, row) : EMPTY_PLAN;
  const lists = Object.fromEntries(PLAN_STEPS.map((step) => [step, [...steps[step]]]));
  return {
    version: row?.version ?? 0,
    steps: lists as SafetyPlan['steps'],
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
};

const tidy = (plan: PlanItems): PlanItems =>
  PLAN_STEPS.reduce((tidied, step) => {
    const items = plan[step].map((item) => item.trim()).filter((item) => item !== '');
    return withItems(tidied, { step, items });
  }, EMPTY_PLAN);

/**
 * Warning signs speak of dying; that is what they are for, and the lines stand beside them anyway.
 * Only a new line that speaks of danger now opens the notice.
 */
function urgentIn(ctx: Authed, before: PlanItems, after: PlanItems): CrisisNotice | null {
  const levels = PLAN_STEPS.flatMap((step) =>
    after[step]
      .filter((item) => !before[step].includes(item))
      .map((item) => detect(item, null).level),
  );
  const worst = levels.sort((one, other) => urgency(other) - urgency(one))[0] ?? 'none';
  if (urgency(worst) < urgency('medical_emergency')) return null;
  return { level: worst, resources: [...resourcesFor(ctx.config.COUNTRY, worst)] };
}
