/** Reads and writes of wishes. */

import type { Executor } from '#database/client.ts';
import { and, asc, eq, lte } from '#database/orm.ts';
import { billingIntents } from '#database/tables/subscription.ts';

export type IntentRow = typeof billingIntents.$inferSelect;

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

export async function dueIntents(db: Executor, now: Date, limit: number): Promise<IntentRow[]> {
  return db
    .select()
    .from(billingIntents)
    .where(and(eq(billingIntents.state, 'pending'), lte(billingIntents.nextCheckAt, now)))
    .orderBy(asc(billingIntents.nextCheckAt))
    .limit(limit);
}
