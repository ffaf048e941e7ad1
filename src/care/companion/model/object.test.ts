/** Data from a model: insights with a fallback. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { KEY, upstreamAt } from '#tests/fakes/model/harness.ts';
import { json, type Order, say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { structured } from './insights.ts';
import { upstreamOptions } from './options.ts';
import { createUpstream } from './upstream.ts';
import type { Allowance } from './usage.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const schema = z.object({ summary: z.string(), themes: z.array(z.string()) });
const signal = new AbortController().signal;
const ask = (
  upstream = upstreamAt(fake.url, { budgetMs: 2_000, retries: 0 }),
  allowance?: Allowance,
) =>
  structured(upstream, {
    name: 'journal-insight',
    schema,
    instructions: 'Sum up the entry.',
    material: 'Walked to the lake. Slept six hours.',
    fallback: () => ({ summary: 'You wrote about a walk.', themes: [] }),
    signal,
    ...(allowance ? { allowance } : {}),
  });

describe('structured', () => {
  test('gives what fits the schema', async () => {
    const value = { summary: 'A walk to the lake, and six hours of sleep.', themes: ['movement'] };
    fake.structured('journal-insight', json(value));
    expect(await ask()).toEqual({ value, source: 'model:fake', degraded: false });
    const [system, user] = fake.requests[0]?.body.messages ?? [];
    expect(JSON.stringify(system)).not.toContain('lake');
    expect(JSON.stringify(user)).toContain('lake');
  });

  const faults: readonly (readonly [string, Order])[] = [
    ['other data', json({ summary: 3 })],
    ['no data', say('I would rather chat.')],
    ['500', status(500)],
    ['401', status(401)],
    ['nothing', { kind: 'empty' }],
    ['broken JSON', { kind: 'bad-json' }],
    ['a hang', { kind: 'hang' }],
    ['ten megabytes', { kind: 'huge', bytes: 10 * 1024 * 1024 }],
    ['a diagnosis', json({ summary: 'You have depression.', themes: [] })],
    [
      'harm deep inside',
      json({ summary: 'Fine.', themes: ['You should stop taking your medication.'] }),
    ],
  ];
  test.each(faults)('falls back to the guided maker on %s', async (_, order) => {
    fake.structured('journal-insight', order);
    expect(await ask()).toEqual({
      value: { summary: 'You wrote about a walk.', themes: [] },
      source: 'guided',
      degraded: true,
    });
  });

  const data = { summary: 'A walk.', themes: [] };
  test.each([
    `\`\`\`json\n${JSON.stringify(data)}\n\`\`\``,
    `<think>A walk {or a swim}.</think>\n${JSON.stringify(data)}`,
    `A walk {or a swim}.\n</think>\n${JSON.stringify(data)}`,
    `Here you are: ${JSON.stringify(data)} I hope it helps.`,
  ])('takes the data out of %s', async (text) => {
    fake.structured('journal-insight', say(text));
    expect((await ask()).value).toEqual(data);
  });

  test('tells the schema in words, too, where a server took it and gave something else', async () => {
    const upstream = upstreamAt(fake.url, { budgetMs: 2_000, retries: 0 });
    fake.structured('journal-insight', json({ text: 'A walk.' }));
    await ask(upstream);
    fake.structured('journal-insight', json(data));
    expect((await ask(upstream)).value).toEqual(data);
    const [before, since] = fake.requests.map(({ body }) => JSON.stringify(body.messages?.[0]));
    expect(before).not.toContain('JSON Schema');
    expect(since).toContain('themes');
    expect(fake.requests[1]?.body.response_format).toBeDefined();
  });

  test('charges for answers that did not fit, too', async () => {
    fake.structured('journal-insight', say('I would rather chat.'));
    let spent = 0;
    const allowance = {
      left: async () => ({ tokens: 1_000, resetsIn: 1 }),
      charge: async (tokens: number) => {
        spent += tokens;
      },
    };
    await ask(upstreamAt(fake.url, { budgetMs: 4_000, retries: 1 }), allowance);
    expect(spent).toBe(240);
  });

  test('asks in words where a server knows no schemas, and remembers that', async () => {
    const upstream = upstreamAt(fake.url, { budgetMs: 2_000 });
    const value = { summary: 'A walk.', themes: [] };
    fake.structured('journal-insight', status(400));
    fake.structured('', say(`Here you are: ${JSON.stringify(value)} I hope it helps.`));
    expect((await ask(upstream)).value).toEqual(value);
    expect((await ask(upstream)).value).toEqual(value);
    expect(fake.requests.map(({ body }) => body.response_format !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('providers', () => {
  const anthropic = (apiKey: string | null) =>
    createUpstream({
      provider: 'anthropic',
      baseUrl: fake.url,
      apiKey,
      model: 'claude-fake',
      retries: 0,
    });

  test('Anthropic is spoken to in its own protocol, with its own key header', async () => {
    fake.structured('*', json({ summary: 'A walk.', themes: [] }));
    await ask(anthropic(KEY));
    expect(fake.requests[0]?.path).toBe('/v1/messages');
    expect(fake.requests[0]?.headers['x-api-key']).toBe(KEY);
  });

  test('no key is looked for in the environment', async () => {
    process.env.ANTHROPIC_API_KEY = 'from-the-environment';
    await ask(anthropic(null));
    delete process.env.ANTHROPIC_API_KEY;
    expect(fake.requests[0]?.headers['x-api-key']).not.toBe('from-the-environment');
  });

  test.each([
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, null],
    [{ AI_PROVIDER: 'ollama' }, null],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm' }, 'http://127.0.0.1:11434/v1'],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://box:11434/' },
      'http://box:11434/v1',
    ],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'https://api.anthropic.com/v1'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://x/v1/' },
      'http://x/v1',
    ],
  ] as const)('%j gives %s', (settings, url) => {
    expect(upstreamOptions(settings)?.baseUrl ?? null).toBe(url);
  });
});
