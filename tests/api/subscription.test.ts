/** Trial, test checkout and entitlements on an installation without a payment service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { requireFeature } from '#features/subscription/server/service.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

const clock = movableClock();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());

const PREFIXES = ['/api/subscription', '/subscription'] as const;
const status = async (person: Person) =>
  (await person.call('GET', '/api/subscription/status')).body;
const start = (person: Person, therapist: string) =>
  person.call('POST', `/api/chat/start/${therapist}`, { body: {} });

async function signedInAgain(person: Person): Promise<Person> {
  const { email, password } = person;
  const { body } = await person.call('POST', '/api/auth/login', { body: { email, password } });
  return { ...person, token: body.token, call: caller(app.url, body.token) };
}

async function checkout(person: Person, planType: string): Promise<string> {
  const { body } = await person.call('POST', '/api/subscription/create', { body: { planType } });
  return /[0-9a-f-]{36}$/.exec(body.checkoutUrl)?.[0] ?? '';
}
const pay = (person: Person, intentId: string) =>
  person.call('POST', `/api/subscription/test-checkout/${intentId}/pay`);

async function subscriber(planType: string): Promise<Person> {
  const person = await registerPerson(app.url);
  expect((await pay(person, await checkout(person, planType))).status).toBe(200);
  return person;
}

describe('the trial', () => {
  it('opens everything for seven days, to the second', async () => {
    const registered = clock.now().getTime();
    const person = await registerPerson(app.url);
    const end = new Date(registered + 7 * DAY);
    expect(await status(person)).toMatchObject({
      subscription: null,
      standing: 'trial',
      testMode: true,
      introDays: 30,
      now: clock.now().toISOString(),
      trialInfo: {
        isOnTrial: true,
        isTrialExpired: false,
        trialDaysRemaining: 7,
        trialEnd: end.toISOString(),
      },
    });
    clock.set(new Date(end.getTime() - 1000));
    const last = await signedInAgain(person);
    expect((await status(last)).trialInfo).toMatchObject({ isOnTrial: true });
    expect((await start(last, 'bob')).status).toBe(200);

    clock.set(new Date(end.getTime() + 1000));
    expect(await status(last)).toMatchObject({
      standing: 'expired',
      trialInfo: { isOnTrial: false, isTrialExpired: true, trialDaysRemaining: 0 },
    });
    const refused = await start(last, 'bob');
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ code: 'payment_required' });
    expect(refused.body.error).toContain('subscription page');
  });

  it('may last a fraction of a day, or nothing', async () => {
    const short = await startApp({ clock, env: { TRIAL_DAYS: '0.25' } });
    const none = await startApp({ clock, env: { TRIAL_DAYS: '0' } });
    const brief = await registerPerson(short.url);
    const nobody = await registerPerson(none.url);
    expect(await status(brief)).toMatchObject({ trialInfo: { trialDaysRemaining: 1 } });
    expect(await status(nobody)).toMatchObject({
      standing: 'none',
      trialInfo: { isOnTrial: false, isTrialExpired: false, trialEnd: null },
    });
    const refused = await start(nobody, 'iris');
    expect(refused.status).toBe(402);
    await short.close();
    await none.close();
  });
});

describe('the test checkout', () => {
  it('goes from choosing to paying to having, with the free days of Base', async () => {
    const person = await registerPerson(app.url);
    const created = await person.call('POST', '/subscription/create', {
      body: { planType: 'base' },
    });
    const { PUBLIC_URL } = app.services.config;
    const intentId = created.body.checkoutUrl.replace(`${PUBLIC_URL}/test-checkout/`, '');
    const shown = await person.call('GET', `/api/subscription/test-checkout/${intentId}`);
    expect(shown.body).toMatchObject({ plan: 'base', introDays: 30, open: true });
    expect((await pay(person, intentId)).body.returnUrl).toBe(`${PUBLIC_URL}/app`);
    const end = new Date(clock.now().getTime() + 30 * DAY).toISOString();
    expect(await status(person)).toMatchObject({
      standing: 'base',
      introDays: 0,
      subscription: { plan: 'base', status: 'active', trialEnd: end, currentPeriodEnd: end },
    });
    const over = await person.call('GET', `/api/subscription/test-checkout/${intentId}`);
    expect(over.body.open).toBe(false);
  });

  it('is nobody else’s', async () => {
    const person = await registerPerson(app.url);
    const stranger = await registerPerson(app.url);
    const intentId = await checkout(person, 'advanced');
    expect((await pay(stranger, intentId)).status).toBe(404);
    expect((await status(person)).subscription).toBeNull();
  });

  it('paying five times at once buys once', async () => {
    const person = await registerPerson(app.url);
    const intentId = await checkout(person, 'advanced');
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(person, intentId)));
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]));
    expect((await status(person)).standing).toBe('advanced');
  });

  it('cannot be paid once it was left or replaced', async () => {
    const person = await registerPerson(app.url);
    const first = await checkout(person, 'base');
    const second = await checkout(person, 'advanced');
    expect((await pay(person, first)).status).toBe(409);
    await person.call('POST', `/api/subscription/test-checkout/${second}/back`);
    expect((await pay(person, second)).status).toBe(409);
    expect((await status(person)).subscription).toBeNull();
  });

  it('a double click gives one checkout', async () => {
    const person = await registerPerson(app.url);
    const ids = await Promise.all([1, 2, 3].map(() => checkout(person, 'base')));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the life of a plan', () => {
  it('limits Base to one therapist, opens all with Advanced, ends after cancelling', async () => {
    let person = await subscriber('base');
    const refused = await start(person, 'bob');
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    await app.services.sql`
      update users set preferred_therapist = 'bob' where id = ${person.id}`;
    expect((await start(person, 'bob')).status).toBe(200);
    expect((await start(person, 'iris')).status).toBe(403);

    const upgraded = await person.call('POST', '/api/subscription/update', {
      body: { planType: 'advanced' },
    });
    expect(upgraded.body).toMatchObject({
      success: true,
      message: 'Subscription upgraded successfully!',
    });
    expect((await start(person, 'iris')).status).toBe(200);

    const cancelled = await person.call('POST', '/subscription/cancel');
    expect(cancelled.body.message).toBe('Subscription cancelled successfully!');
    const { subscription } = await status(person);
    expect(subscription).toMatchObject({ plan: 'advanced', status: 'canceled' });
    expect((await person.call('POST', '/subscription/cancel')).status).toBe(200);

    const end = new Date(subscription.currentPeriodEnd).getTime();
    clock.set(new Date(end - 1000));
    person = await signedInAgain(person);
    expect((await start(person, 'iris')).status).toBe(200);
    clock.set(new Date(end + 1000));
    expect((await start(person, 'iris')).status).toBe(402);
    expect(await status(person)).toMatchObject({ standing: 'expired', subscription: null });

    expect((await pay(person, await checkout(person, 'base'))).status).toBe(200);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base', trialEnd: null });
  });

  it('renews month after month, and follows a step down', async () => {
    let person = await subscriber('advanced');
    const down = await person.call('POST', '/api/subscription/update', {
      body: { planType: 'base' },
    });
    expect(down.status).toBe(200);
    expect((await status(person)).subscription).toMatchObject({
      plan: 'advanced',
      pendingPlan: 'base',
    });
    clock.advance(31 * DAY);
    await reconcile(app.services);
    person = await signedInAgain(person);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base', status: 'active' });
    clock.advance(100 * DAY);
    await reconcile(app.services);
    person = await signedInAgain(person);
    const later = (await status(person)).subscription;
    expect(later).toMatchObject({ plan: 'base', status: 'active' });
    expect(new Date(later.currentPeriodEnd) > clock.now()).toBe(true);
  });

  it('keeps both of two changes made at once', async () => {
    const person = await subscriber('base');
    await Promise.all([
      person.call('POST', '/api/subscription/update', { body: { planType: 'advanced' } }),
      person.call('POST', '/api/subscription/update', { body: { planType: 'advanced' } }),
    ]);
    expect((await status(person)).subscription).toMatchObject({ plan: 'advanced' });
  });
});

describe('refusals', () => {
  it('of what makes no sense, each with a sentence', async () => {
    const person = await registerPerson(app.url);
    const base = await subscriber('base');
    for (const prefix of PREFIXES) {
      const call = (who: Person, verb: string, body?: unknown) =>
        who.call('POST', `${prefix}/${verb}`, body === undefined ? {} : { body });
      for (const body of [{ planType: 'gold' }, {}, { planType: 'base', price: 0 }, [], 'base']) {
        expect((await call(person, 'create', body)).status).toBe(400);
        expect((await call(person, 'update', body)).status).toBe(400);
      }
      expect((await call(person, 'cancel')).status).toBe(409);
      expect((await call(person, 'update', { planType: 'advanced' })).status).toBe(409);
      expect((await call(base, 'create', { planType: 'base' })).body).toMatchObject({
        success: false,
        code: 'wrong_state',
        error: 'You already have the Base Plan.',
      });
      expect((await call(base, 'create', { planType: 'advanced' })).status).toBe(409);
      expect((await call(person, 'portal')).status).toBe(409);
    }
    expect((await status(person)).standing).toBe('trial');
  });

  it('a webhook where nobody could have sent one', async () => {
    const answer = await caller(app.url)('POST', '/api/billing/webhook', { body: {} });
    expect(answer.status).toBe(404);
  });

  it('features by plan: 402 to pay, 403 for a larger plan', async () => {
    const onTrial = await registerPerson(app.url);
    const base = await subscriber('base');
    const as = (person: Person) => ({
      ...app.services,
      requestId: '',
      ip: '',
      userAgent: '',
      actor: { userId: person.id } as never,
    });
    await expect(requireFeature(as(onTrial), 'voice')).resolves.toBeUndefined();
    await expect(requireFeature(as(base), 'chat')).resolves.toBeUndefined();
    await expect(requireFeature(as(base), 'voice')).rejects.toMatchObject({
      code: 'plan_required',
    });
    clock.advance(8 * DAY);
    await expect(requireFeature(as(onTrial), 'voice')).rejects.toMatchObject({
      code: 'payment_required',
    });
  });
});

describe('diagnostics', () => {
  it('say who is asking and how billing is set up, under both prefixes, and show no key', async () => {
    const person = await registerPerson(app.url);
    const secret = await startApp({
      beside: app,
      clock,
      env: {
        STRIPE_SECRET_KEY: 'sk_live_secret',
        STRIPE_WEBHOOK_SECRET: 'whsec_secret',
        STRIPE_PRICE_BASE: 'price_b',
        STRIPE_PRICE_ADVANCED: 'price_a',
      },
    });
    const there = caller(secret.url, person.token);
    for (const prefix of PREFIXES) {
      const who = await person.call('GET', `${prefix}/test-auth`);
      expect(who.body).toEqual({ success: true, userId: person.id, userEmail: person.email });
      const without = await person.call('GET', `${prefix}/debug`);
      const prices = { base: '$9.99', advanced: '$19.99' };
      expect(without.body).toEqual({
        success: true,
        stripeConfigured: false,
        stripeKeyPresent: false,
        planPrices: prices,
      });
      const configured = await there('GET', `${prefix}/debug`);
      expect(configured.body).toEqual({
        success: true,
        stripeConfigured: true,
        stripeKeyPresent: true,
        planPrices: prices,
      });
    }
    await secret.close();
  });
});
