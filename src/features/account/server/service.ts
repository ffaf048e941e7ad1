/** Verbs of the account: register, log in and out, who am I, where am I signed in. */

import { isId, newId } from '#database/ids.ts';
import type { Actor, Authed, Ctx, Services } from '#features/context.ts';
import { DAY, MINUTE } from '#platform/server/clock.ts';
import { hashToken, type Key, newKey, newToken } from '#platform/server/crypto.ts';
import { AppError, invalid, notFound } from '#platform/server/errors.ts';
import { hashPassword, verifyPassword } from '#platform/server/password.ts';
import type { DeviceSession, User } from '../contract.ts';
import { messages, passwordTooShort } from '../rules.ts';
import {
  accountKey,
  limitKey,
  loginAnywhere,
  loginPerAccount,
  loginPerAddress,
  registerPerAddress,
} from './limits.ts';
import { nextExpiry, sessionLifetime } from './policy.ts';
import { presentUser } from './present.ts';
import { findWrappedKey, holdsPassword } from './profile/queries.ts';
import * as queries from './queries.ts';
import { isCommonPassword } from './sign-in/common-passwords.ts';
import { describeDevice } from './sign-in/device.ts';

export { rightKeyRing } from './own-data/key-ring.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** `last_seen_at` is written at most this often: a write on every read would cost every request. */
const TOUCH_AFTER = 5 * MINUTE;

/** Finds who a token belongs to. The only place where an `Actor` is made. */
export function createAuthenticator(services: Services) {
  const actorByToken = queries.prepareActorByToken(services.db);
  return async (token: string): Promise<Actor | null> => {
    const now = services.clock.now();
    const [row] = await actorByToken.execute({
      tokenHash: hashToken(token),
      // A placeholder knows no column and so does not turn a Date into text by itself.
      now: now.toISOString(),
    });
    if (!row) return null;
    if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_AFTER) {
      await queries.touchAuthSession(services.db, row.authSessionId, {
        lastSeenAt: now,
        expiresAt: nextExpiry(now, row.remember, row.endsAt),
      });
    }
    let dataKey: Key | undefined;
    return {
      userId: row.userId,
      authSessionId: row.authSessionId,
      firstName: row.firstName,
      // Many calls read nothing sealed; unwrapping for those would cost a tenth of the request.
      get dataKey() {
        dataKey ??= services.keys.unwrap(row.wrappedKey, row.userId);
        return dataKey;
      },
    };
  };
}

/** @throws AppError validation_failed for a password the operator's rules refuse. */
export function requireGoodPassword(ctx: Services, password: string, field = 'password'): void {
  const minimum = ctx.config.PASSWORD_MIN;
  if ([...password].length < minimum) throw invalid(field, passwordTooShort(minimum));
  if (minimum >= 15 && isCommonPassword(password)) {
    throw invalid(
      field,
      'This password is on lists that attackers try first. Please choose another.',
    );
  }
}

export async function register(
  ctx: Ctx,
  input: { firstName: string; lastName: string; email: string; password: string },
): Promise<SignedIn> {
  await ctx.limits.use(registerPerAddress, limitKey(ctx));
  requireGoodPassword(ctx, input.password);
  const now = ctx.clock.now();
  const id = newId(now);
  const row = {
    id,
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash: await hashPassword(input.password),
    trialEndsAt: new Date(now.getTime() + ctx.config.TRIAL_DAYS * DAY),
    createdAt: now,
    updatedAt: now,
  };
  const dataKey = newKey();
  return ctx.db.transaction(async (tx) => {
    const created = await queries.insertUser(tx, row, ctx.keys.wrap(dataKey, id));
    if (!created) {
      throw new AppError('conflict', 'An account with this email already exists. Try signing in.', {
        fields: { email: 'An account with this email already exists' },
      });
    }
    const token = await openSession(ctx, tx, id, false);
    const user = await queries.findUserByEmail(tx, input.email);
    if (!user) throw new Error('The user just inserted is not there');
    return { token, user: presentUser(user, { dataKey }, now) };
  });
}

export async function login(
  ctx: Ctx,
  input: { email: string; password: string; remember?: boolean | undefined },
): Promise<SignedIn> {
  const attempts = [
    [loginPerAccount, limitKey(ctx, input.email)],
    [loginPerAddress, limitKey(ctx)],
    [loginAnywhere, accountKey(input.email)],
  ] as const;
  for (const [limit, key] of attempts) await ctx.limits.check(limit, key);
  const user = await queries.findUserByEmail(ctx.db, input.email);
  const right = await verifyPassword(input.password, user?.passwordHash ?? null);
  const signedIn = user && right ? await signIn(ctx, user, input.remember ?? false) : null;
  if (!signedIn) {
    for (const [limit, key] of attempts) await ctx.limits.use(limit, key);
    throw new AppError('login_failed', messages.loginMismatch);
  }
  await ctx.limits.clear(loginPerAccount, limitKey(ctx, input.email));
  return signedIn;
}

/** null if the password was changed, or the account deleted, since it was checked. */
async function signIn(
  ctx: Ctx,
  user: queries.UserRow,
  remember: boolean,
): Promise<SignedIn | null> {
  return ctx.db.transaction(async (tx) => {
    if (!(await holdsPassword(tx, user.id, user.passwordHash))) return null;
    const wrapped = await findWrappedKey(tx, user.id);
    if (!wrapped) return null;
    const token = await openSession(ctx, tx, user.id, remember);
    const dataKey = ctx.keys.unwrap(wrapped, user.id);
    return { token, user: presentUser(user, { dataKey }, ctx.clock.now()) };
  });
}

async function openSession(
  ctx: Ctx,
  db: Parameters<typeof queries.insertAuthSession>[0],
  userId: string,
  remember: boolean,
): Promise<string> {
  const now = ctx.clock.now();
  const token = newToken();
  const endsAt = new Date(now.getTime() + sessionLifetime(remember).absolute);
  await queries.insertAuthSession(db, {
    id: newId(now),
    userId,
    tokenHash: hashToken(token),
    device: describeDevice(ctx.userAgent),
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: nextExpiry(now, remember, endsAt),
    endsAt,
  });
  return token;
}

export async function logout(ctx: Authed): Promise<void> {
  await queries.deleteAuthSession(ctx.db, ctx.actor.userId, ctx.actor.authSessionId);
}

export async function listSessions(ctx: Authed): Promise<DeviceSession[]> {
  const rows = await queries.listAuthSessions(ctx.db, ctx.actor.userId, ctx.clock.now());
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.id === ctx.actor.authSessionId,
  }));
}

export async function revokeSession(ctx: Authed, id: string): Promise<void> {
  const gone = isId(id) && (await queries.deleteAuthSession(ctx.db, ctx.actor.userId, id));
  if (!gone) throw notFound('session');
}
