/** Leaving for good: nothing is left, whatever happens at the same moment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Answer, caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';
import { dataUrl, png } from '#tests/factories/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  // Limits on, so that their table is looked through too.
  app = await startApp({ jobs: true, env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => app.close());

const leave = (who: Person) => who.call('DELETE', '/api/user/account');

/** `schema.table` of every table, in any schema, with a row that mentions one of `words`. */
async function mentions(...words: string[]): Promise<string[]> {
  const { sql } = app.services;
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql`
      select 1 from ${sql(schema)}.${sql(name)} as row
      where row::text ilike any (${words.map((word) => `%${word}%`)}) limit 1`;
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

async function livedIn(): Promise<Person> {
  const person = await registerPerson(app.url, { firstName: 'Telltale' });
  await person.call('PUT', '/api/user/profile', {
    body: {
      profileImage: dataUrl(await png()),
      preferences: { preferredTherapist: 'iris' },
    },
  });
  await talk(person, 'charlie', ['I keep waking at four.', 'It is the same every night.']);
  await talk(person, 'iris', ['Grey day.']);
  return person;
}

describe('after leaving', () => {
  it('no table of the database mentions the person, and the others have everything', async () => {
    const person = await livedIn();
    const neighbour = await livedIn();
    const third = await livedIn();
    await caller(app.url)('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    const held = await mentions(person.id);
    expect(held).toEqual(
      expect.arrayContaining(['public.users', 'public.user_keys', 'public.chat_messages']),
    );
    expect(held.some((table) => table.startsWith('pgboss.'))).toBe(true);
    const before = await Promise.all([neighbour, third].map(everything));

    const answer = await leave(person);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });

    expect(await mentions(person.id, person.email)).toEqual([]);
    expect(await Promise.all([neighbour, third].map(everything))).toEqual(before);
  });

  it('every token is dead, the password opens nothing, the address is free again', async () => {
    const person = await registerPerson(app.url);
    const body = { email: person.email, password: person.password };
    const phone = await caller(app.url)('POST', '/api/auth/login', { body });
    await leave(person);
    for (const token of [person.token, phone.body.token]) {
      expect((await caller(app.url, token)('GET', '/api/auth/profile')).status).toBe(401);
    }
    const login = await caller(app.url)('POST', '/api/auth/login', { body });
    const never = { email: 'never@example.org', password: person.password };
    const unknown = await caller(app.url)('POST', '/api/auth/login', { body: never });
    expect(login.status).toBe(401);
    expect({ ...login.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const again = await registerPerson(app.url, { email: person.email });
    expect(again.id).not.toBe(person.id);
    expect((await again.call('GET', '/api/chat/recent-sessions')).body.sessions).toEqual([]);
  });

  it('what a backup still holds cannot be opened: the key is gone', async () => {
    const person = await livedIn();
    const { sql } = app.services;
    const [copy] = await sql`select body from chat_messages where user_id = ${person.id} limit 1`;
    await leave(person);
    expect(Buffer.isBuffer(copy?.body)).toBe(true);
    expect(await sql`select 1 from user_keys where user_id = ${person.id}`).toHaveLength(0);
  });
});

describe('leaving', () => {
  it('needs no plan and no running trial', async () => {
    const person = await registerPerson(app.url);
    await app.services.sql`
      update users set trial_ends_at = now() - interval '1 year' where id = ${person.id}`;
    expect((await leave(person)).status).toBe(200);
  });

  it('twice at once is leaving once', async () => {
    const person = await livedIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => leave(person)));
    const statuses = new Set(answers.map((answer) => answer.status));
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    expect(await mentions(person.id, person.email)).toEqual([]);
  });

  it('in the middle of everything leaves nothing behind and breaks nothing', async () => {
    for (let round = 0; round < 12; round += 1) {
      const person = await registerPerson(app.url);
      const session = await talk(person, 'charlie', ['Hello.']);
      const write: (() => Promise<Answer>)[] = [
        () => say(person, session, 'one'),
        () => say(person, session, 'two'),
        () => person.call('POST', '/api/chat/start/iris', { body: { initialMessage: 'three' } }),
        () => person.call('POST', '/api/chat/start/bob', { body: {} }),
        () => person.call('PUT', '/api/user/profile', { body: { name: 'Other Name' } }),
        () => person.call('GET', '/api/user/export'),
        () => person.call('PUT', `/api/chat/end/${session}`),
        () => signIn(person),
      ];
      const at = round % write.length;
      const work = [...write.slice(0, at), () => leave(person), ...write.slice(at)];
      const answers = await Promise.all(work.map((one) => one()));
      expect(answers[at]?.status).toBe(200);
      expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([]);
      expect(await mentions(person.id, person.email)).toEqual([]);
    }
  }, 60_000);
});

const say = (person: Person, session: string, message: string) =>
  person.call('POST', `/api/chat/message/${session}`, { body: { message } });
const signIn = ({ email, password }: Person) =>
  caller(app.url)('POST', '/api/auth/login', { body: { email, password } });

async function everything(person: Person): Promise<unknown> {
  const { data } = (await person.call('GET', '/api/user/export')).body.export;
  return data;
}
