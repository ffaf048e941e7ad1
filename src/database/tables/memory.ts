/** What is remembered of a person beyond one conversation; every fact is sealed under their key. */
import { boolean, check, index, pgTable, sql, text, uniqueIndex, uuid } from '#database/orm.ts';
import { bytes, moment } from '../columns.ts';
import { users } from './account.ts';
import { chatMessages, chatSessions } from './chat.ts';

/** Goes with the message it rests on: nothing is remembered that cannot be traced any more. */
export const memories = pgTable(
  'memories',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    therapistId: text('therapist_id').notNull(),
    /** Sealed JSON: kind, fact, quote; null once it is forgotten. */
    body: bytes('body'),
    /** Keyed fingerprint of the fact: knows it again, and says nothing to anybody without the key. */
    digest: bytes('digest').notNull(),
    /** When the message was written. */
    createdAt: moment('created_at').notNull(),
    /** The row stays without its words, so that the same conversation does not teach it again. */
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [
    uniqueIndex('memories_each_once')
      .on(table.userId, table.digest)
      .where(sql`${table.forgottenAt} is null`),
    uniqueIndex('memories_each_once_in_a_session').on(table.sessionId, table.digest),
    index('memories_by_user').on(table.userId),
    index('memories_by_message').on(table.messageId),
    check(
      'memories_forgotten_without_words',
      sql`(${table.body} is null) = (${table.forgottenAt} is not null)`,
    ),
  ],
);

/** A person's wishes about being remembered; no row: as at the start, remembering is on. */
export const memorySettings = pgTable('memory_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  enabled: boolean('enabled').notNull().default(true),
  /** Everything was forgotten then: nothing said before it is remembered, or brought up, again. */
  forgottenBefore: moment('forgotten_before'),
});
