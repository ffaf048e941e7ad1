/** Reads and writes of a person's own row, under its lock where something is decided on it. */

import type { Executor } from '#database/client.ts';
import { and, eq } from '#database/orm.ts';
import { passwordResets, userKeys, users } from '#database/tables/account.ts';
import type { UserRow } from '../queries.ts';

/** Holds the person's row until the transaction ends. */
export async function lockUser(db: Executor, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  return row;
}

export async function updateUser(
  db: Executor,
  userId: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(values).where(eq(users.id, userId)).returning();
  return row;
}

export async function findWrappedKey(db: Executor, userId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ wrappedKey: userKeys.wrappedKey })
    .from(userKeys)
    .where(eq(userKeys.userId, userId));
  return row?.wrappedKey;
}

/**
 * Whether the password checked a moment ago is still the person's; holds off a change of it until
 * the transaction ends, so that a session opened with the old one is there to be revoked.
 */
export async function holdsPassword(
  db: Executor,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

/** False if the password is no longer the one that was checked: of two changes one wins. */
export async function replacePassword(
  db: Executor,
  userId: string,
  change: { from: string; to: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: change.to, updatedAt: change.now })
    .where(and(eq(users.id, userId), eq(users.passwordHash, change.from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function deletePasswordResets(db: Executor, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
