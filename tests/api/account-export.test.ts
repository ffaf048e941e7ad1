/** Taking everything out: complete, opened, and always allowed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '#database/personal-data.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';
import { dataUrl, png } from '#tests/factories/pictures.ts';

let app: TestApp;
let person: Person;
let other: Person;
let third: Person;

beforeAll(async () => {
  app = await startApp();
  [person, other, third] = await Promise.all([
    registerPerson(app.url, { firstName: 'Ada', lastName: 'Lovelace' }),
    registerPerson(app.url),
    registerPerson(app.url),
  ]);
  await talk(person, 'charlie', ['I keep waking at four.', 'And then I count the ships.']);
  await talk(person, 'iris', ['Grey day.']);
  await talk(other, 'bob', ['telltale of another']);
});
afterAll(() => app.close());

const take = async (who: Person = person) =>
  (await who.call('GET', '/api/user/export')).body.export;

describe('the export', () => {
  it('holds every word that was said, in order, opened', async () => {
    const { data } = await take();
    const said = data.messages.rows
      .filter((row: { role: string }) => row.role === 'user')
      .map((row: { body: { content: string } }) => row.body.content);
    expect(said).toEqual(['I keep waking at four.', 'And then I count the ships.', 'Grey day.']);
    expect(data.conversations.rows).toHaveLength(2);
    expect(data.messages.rows[0].sessionId).toBe(data.conversations.rows[0].id);
  });

  it('holds the account, the picture included', async () => {
    const body = {
      profileImage: dataUrl(await png()),
      preferences: { preferredTherapist: 'iris' },
    };
    const { user } = (await person.call('PUT', '/api/user/profile', { body })).body;
    const { data } = await take();
    expect(data.account.rows).toHaveLength(1);
    expect(data.account.rows[0]).toMatchObject({
      id: person.id,
      email: person.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImage: user.profileImage,
      preferredTherapist: 'iris',
    });
    expect(data.signedInDevices.rows).toHaveLength(1);
  });

  it('has as many rows of each kind as the database', async () => {
    const { data, withheld } = await take();
    for (const { name, table, rowsOf } of PERSONAL_TABLES) {
      const rows = await app.services.db.select().from(table).where(rowsOf(person.id));
      if (name in withheld) expect(name in data).toBe(false);
      else expect(data[name].rows, name).toHaveLength(rows.length);
    }
  });

  it('says what it is, what each kind is, and why something is not in it', async () => {
    const exported = await take();
    expect(exported).toMatchObject({ product: 'Mooring', format: 1 });
    expect(Date.parse(exported.exportedAt)).toBeGreaterThan(0);
    expect(exported.withheld.key.length).toBeGreaterThan(10);
    expect(Object.keys(exported.data.account.withheld)).toEqual(['passwordHash']);
    for (const { about } of Object.values<{ about: string }>(exported.data)) {
      expect(about.length).toBeGreaterThan(10);
    }
  });

  it('holds nothing that signs anybody in, and no sealed bytes', async () => {
    const text = JSON.stringify(await take());
    expect(text).not.toContain(person.token);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('"type":"Buffer"');
  });

  it("holds nobody else's words", async () => {
    const text = JSON.stringify(await take());
    expect(text).not.toMatch(/telltale/);
    for (const one of [other, third]) {
      expect(text).not.toContain(one.id);
      expect(text).not.toContain(one.email);
    }
  });

  it('is there for somebody whose trial is long over', async () => {
    const past = await registerPerson(app.url);
    await talk(past, 'evan', ['before it ended']);
    await app.services.sql`
      update users set trial_ends_at = now() - interval '1 year' where id = ${past.id}`;
    const { data } = await take(past);
    expect(data.messages.rows[0].body.content).toBe('before it ended');
  });
});
