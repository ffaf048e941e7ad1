/** Reads and writes of what is remembered for a while: events taken, farewells to say. */

import type { Executor } from '#database/client.ts';
import { eq, lt } from '#database/orm.ts';
import { billingEvents, billingFarewells, billingIntents } from '#database/tables/subscription.ts';

export async function eventKnown(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, id));
  return rows.length > 0;
}

/** False for an event that is there already; a concurrent one is waited for. */
export async function insertEvent(
  db: Executor,
  event: typeof billingEvents.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length > 0;
}

export async function insertFarewell(
  tx: Executor,
  stripeCustomerId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(billingFarewells)
    .values({ stripeCustomerId, createdAt: now })
    .onConflictDoNothing();
}

export async function openFarewells(db: Executor, limit: number): Promise<string[]> {
  const rows = await db.select().from(billingFarewells).limit(limit);
  return rows.map((row) => row.stripeCustomerId);
}

export async function removeFarewell(db: Executor, stripeCustomerId: string): Promise<void> {
  await db.delete(billingFarewells).where(eq(billingFarewells.stripeCustomerId, stripeCustomerId));
}

export async function deleteOld(
  db: Executor,
  before: { events: Date; intents: Date },
): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before.events));
  await db.delete(billingIntents).where(lt(billingIntents.finishedAt, before.intents));
}
