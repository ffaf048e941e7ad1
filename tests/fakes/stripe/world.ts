/** What the fake Stripe knows: customers, checkouts, subscriptions, and what has happened to them. */
import { randomBytes } from 'node:crypto';

export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  deleted?: boolean;
}
export interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  /** Ours: what it will buy. */
  buys: { price: string; trialDays: number; metadata: Record<string, string> };
}
export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  trial_end: number | null;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      price: { id: string; object: 'price' };
    }[];
  };
}
export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  type: string;
  created: number;
  data: { object: object };
}
/** Money asked for, in the order it was asked. */
export interface Charge {
  subscription: string;
  reason: 'start' | 'upgrade' | 'renewal';
  price: string;
}

export const DAY = 86_400;
const MONTH = 30 * DAY;

export class World {
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly charges: Charge[] = [];
  /** Cards of these customers are declined. */
  readonly declined = new Set<string>();
  readonly #now: () => Date;
  readonly #emit: (type: string, object: object) => void;

  constructor(now: () => Date, emit: (type: string, object: object) => void) {
    this.#now = now;
    this.#emit = emit;
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(9).toString('hex')}`;
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  tell(type: string, object: object): void {
    this.#emit(type, structuredClone(object));
  }

  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer);
  }

  /** Somebody pays at Stripe's page. */
  pay(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This checkout cannot be paid');
    const { price, trialDays, metadata } = session.buys;
    const start = this.seconds;
    const end = start + (trialDays > 0 ? trialDays * DAY : MONTH);
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: session.customer,
      status: trialDays > 0 ? 'trialing' : 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: trialDays > 0 ? end : null,
      metadata,
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            object: 'subscription_item',
            current_period_start: start,
            current_period_end: end,
            price: { id: price, object: 'price' },
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    if (trialDays === 0) this.charge(subscription, 'start');
    session.status = 'complete';
    session.url = null;
    session.subscription = subscription.id;
    this.tell('customer.subscription.created', subscription);
    this.tell('invoice.paid', { object: 'invoice', customer: session.customer });
    this.tell('checkout.session.completed', session);
    return subscription;
  }

  /** The billing date comes: ends what was cancelled, else asks for the next month. */
  billingDate(id: string): void {
    const subscription = this.must(id);
    const item = this.item(subscription);
    if (subscription.cancel_at_period_end) {
      this.end(id);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH;
    const paid = !this.declined.has(subscription.customer);
    subscription.status = paid ? 'active' : 'past_due';
    if (paid) this.charge(subscription, 'renewal');
    this.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', {
      object: 'invoice',
      customer: subscription.customer,
    });
    this.tell('customer.subscription.updated', subscription);
  }

  /** At once, e.g. from the dashboard. */
  end(id: string): void {
    const subscription = this.must(id);
    subscription.status = 'canceled';
    this.tell('customer.subscription.deleted', subscription);
  }

  charge(subscription: Subscription, reason: Charge['reason']): void {
    this.charges.push({
      subscription: subscription.id,
      reason,
      price: this.item(subscription).price.id,
    });
  }

  must(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`There is no ${id}`);
    return subscription;
  }

  item(subscription: Subscription) {
    const item = subscription.items.data[0];
    if (!item) throw new Error('A subscription without an item');
    return item;
  }
}
