/** Reads and writes of a turn: the messages of one session, and what a person used of the model. */
import type { Executor } from '#database/client.ts';
import { compiled, compiledAddition } from '#database/compiled.ts';
import { and, desc, eq, lt, type Placeholder, sql } from '#database/orm.ts';
import { chatMessages, chatSessions } from '#database/tables/chat.ts';
import { modelUsage } from '#database/tables/usage.ts';
import { reading, readOne } from '#database/together.ts';
import type { Changes, MessageRow, SessionRow } from '../queries.ts';

const inSession = (userId: string | Placeholder, sessionId: string | Placeholder) =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId));

/** The last `limit` messages before `seq`, oldest first. */
export async function messagesBefore(
  db: Executor,
  userId: string,
  sessionId: string,
  seq: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(inSession(userId, sessionId), lt(chatMessages.seq, seq)))
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
  return rows.reverse();
}

export const byIdempotencyKeyRead = reading(
  (db, gap) =>
    db
      .select()
      .from(chatMessages)
      .where(
        and(
          inSession(gap('userId'), gap('sessionId')),
          eq(chatMessages.idempotencyKey, gap('key')),
        ),
      )
      .prepare('by_idempotency_key'),
  ([row]: MessageRow[]) => row,
);

export async function findReply(
  db: Executor,
  userId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.replyTo, messageId)));
  return row;
}

/** What a turn needs to know of a message that was said before it. */
export type SaidRow = Pick<MessageRow, 'id' | 'seq' | 'role' | 'body' | 'createdAt'>;

/** The newest `limit` messages of the session, oldest first. */
export const latestRead = reading(
  (db, gap) =>
    db
      .select({
        id: chatMessages.id,
        seq: chatMessages.seq,
        role: chatMessages.role,
        body: chatMessages.body,
        createdAt: chatMessages.createdAt,
      })
      .from(chatMessages)
      .where(inSession(gap('userId'), gap('sessionId')))
      .orderBy(desc(chatMessages.seq))
      .limit(gap('limit'))
      .prepare('latest_messages'),
  (rows: SaidRow[]) => rows.reverse(),
);

export type NewMessage = MessageRow;

const added = compiledAddition(chatMessages, chatSessions, (gap) =>
  and(
    eq(chatSessions.userId, gap('owner')),
    eq(chatSessions.id, gap('session')),
    eq(chatSessions.messageCount, gap('messages')),
    eq(chatSessions.status, gap('status')),
  ),
);

/**
 * Adds messages and changes their session, both or neither: false where it no longer has as many
 * messages as `session`, or has ended since.
 */
export function addToSession(
  db: Executor,
  userId: string,
  { id: session, messageCount: messages, status }: SessionRow,
  changes: Changes,
  rows: readonly NewMessage[],
): Promise<boolean> {
  return added(db, rows, changes, { owner: userId, session, messages, status });
}

/** What is sealed in a message is put anew; of one that has been deleted nothing is left to change. */
export async function replaceBody(
  db: Executor,
  userId: string,
  { id, body }: Pick<MessageRow, 'id' | 'body'>,
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ body })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)));
}

export const tokensUsedRead = reading(
  (db, gap) =>
    db
      .select({ tokens: modelUsage.tokens })
      .from(modelUsage)
      .where(and(eq(modelUsage.userId, gap('userId')), eq(modelUsage.day, gap('day'))))
      .prepare('tokens_used'),
  ([row]: { tokens: number }[]) => row?.tokens ?? 0,
);

export const tokensUsed = (db: Executor, userId: string, day: string): Promise<number> =>
  readOne(db, tokensUsedRead({ userId, day }));

const charged = compiled((db, gap) =>
  db
    .insert(modelUsage)
    .values({ userId: gap('userId'), day: gap('day'), tokens: gap('tokens') })
    .onConflictDoUpdate({
      target: [modelUsage.userId, modelUsage.day],
      set: { tokens: sql`${modelUsage.tokens} + excluded.tokens` },
    })
    .prepare('add_tokens'),
);

export async function addTokens(
  db: Executor,
  userId: string,
  day: string,
  tokens: number,
): Promise<void> {
  await charged(db, { userId, day, tokens });
}

/** Nightly: yesterday's figures have no further use. */
export async function deleteOldUsage(db: Executor, before: string): Promise<void> {
  await db.delete(modelUsage).where(lt(modelUsage.day, before));
}
