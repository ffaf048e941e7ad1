/** HTTP of the memory. */
import type { Authed, Ctx } from '#features/context.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import * as service from './service.ts';

export function memoryRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.listMemories, (ctx) => service.list(ctx));
  route.user(contract.forgetMemory, (ctx, { params }) => service.forget(ctx, params.memoryId));
  route.user(contract.forgetEverything, (ctx) => service.forgetAll(ctx));
  route.user(contract.setMemory, (ctx, { body }) => service.setEnabled(ctx, body.enabled));
}
