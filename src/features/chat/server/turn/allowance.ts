/** A person's daily allowance of the language model, counted in the database for all instances. */
import type { Allowance } from '#care/companion/model/usage.ts';
import type { Authed } from '#features/context.ts';
import { DAY } from '#platform/server/clock.ts';
import * as queries from './queries.ts';

/**
 * Days are UTC days. With nothing to multiply nobody is limited. Made for one turn: it is read from
 * the database once, and what the turn itself charges is counted on.
 */
export function allowanceOf(ctx: Authed): Allowance {
  const { AI_DAILY_TOKENS, RATE_LIMIT_SCALE } = ctx.config;
  const most = AI_DAILY_TOKENS * RATE_LIMIT_SCALE;
  let read: Promise<number> | null = null;
  let charged = 0;
  const today = () => ctx.clock.now().toISOString().slice(0, 10);
  return {
    async left() {
      if (most === 0) return { tokens: Number.POSITIVE_INFINITY, resetsIn: 0 };
      read ??= queries.tokensUsed(ctx.db, ctx.actor.userId, today());
      const tokens = Math.max(0, most - (await read) - charged);
      return { tokens, resetsIn: Math.ceil((DAY - (ctx.clock.now().getTime() % DAY)) / 1000) };
    },
    charge(tokens) {
      charged += tokens;
      return queries.addTokens(ctx.db, ctx.actor.userId, today(), tokens);
    },
  };
}
