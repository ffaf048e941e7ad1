/**
 * Brings our mirror in line with the payment service.
 *
 * No lock is held while the service is asked. Readings are numbered when they begin; one that
 * began before a reading already kept may be older than it, so it is thrown away and done again.
 */
import type { Executor } from '#database/client.ts';
import type { Services } from '#features/context.ts';
import { DAY, MINUTE, SECOND } from '#platform/server/clock.ts';
import { gatewayOf } from '../gateway/index.ts';
import { chosenOf, type Remote } from '../gateway/remote.ts';
import { PaymentAway } from '../gateway/types.ts';
import * as intents from './intent-queries.ts';
import * as queries from './queries.ts';

const ATTEMPTS = 5;

export interface SyncOptions {
  /** Somebody waits: give up early. */
  readonly quick?: boolean;
  /** Written in the transaction that keeps the reading; false keeps nothing. */
  readonly together?: (tx: Executor) => Promise<boolean>;
}

/**
 * What the payment service holds for the person, now also written down here.
 * @throws PaymentAway, PaymentRefused
 */
export async function sync(
  ctx: Services,
  userId: string,
  options: SyncOptions = {},
): Promise<Remote | null> {
  const gateway = await gatewayOf(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reading = await queries.beginRead(ctx.db, userId);
    if (!reading?.customerId) return null;
    const remote = chosenOf(await gateway.read(reading.customerId, options.quick));
    const kept = await ctx.db.transaction((tx) =>
      keep(ctx, tx, { userId, remote, number: reading.number }, options.together),
    );
    if (kept) return remote;
  }
  throw new PaymentAway(new Error('Newer readings kept coming in between'));
}

async function keep(
  ctx: Services,
  tx: Executor,
  reading: { userId: string; remote: Remote | null; number: number },
  together: SyncOptions['together'],
): Promise<boolean> {
  const { userId, remote, number } = reading;
  const account = await queries.lockExistingAccount(tx, userId);
  // The account was deleted meanwhile: there is nothing left to keep a reading for.
  if (!account) return true;
  if (account.readsKept > number) return false;
  if (together && !(await together(tx))) return true;
  const now = ctx.clock.now();
  if (remote && remote.state !== 'ended') {
    await queries.writeMirror(tx, {
      userId,
      remoteId: remote.id,
      plan: remote.plan,
      state: remote.state,
      cancelAtPeriodEnd: remote.cancelAtPeriodEnd,
      pendingPlan: remote.pendingPlan,
      currentPeriodEnd: remote.currentPeriodEnd,
      introEndsAt: remote.introEndsAt,
      syncedAt: now,
      nextSyncAt: nextSync(remote, now),
    });
    await intents.finishCheckouts(tx, userId, now);
  } else {
    const rarely = new Date(now.getTime() + 30 * DAY);
    await queries.endMirror(tx, userId, { syncedAt: now, nextSyncAt: rarely });
  }
  const intro = remote?.introEndsAt && !account.introUsedAt ? { introUsedAt: now } : {};
  await queries.markRead(tx, userId, { readsKept: number, ...intro });
  return true;
}

/** Once a day, right after each billing date, and every minute while a renewal is awaited. */
function nextSync(remote: Remote, now: Date): Date {
  const renewal = remote.currentPeriodEnd.getTime() + 2 * SECOND - now.getTime();
  return new Date(now.getTime() + (renewal <= 0 ? MINUTE : Math.min(renewal, DAY)));
}
