/** Who people are and where they are signed in. */
import { bigint, boolean, check, index, integer, pgTable, sql, text, uuid } from '#database/orm.ts';
import { bytes, moment } from '../columns.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case, trimmed: the unique key of an account. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Sealed data URL. */
  profileImage: bytes('profile_image'),
  preferredTherapist: text('preferred_therapist'),
  preferredTherapistSince: moment('preferred_therapist_since'),
  trialEndsAt: moment('trial_ends_at').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Destroying this row makes everything sealed for the person unreadable, backups included. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrappedKey: bytes('wrapped_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row at most: what only the master key of this database opens. Who puts it there first decides. */
export const masterKeyProof = pgTable(
  'master_key_proof',
  { id: integer('id').primaryKey(), proof: bytes('proof').notNull() },
  (table) => [check('master_key_proof_one', sql`${table.id} = 1`)],
);

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Browser and system in a few words, e.g. 'Firefox on Android'; never an address. */
    device: text('device').notNull(),
    remember: boolean('remember').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Moves on with use, up to `endsAt`. */
    expiresAt: moment('expires_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('auth_sessions_by_user').on(table.userId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_by_user').on(table.userId)],
);

/** Counters of the limiter; keys hold a hash, never an address in the clear. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** Milliseconds since 1970; null never expires. */
  expire: bigint('expire', { mode: 'number' }),
});
