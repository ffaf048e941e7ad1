/** Reads and writes of what is remembered; the owner is in every WHERE. */
import type { Executor } from '#database/client.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '#database/orm.ts';
import { memories, memorySettings } from '#database/tables/memory.ts';
import { reading } from '#database/together.ts';

export type MemoryRow = typeof memories.$inferSelect;
export type Settings = Pick<typeof memorySettings.$inferSelect, 'enabled' | 'forgottenBefore'>;

const AS_AT_THE_START: Settings = { enabled: true, forgottenBefore: null };
const columns = {
  enabled: memorySettings.enabled,
  forgottenBefore: memorySettings.forgottenBefore,
};

export const settingsRead = reading(
  (db, gap) =>
    db
      .select(columns)
      .from(memorySettings)
      .where(eq(memorySettings.userId, gap('userId')))
      .prepare('memory_settings'),
  ([row]: Settings[]) => row ?? AS_AT_THE_START,
);

/**
 * Changes a person's wishes and holds their row until the transaction ends: what is being
 * remembered at the same moment either is there before, or sees them.
 */
export async function saveSettings(
  db: Executor,
  userId: string,
  change: Partial<Settings> = {},
): Promise<Settings> {
  const [row] = await db
    .insert(memorySettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: memorySettings.userId, set: { userId, ...change } })
    .returning(columns);
  return row ?? AS_AT_THE_START;
}

/** Forgotten ones included: they are there without their words. Newest first. */
export const memoriesRead = reading(
  (db, gap) =>
    db
      .select()
      .from(memories)
      .where(eq(memories.userId, gap('userId')))
      .orderBy(desc(memories.createdAt), desc(memories.id))
      .prepare('all_memories'),
  (rows: MemoryRow[]) => rows,
);

/** How many were new: each fact is kept once, and a forgotten one not again in its session. */
export async function insertMemories(
  db: Executor,
  rows: readonly (typeof memories.$inferInsert)[],
): Promise<number> {
  const kept = await db
    .insert(memories)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: memories.id });
  return kept.length;
}

/** Lets the oldest go, of what is remembered and of what was forgotten alike. */
export async function keepNewest(db: Executor, userId: string, limit: number): Promise<void> {
  for (const which of [isNull(memories.forgottenAt), isNotNull(memories.forgottenAt)]) {
    const beyond = db
      .select({ id: memories.id })
      .from(memories)
      .where(and(eq(memories.userId, userId), which))
      .orderBy(desc(memories.createdAt), desc(memories.id))
      .offset(limit);
    await db
      .delete(memories)
      .where(and(eq(memories.userId, userId), inArray(memories.id, sql`(${beyond})`)));
  }
}

/** Takes the words away; false where there is nothing to forget. */
export async function forgetOne(
  db: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const gone = await db
    .update(memories)
    .set({ body: null, forgottenAt: now })
    .where(and(eq(memories.userId, userId), eq(memories.id, id), isNull(memories.forgottenAt)))
    .returning({ id: memories.id });
  return gone.length > 0;
}

export async function deleteAll(db: Executor, userId: string): Promise<void> {
  await db.delete(memories).where(eq(memories.userId, userId));
}
