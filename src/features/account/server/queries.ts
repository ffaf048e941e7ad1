/** Reads and writes of accounts, keys, auth sessions and reset tokens. */

import type { Database, Executor } from '#database/client.ts';
import { and, asc, desc, eq, gt, lt, ne, sql } from '#database/orm.ts';
import {
  authSessions,
  masterKeyProof,
  passwordResets,
  rateLimits,
  userKeys,
  users,
} from '#database/tables/account.ts';

export type UserRow = typeof users.$inferSelect;
export type AuthSessionRow = typeof authSessions.$inferSelect;

/** Behind every signed-in request: prepared once per process. Takes `tokenHash` and `now`. */
export function prepareActorByToken(db: Database) {
  return db
    .select({
      authSessionId: authSessions.id,
      userId: authSessions.userId,
      remember: authSessions.remember,
      lastSeenAt: authSessions.lastSeenAt,
      endsAt: authSessions.endsAt,
      firstName: users.firstName,
      wrappedKey: userKeys.wrappedKey,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .innerJoin(userKeys, eq(userKeys.userId, authSessions.userId))
    .where(
      and(
        eq(authSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(authSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('actor_by_token');
}

/** Behind every read of the profile: prepared once per process. Takes `userId`. */
export function prepareUserById(db: Database) {
  return db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id');
}

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUserById(db: Executor, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** False if the address is taken; the unique constraint decides between two at once. */
export async function insertUser(
  db: Executor,
  row: typeof users.$inferInsert,
  wrappedKey: Buffer,
): Promise<boolean> {
  const inserted = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await db.insert(userKeys).values({ userId: row.id, wrappedKey, createdAt: row.createdAt });
  return true;
}

/** Of whoever has been here longest; undefined where nobody has an account. */
export async function oldestWrappedKey(
  db: Executor,
): Promise<{ userId: string; wrappedKey: Buffer } | undefined> {
  const [row] = await db
    .select({ userId: userKeys.userId, wrappedKey: userKeys.wrappedKey })
    .from(userKeys)
    .orderBy(asc(userKeys.userId))
    .limit(1);
  return row;
}

/** Settled by whoever comes first: the given one where there was none yet. */
export async function settledProof(db: Executor, proof: Buffer): Promise<Buffer> {
  await db.insert(masterKeyProof).values({ id: 1, proof }).onConflictDoNothing();
  return (await findProof(db)) ?? proof;
}

export async function findProof(db: Executor): Promise<Buffer | undefined> {
  const [row] = await db.select({ proof: masterKeyProof.proof }).from(masterKeyProof);
  return row?.proof;
}

export async function insertAuthSession(
  db: Executor,
  row: typeof authSessions.$inferInsert,
): Promise<void> {
  await db.insert(authSessions).values(row);
}

export async function touchAuthSession(
  db: Executor,
  id: string,
  times: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(authSessions).set(times).where(eq(authSessions.id, id));
}

export async function listAuthSessions(
  db: Executor,
  userId: string,
  now: Date,
): Promise<AuthSessionRow[]> {
  return db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.lastSeenAt));
}

export async function deleteAuthSession(
  db: Executor,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, id)))
    .returning({ id: authSessions.id });
  return gone.length > 0;
}

/** Signs the person out everywhere, except on the session `keep` where one is given. */
export async function deleteAuthSessionsOf(
  db: Executor,
  userId: string,
  keep?: string,
): Promise<void> {
  await db
    .delete(authSessions)
    .where(
      keep === undefined
        ? eq(authSessions.userId, userId)
        : and(eq(authSessions.userId, userId), ne(authSessions.id, keep)),
    );
}

export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

/** Asking again makes earlier links worthless. */
export async function replacePasswordReset(
  db: Executor,
  row: typeof passwordResets.$inferInsert,
): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, row.userId));
  await db.insert(passwordResets).values(row);
}

/** Takes the token away in the same statement that finds it, so that it works once. */
export async function consumePasswordReset(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function setPassword(
  db: Executor,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}
