/** Every way in which a model upstream fails: bounded, nothing unguarded, danger answered all the same. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Unavailability } from '#care/companion/model/index.ts';
import {
  closedPort,
  companionAt,
  KEY,
  type Setup,
  take,
  turn,
} from '#tests/fakes/model/harness.ts';
import { HARMFUL, type Order, REFUSAL, say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const EVERYDAY = 'my boss wants to see me on thursday and i keep going over it';
const DANGER = 'i am going to kill myself tonight, i have the pills here';
const quick: Setup = { budgetMs: 2_500, retries: 1 };

const FAULTS: readonly (readonly [string, Order, Unavailability, number])[] = [
  ['401', status(401), 'unauthorised', 1],
  ['404, no such model', status(404), 'rejected', 1],
  ['429 until the tries are used up', status(429), 'rate-limited', 2],
  ['429 asking for longer than there is', status(429, '60'), 'rate-limited', 1],
  ['500', status(500), 'upstream-error', 2],
  ['a hang', { kind: 'hang' }, 'timeout', 1],
  ['a hang after some words', { kind: 'hang', text: 'So the meeting ' }, 'timeout', 1],
  [
    'one byte at a time',
    { kind: 'drip', text: 'So the meeting is near', everyMs: 100 },
    'timeout',
    1,
  ],
  ['a stream cut before its first word', { kind: 'cut', text: '' }, 'cut-off', 2],
  ['a stream cut in the middle', { kind: 'cut', text: 'So the meeting ' }, 'cut-off', 1],
  ['JSON that is none', { kind: 'bad-json' }, 'malformed', 2],
  ['an empty answer', { kind: 'empty' }, 'empty', 2],
  ['nothing but white space', say('  \n '), 'empty', 2],
  ['a stock refusal', REFUSAL, 'refusal', 2],
  ['a filtered answer', { kind: 'text', text: '', finish: 'content_filter' }, 'refusal', 2],
];

describe('an everyday message', () => {
  test.each(FAULTS)('is left unanswered by %s, in time', async (_, order, reason, tries) => {
    fake.replies(order);
    const { companion, faults } = companionAt(fake.url, quick);
    const { failure, result, ms } = await take(companion, turn(EVERYDAY));
    expect(result).toBeNull();
    expect(failure?.reason).toBe(reason);
    expect(fake.requests).toHaveLength(tries);
    expect(faults).toHaveLength(tries);
    expect(ms).toBeLessThan(3_500);
  });

  test('is left unanswered when nobody listens', async () => {
    const { companion, faults } = companionAt(await closedPort(), quick);
    const { failure, ms } = await take(companion, turn(EVERYDAY));
    expect(failure?.reason).toBe('unreachable');
    expect(faults).toHaveLength(2);
    expect(ms).toBeLessThan(2_500);
  });

  test('is not answered by ten megabytes of one word, of which few are read', async () => {
    fake.replies({ kind: 'huge', bytes: 10 * 1024 * 1024 });
    const { companion } = companionAt(fake.url, { ...quick, maxBytes: 64 * 1024 });
    const { pieces, failure } = await take(companion, turn(EVERYDAY));
    expect(failure?.reason).toBe('malformed');
    expect(pieces.join('').length).toBeLessThan(10_000);
    await fake.requests[0]?.abandoned;
  });

  test('is answered by the second try after one 500', async () => {
    fake.replies(status(500), say('Thursday, then. What is in the seat across from you?'));
    const { companion, faults } = companionAt(fake.url, quick);
    const { result, pieces } = await take(companion, turn(EVERYDAY));
    expect(result?.text).toBe('Thursday, then. What is in the seat across from you?');
    expect(pieces.join('')).toBe(result?.text);
    expect(result?.degraded).toBe(false);
    expect(faults).toMatchObject([{ reason: 'upstream-error', status: 500, attempt: 1 }]);
  });

  test('is answered by the second try where nothing of the first was seen yet', async () => {
    fake.replies(
      { kind: 'cut', text: 'Drei Nächte ohne Schlaf, und am Donn' },
      say('Am Donnerstag also. Was kommt davor?'),
    );
    const { companion } = companionAt(fake.url, quick);
    const { result, pieces } = await take(companion, turn('ich schlafe seit drei Nächten kaum'));
    expect(result?.text).toBe('Am Donnerstag also. Was kommt davor?');
    expect(pieces.join('')).toBe(result?.text);
  });

  test('waits as long as a 429 asks, and no shorter', async () => {
    fake.replies(status(429, '1'), say('Thursday, then.'));
    const { companion } = companionAt(fake.url, { budgetMs: 5_000 });
    const { result, ms } = await take(companion, turn(EVERYDAY));
    expect(result?.text).toBe('Thursday, then.');
    expect(ms).toBeGreaterThanOrEqual(1_000);
  });

  test('is answered when a refusal is followed by a reply, and the model is told why', async () => {
    fake.replies(REFUSAL, say('Thursday, then.'));
    const { companion } = companionAt(fake.url, quick);
    expect((await take(companion, turn(EVERYDAY))).result?.text).toBe('Thursday, then.');
    const told = fake.requests.map(({ body }) => JSON.stringify(body.messages?.[0]));
    expect(told[0]).not.toContain('turned the person away');
    expect(told[1]).toContain('turned the person away');
  });

  test('shows nothing of a refusal', async () => {
    fake.replies(REFUSAL);
    const { companion } = companionAt(fake.url, quick);
    expect((await take(companion, turn(EVERYDAY))).pieces).toEqual([]);
  });

  test('says when to try again, where the upstream does', async () => {
    fake.replies(status(429, '60'));
    const { companion } = companionAt(fake.url, quick);
    const { failure } = await take(companion, turn(EVERYDAY));
    expect(failure).toMatchObject({ retryAfter: 60, status: 429 });
  });

  test.each(['99999', 'Wed, 21 Oct 2099 07:28:00 GMT'])(
    'has nobody wait for as long as an upstream that asks for %s',
    async (asked) => {
      fake.replies(status(429, asked));
      const { companion } = companionAt(fake.url, quick);
      expect((await take(companion, turn(EVERYDAY))).failure?.retryAfter).toBe(300);
    },
  );
});

describe('a message in danger', () => {
  const orders = [
    ...FAULTS.map(([name, order]) => [name, order] as const),
    ['harm', HARMFUL] as const,
  ];

  test.each(orders)(
    'is answered by protocol under %s, without asking the model',
    async (_, order) => {
      fake.replies(order);
      const { companion } = companionAt(fake.url, quick);
      const { result, ms } = await take(companion, turn(DANGER));
      expect(result).toMatchObject({ source: 'protocol', level: 'imminent', degraded: false });
      expect(result?.text).toMatch(/911|988/);
      expect(result?.crisis?.resources.length).toBeGreaterThan(0);
      expect(fake.requests).toHaveLength(0);
      // Far below the model's budget of 26 s: nobody waited for it.
      expect(ms).toBeLessThan(5000);
    },
  );

  test('is remembered: a calm message after it is answered too when the model is down', async () => {
    fake.replies(status(500));
    const { companion } = companionAt(fake.url, quick);
    const first = await take(companion, turn(DANGER));
    const state = first.result?.state ?? null;
    let calm = await take(companion, turn('ok. i had some soup', { state }));
    // Protocol stays for some turns; then the model is asked, and fails.
    while (fake.requests.length === 0) {
      expect(calm.result?.source).toBe('protocol');
      calm = await take(companion, turn('the cat is here', { state: calm.result?.state ?? null }));
    }
    expect(calm.result).toMatchObject({ source: 'protocol', degraded: true });
    expect(calm.result?.text.length).toBeGreaterThan(20);
    expect(calm.result?.state.risk?.peak).toBe('imminent');
  });
});

describe('a harmful answer', () => {
  test.each([0, 5])('is never shown, with %i ms between words', async (everyMs) => {
    fake.replies({ ...HARMFUL, everyMs } as Order);
    const { companion } = companionAt(fake.url, quick);
    const { pieces, result } = await take(companion, turn(EVERYDAY));
    expect(pieces.join('')).toBe(result?.text);
    expect(result?.text).toContain('That sounds heavy.');
    expect(result?.text).not.toMatch(/stop taking|It will be fine/);
    expect(result?.text.length).toBeGreaterThan('That sounds heavy. You should '.length + 20);
  });

  test('lets the upstream go at once', async () => {
    fake.replies({
      kind: 'text',
      text: `${'text' in HARMFUL ? HARMFUL.text : ''} ${'And on it goes. '.repeat(200)}`,
      everyMs: 5,
    });
    const { companion } = companionAt(fake.url, quick);
    const { ms } = await take(companion, turn(EVERYDAY));
    await fake.requests[0]?.abandoned;
    expect(ms).toBeLessThan(1_500);
  });
});

describe('whoever leaves', () => {
  test('takes the upstream request along', async () => {
    fake.replies({ kind: 'text', text: 'So the meeting is near and '.repeat(50), everyMs: 10 });
    const { companion } = companionAt(fake.url);
    const gone = new AbortController();
    const run = companion.reply(turn(EVERYDAY), gone.signal);
    await run.next();
    gone.abort();
    await expect(run.next().then(() => run.next())).rejects.toMatchObject({ reason: 'aborted' });
    await fake.requests[0]?.abandoned;
  });

  test('by dropping the generator does so, too', async () => {
    fake.replies({ kind: 'text', text: 'So the meeting is near and '.repeat(50), everyMs: 10 });
    const { companion } = companionAt(fake.url);
    for await (const _ of companion.reply(turn(EVERYDAY), new AbortController().signal)) break;
    await fake.requests[0]?.abandoned;
  });
});

test('a hang with the real budget ends within 28 seconds', async () => {
  fake.replies({ kind: 'hang' });
  const { companion } = companionAt(fake.url);
  const { failure, ms } = await take(companion, turn(EVERYDAY));
  expect(failure?.reason).toBe('timeout');
  expect(ms).toBeGreaterThan(25_000);
  expect(ms).toBeLessThan(28_000);
});

test('errors hold neither the key nor a word of the person', async () => {
  for (const order of [
    status(401),
    status(500),
    { kind: 'bad-json' } as const,
    { kind: 'empty' } as const,
  ]) {
    fake.replies(order);
    const { companion, faults } = companionAt(fake.url, { ...quick, retries: 0 });
    const { failure } = await take(companion, turn(EVERYDAY));
    const all = JSON.stringify([failure, failure?.message, failure?.stack, failure?.cause, faults]);
    expect(all).not.toContain(KEY);
    expect(all).not.toContain('thursday');
    expect(failure?.cause).toBeUndefined();
  }
});
