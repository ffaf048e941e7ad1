/** HTTP of the subscription. */
import type { Authed, Ctx } from '#features/context.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import * as service from './service.ts';

export function subscriptionRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.subscriptionStatus, (ctx) => service.status(ctx));
}
