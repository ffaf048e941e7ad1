/** Two things at once, and events in any order and number. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sessionOf, startBilling, status, subscribe, update } from '#tests/factories/billing.ts';
import { registerPerson } from '#tests/factories/people.ts';

const billing = await startBilling();
const { app, stripe, clock, remoteOf, sessionsOf, chargesOf, subscriber } = billing;

afterEach(() => {
  stripe.behave();
  stripe.webhooks.target = app.url;
});
afterAll(() => billing.close());

describe('two things at once', () => {
  it('a double click on Subscribe opens one checkout', async () => {
    const person = await registerPerson(app.url);
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe(person, 'base')));
    expect(new Set(answers.map((one) => one.body.checkoutUrl)).size).toBe(1);
    expect(stripe.world.customers.size).toBeGreaterThan(0);
    const mine = sessionsOf(person);
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
    const open = sessionsOf(person).filter((one) => one.status === 'open');
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
