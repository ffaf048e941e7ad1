/** The part of Stripe's API that billing uses; refuses what the real one would refuse. */
import { type Form, group, text } from './form.ts';
import { missing, only, Refused } from './refused.ts';
import type { Session, Subscription, World } from './world.ts';

type Call = (world: World, form: Form, id: string, options: CallOptions) => object;

export interface CallOptions {
  readonly url: string;
  readonly prices: readonly string[];
}

export const CALLS: Readonly<Record<string, Call>> = {
  'POST /v1/customers': (world, form) => {
    only(form, 'email', 'metadata');
    const customer = {
      id: world.id('cus'),
      object: 'customer' as const,
      email: text(form, 'email') ?? null,
      metadata: (group(form, 'metadata') ?? {}) as Record<string, string>,
    };
    world.customers.set(customer.id, customer);
    world.tell('customer.created', customer);
    return customer;
  },
  'GET /v1/customers/:id': (world, _form, id) => {
    const customer = world.customers.get(id);
    if (!customer) throw missing('id');
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  },
  'DELETE /v1/customers/:id': (world, _form, id) => {
    const customer = world.customers.get(id);
    if (!customer || customer.deleted) throw missing('id');
    customer.deleted = true;
    for (const one of world.subscriptionsOf(id)) {
      if (one.status !== 'canceled') world.end(one.id);
    }
    world.tell('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions': (world, form) => {
    only(form, 'customer', 'status', 'limit');
    const data = [...world.sessions.values()].filter(
      (one) => one.customer === text(form, 'customer') && one.status === text(form, 'status'),
    );
    return list(data, '/v1/checkout/sessions');
  },
  'GET /v1/checkout/sessions/:id': (world, _form, id) => session(world, id),
  'POST /v1/checkout/sessions/:id/expire': (world, _form, id) => {
    const found = session(world, id);
    if (found.status !== 'open') throw new Refused(400, 'invalid_request_error');
    found.status = 'expired';
    found.url = null;
    world.tell('checkout.session.expired', found);
    return found;
  },
  'GET /v1/subscriptions': (world, form) => {
    only(form, 'customer', 'status', 'limit');
    const id = text(form, 'customer') ?? '';
    const customer = world.customers.get(id);
    if (!customer) throw missing('customer');
    return list(world.subscriptionsOf(id), '/v1/subscriptions');
  },
  'GET /v1/subscriptions/:id': (world, _form, id) => subscription(world, id),
  'POST /v1/subscriptions/:id': update,
  'POST /v1/billing_portal/sessions': (world, form, _id, { url }) => {
    only(form, 'customer', 'return_url');
    if (!world.customers.has(text(form, 'customer') ?? '')) throw missing('customer');
    return { id: world.id('bps'), object: 'billing_portal.session', url: `${url}/portal` };
  },
};

function list(data: readonly object[], url: string): object {
  return { object: 'list', data, has_more: false, url };
}

function session(world: World, id: string): Session {
  const found = world.sessions.get(id);
  if (!found) throw missing('session');
  if (found.status === 'open' && found.expires_at <= world.seconds) {
    found.status = 'expired';
    found.url = null;
  }
  return found;
}

function subscription(world: World, id: string): Subscription {
  const found = world.subscriptions.get(id);
  if (!found) throw missing('id');
  return found;
}

function openSession(world: World, form: Form, _id: string, { url, prices }: CallOptions): object {
  only(
    form,
    ...['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
    ...['expires_at', 'subscription_data'],
  );
  const customer = world.customers.get(text(form, 'customer') ?? '');
  if (!customer || customer.deleted) throw missing('customer');
  const line = group(group(form, 'line_items'), '0');
  const price = text(line, 'price') ?? '';
  if (!prices.includes(price)) throw missing('line_items[0][price]');
  if (text(form, 'mode') !== 'subscription' || text(line, 'quantity') !== '1') {
    throw new Refused(400, 'invalid_request_error', { param: 'mode' });
  }
  const expires = Number(text(form, 'expires_at'));
  const ahead = expires - world.seconds;
  if (!(ahead >= 1800 && ahead <= 86_400)) {
    throw new Refused(400, 'invalid_request_error', { param: 'expires_at' });
  }
  const data = group(form, 'subscription_data');
  const trialDays = Number(text(data, 'trial_period_days') ?? 0);
  if (!Number.isInteger(trialDays)) {
    throw new Refused(400, 'invalid_request_error', { param: 'trial_period_days' });
  }
  const id = world.id('cs_test');
  const made: Session = {
    id,
    object: 'checkout.session',
    customer: customer.id,
    client_reference_id: text(form, 'client_reference_id') ?? null,
    status: 'open',
    url: `${url}/pay/${id}`,
    expires_at: expires,
    success_url: text(form, 'success_url') ?? '',
    cancel_url: text(form, 'cancel_url') ?? '',
    subscription: null,
    buys: {
      price,
      trialDays,
      metadata: (group(data, 'metadata') ?? {}) as Record<string, string>,
    },
  };
  world.sessions.set(id, made);
  return made;
}

function update(world: World, form: Form, id: string, { prices }: CallOptions): object {
  only(
    form,
    ...['items', 'metadata', 'proration_behavior', 'payment_behavior', 'trial_end'],
    ...['cancel_at_period_end', 'cancel_at'],
  );
  const found = subscription(world, id);
  if (found.status === 'canceled') throw new Refused(400, 'invalid_request_error');
  const item = world.item(found);
  const line = group(group(form, 'items'), '0');
  const price = text(line, 'price');
  if (line && (text(line, 'id') !== item.id || !price || !prices.includes(price))) {
    throw missing('items[0]');
  }
  const dearer = price !== undefined && price !== item.price.id;
  if (dearer && text(form, 'proration_behavior') === 'always_invoice') {
    if (world.declined.has(found.customer)) {
      throw new Refused(402, 'card_error', { code: 'card_declined' });
    }
    item.price = { id: price, object: 'price' };
    if (text(form, 'trial_end') === 'now') {
      found.trial_end = world.seconds;
      found.status = 'active';
      item.current_period_start = world.seconds;
      item.current_period_end = world.seconds + 30 * 86_400;
    }
    world.charge(found, 'upgrade');
  } else if (price) {
    item.price = { id: price, object: 'price' };
  }
  const stops = text(form, 'cancel_at_period_end');
  if (stops !== undefined) {
    found.cancel_at_period_end = stops === 'true';
    found.cancel_at = stops === 'true' ? item.current_period_end : null;
  }
  if (text(form, 'cancel_at') === '') found.cancel_at = null;
  for (const [name, value] of Object.entries(group(form, 'metadata') ?? {})) {
    if (value === '') delete found.metadata[name];
    else found.metadata[name] = String(value);
  }
  world.tell('customer.subscription.updated', found);
  return found;
}
