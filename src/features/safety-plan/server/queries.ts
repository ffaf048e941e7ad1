/** Reads and writes of safety plans; the owner is in every WHERE. */
import type { Executor } from '#database/client.ts';
import { and, eq } from '#database/orm.ts';
import { safetyPlans } from '#database/tables/safety-plan.ts';

export type PlanRow = typeof safetyPlans.$inferSelect;

const ownedBy = (userId: string) => eq(safetyPlans.userId, userId);

export async function findPlan(db: Executor, userId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(safetyPlans).where(ownedBy(userId));
  return row;
}

/** Holds the row until the transaction ends: changes of one plan go one by one. */
export async function lockPlan(db: Executor, userId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(safetyPlans).where(ownedBy(userId)).for('update');
  return row;
}

/** Undefined where the person has a plan by now. */
export async function insertPlan(db: Executor, row: PlanRow): Promise<PlanRow | undefined> {
  const [made] = await db.insert(safetyPlans).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updatePlan(
  db: Executor,
  userId: string,
  id: string,
  values: Pick<PlanRow, 'version' | 'body' | 'updatedAt'>,
): Promise<PlanRow | undefined> {
  const [row] = await db
    .update(safetyPlans)
    .set(values)
    .where(and(ownedBy(userId), eq(safetyPlans.id, id)))
    .returning();
  return row;
}

export async function deletePlan(db: Executor, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(ownedBy(userId));
}
