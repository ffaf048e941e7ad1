/** HTTP of the safety plan. */
import type { Authed, Ctx } from '#features/context.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import * as service from './service.ts';

export function safetyPlanRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.readSafetyPlan, (ctx) => service.read(ctx));
  route.user(contract.saveSafetyPlan, (ctx, { body }) => service.save(ctx, body));
  route.user(contract.deleteSafetyPlan, (ctx) => service.remove(ctx));
}
