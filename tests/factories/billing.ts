/** People and their plans at a Stripe of our own: what the billing tests press and look at. */

import { type FakeStripe, startFakeStripe } from '../fakes/stripe/server.ts';
import { movableClock, startApp, type TestApp } from './app.ts';
import { caller } from './caller.ts';
import { type Person, registerPerson } from './people.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A server, the Stripe it talks to, and a clock that both go by. */
export async function startBilling() {
  const clock = movableClock();
  const stripe = await startFakeStripe(() => clock.now());
  const app = await startApp({ clock, env: { ...stripe.env } });
  stripe.webhooks.target = app.url;
  return { clock, stripe, app, ...actions(app, stripe) };
}

/** The checkout's id, the last part of its address. */
export const sessionOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';

/** Weeks later a session has run out: the same person with a new one. */
export async function signedInAgain(app: TestApp, person: Person): Promise<Person> {
  const { email, password } = person;
  const { body } = await person.call('POST', '/api/auth/login', { body: { email, password } });
  return { ...person, token: body.token, call: caller(app.url, body.token) };
}

export const subscribe = (person: Person, planType: string) =>
  person.call('POST', '/api/subscription/create', { body: { planType } });
export const update = (person: Person, planType: string) =>
  person.call('POST', '/api/subscription/update', { body: { planType } });
export const cancel = (person: Person) => person.call('POST', '/api/subscription/cancel');
export const status = async (person: Person) =>
  (await person.call('GET', '/api/subscription/status')).body;

function actions(app: TestApp, stripe: FakeStripe) {
  const { world, webhooks } = stripe;
  const customerOf = (person: Person) =>
    [...world.customers.values()].find((one) => one.metadata.mooring_user === person.id);
  const subscriptionsOf = (person: Person) => world.subscriptionsOf(customerOf(person)?.id ?? '');
  return {
    customerOf,
    /** Those at Stripe that have not ended. */
    remoteOf: (person: Person) =>
      subscriptionsOf(person).filter((one) => one.status !== 'canceled'),
    sessionsOf: (person: Person) =>
      [...world.sessions.values()].filter((one) => one.customer === customerOf(person)?.id),
    chargesOf(person: Person) {
      const ids = subscriptionsOf(person).map((one) => one.id);
      return world.charges.filter((charge) => ids.includes(charge.subscription));
    },
    async subscriber(planType: 'base' | 'advanced'): Promise<Person> {
      const person = await registerPerson(app.url);
      const { body } = await subscribe(person, planType);
      world.pay(sessionOf(body.checkoutUrl));
      await webhooks.settled();
      return person;
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}

/** The test mode's checkout: the id of the wish in its address. */
export async function checkout(person: Person, planType: string): Promise<string> {
  return sessionOf((await subscribe(person, planType)).body.checkoutUrl);
}

export const pay = (person: Person, intentId: string) =>
  person.call('POST', `/api/subscription/test-checkout/${intentId}/pay`);

/** Somebody with a plan, on a server without a payment service. */
export async function subscriber(app: TestApp, planType: string): Promise<Person> {
  const person = await registerPerson(app.url);
  const paid = await pay(person, await checkout(person, planType));
  if (paid.status !== 200) throw new Error(`Paying failed with ${paid.status}`);
  return person;
}
