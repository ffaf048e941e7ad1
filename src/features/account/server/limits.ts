/** How often one may try to get in. Keys are hashed: no address or mail name is stored. */
import { createHmac } from 'node:crypto';
import type { Ctx } from '#features/context.ts';
import type { Limit } from '#platform/server/limits.ts';
import { messages } from '../rules.ts';

const quarterHour = 15 * 60;

/** Failed logins against one account from one address. */
export const loginPerAccount: Limit = {
  name: 'login-account',
  points: 10,
  seconds: quarterHour,
  sentence: messages.loginLimited,
};
/** Failed logins from one address, whatever the account: against password spraying. */
export const loginPerAddress: Limit = {
  name: 'login-address',
  points: 60,
  seconds: quarterHour,
  sentence: messages.loginLimited,
};
/** Failed logins against one account from anywhere (NIST SP 800-63B-4 §3.2.2: at most 100). */
export const loginAnywhere: Limit = {
  name: 'login-anywhere',
  points: 100,
  seconds: 24 * 3600,
  sentence: messages.loginLimited,
};
export const registerPerAddress: Limit = {
  name: 'register-address',
  points: 30,
  seconds: 3600,
  sentence: messages.registerLimited,
};
export const resetPerAccount: Limit = {
  name: 'reset-account',
  points: 5,
  seconds: 3600,
  sentence: 'Too many reset requests. Please wait a few minutes before trying again.',
};
export const resetPerAddress: Limit = {
  name: 'reset-address',
  points: 30,
  seconds: 3600,
  sentence: resetPerAccount.sentence,
};

/** A stable name for a person or an address that says nothing to a reader of the table. */
export function limitKey(ctx: Pick<Ctx, 'ip'>, email?: string): string {
  return createHmac('sha256', 'mooring-limits')
    .update(email === undefined ? ctx.ip : `${ctx.ip}|${email}`)
    .digest('base64url');
}

export function accountKey(email: string): string {
  return createHmac('sha256', 'mooring-limits').update(email).digest('base64url');
}
