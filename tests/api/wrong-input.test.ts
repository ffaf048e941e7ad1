/** Wrong input × every endpoint: a clear refusal in the agreed shape, never a 5xx. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#server/endpoints.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Belongings, belongingsOf, pathFor } from '#tests/factories/belongings.ts';
import type { Answer } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

let app: TestApp;
let person: Person;
let belongings: Belongings;

beforeAll(async () => {
  app = await startApp();
  person = await registerPerson(app.url);
  belongings = await belongingsOf(person);
});
afterAll(() => app.close());

const NOBODYS = '01990000-0000-7000-8000-000000000000';
const MEBIBYTE = 'x'.repeat(1024 * 1024);
const BODIES: readonly (readonly [string, string | Uint8Array])[] = [
  ['broken JSON', '{"a":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a string', '"text"'],
  ['unknown fields', '{"surprise":true,"plan":"advanced","isAdmin":true}'],
  ['a poisoned prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['a mebibyte', JSON.stringify({ message: MEBIBYTE })],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
];
const VALUES: readonly (readonly [string, unknown])[] = [
  ['a number', 42],
  ['null', null],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['an empty string', ''],
  ['blanks', '   '],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['100,000 characters', 'x'.repeat(100_000)],
  ['SQL', "'; drop table users; --"],
  ['a huge number', 1e308],
];
const SEGMENTS = [
  'not-an-id',
  '%00',
  '%ff',
  '..%2f..%2fetc',
  `${'a'.repeat(400)}`,
  '😀',
  '1 or 1=1',
  '-1',
];
const QUERIES = [
  'limit=abc',
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=1&limit=2',
  'limit=',
  'surprise=1',
  'limit[$gt]=1',
];

function expectRefusal(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.body).toMatchObject({ success: false });
  expect(typeof answer.body.error).toBe('string');
  expect(answer.body.error.length).toBeGreaterThan(5);
  expect(answer.body.code).toMatch(/^[a-z_]+$/);
  expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(answer.body)).not.toMatch(
    /\bat \w+.*:\d+:\d+|node_modules|select |insert /i,
  );
  // The checker's own words are for its programmers.
  expect(JSON.stringify(answer.body)).not.toMatch(
    /invalid|expected|received|unrecognized|too \w+:/i,
  );
}

/** Names of the fields in an endpoint's body, read from its own schema. */
function fieldsOf(body: unknown): string[] {
  let schema = body as
    | { def?: { innerType?: unknown; shape?: Record<string, unknown> } }
    | undefined;
  while (schema?.def?.innerType) schema = schema.def.innerType as typeof schema;
  return Object.keys(schema?.def?.shape ?? {});
}

// A call with nothing to fill in cannot be filled in wrongly.
const walked = endpoints.filter(
  ({ method, path, body }) => body !== undefined || path.includes(':') || method === 'GET',
);

describe.each(walked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const path = () =>
      pathFor(endpoint.path, { ...belongings, id: NOBODYS, intentId: NOBODYS, memoryId: NOBODYS });

    if (endpoint.body) {
      it.each(BODIES)('survives %s as the body', async (_name, raw) => {
        expectRefusal(await person.call(endpoint.method, path(), { raw }));
      });
      it('refuses another content type', async () => {
        const headers = { 'content-type': 'text/xml' };
        const answer = await person.call(endpoint.method, path(), { raw: '<a/>', headers });
        expectRefusal(answer);
        expect(answer.status).toBe(415);
      });
      const cases = fieldsOf(endpoint.body).flatMap((field) =>
        VALUES.map(([name, value]) => [field, name, value] as const),
      );
      it.each(cases)('survives %s being %s', async (field, _name, value) => {
        expectRefusal(await person.call(endpoint.method, path(), { body: { [field]: value } }));
      });
    }
    if (endpoint.path.includes(':')) {
      it.each(SEGMENTS)('survives %s in the path', async (segment) => {
        const url = endpoint.path.replaceAll(/:\w+/g, segment);
        const answer = await person.call(endpoint.method, url, endpoint.body ? { body: {} } : {});
        expectRefusal(answer);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      });
    }
    if (endpoint.method === 'GET') {
      it.each(QUERIES)('survives ?%s', async (query) => {
        expectRefusal(await person.call('GET', `${path()}?${query}`));
      });
    }
  },
);

describe('says which field is wrong, and how', () => {
  const sentences: readonly (readonly [string, object | null, string, string])[] = [
    ['/api/chat/recent-sessions?limit=abc', null, 'limit', '“limit” has to be a number'],
    ['/api/chat/recent-sessions?limit=1.5', null, 'limit', '“limit” has to be a whole number'],
    ['/api/chat/recent-sessions?limit=101', null, 'limit', '“limit” has to be at most 100'],
    ['/api/chat/recent-sessions?color=1', null, 'color', '“color” is nothing this call knows'],
    ['/api/auth/login', { remember: 'yes' }, 'remember', '“remember” has to be true or false'],
    ['/api/auth/login', { 'x y': 1 }, 'body', 'A field of it is nothing this call knows'],
    ['/api/auth/login', [], 'body', 'What is sent here has to be an object'],
    [
      '/api/auth/reset-password',
      { token: 'x'.repeat(201), password: 'quiet-water' },
      'token',
      '“token” has to be at most 200 characters long',
    ],
    [
      '/api/ai-assistant/chat',
      { message: 'Hello', risk: { subject: 'cat' } },
      'risk.subject',
      '“risk.subject” has to be one of: self, other',
    ],
  ];
  it.each(sentences)('%s with %j', async (path, body, field, sentence) => {
    const filled = path.endsWith('login') && !Array.isArray(body) ? { email: 'a@b.example' } : {};
    const sent = Array.isArray(body) ? body : { ...filled, password: 'quiet', ...body };
    const answer = body
      ? await person.call('POST', path, { body: sent })
      : await person.call('GET', path);
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toBe(sentence);
  });
});

it('leaves the account and its conversation in place', async () => {
  const profile = await person.call('GET', '/api/auth/profile');
  expect(profile.body.user).toMatchObject({ _id: person.id, email: person.email });
  const chat = await person.call('GET', `/api/chat/session/${belongings.sessionId}`);
  expect(chat.body.chat.status).toBe('active');
});
