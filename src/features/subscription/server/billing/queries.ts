/** Reads and writes of billing: accounts, intents, the mirror, events, farewells. */

import type { Executor } from '#database/client.ts';
import { and, asc, eq, isNull, lte, sql } from '#database/orm.ts';
import { billingAccounts, subscriptions } from '#database/tables/subscription.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;
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

export async function dueMirrors(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.nextSyncAt, now))
    .orderBy(asc(subscriptions.nextSyncAt))
    .limit(limit);
  return rows.map((row) => row.userId);
}
