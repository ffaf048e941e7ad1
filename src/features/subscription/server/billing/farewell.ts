/** Ends the plan of a deleted account at the payment service, however often that has to be tried. */
import type { Executor } from '#database/client.ts';
import type { Authed, Services } from '#features/context.ts';
import { gatewayOf } from '../gateway/index.ts';
import * as queries from './queries.ts';
import * as records from './record-queries.ts';

/**
 * To be called first in the transaction that deletes the account: takes the billing lock before
 * the person's row, as everything else does. The payment service is told after the commit.
 */
export async function cancelForDeletion(ctx: Authed, tx: Executor): Promise<void> {
  const account = await queries.lockExistingAccount(tx, ctx.actor.userId);
  if (!account?.stripeCustomerId) return;
  await records.insertFarewell(tx, account.stripeCustomerId, ctx.clock.now());
}

/** @throws where one could not be told; the others are told all the same. */
export async function sayFarewells(ctx: Services): Promise<void> {
  const gateway = await gatewayOf(ctx);
  let failure: unknown;
  for (const customerId of await records.openFarewells(ctx.db, 100)) {
    try {
      await gateway.closeCheckouts(customerId, null);
      await gateway.farewell(customerId);
      await records.removeFarewell(ctx.db, customerId);
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
}
