/** Wishes, written down before the payment service hears of them. */

import { newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { SECOND } from '#platform/server/clock.ts';
import type { PlanType } from '../../contract.ts';
import * as intents from './intent-queries.ts';
import * as queries from './queries.ts';

export interface Want {
  readonly kind: intents.IntentRow['kind'];
  readonly plan: PlanType;
  readonly introDays: number;
}

export const SETTLE_JOB = 'billing-settle';
/** After this long a wish that is still open is looked into. */
const LOOK_AFTER = 15 * SECOND;

/**
 * The person's open wish: the one already there if it is the same (a second click, a second
 * try), else a new one that takes its place. The account's lock decides between two at once.
 */
export async function want(ctx: Authed, wanted: Want): Promise<intents.IntentRow> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const intent = await ctx.db.transaction(async (tx) => {
    await queries.lockAccount(tx, userId, now);
    const open = await intents.findPendingIntent(tx, userId);
    if (open && same(open, wanted, now)) return open;
    if (open) await intents.finishIntent(tx, open.id, 'abandoned', now);
    return intents.insertIntent(tx, {
      id: newId(now),
      userId,
      ...wanted,
      state: 'pending',
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + LOOK_AFTER),
    });
  });
  // A server that dies now leaves the wish to the sweep that runs every 20 seconds.
  await ctx.jobs
    .send(SETTLE_JOB, { userId }, { delaySeconds: LOOK_AFTER / SECOND })
    .catch(() => undefined);
  return intent;
}

/** Checkouts close after an hour; one that is about to is not worth handing out again. */
const REUSABLE = 50 * 60 * SECOND;

function same(open: intents.IntentRow, wanted: Want, now: Date): boolean {
  return (
    open.kind === wanted.kind &&
    open.plan === wanted.plan &&
    now.getTime() - open.createdAt.getTime() < REUSABLE
  );
}
