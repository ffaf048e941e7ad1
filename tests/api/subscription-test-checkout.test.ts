/** The test checkout, and the life of a plan bought there. */
import { afterAll, describe, expect, it } from 'vitest';
import { reconcile } from '#features/subscription/server/billing/settle.ts';
import { movableClock, startApp } from '#tests/factories/app.ts';
import { checkout, DAY, pay, signedInAgain, status, subscriber } from '#tests/factories/billing.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

const clock = movableClock();
const app = await startApp({ clock });
afterAll(() => app.close());

const start = (person: Person, therapist: string) =>
  person.call('POST', `/api/chat/start/${therapist}`, { body: {} });

describe('the test checkout', () => {
  it('goes from choosing to paying to having, with the free days of Base', async () => {
    const person = await registerPerson(app.url);
    const created = await person.call('POST', '/subscription/create', {
      body: { planType: 'base' },
    });
    const { PUBLIC_URL } = app.services.config;
    const intentId = created.body.checkoutUrl.replace(`${PUBLIC_URL}/test-checkout/`, '');
    expect(created.body.checkoutPath).toBe(`/test-checkout/${intentId}`);
    const shown = await person.call('GET', `/api/subscription/test-checkout/${intentId}`);
    expect(shown.body).toMatchObject({ plan: 'base', introDays: 30, open: true });
    expect((await pay(person, intentId)).body.returnPath).toBe('/app');
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
    let person = await subscriber(app, 'base');
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
    person = await signedInAgain(app, person);
    expect((await start(person, 'iris')).status).toBe(200);
    clock.set(new Date(end + 1000));
    expect((await start(person, 'iris')).status).toBe(402);
    expect(await status(person)).toMatchObject({
      standing: 'expired',
      planEnded: true,
      subscription: null,
    });

    expect((await pay(person, await checkout(person, 'base'))).status).toBe(200);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base', trialEnd: null });
    expect((await status(person)).planEnded).toBe(false);
  });

  it('renews month after month, and follows a step down', async () => {
    let person = await subscriber(app, 'advanced');
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
    person = await signedInAgain(app, person);
    expect((await status(person)).subscription).toMatchObject({ plan: 'base', status: 'active' });
    clock.advance(100 * DAY);
    await reconcile(app.services);
    person = await signedInAgain(app, person);
    const later = (await status(person)).subscription;
    expect(later).toMatchObject({ plan: 'base', status: 'active' });
    expect(new Date(later.currentPeriodEnd) > clock.now()).toBe(true);
  });

  it('keeps both of two changes made at once', async () => {
    const person = await subscriber(app, 'base');
    await Promise.all([
      person.call('POST', '/api/subscription/update', { body: { planType: 'advanced' } }),
      person.call('POST', '/api/subscription/update', { body: { planType: 'advanced' } }),
    ]);
    expect((await status(person)).subscription).toMatchObject({ plan: 'advanced' });
  });
});
