/** A thousand histories of plans, told in any order, in part twice: we end where Stripe is. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';
import type { Event } from '#tests/fakes/stripe/world.ts';

const HISTORIES = 1000;
const clock = movableClock();
let stripe: FakeStripe;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  stripe = await startFakeStripe(() => clock.now());
  app = await startApp({ clock, env: { ...stripe.env, LOG_LEVEL: 'error' } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** What can happen to somebody's plan at Stripe, whoever did it. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('upgrade', 'downgrade', 'cancel', 'resume') },
  { weight: 2, arbitrary: fc.constantFrom('renew', 'decline', 'end', 'buy base', 'buy advanced') },
);
const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  /** For each event in turn: how many times it is delivered. 0: it is lost. */
  copies: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 30 }),
  order: fc.infiniteStream(fc.nat(1_000_000)).map((stream) => stream.take(100)),
  /** Deliver while the history still goes on, or all at the end. */
  during: fc.boolean(),
});

/** A person with a Stripe customer, straight into the tables: signing up is not the subject. */
async function payer(): Promise<{ userId: string; customer: string }> {
  people += 1;
  const userId = `01990000-0000-7000-8000-${String(people).padStart(12, '0')}`;
  const customer = `cus_${people}`;
  const now = clock.now().toISOString();
  const { sql } = app.services;
  await sql`insert into users (id, email, first_name, last_name, password_hash, trial_ends_at,
      created_at, updated_at)
    values (${userId}, ${`${people}@example.org`}, 'R', 'E', 'x', ${now}, ${now}, ${now})`;
  await sql`insert into billing_accounts (user_id, stripe_customer_id, created_at)
    values (${userId}, ${customer}, ${now})`;
  stripe.world.customers.set(customer, {
    id: customer,
    object: 'customer',
    email: null,
    metadata: {},
  });
  return { userId, customer };
}

function happen(customer: string, what: string): void {
  const { world } = stripe;
  const live = world.subscriptionsOf(customer).find((one) => one.status !== 'canceled');
  if (what.startsWith('buy')) {
    if (live) return;
    const id = world.id('cs_test');
    world.sessions.set(id, {
      id,
      object: 'checkout.session',
      customer,
      client_reference_id: null,
      status: 'open',
      url: '',
      expires_at: world.seconds + 3600,
      success_url: '',
      cancel_url: '',
      subscription: null,
      buys: { price: `price_${what.slice(4)}`, trialDays: 0, metadata: {} },
    });
    world.pay(id);
    return;
  }
  if (!live) return;
  const item = world.item(live);
  if (what === 'end') {
    world.end(live.id);
    return;
  }
  if (what === 'renew' || what === 'decline') {
    if (what === 'decline') world.declined.add(customer);
    else world.declined.delete(customer);
    world.billingDate(live.id);
    return;
  }
  if (what === 'cancel' || what === 'resume') live.cancel_at_period_end = what === 'cancel';
  else item.price = { id: what === 'upgrade' ? 'price_advanced' : 'price_base', object: 'price' };
  live.cancel_at = live.cancel_at_period_end ? item.current_period_end : null;
  world.tell('customer.subscription.updated', live);
}

function shuffled(events: readonly Event[], copies: number[], order: Iterable<number>): Event[] {
  const weights = [...order];
  return events
    .flatMap((event, i) => Array.from({ length: copies[i % copies.length] ?? 1 }, () => event))
    .map((event, i) => ({ event, weight: weights[i % weights.length] ?? 0 }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ event }) => event);
}

/** Stripe's record in the mirror's words. */
function truth(customer: string) {
  const live = stripe.world.subscriptionsOf(customer).find((one) => one.status !== 'canceled');
  if (!live) return null;
  const item = stripe.world.item(live);
  return {
    remoteId: live.id,
    plan: item.price.id.replace('price_', ''),
    state: live.status === 'past_due' ? 'past_due' : 'live',
    cancel: live.cancel_at_period_end,
    end: new Date(item.current_period_end * 1000),
  };
}

async function mirror(userId: string) {
  const [row] = await app.services.sql`
    select remote_id as "remoteId", plan, state, cancel_at_period_end as cancel,
      current_period_end as end
    from subscriptions where user_id = ${userId} and state <> 'ended'`;
  return row ? { ...row, end: new Date(row.end) } : null;
}

it(`${HISTORIES} shuffled and duplicated histories end in the state Stripe has`, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`webhook histories: SEED=${seed}\n`);
  const samples = fc.sample(history, { numRuns: HISTORIES, seed });
  const one = async (sample: (typeof samples)[number], index: number) => {
    const { userId, customer } = await payer();
    const mine = (event: Event) =>
      (event.data.object as { customer?: string }).customer === customer;
    const under: Promise<number>[] = [];
    happen(customer, index % 2 ? 'buy base' : 'buy advanced');
    for (const what of sample.steps) {
      happen(customer, what);
      const latest = stripe.webhooks.events.findLast(mine);
      if (sample.during && latest) under.push(stripe.webhooks.deliver(latest, app.url));
    }
    const events = stripe.webhooks.events.filter(mine);
    for (const event of shuffled(events, sample.copies, sample.order)) {
      under.push(stripe.webhooks.deliver(event, app.url));
    }
    const codes = await Promise.all(under);
    expect(codes.filter((code) => code !== 200)).toEqual([]);
    const heard = under.length > 0;
    return { userId, customer, heard, index };
  };
  const done: Awaited<ReturnType<typeof one>>[] = [];
  const lanes = Array.from({ length: 6 }, async (_, lane) => {
    for (let i = lane; i < samples.length; i += 6) {
      const sample = samples[i];
      if (sample) done.push(await one(sample, i));
    }
  });
  await Promise.all(lanes);
  for (const { userId, customer, heard, index } of done) {
    if (!heard) continue;
    const context = `history ${index} of SEED=${seed}: ${JSON.stringify(samples[index]?.steps)}`;
    expect(await mirror(userId), context).toEqual(truth(customer));
  }
  // What was never heard of is found by the sweep, a day later at most.
  clock.advance(25 * 3_600_000);
  await reconcile(app.services);
}, 240_000);
