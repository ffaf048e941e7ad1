/** Reads and writes of a turn: the messages of one session, and what a person used of the model. */
import type { Executor } from '#database/client.ts';
import { compiled, compiledInsert } from '#database/compiled.ts';
import { and, desc, eq, lt, type Placeholder, sql } from '#database/orm.ts';
import { chatMessages } from '#database/tables/chat.ts';
import { modelUsage } from '#database/tables/usage.ts';
import type { MessageRow } from '../queries.ts';

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

export async function findByIdempotencyKey(
  db: Executor,
  userId: string,
  sessionId: string,
  key: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(inSession(userId, sessionId), eq(chatMessages.idempotencyKey, key)));
  return row;
}

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

const latest = compiled((db, gap) =>
  db
    .select()
    .from(chatMessages)
    .where(inSession(gap('userId'), gap('sessionId')))
    .orderBy(desc(chatMessages.seq))
    .limit(gap('limit'))
    .prepare('latest_messages'),
);

/** The newest `limit` messages of the session, oldest first. */
export async function latestMessages(
  db: Executor,
  userId: string,
  sessionId: string,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await latest(db, { userId, sessionId, limit });
  return rows.reverse();
}

export type NewMessage = MessageRow;

export const insertMessages = compiledInsert(chatMessages);

const used = compiled((db, gap) =>
  db
    .select({ tokens: modelUsage.tokens })
    .from(modelUsage)
    .where(and(eq(modelUsage.userId, gap('userId')), eq(modelUsage.day, gap('day'))))
    .prepare('tokens_used'),
);

export async function tokensUsed(db: Executor, userId: string, day: string): Promise<number> {
  const [row] = await used(db, { userId, day });
  return row?.tokens ?? 0;
}

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
