/** Conversations with therapists; every word of them is sealed under the person's own key. */
import { check, index, integer, pgTable, sql, text, unique, uuid } from '#database/orm.ts';
import { bytes, moment } from '../columns.ts';
import { users } from './account.ts';

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    therapistId: text('therapist_id').notNull(),
    status: text('status', { enum: ['active', 'completed'] }).notNull(),
    /** Messages that are there; a turn whose answer failed has one. */
    messageCount: integer('message_count').notNull().default(0),
    /** Turns begun: turn n owns the places 2n+1 (the person) and 2n+2 (the answer). */
    turns: integer('turns').notNull().default(0),
    /** Sealed: the beginning of the latest message. */
    lastMessage: bytes('last_message'),
    /** Sealed: what the companion carries from turn to turn. */
    state: bytes('state'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // Serves the home screen: a person's latest sessions.
    index('chat_sessions_recent').on(table.userId, table.updatedAt.desc()),
    check('chat_sessions_status', sql`${table.status} in ('active', 'completed')`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Place within the session; whoever moves the session on first has it. */
    seq: integer('seq').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Sealed JSON: content, mood, risk level, who wrote it. */
    body: bytes('body').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The user message that this one answers: each is answered once. */
    replyTo: uuid('reply_to'),
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    unique('chat_messages_in_order').on(table.sessionId, table.seq),
    unique('chat_messages_answered_once').on(table.replyTo),
    unique('chat_messages_sent_once').on(table.sessionId, table.idempotencyKey),
    index('chat_messages_by_user').on(table.userId),
  ],
);
