/** Reads what a person's entitlements follow from. */

import type { Executor } from '#database/client.ts';
import { and, eq } from '#database/orm.ts';
import { users } from '#database/tables/account.ts';
import { billingAccounts, billingIntents, subscriptions } from '#database/tables/subscription.ts';
import { reading, readOne } from '#database/together.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export interface StandingRow {
  readonly email: string;
  readonly trialStartedAt: Date;
  readonly trialEndsAt: Date;
  readonly preferredTherapist: string | null;
  readonly subscription: SubscriptionRow | null;
  readonly introUsedAt: Date | null;
  /** A wish is under way, e.g. a checkout is open. */
  readonly pendingIntent: boolean;
}

/** One statement: it runs in every turn of a conversation. */
export const standingRead = reading(
  (db, gap) =>
    db
      .select({
        email: users.email,
        trialStartedAt: users.createdAt,
        trialEndsAt: users.trialEndsAt,
        preferredTherapist: users.preferredTherapist,
        subscription: subscriptions,
        introUsedAt: billingAccounts.introUsedAt,
        intentId: billingIntents.id,
      })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
      .leftJoin(
        billingIntents,
        and(eq(billingIntents.userId, users.id), eq(billingIntents.state, 'pending')),
      )
      .where(eq(users.id, gap('userId')))
      .prepare('standing'),
  ([row]): StandingRow | undefined => {
    if (!row) return undefined;
    const { intentId, ...rest } = row;
    return { ...rest, pendingIntent: intentId !== null };
  },
);

export const readStanding = (db: Executor, userId: string): Promise<StandingRow | undefined> =>
  readOne(db, standingRead({ userId }));
