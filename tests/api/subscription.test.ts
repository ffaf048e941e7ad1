/** Trial, entitlements and diagnostics on an installation without a payment service. */
import { afterAll, describe, expect, it } from 'vitest';
import { requireFeature } from '#features/subscription/server/service.ts';
import { movableClock, startApp } from '#tests/factories/app.ts';
import { DAY, signedInAgain, status, subscriber } from '#tests/factories/billing.ts';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

const clock = movableClock();
const app = await startApp({ clock });
afterAll(() => app.close());

const PREFIXES = ['/api/subscription', '/subscription'] as const;
const start = (person: Person, therapist: string) =>
  person.call('POST', `/api/chat/start/${therapist}`, { body: {} });

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
    const last = await signedInAgain(app, person);
    expect((await status(last)).trialInfo).toMatchObject({ isOnTrial: true });
    expect((await start(last, 'bob')).status).toBe(200);

    clock.set(new Date(end.getTime() + 1000));
    expect(await status(last)).toMatchObject({
      standing: 'expired',
      planEnded: false,
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

describe('refusals', () => {
  it('of what makes no sense, each with a sentence', async () => {
    const person = await registerPerson(app.url);
    const base = await subscriber(app, 'base');
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
    const base = await subscriber(app, 'base');
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
