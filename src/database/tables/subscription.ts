/** What a person has bought, what they are trying to buy, and what the payment service told us. */
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#database/orm.ts';
import { moment } from '../columns.ts';
import { users } from './account.ts';

const plans = ['base', 'advanced'] as const;

/** One row per person who ever opened a checkout. Its row lock orders their billing. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  stripeCustomerId: text('stripe_customer_id').unique(),
  /** When the free first days of Base were taken: once per person, ever. */
  introUsedAt: moment('intro_used_at'),
  /** Number of the latest reading of the payment service begun, and of the latest one kept. */
  readsBegun: bigint('reads_begun', { mode: 'number' }).notNull().default(0),
  readsKept: bigint('reads_kept', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** A mirror of the payment service's record: written only from a fresh reading of it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The payment service's id. */
    remoteId: text('remote_id').notNull(),
    plan: text('plan', { enum: plans }).notNull(),
    state: text('state', { enum: ['live', 'past_due', 'ended'] }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** The plan from `currentPeriodEnd` on, where it will be another. */
    pendingPlan: text('pending_plan', { enum: plans }),
    currentPeriodEnd: moment('current_period_end').notNull(),
    /** End of the free first days of Base. */
    introEndsAt: moment('intro_ends_at'),
    syncedAt: moment('synced_at').notNull(),
    nextSyncAt: moment('next_sync_at').notNull(),
  },
  (table) => [
    index('subscriptions_due').on(table.nextSyncAt),
    check('subscriptions_state', sql`${table.state} in ('live', 'past_due', 'ended')`),
    check('subscriptions_plan', sql`${table.plan} in ('base', 'advanced')`),
  ],
);

/** Written before the payment service is asked; the id is the idempotency key of the asking. */
export const billingIntents = pgTable(
  'billing_intents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['checkout', 'upgrade', 'downgrade', 'cancel', 'resume'],
    }).notNull(),
    plan: text('plan', { enum: plans }).notNull(),
    /** Free days asked for; kept here so that a repetition asks for exactly the same. */
    introDays: doublePrecision('intro_days').notNull().default(0),
    state: text('state', { enum: ['pending', 'done', 'abandoned'] }).notNull(),
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    createdAt: moment('created_at').notNull(),
    nextCheckAt: moment('next_check_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    // Two clicks, two tabs, two servers: a person wants one thing at a time.
    uniqueIndex('billing_intents_one_open').on(table.userId).where(sql`${table.state} = 'pending'`),
    index('billing_intents_by_user').on(table.userId),
    index('billing_intents_due').on(table.nextCheckAt).where(sql`${table.state} = 'pending'`),
  ],
);

/** Webhook events already dealt with; says nothing about anybody. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_by_age').on(table.receivedAt)],
);

/** Customers of deleted accounts, until the payment service has confirmed that they are gone. */
export const billingFarewells = pgTable('billing_farewells', {
  stripeCustomerId: text('stripe_customer_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** What a payment service would know, where none is configured: the test mode's other side. */
export const testSubscriptions = pgTable('test_subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  plan: text('plan', { enum: plans }).notNull(),
  pendingPlan: text('pending_plan', { enum: plans }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  /** Monthly dates are counted from here, so that the 31st does not drift to the 28th. */
  anchor: moment('anchor').notNull(),
  currentPeriodEnd: moment('current_period_end').notNull(),
  introEndsAt: moment('intro_ends_at'),
  createdAt: moment('created_at').notNull(),
});
