/** Stripe through its own SDK. Loaded only where a key is set: it costs memory. */
import Stripe from 'stripe';
import type { Config } from '#platform/server/config.ts';
import type { Remote } from './remote.ts';
import { type Prices, remoteOf, updateFor } from './stripe-mapping.ts';
import { TEST_CUSTOMER } from './test.ts';
import { type Gateway, PaymentAway, PaymentRefused } from './types.ts';

/** With two repetitions this stays under the 30 s after which a browser gives up. */
const TIMEOUT = 7_000;
const REPETITIONS = 2;
/** A checkout can be paid for this long, in seconds (Stripe's minimum is 30 minutes). */
export const CHECKOUT_LIFETIME = 3600;

export interface StripeGateway extends Gateway {
  /** @throws if the signature is not Stripe's, or is older than five minutes. */
  verify(
    raw: Buffer,
    signature: string,
    now: Date,
  ): Promise<{
    id: string;
    type: string;
    customerId: string | null;
  }>;
}

export function createStripeGateway(config: Config): StripeGateway {
  const stripe = new Stripe(config.STRIPE_SECRET_KEY ?? '', {
    ...addressOf(config.STRIPE_API_BASE),
    timeout: TIMEOUT,
    maxNetworkRetries: REPETITIONS,
    telemetry: false,
  });
  const prices: Prices = {
    base: config.STRIPE_PRICE_BASE ?? '',
    advanced: config.STRIPE_PRICE_ADVANCED ?? '',
  };
  const hosts = ['checkout.stripe.com', 'billing.stripe.com'];
  if (config.STRIPE_API_BASE) hosts.push(new URL(config.STRIPE_API_BASE).host);
  const allowed = (url: string | null): string => {
    if (url && URL.canParse(url) && hosts.includes(new URL(url).host)) return url;
    throw new PaymentAway(new Error('The address to pay at is none of Stripe’s'));
  };

  return {
    kind: 'stripe',
    customerFor: (payer) =>
      asked(async () => {
        const known = payer.customerId;
        if (known && !known.startsWith(TEST_CUSTOMER)) {
          const customer = await stripe.customers.retrieve(known);
          if (!customer.deleted) return known;
        }
        const made = await stripe.customers.create(
          { email: payer.email, metadata: { mooring_user: payer.userId } },
          { idempotencyKey: `customer-${payer.userId}-${known ?? 'first'}` },
        );
        return made.id;
      }),
    openCheckout: (order) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.intentId,
            line_items: [{ price: prices[order.plan], quantity: 1 }],
            success_url: `${config.PUBLIC_URL}/app`,
            cancel_url: `${config.PUBLIC_URL}/app/subscription`,
            expires_at: Math.floor(order.createdAt.getTime() / 1000) + CHECKOUT_LIFETIME,
            subscription_data: {
              metadata: { mooring_intent: order.intentId },
              ...(order.introDays > 0 ? { trial_period_days: Math.ceil(order.introDays) } : {}),
            },
          },
          { idempotencyKey: order.intentId },
        );
        return { id: session.id, url: allowed(session.url) };
      }),
    checkoutState: (id) =>
      asked(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        return status === 'complete' ? 'paid' : status === 'open' ? 'open' : 'expired';
      }),
    closeCheckouts: (customerId, keepIntent) =>
      asked(async () => {
        const open = await stripe.checkout.sessions.list({
          customer: customerId,
          status: 'open',
          limit: 100,
        });
        for (const session of open.data) {
          if (session.client_reference_id === keepIntent) continue;
          // Paid or run out in this very moment: it is open no longer, which is what we want.
          await stripe.checkout.sessions.expire(session.id).catch((error: unknown) => {
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          });
        }
      }),
    read: (customerId, quick = false) =>
      asked(async () => {
        if (customerId.startsWith(TEST_CUSTOMER)) return [];
        const list = await stripe.subscriptions.list(
          { customer: customerId, status: 'all', limit: 100 },
          quick ? { timeout: 3_000, maxNetworkRetries: 0 } : {},
        );
        return list.data
          .map((one) => remoteOf(one, prices))
          .filter((one): one is Remote => one !== null);
      }).catch((error: unknown) => {
        if (refused(error, 'gone')) return [];
        throw error;
      }),
    change: (remoteId, change, key) =>
      asked(async () => {
        const subscription = await stripe.subscriptions.retrieve(remoteId);
        const params = updateFor(subscription, change, prices);
        if (!params) throw new PaymentRefused('request', 'not one of our plans');
        await stripe.subscriptions.update(remoteId, params, { idempotencyKey: key });
      }).catch((error: unknown) => {
        // The same wish was granted before and the record looks different since: that is a yes.
        if (!refused(error, 'stale')) throw error;
      }),
    portal: (customerId, returnUrl) =>
      asked(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return allowed(session.url);
      }),
    farewell: (customerId) =>
      asked(async () => {
        if (!customerId.startsWith(TEST_CUSTOMER)) await stripe.customers.del(customerId);
      }).catch((error: unknown) => {
        if (!refused(error, 'gone')) throw error;
      }),
    async verify(raw, signature, now) {
      const event = await stripe.webhooks.constructEventAsync(
        raw,
        signature,
        config.STRIPE_WEBHOOK_SECRET ?? '',
        undefined,
        undefined,
        now.getTime(),
      );
      return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
    },
  };
}

/** Sorts what can go wrong into a no that is final and everything else. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentAway) throw error;
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused('card', error);
    // 409: the first call with the same key is still under way, and will have its own answer.
    if (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409) {
      throw new PaymentRefused('stale', error);
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const gone = error.code === 'resource_missing' && error.param !== 'line_items[0][price]';
      throw new PaymentRefused(gone ? 'gone' : 'request', error);
    }
    throw new PaymentAway(error);
  }
}

function refused(error: unknown, reason: PaymentRefused['reason']): boolean {
  return error instanceof PaymentRefused && error.reason === reason;
}

function addressOf(base: string | undefined): Stripe.StripeConfig {
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  return {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}

/** Every event we care about names its customer; an event about a customer is one. */
function customerOf(object: unknown): string | null {
  const { object: kind, id, customer } = object as Record<string, unknown>;
  if (kind === 'customer') return typeof id === 'string' ? id : null;
  if (typeof customer === 'string') return customer;
  const nested = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof nested === 'string' ? nested : null;
}
