/** A person's daily allowance of the language model, counted in the database for all instances. */
import type { Allowance } from '#care/companion/model/usage.ts';
import type { Authed } from '#features/context.ts';
import { DAY } from '#platform/server/clock.ts';
import * as queries from './queries.ts';

/** Days are UTC days. With AI_DAILY_TOKENS at 0 nobody is limited. */
export function allowanceOf(ctx: Authed): Allowance {
  const { AI_DAILY_TOKENS: most } = ctx.config;
  const today = () => ctx.clock.now().toISOString().slice(0, 10);
  return {
    async left() {
      const used = most === 0 ? 0 : await queries.tokensUsed(ctx.db, ctx.actor.userId, today());
      const tokens = most === 0 ? Number.POSITIVE_INFINITY : Math.max(0, most - used);
      return { tokens, resetsIn: Math.ceil((DAY - (ctx.clock.now().getTime() % DAY)) / 1000) };
    },
    charge: (tokens) => queries.addTokens(ctx.db, ctx.actor.userId, today(), tokens),
  };
}
