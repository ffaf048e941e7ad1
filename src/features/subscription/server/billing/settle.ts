/** Repairs what a crash, a lost webhook or a silent payment service left open. */
import type { Services } from '#features/context.ts';
import { DAY, MINUTE, SECOND } from '#platform/server/clock.ts';
import { gatewayOf } from '../gateway/index.ts';
import { shows } from '../gateway/remote.ts';
import { sayFarewells } from './farewell.ts';
import * as intents from './intent-queries.ts';
import * as queries from './queries.ts';
import * as records from './record-queries.ts';
import { sync } from './sync.ts';

/** Longer than any request to the payment service can still be under way. */
export const UNCERTAIN = 30 * SECOND;
/** A checkout that cannot be paid any more, whatever the payment service says. */
const CHECKOUT_OVER = 2 * 60 * MINUTE;
/** How often an open checkout is looked at. */
const LOOK_EVERY = 30 * SECOND;
/** And how soon again, where somebody has come back and is waiting. */
const LOOK_AGAIN = 3 * SECOND;
const BATCH = 100;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Looks whether what was wished for has happened; never asks for it again. */
export async function settle(ctx: Services, intent: intents.IntentRow): Promise<void> {
  const now = ctx.clock.now();
  const age = now.getTime() - intent.createdAt.getTime();
  const remote = await sync(ctx, intent.userId);
  if (intent.kind !== 'checkout') {
    if (shows(remote, intent.kind)) await intents.finishIntent(ctx.db, intent.id, 'done', now);
    else if (age >= UNCERTAIN) await intents.finishIntent(ctx.db, intent.id, 'abandoned', now);
    return;
  }
  // A live plan has finished the checkout in the same transaction that wrote it down.
  if (remote && remote.state !== 'ended') return;
  const gateway = await gatewayOf(ctx);
  if (intent.checkoutId === null) {
    if (age < 2 * UNCERTAIN) return;
    const account = await queries.findAccount(ctx.db, intent.userId);
    if (account?.stripeCustomerId) await gateway.closeCheckouts(account.stripeCustomerId, null);
    await intents.finishIntent(ctx.db, intent.id, 'abandoned', now);
    return;
  }
  const state = age >= CHECKOUT_OVER ? 'expired' : await gateway.checkoutState(intent.checkoutId);
  if (state === 'expired') await intents.finishIntent(ctx.db, intent.id, 'abandoned', now);
}

/** For somebody who has just come back from paying, or whose billing date has just passed. */
export async function lookNow(ctx: Services, userId: string): Promise<boolean> {
  const now = ctx.clock.now();
  const pending = await intents.findPendingIntent(ctx.db, userId);
  const intent = pending && after(pending.createdAt, CHECKOUT_OVER) > now ? pending : undefined;
  const again = after(now, LOOK_EVERY);
  const claimed = intent
    ? await intents.claimIntent(ctx.db, intent.id, after(now, LOOK_EVERY - LOOK_AGAIN), again)
    : await queries.claimMirror(ctx.db, userId, now, again);
  if (!claimed) return false;
  try {
    await sync(ctx, userId, { quick: true });
    return true;
  } catch (err) {
    ctx.log.warn({ err }, 'the payment service could not be asked; it will be asked again');
    return false;
  }
}

/** One person's open wish, a little after it was made. */
export async function settlePending(ctx: Services, userId: string): Promise<void> {
  const intent = await intents.findPendingIntent(ctx.db, userId);
  if (intent) await settle(ctx, intent);
}

/** Everything that is due, one by one; a failure leaves only its own for the next time. */
export async function reconcile(ctx: Services): Promise<void> {
  const now = ctx.clock.now();
  const again = after(now, LOOK_EVERY);
  for (const intent of await intents.dueIntents(ctx.db, now, BATCH)) {
    if (!(await intents.claimIntent(ctx.db, intent.id, now, again))) continue;
    await attempt(ctx, () => settle(ctx, intent));
  }
  for (const userId of await queries.dueMirrors(ctx.db, now, BATCH)) {
    if (!(await queries.claimMirror(ctx.db, userId, now, again))) continue;
    await attempt(ctx, () => sync(ctx, userId));
  }
  await attempt(ctx, () => sayFarewells(ctx));
  await records.deleteOld(ctx.db, {
    events: after(now, -30 * DAY),
    intents: after(now, -90 * DAY),
  });
}

async function attempt(ctx: Services, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (err) {
    ctx.log.warn({ err }, 'billing could not be settled; it will be tried again');
  }
}
