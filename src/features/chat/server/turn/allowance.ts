/** A person's daily allowance of the language model, counted in the database for all instances. */
import type { Allowance } from '#care/companion/model/usage.ts';
import type { Authed } from '#features/context.ts';
import { DAY } from '#platform/server/clock.ts';
import * as queries from './queries.ts';

/** Days are UTC days. With nothing to multiply nobody is limited. */
const mostOf = ({ config }: Authed): number => config.AI_DAILY_TOKENS * config.RATE_LIMIT_SCALE;
const dayOf = ({ clock }: Authed): string => clock.now().toISOString().slice(0, 10);

/** null where it makes no difference. */
export const usedTodayRead = (ctx: Authed) =>
  mostOf(ctx) === 0 ? null : queries.tokensUsedRead({ userId: ctx.actor.userId, day: dayOf(ctx) });

/**
 * Made for one turn: what was used before is read from the database once, unless `used` tells it,
 * and what the turn itself charges is counted on.
 */
export function allowanceOf(ctx: Authed, used: number | null = null): Allowance {
  const most = mostOf(ctx);
  let read = used === null ? null : Promise.resolve(used);
  let charged = 0;
  return {
    async left() {
      if (most === 0) return { tokens: Number.POSITIVE_INFINITY, resetsIn: 0 };
      read ??= queries.tokensUsed(ctx.db, ctx.actor.userId, dayOf(ctx));
      const tokens = Math.max(0, most - (await read) - charged);
      return { tokens, resetsIn: Math.ceil((DAY - (ctx.clock.now().getTime() % DAY)) / 1000) };
    },
    charge(tokens) {
      charged += tokens;
      return queries.addTokens(ctx.db, ctx.actor.userId, dayOf(ctx), tokens);
    },
  };
}
