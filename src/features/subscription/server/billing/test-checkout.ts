/** The test mode's checkout: the same way through the same states, and no money. */

import { isId, newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { PlanType } from '../../contract.ts';
import { testMode } from '../gateway/index.ts';
import { putTestSubscription } from '../gateway/queries.ts';
import { begun } from '../gateway/test-state.ts';
import * as intents from './intent-queries.ts';
import * as queries from './queries.ts';
import { sync } from './sync.ts';

async function find(ctx: Authed, intentId: string): Promise<intents.IntentRow> {
  const row =
    testMode(ctx.config) && isId(intentId)
      ? await intents.findIntent(ctx.db, ctx.actor.userId, intentId)
      : undefined;
  if (row?.kind !== 'checkout') throw notFound('checkout');
  return row;
}

export async function read(
  ctx: Authed,
  intentId: string,
): Promise<{ plan: PlanType; introDays: number; open: boolean }> {
  const intent = await find(ctx, intentId);
  return { plan: intent.plan, introDays: intent.introDays, open: intent.state === 'pending' };
}

/** Paying twice buys once; a checkout that was replaced or left cannot be paid. */
export async function pay(ctx: Authed, intentId: string): Promise<{ returnPath: string }> {
  const { userId } = ctx.actor;
  await find(ctx, intentId);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await queries.lockAccount(tx, userId, now);
    const intent = await intents.findIntent(tx, userId, intentId);
    if (intent?.state === 'done') return;
    if (intent?.state !== 'pending') {
      throw new AppError('wrong_state', 'This checkout is closed. Choose your plan again.');
    }
    await putTestSubscription(tx, {
      userId,
      id: newId(now),
      createdAt: now,
      ...begun(intent.plan, intent.introDays, now),
    });
  });
  await sync(ctx, userId);
  return { returnPath: '/app' };
}

export async function leave(ctx: Authed, intentId: string): Promise<{ returnPath: string }> {
  const intent = await find(ctx, intentId);
  await intents.finishIntent(ctx.db, intent.id, 'abandoned', ctx.clock.now());
  return { returnPath: '/app/subscription' };
}
