/** Reads and writes of the test mode's own record. */

import type { Executor } from '#database/client.ts';
import { eq } from '#database/orm.ts';
import { testSubscriptions } from '#database/tables/subscription.ts';

export type TestRow = typeof testSubscriptions.$inferSelect;

export async function findTestSubscription(
  db: Executor,
  userId: string,
): Promise<TestRow | undefined> {
  const [row] = await db
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.userId, userId));
  return row;
}

export async function lockTestSubscription(tx: Executor, id: string): Promise<TestRow | undefined> {
  const [row] = await tx
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.id, id))
    .for('update');
  return row;
}

export async function putTestSubscription(
  tx: Executor,
  row: typeof testSubscriptions.$inferInsert,
): Promise<void> {
  const { userId: _, ...values } = row;
  await tx
    .insert(testSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: testSubscriptions.userId, set: values });
}
