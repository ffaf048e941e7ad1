/** Account: registering, signing in and out, the reset of a password, the list of sessions. */
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, id, ok, pathId, text, timestamp } from '#platform/contract/fields.ts';
import { messages, PASSWORD_MAX } from './rules.ts';
import { email, namePart, password, user } from './user-contract.ts';

export * from './profile-contract.ts';
export { type User, user } from './user-contract.ts';

const tag = 'Account';

const signedIn = answer({ token: z.string(), user });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  tag,
  summary: 'Create an account and sign in; the trial starts now',
  body: z.strictObject({
    firstName: namePart.check(z.minLength(1, messages.nameRequired)),
    lastName: z._default(namePart, ''),
    email,
    password,
  }),
  response: signedIn,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  tag,
  summary: 'Sign in; `remember` keeps an unused session for 30 days instead of one',
  body: z.strictObject({
    email: text(messages.loginRequired).check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, messages.loginRequired),
      z.maxLength(254, messages.loginMismatch),
    ),
    password: text(messages.loginRequired).check(
      z.minLength(1, messages.loginRequired),
      z.maxLength(PASSWORD_MAX, messages.loginMismatch),
    ),
    remember: z.optional(z.boolean()),
  }),
  response: signedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  tag,
  summary: 'End the calling session',
  response: ok,
});

export const profile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  access: 'user',
  tag,
  summary: 'The signed-in user',
  response: answer({ user }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  tag,
  summary: 'Mail a reset link, if the address has an account; the answer is the same either way',
  body: z.strictObject({ email }),
  response: answer({ message: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  tag,
  summary: 'Set a new password with a mailed token; every session of the account ends',
  body: z.strictObject({ token: text().check(z.maxLength(200)), password }),
  response: answer({ message: z.string() }),
});

export const deviceSession = z.object({
  id,
  device: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  expiresAt: timestamp,
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  tag,
  summary: 'Where the account is signed in',
  response: answer({ sessions: z.array(deviceSession) }),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  tag,
  summary: 'Sign out one of the account’s sessions',
  params: z.object({ id: pathId }),
  response: ok,
});

export const publicConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  tag: 'About this server',
  summary: 'What a visitor may know about this installation before signing in',
  response: answer({
    minimumAge: z.number(),
    passwordMin: z.number(),
    trialDays: z.number(),
    baseIntroDays: z.number(),
    personaTitle: z.enum(['therapist', 'companion']),
    supportEmail: z.string(),
    country: z.string(),
    /** Who answers in chats, for the person to read. */
    answeredBy: z.string(),
  }),
});
