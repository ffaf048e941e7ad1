/** Buying, changing and ending a plan through Stripe, and everything that can go wrong between. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';

const clock = movableClock();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let stripe: FakeStripe;
let app: TestApp;

beforeAll(async () => {
  stripe = await startFakeStripe(() => clock.now());
  app = await startApp({ clock, env: { ...stripe.env } });
  stripe.webhooks.target = app.url;
});
afterEach(() => {
  stripe.behave();
  stripe.webhooks.target = app.url;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const subscribe = (person: Person, planType: string) =>
  person.call('POST', '/api/subscription/create', { body: { planType } });
const update = (person: Person, planType: string) =>
  person.call('POST', '/api/subscription/update', { body: { planType } });
const cancel = (person: Person) => person.call('POST', '/api/subscription/cancel');
const status = async (person: Person) =>
  (await person.call('GET', '/api/subscription/status')).body;
const sessionOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';
const customerOf = (person: Person) =>
  [...stripe.world.customers.values()].find((one) => one.metadata.mooring_user === person.id);
const remoteOf = (person: Person) =>
  stripe.world.subscriptionsOf(customerOf(person)?.id ?? '').filter((s) => s.status !== 'canceled');
const chargesOf = (person: Person) => {
  const ids = stripe.world.subscriptionsOf(customerOf(person)?.id ?? '').map((one) => one.id);
  return stripe.world.charges.filter((charge) => ids.includes(charge.subscription));
};

/** Weeks later a session has run out: the same person with a new one. */
async function signedInAgain(person: Person): Promise<Person> {
  const { email, password } = person;
  const { body } = await person.call('POST', '/api/auth/login', { body: { email, password } });
  return { ...person, token: body.token, call: caller(app.url, body.token) };
}

async function subscriber(planType: 'base' | 'advanced'): Promise<Person> {
  const person = await registerPerson(app.url);
  const { body } = await subscribe(person, planType);
  stripe.world.pay(sessionOf(body.checkoutUrl));
  await stripe.webhooks.settled();
  return person;
}

