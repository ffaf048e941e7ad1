/** HTTP of the subscription. */
import type { Authed, Ctx } from '#features/context.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import { cancel, update } from './billing/change.ts';
import { openPortal } from './billing/portal.ts';
import { subscribe } from './billing/subscribe.ts';
import * as testCheckout from './billing/test-checkout.ts';
import { receiveEvent } from './billing/webhook.ts';
import * as service from './service.ts';

export function subscriptionRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.subscriptionStatus, (ctx) => service.status(ctx));
  route.user(contract.createSubscription, (ctx, { body }) => subscribe(ctx, body.planType));
  route.user(contract.cancelSubscription, async (ctx) => ({ message: await cancel(ctx) }));
  route.user(contract.updateSubscription, async (ctx, { body }) => ({
    message: await update(ctx, body.planType),
  }));
  route.user(contract.billingPortal, (ctx) => openPortal(ctx));
  route.user(contract.testAuth, (ctx) => service.whoAmI(ctx));
  route.user(contract.billingDebug, async (ctx) => service.billingSetup(ctx));
  route.user(contract.readTestCheckout, (ctx, { params }) =>
    testCheckout.read(ctx, params.intentId),
  );
  route.user(contract.payTestCheckout, (ctx, { params }) => testCheckout.pay(ctx, params.intentId));
  route.user(contract.leaveTestCheckout, (ctx, { params }) =>
    testCheckout.leave(ctx, params.intentId),
  );
  route.public(contract.billingWebhook, (ctx, { raw, header }) =>
    receiveEvent(ctx, raw, header('stripe-signature')),
  );
}
