/** How often one may press the buttons of billing: each press asks the payment service. */
import type { Authed } from '#features/context.ts';
import type { Limit } from '#platform/server/limits.ts';

const pressesPerHour: Limit = {
  name: 'billing',
  points: 60,
  seconds: 3600,
  sentence: 'That was a lot of changes in an hour. Please wait a little before the next one.',
};

export function countBillingPress(ctx: Authed): Promise<void> {
  return ctx.limits.use(pressesPerHour, ctx.actor.userId);
}
