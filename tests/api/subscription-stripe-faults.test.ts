/** Stripe misbehaving: one plan, one charge, the right state within a minute. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { startApp } from '#tests/factories/app.ts';
import {
  MINUTE,
  sessionOf,
  startBilling,
  status,
  subscribe,
  update,
} from '#tests/factories/billing.ts';
import { caller } from '#tests/factories/caller.ts';
import { registerPerson } from '#tests/factories/people.ts';

const billing = await startBilling();
const { app, stripe, clock, sessionsOf, chargesOf, subscriber } = billing;

afterEach(() => {
  stripe.behave();
  stripe.webhooks.target = app.url;
});
afterAll(() => billing.close());

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

  it('a checkout asked for before under another address is asked for anew', async () => {
    const person = await registerPerson(app.url);
    stripe.misbehave(/POST .*sessions$/, 'cut', 3);
    expect((await subscribe(person, 'base')).status).toBe(503);
    const moved = await startApp({
      beside: app,
      clock,
      env: { ...stripe.env, PUBLIC_URL: 'https://moved.example' },
    });
    const there = { ...person, call: caller(moved.url, person.token) };
    const { body } = await subscribe(there, 'base');
    const mine = sessionsOf(person);
    expect(mine.map((one) => one.status)).toEqual(['expired', 'open']);
    expect(mine[1]).toMatchObject({
      url: body.checkoutUrl,
      success_url: 'https://moved.example/app',
    });
    await moved.close();
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
