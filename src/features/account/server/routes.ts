/** HTTP of the account. */
import type { Authed, Ctx, Services } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import { deleteAccount } from './own-data/deletion.ts';
import { exportData } from './own-data/export.ts';
import { presentUser } from './present.ts';
import { changePassword } from './profile/change-password.ts';
import { updateProfile } from './profile/profile.ts';
import { prepareUserById } from './queries.ts';
import * as service from './service.ts';
import { forgotPassword, resetPassword } from './sign-in/reset.ts';

export function accountRoutes(route: Router<Ctx, Authed>, services: Services): void {
  const userById = prepareUserById(services.db);

  route.public(contract.register, (ctx, { body }) => service.register(ctx, body));
  route.public(contract.login, (ctx, { body }) => service.login(ctx, body));
  route.user(contract.logout, (ctx) => service.logout(ctx));
  route.user(contract.profile, async (ctx) => {
    const [user] = await userById.execute({ userId: ctx.actor.userId });
    if (!user) throw new AppError('unauthenticated', 'Please sign in to go on.');
    return { user: presentUser(user, ctx.actor, ctx.clock.now()) };
  });
  route.user(contract.updateProfile, async (ctx, { body }) => ({
    user: await updateProfile(ctx, body),
  }));
  route.user(contract.changePassword, async (ctx, { body }) => {
    await changePassword(ctx, body);
    return { message: 'Password changed successfully!' };
  });
  route.user(contract.deleteAccount, (ctx) => deleteAccount(ctx));
  route.user(contract.exportData, async (ctx) => ({ export: await exportData(ctx) }));
  route.public(contract.forgotPassword, async (ctx, { body }) => ({
    message: await forgotPassword(ctx, body),
  }));
  route.public(contract.resetPassword, async (ctx, { body }) => {
    await resetPassword(ctx, body);
    return { message: 'Your password has been changed. You can sign in with it now.' };
  });
  route.user(contract.listSessions, async (ctx) => ({
    sessions: await service.listSessions(ctx),
  }));
  route.user(contract.revokeSession, (ctx, { params }) => service.revokeSession(ctx, params.id));
  route.public(contract.publicConfig, async (ctx) => ({
    minimumAge: ctx.config.MINIMUM_AGE,
    passwordMin: ctx.config.PASSWORD_MIN,
    trialDays: ctx.config.TRIAL_DAYS,
    baseIntroDays: ctx.config.BASE_INTRO_DAYS,
    personaTitle: ctx.config.PERSONA_TITLE,
    supportEmail: ctx.config.SUPPORT_EMAIL,
    country: ctx.config.COUNTRY,
    answeredBy: ctx.companion.describedAs,
  }));
}
