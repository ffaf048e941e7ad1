/** `kill -9` between Stripe's yes and our record of it: one plan, one charge, found again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import { type ServerProcess, startServer } from '#tests/factories/process.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';

const KILLS = 5;
let dataDir: string;
let stripe: FakeStripe;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mooring-billing-kill-'));
  stripe = await startFakeStripe();
  server = await start();
});
afterAll(async () => {
  await server.kill('SIGTERM');
  await stripe.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Each start has a port of its own; the address people know stays. */
const PUBLIC_URL = 'http://mooring.example';
const start = () =>
  startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', PUBLIC_URL, ...stripe.env });
const as = (person: Person) => caller(server.url, person.token);
const create = (person: Person) =>
  as(person)('POST', '/api/subscription/create', { body: { planType: 'base' } });
const customersOf = (person: Person) =>
  [...stripe.world.customers.values()].filter((one) => one.metadata.mooring_user === person.id);

/** Sends the call, kills the server when Stripe has done `at`, and starts it again. */
async function killedAt(at: RegExp, send: () => Promise<unknown>): Promise<void> {
  stripe.misbehave(at, async () => void (await server.kill('SIGKILL')));
  await expect(send()).rejects.toThrow();
  server = await start();
}

async function within60s(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 60_000, interval: 500 }).toBe(true);
}

for (const [what, call] of [
  ['customer', /^POST .v1.customers$/],
  ['checkout', /^POST .v1.checkout.sessions$/],
] as const) {
  it(`a ${what} made and not recorded is not made twice (${KILLS} kills)`, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const person = await registerPerson(server.url);
      await killedAt(call, () => create(person));
      const { body } = await create(person);
      expect(customersOf(person)).toHaveLength(1);
      const sessions = [...stripe.world.sessions.values()].filter(
        (one) => one.customer === customersOf(person)[0]?.id,
      );
      expect(sessions.map((one) => one.url)).toEqual([body.checkoutUrl]);
    }
  }, 180_000);
}

it(`an upgrade charged and not recorded shows by itself, charged once (${KILLS} kills)`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const person = await registerPerson(server.url);
    const { body } = await create(person);
    const bought = stripe.world.pay(body.checkoutUrl.split('/').at(-1));
    const planIs = (plan: string) => async () => {
      const { body } = await as(person)('GET', '/api/subscription/status');
      return body.subscription?.plan === plan;
    };
    await within60s(planIs('base'));
    await killedAt(/^POST .v1.subscriptions/, () =>
      as(person)('POST', '/api/subscription/update', { body: { planType: 'advanced' } }),
    );
    await within60s(planIs('advanced'));
    const charges = stripe.world.charges.filter((one) => one.subscription === bought.id);
    expect(charges.map((one) => one.reason)).toEqual(['upgrade']);
  }
}, 240_000);

it('a plan paid for while the server is dead is there without anybody asking', async () => {
  const person = await registerPerson(server.url);
  const { body } = await create(person);
  await server.kill('SIGKILL');
  stripe.world.pay(body.checkoutUrl.split('/').at(-1));
  server = await start();
  // Not the status, which would look for itself: what the sweep has written down decides here.
  await within60s(async () => {
    const bob = await as(person)('POST', '/api/chat/start/bob', { body: {} });
    return bob.status === 403;
  });
}, 90_000);
