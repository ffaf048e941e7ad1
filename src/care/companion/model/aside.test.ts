/** What is asked beside a reply: it may fail, and an upstream that keeps failing is left alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upstreamAt } from '#tests/fakes/model/harness.ts';
import { json, say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { makeAside } from './aside.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const request = {
  name: 'aside',
  schema: z.object({ fine: z.boolean() }),
  instructions: 'Say whether it is fine.',
  messages: [{ role: 'user', content: 'The lake was calm.' }],
  maxOutputTokens: 20,
  spend: () => undefined,
} as const;
const stays = new AbortController().signal;
const ask = (upstream = upstreamAt(fake.url), signal = stays, name = 'aside') =>
  makeAside(upstream, { ...request, name }, upstream.budget(signal, 2_000));

describe('makeAside', () => {
  test('gives what fits', async () => {
    fake.structured('aside', json({ fine: true }));
    expect(await ask()).toEqual({ fine: true });
  });

  test.each([
    ['an error', status(500)],
    ['chatter', say('Lovely day.')],
  ])('leaves an upstream alone after %s three times in a row', async (_, order) => {
    fake.structured('aside', order);
    const upstream = upstreamAt(fake.url);
    for (let at = 0; at < 5; at += 1) expect(await ask(upstream)).toBeNull();
    expect(fake.requests).toHaveLength(3);
  });

  test('still asks it for what it has not failed at', async () => {
    fake.structured('aside', status(500));
    fake.structured('other', json({ fine: true }));
    const upstream = upstreamAt(fake.url);
    for (let at = 0; at < 4; at += 1) await ask(upstream);
    expect(await ask(upstream, stays, 'other')).toEqual({ fine: true });
  });

  test('forgets failures once it has been answered', async () => {
    const upstream = upstreamAt(fake.url);
    for (const order of [status(500), status(500), json({ fine: true }), status(500)]) {
      fake.structured('aside', order);
      await ask(upstream);
    }
    fake.structured('aside', json({ fine: true }));
    expect(await ask(upstream)).toEqual({ fine: true });
  });

  test('holds nothing against it when the caller leaves', async () => {
    fake.structured('aside', { kind: 'hang' });
    const upstream = upstreamAt(fake.url);
    for (let at = 0; at < 4; at += 1) {
      const leaves = new AbortController();
      const asked = ask(upstream, leaves.signal);
      leaves.abort();
      expect(await asked).toBeNull();
    }
    fake.structured('aside', json({ fine: false }));
    expect(await ask(upstream)).toEqual({ fine: false });
  });
});
