/** Buying, changing and ending a plan through Stripe. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { cancelForDeletion } from '#features/subscription/server/service.ts';
import { startApp } from '#tests/factories/app.ts';
import {
  cancel,
  DAY,
  MINUTE,
  sessionOf,
  signedInAgain,
  startBilling,
  status,
  subscribe,
  update,
} from '#tests/factories/billing.ts';
import { registerPerson } from '#tests/factories/people.ts';

const billing = await startBilling();
const { app, stripe, clock, customerOf, remoteOf, chargesOf, subscriber } = billing;

afterEach(() => {
  stripe.behave();
  stripe.webhooks.target = app.url;
});
afterAll(() => billing.close());

describe('the way through a plan', () => {
  it('buys Base with its free days, upgrades, cancels, comes back and steps down', async () => {
    const person = await registerPerson(app.url);
    const created = await subscribe(person, 'base');
    expect(created.body).toMatchObject({ success: true, message: expect.any(String) });
    expect(created.body.checkoutPath).toBeNull();
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
    expect(back.body.checkoutPath).toBe('/app');
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
    const later = await signedInAgain(app, person);
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
    const later = await signedInAgain(app, person);
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

describe('deleting the account', () => {
  it('takes the customer and the plan away at Stripe, however often that has to be tried', async () => {
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
