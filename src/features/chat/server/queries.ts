/** Reads and writes of conversations; the owner is in every WHERE. */
import type { Executor } from '#database/client.ts';
import { compiledUpdate } from '#database/compiled.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type Placeholder,
} from '#database/orm.ts';
import { chatMessages, chatSessions } from '#database/tables/chat.ts';
import { reading, readOne } from '#database/together.ts';

export type SessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

const owned = (userId: string | Placeholder, id: string | Placeholder) =>
  and(eq(chatSessions.userId, userId), eq(chatSessions.id, id));

export async function insertSession(
  db: Executor,
  row: typeof chatSessions.$inferInsert,
): Promise<void> {
  await db.insert(chatSessions).values(row);
}

export const sessionRead = reading(
  (db, gap) =>
    db
      .select()
      .from(chatSessions)
      .where(owned(gap('userId'), gap('id')))
      .prepare('session'),
  ([row]: SessionRow[]) => row,
);

export const findSession = (
  db: Executor,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> => readOne(db, sessionRead({ userId, id }));

/** Holds the session's row until the transaction ends: turns of one session go one by one. */
export const lockedSessionRead = reading(
  (db, gap) =>
    db
      .select()
      .from(chatSessions)
      .where(owned(gap('userId'), gap('id')))
      .for('update')
      .prepare('lock_session'),
  ([row]: SessionRow[]) => row,
);

export const lockSession = (
  db: Executor,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> => readOne(db, lockedSessionRead({ userId, id }));

/** Sessions in which nothing was ever said are listed only while they are new. */
export async function recentSessions(
  db: Executor,
  userId: string,
  limit: number,
  emptySince: Date,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        or(gt(chatSessions.messageCount, 0), gt(chatSessions.createdAt, emptySince)),
      ),
    )
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
}

/** What former sessions left behind, newest first, for a welcome that remembers. */
export async function sessionsToRecall(
  db: Executor,
  userId: string,
  wanted: { therapistIds: readonly string[]; except: string; limit: number },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        inArray(chatSessions.therapistId, [...wanted.therapistIds]),
        ne(chatSessions.id, wanted.except),
        isNotNull(chatSessions.state),
      ),
    )
    .orderBy(desc(chatSessions.updatedAt))
    .limit(wanted.limit);
}

export async function allMessages(
  db: Executor,
  userId: string,
  sessionId: string,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId)))
    .orderBy(asc(chatMessages.seq));
}

export type Changes = Partial<typeof chatSessions.$inferInsert>;

const updated = compiledUpdate((db, set: Changes, gap) =>
  db
    .update(chatSessions)
    .set(set)
    .where(owned(gap('userId'), gap('id')))
    .prepare('update_session'),
);

export async function updateSession(
  db: Executor,
  userId: string,
  id: string,
  values: Changes,
): Promise<void> {
  await updated(db, values, { userId, id });
}

/** Ends an active session; undefined if it is not there or has ended already. */
export async function endActiveSession(
  db: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(chatSessions)
    .set({ status: 'completed', endedAt: now, updatedAt: now })
    .where(and(owned(userId, id), eq(chatSessions.status, 'active')))
    .returning();
  return row;
}

export async function deleteSession(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(chatSessions)
    .where(owned(userId, id))
    .returning({ id: chatSessions.id });
  return gone.length > 0;
}

/** Nightly: sessions that were opened and never used. */
export async function deleteEmptySessions(db: Executor, before: Date): Promise<void> {
  await db
    .delete(chatSessions)
    .where(and(eq(chatSessions.messageCount, 0), lt(chatSessions.createdAt, before)));
}
