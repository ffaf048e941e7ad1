/** Changing the password while signed in: the old one is asked for, other devices are signed out. */
import type { Authed, Services } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import type { Limit } from '#platform/server/limits.ts';
import { hashPassword, verifyPassword } from '#platform/server/password.ts';
import { messages } from '../../rules.ts';
import { deleteAuthSessionsOf, findUserById } from '../queries.ts';
import { requireGoodPassword } from '../service.ts';
import { gone } from './profile.ts';
import { deletePasswordResets, replacePassword } from './queries.ts';

export const PASSWORD_CHANGED_JOB = 'password-changed';

/** Somebody at an unlocked screen must not get to guess for long. */
const wrongGuesses: Limit = {
  name: 'password-change',
  points: 5,
  seconds: 15 * 60,
  sentence: 'Too many attempts. Please wait a few minutes before trying again.',
};

/** @throws AppError wrong_password (400, never 401: the session is fine), validation_failed */
export async function changePassword(
  ctx: Authed,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId, authSessionId } = ctx.actor;
  requireGoodPassword(ctx, input.newPassword, 'newPassword');
  await ctx.limits.check(wrongGuesses, userId);
  const user = await findUserById(ctx.db, userId);
  if (!user) throw gone();
  if (!(await verifyPassword(input.currentPassword, user.passwordHash))) {
    await ctx.limits.use(wrongGuesses, userId);
    throw wrong();
  }
  const to = await hashPassword(input.newPassword);
  await ctx.db.transaction(async (tx) => {
    const change = { from: user.passwordHash, to, now: ctx.clock.now() };
    if (!(await replacePassword(tx, userId, change))) throw wrong();
    await deleteAuthSessionsOf(tx, userId, authSessionId);
    await deletePasswordResets(tx, userId);
  });
  await ctx.limits.clear(wrongGuesses, userId);
  // The password is changed by now: a letter that cannot be queued must not make it look otherwise.
  await ctx.jobs
    .send(PASSWORD_CHANGED_JOB, { userId })
    .catch((err: unknown) => ctx.log.warn({ err }, 'the letter on a new password was not queued'));
}

function wrong(): AppError {
  return new AppError('wrong_password', messages.wrongPassword, {
    fields: { currentPassword: messages.wrongPassword },
  });
}

/** Tells the owner, who may not be the one who changed it (OWASP ASVS 5.0, 6.3.7). */
export function passwordChangedJob(services: Services): JobDefinition<{ userId: string }> {
  return {
    name: PASSWORD_CHANGED_JOB,
    async run({ userId }) {
      const user = await findUserById(services.db, userId);
      if (!user) return;
      await services.mail.send({
        to: user.email,
        subject: 'Your password for Mooring was changed',
        text: letter(user.firstName, `${services.config.PUBLIC_URL}/forgot-password`),
      });
    },
  };
}

function letter(firstName: string, link: string): string {
  return `Hello ${firstName},

the password of your Mooring account was just changed, and every other device was signed out.

If that was you, all is well. If it was not, take the account back here:

${link}

Mooring
`;
}