describe('the way through a plan', () => {
  it('buys Base with its free days, upgrades, cancels, comes back and steps down', async () => {
    const person = await registerPerson(app.url);
    const created = await subscribe(person, 'base');
    expect(created.body).toMatchObject({ success: true, message: expect.any(String) });
    const session = stripe.world.sessions.get(sessionOf(created.body.checkoutUrl));
    expect(session).toMatchObject({ success_url: `${app.services.config.PUBLIC_URL}/app` });
    expect((await status(person)).subscription).toBeNull();

    stripe.world.pay(session?.id ?? '');
    await stripe.webhooks.settled();
    const start = clock.now().getTime();
    const intro = new Date(start + 30 * DAY).toISOString();
    expect(await status(person)).toMatchObject({
      standing: 'base',
      testMode: false,
      introDays: 0,
      subscription: {
        plan: 'base',
        planType: 'base',
        status: 'active',
        trialEnd: intro,
        currentPeriodEnd: intro,
      },
      trialInfo: { isOnTrial: false, isTrialExpired: false },
    });
    expect(chargesOf(person)).toEqual([]);

    const upgraded = await update(person, 'advanced');
    expect(upgraded.body.message).toBe('Subscription upgraded successfully!');
    expect((await status(person)).subscription).toMatchObject({ plan: 'advanced', trialEnd: null });
    expect(chargesOf(person)).toMatchObject([{ reason: 'upgrade', price: 'price_advanced' }]);

    expect((await cancel(person)).body.message).toBe('Subscription cancelled successfully!');
    expect((await status(person)).subscription).toMatchObject({
      plan: 'advanced',
      status: 'canceled',
      cancelAtPeriodEnd: true,
    });

    const back = await subscribe(person, 'advanced');
    expect(back.body.checkoutUrl).toBe(`${app.services.config.PUBLIC_URL}/app`);
    expect((await status(person)).subscription).toMatchObject({ status: 'active' });
    expect(remoteOf(person)).toHaveLength(1);

    expect((await update(person, 'base')).status).toBe(200);
    expect((await status(person)).subscription).toMatchObject({
      plan: 'advanced',
      pendingPlan: 'base',
    });
    expect(chargesOf(person)).toHaveLength(1);

    const [remote] = remoteOf(person);
    clock.advance(30 * DAY + MINUTE);
    stripe.world.billingDate(remote?.id ?? '');
    await stripe.webhooks.settled();
    const later = await signedInAgain(person);
    expect((await status(later)).subscription).toMatchObject({ plan: 'base', pendingPlan: null });
    expect(chargesOf(person).at(-1)).toMatchObject({ reason: 'renewal', price: 'price_base' });
  });

  it('gives the free days of Base once per person, ever', async () => {
    const person = await subscriber('base');
    const [first] = remoteOf(person);
    stripe.world.end(first?.id ?? '');
    await stripe.webhooks.settled();
    expect(await status(person)).toMatchObject({ subscription: null, introDays: 0 });
    const again = await subscribe(person, 'base');
    expect(stripe.world.sessions.get(sessionOf(again.body.checkoutUrl))?.buys.trialDays).toBe(0);
  });

  it('keeps access through a failed renewal, says so, and ends when Stripe gives up', async () => {
    const person = await subscriber('advanced');
    const [remote] = remoteOf(person);
    stripe.world.declined.add(customerOf(person)?.id ?? '');
    clock.advance(30 * DAY + MINUTE);
    stripe.world.billingDate(remote?.id ?? '');
    await stripe.webhooks.settled();
    const later = await signedInAgain(person);
    expect(await status(later)).toMatchObject({
      standing: 'advanced',
      subscription: { paymentProblem: true },
    });
    stripe.world.end(remote?.id ?? '');
    await stripe.webhooks.settled();
    expect(await status(later)).toMatchObject({ standing: 'expired', subscription: null });
  });

  it('says no to a declined upgrade and changes nothing', async () => {
    const person = await subscriber('base');
    stripe.world.declined.add(customerOf(person)?.id ?? '');
    const refused = await update(person, 'advanced');
    expect(refused.status).toBe(422);
    expect(refused.body.error).toContain('nothing was changed');
    expect((await status(person)).subscription).toMatchObject({ plan: 'base' });
    stripe.world.declined.clear();
    expect((await update(person, 'advanced')).status).toBe(200);
  });

  it('opens the portal for payment details', async () => {
    const person = await subscriber('base');
    const portal = await person.call('POST', '/api/subscription/portal');
    expect(portal.body.url).toBe(`${stripe.url}/portal`);
  });

  it('refuses an address to pay at that is not Stripe’s', async () => {
    const person = await registerPerson(app.url);
    const elsewhere = await startApp({
      beside: app,
      clock,
      env: { ...stripe.env, STRIPE_API_BASE: stripe.url.replace('127.0.0.1', 'localhost') },
    });
    const answer = await fetch(`${elsewhere.url}/api/subscription/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ planType: 'base' }),
    });
    expect(answer.status).toBe(503);
    await elsewhere.close();
  });
});

describe('two things at once', () => {
  it('a double click on Subscribe opens one checkout', async () => {
    const person = await registerPerson(app.url);
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe(person, 'base')));
    expect(new Set(answers.map((one) => one.body.checkoutUrl)).size).toBe(1);
    expect(stripe.world.customers.size).toBeGreaterThan(0);
    const mine = [...stripe.world.sessions.values()].filter(
      (one) => one.customer === customerOf(person)?.id,
    );
    expect(mine).toHaveLength(1);
  });

  it('choosing the other plan closes the first checkout', async () => {
    const person = await registerPerson(app.url);
    const base = await subscribe(person, 'base');
    const advanced = await subscribe(person, 'advanced');
    expect(stripe.world.sessions.get(sessionOf(base.body.checkoutUrl))?.status).toBe('expired');
    expect(stripe.world.sessions.get(sessionOf(advanced.body.checkoutUrl))?.status).toBe('open');
  });

  it('leaves at most one payable checkout, however Base and Advanced are pressed', async () => {
    const person = await registerPerson(app.url);
    const pressed = ['base', 'advanced', 'base', 'advanced', 'base', 'advanced'];
    await Promise.all(pressed.map((plan) => subscribe(person, plan)));
    const open = [...stripe.world.sessions.values()].filter(
      (one) => one.customer === customerOf(person)?.id && one.status === 'open',
    );
    expect(open.length).toBeLessThanOrEqual(1);
  });

  it('a checkout paid while another is asked for leaves one plan', async () => {
    stripe.webhooks.target = null;
    const person = await registerPerson(app.url);
    const base = await subscribe(person, 'base');
    stripe.world.pay(sessionOf(base.body.checkoutUrl));
    const advanced = await subscribe(person, 'advanced');
    expect(advanced.status).toBe(409);
    expect(remoteOf(person)).toHaveLength(1);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base' });
  });

  it('two upgrades at once charge once', async () => {
    const person = await subscriber('base');
    const answers = await Promise.all([update(person, 'advanced'), update(person, 'advanced')]);
    expect(answers.map((one) => one.status).filter((code) => code === 200).length).toBeGreaterThan(
      0,
    );
    expect(chargesOf(person)).toHaveLength(1);
    expect((await status(person)).subscription).toMatchObject({ plan: 'advanced' });
  });
});

describe('webhooks', () => {
  it('takes the same event 50 times in parallel once', async () => {
    stripe.webhooks.target = null;
    const person = await registerPerson(app.url);
    const { body } = await subscribe(person, 'advanced');
    stripe.world.pay(sessionOf(body.checkoutUrl));
    const event = stripe.webhooks.events.findLast((one) => one.type.endsWith('created'));
    if (!event) throw new Error('Nothing happened');
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => stripe.webhooks.deliver(event, app.url)),
    );
    expect(new Set(codes)).toEqual(new Set([200]));
    const rows = await app.services.sql`select id from billing_events where id = ${event.id}`;
    expect(rows).toHaveLength(1);
    expect((await status(person)).standing).toBe('advanced');
  });

  it('believes Stripe, not the order in which its events arrive', async () => {
    stripe.webhooks.target = null;
    const person = await registerPerson(app.url);
    const { body } = await subscribe(person, 'advanced');
    const before = stripe.webhooks.events.length;
    const bought = stripe.world.pay(sessionOf(body.checkoutUrl));
    stripe.world.end(bought.id);
    const events = stripe.webhooks.events.slice(before).reverse();
    expect(events[0]?.type).toBe('customer.subscription.deleted');
    for (const event of events) expect(await stripe.webhooks.deliver(event, app.url)).toBe(200);
    expect((await status(person)).subscription).toBeNull();
  });

  it('refuses what is forged or old, and what has no signature', async () => {
    stripe.webhooks.target = null;
    const person = await subscriber('base');
    const event = stripe.webhooks.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const forged = { ...event, id: 'evt_forged' };
    for (let i = 0; i < 100; i += 1) {
      const secret = i % 2 ? `whsec_${i}` : 'whsec_fak';
      expect(await stripe.webhooks.deliver(forged, app.url, { secret })).toBe(400);
    }
    const old = new Date(clock.now().getTime() - 301_000);
    expect(await stripe.webhooks.deliver(forged, app.url, { at: old })).toBe(400);
    const bare = await person.call('POST', '/api/billing/webhook', { body: forged });
    expect(bare.status).toBe(400);
    const rows = await app.services.sql`select id from billing_events where id = 'evt_forged'`;
    expect(rows).toHaveLength(0);
  });

  it('tolerates customers and kinds of event it does not know', async () => {
    const event = stripe.webhooks.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const stranger = { object: 'subscription', id: 'sub_x', customer: 'cus_unknown' };
    for (const [type, object] of [
      ['customer.subscription.updated', stranger],
      ['treasury.something_new', { object: 'treasury' }],
      ['customer.created', { object: 'customer', id: 'cus_other' }],
    ] as const) {
      const made = { ...event, id: `evt_${type}`, type, data: { object } };
      expect(await stripe.webhooks.deliver(made, app.url)).toBe(200);
    }
  });

  it('asks Stripe to come again where Stripe itself cannot be read', async () => {
    stripe.webhooks.target = null;
    const person = await registerPerson(app.url);
    const { body } = await subscribe(person, 'base');
    stripe.world.pay(sessionOf(body.checkoutUrl));
    const event = stripe.webhooks.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    stripe.misbehave(/GET .*subscriptions/, 500, 3);
    expect(await stripe.webhooks.deliver(event, app.url)).toBe(503);
    expect(await stripe.webhooks.deliver(event, app.url)).toBe(200);
    expect((await status(person)).standing).toBe('base');
  });
});

describe('Stripe misbehaving', () => {
  it('an upgrade whose yes never arrived is not repeated, and shows within a minute', async () => {
    stripe.webhooks.target = null;
    const person = await subscriber('base');
    await status(person);
    stripe.misbehave(/POST .*subscriptions/, 'cut', 3);
    const answer = await update(person, 'advanced');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(chargesOf(person)).toHaveLength(1);
    clock.advance(MINUTE);
    await reconcile(app.services);
    expect((await status(person)).subscription).toMatchObject({ plan: 'advanced' });
    expect(chargesOf(person)).toHaveLength(1);
  });

  it('an upgrade that never reached Stripe is given up, and can be asked for again', async () => {
    const person = await subscriber('base');
    stripe.misbehave(/POST .*subscriptions/, 500, 3);
    expect((await update(person, 'advanced')).status).toBe(503);
    clock.advance(MINUTE);
    await reconcile(app.services);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base' });
    expect((await update(person, 'advanced')).status).toBe(200);
    expect(chargesOf(person)).toHaveLength(1);
  });

  it('rides out a rate limit and a broken line', async () => {
    const person = await registerPerson(app.url);
    stripe.misbehave(/POST .*customers/, 'cut');
    stripe.misbehave(/POST .*sessions$/, 429);
    const { status: code, body } = await subscribe(person, 'base');
    // Stripe asks not to repeat at once after 429 unless it says so: either answer is honest.
    expect([200, 503]).toContain(code);
    const again = code === 200 ? body : (await subscribe(person, 'base')).body;
    stripe.world.pay(sessionOf(again.checkoutUrl));
    await stripe.webhooks.settled();
    const named = [...stripe.world.customers.values()].filter(
      (one) => one.metadata.mooring_user === person.id,
    );
    expect(named).toHaveLength(1);
    expect((await status(person)).standing).toBe('base');
  });

  it('a lost webhook costs at most a minute', async () => {
    stripe.webhooks.target = null;
    const person = await subscriber('advanced');
    clock.advance(MINUTE);
    await reconcile(app.services);
    const rows = await app.services
      .sql`select plan, state from subscriptions where user_id = ${person.id}`;
    expect(rows).toMatchObject([{ plan: 'advanced', state: 'live' }]);
  });

  it('knows at once on coming back from a checkout, without any webhook', async () => {
    stripe.webhooks.target = null;
    const person = await subscriber('base');
    expect((await status(person)).standing).toBe('base');
  });

  it('goes on without Stripe: the status answers while it hangs', async () => {
    stripe.webhooks.target = null;
    const person = await subscriber('base');
    stripe.misbehave(/GET .*subscriptions/, 'hang', 1);
    const began = performance.now();
    expect((await status(person)).standing).toBe('trial');
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});

describe('deleting the account', () => {
  it('takes the customer and the plan away at Stripe, however often that has to be tried', async () => {
    const { cancelForDeletion } = await import('#features/subscription/server/service.ts');
    const person = await subscriber('advanced');
    const customer = customerOf(person);
    const actor = { userId: person.id } as never;
    const ctx = { ...app.services, requestId: '', ip: '', userAgent: '', actor };
    await app.services.db.transaction((tx) => cancelForDeletion(ctx, tx));
    stripe.misbehave(/DELETE .*customers/, 500, 3);
    await reconcile(app.services);
    expect(customer?.deleted).toBeUndefined();
    await reconcile(app.services);
    expect(customer?.deleted).toBe(true);
    expect(remoteOf(person)).toHaveLength(0);
    await reconcile(app.services);
    const left = await app.services.sql`select * from billing_farewells`;
    expect(left).toHaveLength(0);
  });
});
