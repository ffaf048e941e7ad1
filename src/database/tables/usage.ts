/** How much of the language model each person has used, day by day. */
import { bigint, date, pgTable, primaryKey, uuid } from '#database/orm.ts';
import { users } from './account.ts';

export const modelUsage = pgTable(
  'model_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
