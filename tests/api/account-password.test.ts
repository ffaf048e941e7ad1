/** Changing the password while signed in. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#features/account/rules.ts';
import { hashToken, newToken } from '#platform/server/crypto.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Call, caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

const NEW = 'another-harbour';
let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startApp({ jobs: true });
});
beforeEach(async () => {
  person = await registerPerson(app.url);
});
afterAll(() => app.close());

const change = (currentPassword: string, newPassword: string, call: Call = person.call) =>
  call('PUT', '/api/user/password', { body: { currentPassword, newPassword } });
const login = (password: string, who: Person = person) =>
  caller(app.url)('POST', '/api/auth/login', { body: { email: who.email, password } });
const alive = async (call: Call) => (await call('GET', '/api/auth/profile')).status === 200;

describe('a new password', () => {
  it('opens the account and the old one no longer does', async () => {
    const answer = await change(person.password, NEW);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Password changed successfully!' });
    expect((await login(NEW)).status).toBe(200);
    expect((await login(person.password)).status).toBe(401);
  });

  it('signs out everywhere but here, and nobody else', async () => {
    const stranger = await registerPerson(app.url);
    const phone = caller(app.url, (await login(person.password)).body.token);
    const tablet = caller(app.url, (await login(person.password)).body.token);
    expect((await change(person.password, NEW, tablet)).status).toBe(200);
    expect(await Promise.all([person.call, phone, tablet, stranger.call].map(alive))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('makes a mailed link to set another one worthless', async () => {
    const token = newToken();
    await app.services.sql`
      insert into password_resets (token_hash, user_id, created_at, expires_at)
      values (${hashToken(token)}, ${person.id}, now(), now() + interval '1 hour')`;
    await change(person.password, NEW);
    const body = { token, password: 'the-thief-chose' };
    const reset = await caller(app.url)('POST', '/api/auth/reset-password', { body });
    expect(reset.body.code).toBe('token_invalid');
  });

  it('is told to the owner in a letter that does not hold it', async () => {
    await change(person.password, NEW);
    const letter = await vi.waitFor(() => letterTo(person.email), { timeout: 15_000 });
    expect(letter).toContain('was changed');
    expect(letter).not.toContain(NEW);
  });

  it('never reaches a log', async () => {
    await change(person.password, 'telltale-phrase');
    await change('telltale-guess', NEW);
    expect(app.logged.join('')).not.toMatch(/telltale/);
  });

  async function letterTo(address: string): Promise<string> {
    const outbox = join(app.dataDir, 'outbox');
    for (const name of await readdir(outbox)) {
      const letter = await readFile(join(outbox, name), 'utf8');
      if (letter.includes(address)) return letter;
    }
    throw new Error('no letter yet');
  }
});

describe('refused', () => {
  it('with a wrong current password: 400, and the session lives on', async () => {
    const answer = await change('not-mine', NEW);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: messages.wrongPassword },
    });
    expect(await alive(person.call)).toBe(true);
    expect((await login(person.password)).status).toBe(200);
  });

  it.each(['', '12345', '🙂🙂🙂🙂🙂'])(
    '«%s» is too short, with the exact sentence',
    async (short) => {
      const answer = await change(person.password, short);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        error: 'Password must be at least 6 characters long',
        fields: { newPassword: messages.passwordShort },
      });
    },
  );

  it.each([
    [{ newPassword: NEW }],
    [{ currentPassword: 'x' }],
    [{ currentPassword: 'x', newPassword: 'y'.repeat(257) }],
    [{ currentPassword: 'x'.repeat(257), newPassword: NEW }],
    [{ currentPassword: 'x', newPassword: NEW, email: 'a@b.co' }],
  ])('%o', async (body) => {
    expect((await person.call('PUT', '/api/user/password', { body })).status).toBe(400);
    expect((await login(person.password)).status).toBe(200);
  });

  it('with a common one in the strict mode', async () => {
    const strict = await startApp({ env: { PASSWORD_MIN: '15' } });
    try {
      const password = 'lantern-over-still-water';
      const member = await registerPerson(strict.url, { password });
      const weak = await change(password, 'password12345678', member.call);
      expect(weak.body.fields.newPassword).toContain('attackers');
      const short = await change(password, 'fourteen-chars', member.call);
      expect(short.body.error).toBe('Password must be at least 15 characters long');
    } finally {
      await strict.close();
    }
  });
});

it('lets one of five at once win, and the winner’s password is the one that opens', async () => {
  const wanted = Array.from({ length: 5 }, (_, at) => `harbour-number-${at}`);
  const answers = await Promise.all(wanted.map((to) => change(person.password, to)));
  const won = wanted.filter((_, at) => answers[at]?.status === 200);
  expect(won).toHaveLength(1);
  const opens = await Promise.all(wanted.map(async (to) => (await login(to)).status === 200));
  expect(wanted.filter((_, at) => opens[at])).toEqual(won);
});

it('leaves no session behind that a login with the old password opened meanwhile', async () => {
  for (let round = 0; round < 8; round += 1) {
    const member = await registerPerson(app.url);
    const [changed, ...logins] = await Promise.all([
      change(member.password, NEW, member.call),
      ...Array.from({ length: 4 }, () => login(member.password, member)),
    ]);
    expect(changed.status).toBe(200);
    const opened = logins.filter((answer) => answer.status === 200);
    const living = await Promise.all(opened.map(({ body }) => alive(caller(app.url, body.token))));
    expect(living).not.toContain(true);
  }
});

it('stops guessing at an unlocked screen after five tries', async () => {
  const limited = await startApp({ env: { RATE_LIMIT_SCALE: '1' } });
  try {
    const member = await registerPerson(limited.url);
    for (let i = 0; i < 5; i += 1) {
      expect((await change(`guess-${i}`, NEW, member.call)).status).toBe(400);
    }
    const refused = await change(member.password, NEW, member.call);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await alive(member.call)).toBe(true);
  } finally {
    await limited.close();
  }
});
