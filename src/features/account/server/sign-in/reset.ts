/** The way back in after a forgotten password: a mailed link that works once, for an hour. */
import type { Ctx, Services } from '#features/context.ts';
import { hashToken, newToken } from '#platform/server/crypto.ts';
import { AppError } from '#platform/server/errors.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { hashPassword } from '#platform/server/password.ts';
import { accountKey, limitKey, resetPerAccount, resetPerAddress } from '../limits.ts';
import { RESET_LIFETIME } from '../policy.ts';
import * as queries from '../queries.ts';
import { requireGoodPassword } from '../service.ts';

export const RESET_JOB = 'password-reset';

/** Does the same work and says the same whether the account exists or not. */
export async function forgotPassword(ctx: Ctx, input: { email: string }): Promise<string> {
  await ctx.limits.use(resetPerAddress, limitKey(ctx));
  await ctx.limits.use(resetPerAccount, accountKey(input.email));
  const user = await queries.findUserByEmail(ctx.db, input.email);
  await ctx.jobs.send(RESET_JOB, { userId: user?.id ?? null });
  return 'If an account exists for that address, a link to set a new password is on its way. It works for one hour.';
}

/** The token is made here, when the letter is written, so that no queue ever holds it. */
export function resetJob(services: Services): JobDefinition<{ userId: string | null }> {
  return {
    name: RESET_JOB,
    async run({ userId }) {
      if (userId === null) return;
      const user = await queries.findUserById(services.db, userId);
      if (!user) return;
      const now = services.clock.now();
      const token = newToken();
      await queries.replacePasswordReset(services.db, {
        tokenHash: hashToken(token),
        userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESET_LIFETIME),
      });
      await services.mail.send({
        to: user.email,
        subject: 'Set a new password for Mooring',
        text: letter(user.firstName, `${services.config.PUBLIC_URL}/reset-password/${token}`),
      });
    },
  };
}

function letter(firstName: string, link: string): string {
  return `Hello ${firstName},

somebody, hopefully you, asked for a new password for your Mooring account.
Open this link within one hour to choose one:

${link}

If it was not you, nothing has changed and you can leave this letter be.

Mooring
`;
}

export async function resetPassword(
  ctx: Ctx,
  input: { token: string; password: string },
): Promise<void> {
  await ctx.limits.use(resetPerAddress, limitKey(ctx));
  requireGoodPassword(ctx, input.password);
  const passwordHash = await hashPassword(input.password);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const userId = await queries.consumePasswordReset(tx, hashToken(input.token), now);
    if (!userId) {
      throw new AppError(
        'token_invalid',
        'This link has already been used or is too old. Please ask for a new one.',
      );
    }
    await queries.setPassword(tx, userId, passwordHash, now);
    await queries.deleteAuthSessionsOf(tx, userId);
  });
}
