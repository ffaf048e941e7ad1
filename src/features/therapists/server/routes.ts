/** HTTP of the therapists. */
import type { Authed, Ctx } from '#features/context.ts';
import { mayTalkTo } from '#features/subscription/entitlements.ts';
import { entitlementOf } from '#features/subscription/server/service.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import { portraitOf, THERAPISTS } from '../therapists.ts';

export function therapistRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.listTherapists, async (ctx) => {
    const { standing, preferredTherapist } = await entitlementOf(ctx);
    return {
      therapists: THERAPISTS.map((therapist) => ({
        ...therapist,
        avatar: portraitOf(therapist.id),
        available: mayTalkTo(standing, therapist.id, preferredTherapist),
      })),
    };
  });
}
