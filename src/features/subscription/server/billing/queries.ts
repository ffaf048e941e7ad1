/** Reads and writes of billing: accounts, intents, the mirror, events, farewells. */

import type { Executor } from '#database/client.ts';
import { and, asc, eq, isNull, lt, lte, sql } from '#database/orm.ts';
import {
  billingAccounts,
  billingEvents,
  billingFarewells,
  billingIntents,
  subscriptions,
} from '#database/tables/subscription.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;
export type IntentRow = typeof billingIntents.$inferSelect;
export type MirrorRow = typeof subscriptions.$inferSelect;

/** Makes the account if there is none, and holds its row lock until the transaction ends. */
export async function lockAccount(tx: Executor, userId: string, now: Date): Promise<AccountRow> {
  await tx.insert(billingAccounts).values({ userId, createdAt: now }).onConflictDoNothing();
  const row = await lockExistingAccount(tx, userId);
  if (!row) throw new Error('The billing account just made is not there');
  return row;
}

export async function lockExistingAccount(
  tx: Executor,
  userId: string,
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId))
    .for('update');
  return row;
}

export async function findAccount(db: Executor, userId: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  return row;
}

/** The customer id that is stored afterwards: the first one to come wins. */
export async function keepCustomer(
  db: Executor,
  userId: string,
  customerId: string,
  instead: string | null,
): Promise<string | undefined> {
  await db
    .update(billingAccounts)
    .set({ stripeCustomerId: customerId })
    .where(
      and(
        eq(billingAccounts.userId, userId),
        instead === null
          ? isNull(billingAccounts.stripeCustomerId)
          : eq(billingAccounts.stripeCustomerId, instead),
      ),
    );
  return (await findAccount(db, userId))?.stripeCustomerId ?? undefined;
}

/** Numbers a reading that begins now. */
export async function beginRead(
  db: Executor,
  userId: string,
): Promise<{ customerId: string | null; number: number } | undefined> {
  const [row] = await db
    .update(billingAccounts)
    .set({ readsBegun: sql`${billingAccounts.readsBegun} + 1` })
    .where(eq(billingAccounts.userId, userId))
    .returning({
      customerId: billingAccounts.stripeCustomerId,
      number: billingAccounts.readsBegun,
    });
  return row;
}

export async function markRead(
  tx: Executor,
  userId: string,
  values: { readsKept: number; introUsedAt?: Date },
): Promise<void> {
  await tx.update(billingAccounts).set(values).where(eq(billingAccounts.userId, userId));
}

export async function findUserByCustomer(
  db: Executor,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.stripeCustomerId, customerId));
  return row?.userId;
}

export async function findMirror(db: Executor, userId: string): Promise<MirrorRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

export async function writeMirror(
  tx: Executor,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  const { userId: _, ...values } = row;
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.userId, set: values });
}

export async function endMirror(
  tx: Executor,
  userId: string,
  times: { syncedAt: Date; nextSyncAt: Date },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...times, state: 'ended' })
    .where(eq(subscriptions.userId, userId));
}

export async function findPendingIntent(
  db: Executor,
  userId: string,
): Promise<IntentRow | undefined> {
  const [row] = await db
    .select()
    .from(billingIntents)
    .where(and(eq(billingIntents.userId, userId), eq(billingIntents.state, 'pending')));
  return row;
}

export async function findIntent(
  db: Executor,
  userId: string,
  id: string,
): Promise<IntentRow | undefined> {
  const [row] = await db
    .select()
    .from(billingIntents)
    .where(and(eq(billingIntents.userId, userId), eq(billingIntents.id, id)));
  return row;
}

export async function insertIntent(
  tx: Executor,
  row: typeof billingIntents.$inferInsert,
): Promise<IntentRow> {
  const [inserted] = await tx.insert(billingIntents).values(row).returning();
  if (!inserted) throw new Error('An intent could not be written');
  return inserted;
}

/** False if it was pending no longer. */
export async function finishIntent(
  db: Executor,
  id: string,
  state: 'done' | 'abandoned',
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(billingIntents)
    .set({ state, finishedAt: now })
    .where(and(eq(billingIntents.id, id), eq(billingIntents.state, 'pending')))
    .returning({ id: billingIntents.id });
  return rows.length > 0;
}

export async function finishCheckouts(tx: Executor, userId: string, now: Date): Promise<void> {
  await tx
    .update(billingIntents)
    .set({ state: 'done', finishedAt: now })
    .where(
      and(
        eq(billingIntents.userId, userId),
        eq(billingIntents.state, 'pending'),
        eq(billingIntents.kind, 'checkout'),
      ),
    );
}

/** False if another wish has taken its place meanwhile. */
export async function keepCheckout(
  db: Executor,
  id: string,
  checkout: { id: string; url: string },
): Promise<boolean> {
  const rows = await db
    .update(billingIntents)
    .set({ checkoutId: checkout.id, checkoutUrl: checkout.url })
    .where(and(eq(billingIntents.id, id), eq(billingIntents.state, 'pending')))
    .returning({ id: billingIntents.id });
  return rows.length > 0;
}

/** Takes the turn to look at a pending intent: true for one caller until `next`. */
export async function claimIntent(
  db: Executor,
  id: string,
  dueBy: Date,
  next: Date,
): Promise<boolean> {
  const rows = await db
    .update(billingIntents)
    .set({ nextCheckAt: next })
    .where(
      and(
        eq(billingIntents.id, id),
        eq(billingIntents.state, 'pending'),
        lte(billingIntents.nextCheckAt, dueBy),
      ),
    )
    .returning({ id: billingIntents.id });
  return rows.length > 0;
}

export async function claimMirror(
  db: Executor,
  userId: string,
  now: Date,
  next: Date,
): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ nextSyncAt: next })
    .where(and(eq(subscriptions.userId, userId), lte(subscriptions.nextSyncAt, now)))
    .returning({ userId: subscriptions.userId });
  return rows.length > 0;
}

export async function dueIntents(db: Executor, now: Date, limit: number): Promise<IntentRow[]> {
  return db
    .select()
    .from(billingIntents)
    .where(and(eq(billingIntents.state, 'pending'), lte(billingIntents.nextCheckAt, now)))
    .orderBy(asc(billingIntents.nextCheckAt))
    .limit(limit);
}

export async function dueMirrors(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.nextSyncAt, now))
    .orderBy(asc(subscriptions.nextSyncAt))
    .limit(limit);
  return rows.map((row) => row.userId);
}

export async function eventKnown(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, id));
  return rows.length > 0;
}

/** False for an event that is there already; a concurrent one is waited for. */
export async function insertEvent(
  db: Executor,
  event: typeof billingEvents.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length > 0;
}

export async function insertFarewell(
  tx: Executor,
  stripeCustomerId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(billingFarewells)
    .values({ stripeCustomerId, createdAt: now })
    .onConflictDoNothing();
}

export async function openFarewells(db: Executor, limit: number): Promise<string[]> {
  const rows = await db.select().from(billingFarewells).limit(limit);
  return rows.map((row) => row.stripeCustomerId);
}

export async function removeFarewell(db: Executor, stripeCustomerId: string): Promise<void> {
  await db.delete(billingFarewells).where(eq(billingFarewells.stripeCustomerId, stripeCustomerId));
}

export async function deleteOld(
  db: Executor,
  before: { events: Date; intents: Date },
): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before.events));
  await db.delete(billingIntents).where(lt(billingIntents.finishedAt, before.intents));
}
