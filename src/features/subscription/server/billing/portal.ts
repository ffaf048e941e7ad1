/** The payment service's own page for payment method and invoices. */
import type { Authed } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import { gatewayOf, isStripe } from '../gateway/index.ts';
import { countBillingPress } from './limits.ts';
import * as queries from './queries.ts';
import { answering } from './refusals.ts';

export async function openPortal(ctx: Authed): Promise<{ url: string }> {
  await countBillingPress(ctx);
  const gateway = await gatewayOf(ctx);
  const account = await queries.findAccount(ctx.db, ctx.actor.userId);
  const customerId = account?.stripeCustomerId;
  if (!isStripe(gateway) || !customerId) {
    throw new AppError('wrong_state', 'There are no payment details to manage yet.');
  }
  const back = `${ctx.config.PUBLIC_URL}/app/subscription`;
  return { url: await answering(() => gateway.portal(customerId, back)) };
}
