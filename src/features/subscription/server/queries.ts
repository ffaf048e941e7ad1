/** Reads what a person's entitlements follow from. */
import { eq } from 'drizzle-orm';
import type { Executor } from '#database/client.ts';
import { users } from '#database/tables/account.ts';

export interface StandingRow {
  readonly trialEndsAt: Date;
  readonly preferredTherapist: string | null;
}

export async function readStanding(db: Executor, userId: string): Promise<StandingRow | undefined> {
  const [row] = await db
    .select({ trialEndsAt: users.trialEndsAt, preferredTherapist: users.preferredTherapist })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
