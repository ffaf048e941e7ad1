/** The safety plan of each person who has one, sealed under their own key. */
import { bigint, pgTable, uuid } from '#database/orm.ts';
import { bytes, moment } from '../columns.ts';
import { users } from './account.ts';

export const safetyPlans = pgTable('safety_plans', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique('safety_plans_one_each')
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * Grows with every change. A plan begins at the second of its making, so that one written after
   * a deletion never has the number of the one before.
   */
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Sealed JSON: the six lists. */
  body: bytes('body').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
