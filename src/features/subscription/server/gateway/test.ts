/** The payment service of an installation without one: the same life of a plan, without money. */
import type { Database } from '#database/client.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findTestSubscription, lockTestSubscription, putTestSubscription } from './queries.ts';
import type { Remote } from './remote.ts';
import { advanced, changed } from './test-state.ts';
import { type Gateway, PaymentRefused } from './types.ts';

/** Marks customers that no real payment service knows. */
export const TEST_CUSTOMER = 'test:';

export function createTestGateway(services: {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}): Gateway {
  const { db, clock, publicUrl } = services;
  return {
    kind: 'test',
    customerFor: async (payer) => `${TEST_CUSTOMER}${payer.userId}`,
    openCheckout: async (order) => ({
      id: order.intentId,
      url: `${publicUrl}/test-checkout/${order.intentId}`,
    }),
    // Whether it can be paid is decided by its intent, under the account's lock.
    checkoutState: async () => 'open',
    closeCheckouts: async () => undefined,
    async read(customerId) {
      if (!customerId.startsWith(TEST_CUSTOMER)) return [];
      const row = await findTestSubscription(db, customerId.slice(TEST_CUSTOMER.length));
      if (!row) return [];
      const state = advanced(row, clock.now());
      const shown = state ?? row;
      const remote: Remote = {
        id: row.id,
        plan: shown.plan,
        state: state ? 'live' : 'ended',
        cancelAtPeriodEnd: shown.cancelAtPeriodEnd,
        pendingPlan: shown.pendingPlan,
        currentPeriodEnd: shown.currentPeriodEnd,
        introEndsAt: shown.introEndsAt,
      };
      return [remote];
    },
    async change(remoteId, change) {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const row = await lockTestSubscription(tx, remoteId);
        const state = row && advanced(row, now);
        if (!row || !state) throw new PaymentRefused('request', 'nothing to change');
        await putTestSubscription(tx, { ...row, ...changed(state, change, now) });
      });
    },
    portal: async () => {
      throw new PaymentRefused('request', 'the test mode has no portal');
    },
    farewell: async () => undefined,
  };
}
