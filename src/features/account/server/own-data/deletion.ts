/** Leaving for good: the key is destroyed and every row goes, in one transaction. */

import type { Executor } from '#database/client.ts';
import { type SQL, sql } from '#database/orm.ts';
import type { PersonalTable } from '#database/personal/table.ts';
import { PERSONAL_TABLES } from '#database/personal-data.ts';
import { forgetJobs } from '#database/queued-jobs.ts';
import { repeatBrokenOff } from '#database/repeat.ts';
import type { Authed } from '#features/context.ts';
import { cancelForDeletion } from '#features/subscription/server/service.ts';
import { lockUser } from '../profile/queries.ts';

/**
 * Nothing of the account is left when this returns, and every token of it is dead. A message under
 * way is either stored before, and erased with the rest, or refused after. Deleting twice at once
 * is deleting once.
 */
export async function deleteAccount(ctx: Authed): Promise<void> {
  const { userId } = ctx.actor;
  await repeatBrokenOff(() =>
    ctx.db.transaction(async (tx) => {
      await lockRows(tx, userId, sql`for update`);
      // Taken before anything is erased: whoever adds a row for this person waits here, then fails.
      if (!(await lockUser(tx, userId))) return;
      // A row made, and held, between the two would wait for us while we wait for it: start over.
      await lockRows(tx, userId, sql`for update nowait`);
      await cancelForDeletion(ctx, tx);
      for (const entry of PERSONAL_TABLES.toReversed()) await erase(tx, entry, userId);
      await forgetJobs(tx, 'userId', userId);
    }),
  );
}

async function lockRows(tx: Executor, userId: string, how: SQL): Promise<void> {
  for (const { lockedFirst, table, rowsOf } of PERSONAL_TABLES) {
    if (!lockedFirst) continue;
    await tx.execute(sql`select 1 from ${table} where ${rowsOf(userId)} ${how}`);
  }
}

async function erase(tx: Executor, entry: PersonalTable, userId: string): Promise<void> {
  const { table, rowsOf, onDeletion } = entry;
  if (onDeletion === 'erase') await tx.delete(table).where(rowsOf(userId));
  else await tx.update(table).set(onDeletion.overwrite).where(rowsOf(userId));
}
