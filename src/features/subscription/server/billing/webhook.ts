/** Stripe's events: each is a hint to look again, taken once, in whatever order they come. */
import type { Ctx } from '#features/context.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { gatewayOf, isStripe } from '../gateway/index.ts';
import * as queries from './queries.ts';
import * as records from './record-queries.ts';
import { answering } from './refusals.ts';
import { sync } from './sync.ts';

/**
 * Returns once the event is dealt with; any refusal makes Stripe send it again.
 * @throws AppError malformed for a signature that is forged or too old.
 */
export async function receiveEvent(
  ctx: Ctx,
  raw: Buffer,
  signature: string | undefined,
): Promise<void> {
  const gateway = await gatewayOf(ctx);
  if (!isStripe(gateway)) throw notFound('payment service');
  const event = await gateway.verify(raw, signature ?? '', ctx.clock.now()).catch(() => {
    throw new AppError('malformed', 'The signature of this event is not valid.');
  });
  if (await records.eventKnown(ctx.db, event.id)) return;
  const row = { id: event.id, type: event.type, receivedAt: ctx.clock.now() };
  const userId = event.customerId
    ? await queries.findUserByCustomer(ctx.db, event.customerId)
    : undefined;
  if (userId === undefined) await records.insertEvent(ctx.db, row);
  else {
    const together = (tx: Parameters<typeof records.insertEvent>[0]) =>
      records.insertEvent(tx, row);
    await answering(() => sync(ctx, userId, { together }));
  }
}
