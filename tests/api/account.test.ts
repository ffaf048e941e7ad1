/** Registering, signing in and out, and the way back in after a forgotten password. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#features/account/rules.ts';
import { DAY, HOUR } from '#platform/server/clock.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { caller } from '#tests/factories/caller.ts';
import { registerPerson } from '#tests/factories/people.ts';

const clock = movableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock, jobs: true });
});
afterAll(() => app.close());

const call = (...args: Parameters<ReturnType<typeof caller>>) => caller(app.url)(...args);
const account = (email: string) => ({
  firstName: 'Ada',
  lastName: '',
  email,
  password: 'harbour',
});

describe('registering', () => {
  it('signs in, trims and lower-cases the address, and starts the trial', async () => {
    const body = { ...account('  Ada.Mole@Example.org '), lastName: ' Mole ' };
    const answer = await call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email: 'ada.mole@example.org',
      name: 'Ada Mole',
      firstName: 'Ada',
      lastName: 'Mole',
      profileImage: null,
      preferences: { preferredTherapist: null },
    });
    const me = caller(app.url, answer.body.token);
    const status = await me('GET', '/subscription/status');
    expect(status.body.trialInfo).toMatchObject({ isOnTrial: true, trialDaysRemaining: 7 });
  });

  it.each([
    ['firstName', '', messages.nameRequired],
    ['email', '', messages.emailRequired],
    ['email', 'not an address', messages.emailInvalid],
    ['password', '12345', messages.passwordShort],
  ])('refuses %s «%s» with the exact sentence', async (field, value, sentence) => {
    const body = { ...account('exact@example.org'), [field]: value };
    const answer = await call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it('lets one of two at once have the address', async () => {
    const body = account('race@example.org');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/api/auth/register', { body })),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('never stores the password or the token in the clear', async () => {
    const body = { ...account('secret@example.org'), password: 'unmistakable-phrase' };
    const { token } = (await call('POST', '/api/auth/register', { body })).body;
    const rows = await app.services.sql`
      select u::text as u, s::text as s from users u join auth_sessions s on s.user_id = u.id`;
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain('unmistakable-phrase');
    expect(dump).not.toContain(token);
    expect(app.logged.join('')).not.toMatch(/unmistakable-phrase|secret@example/);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const person = await registerPerson(app.url);
    const wrong = await call('POST', '/api/auth/login', {
      body: { email: person.email, password: 'wrong-one' },
    });
    const unknown = await call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.org', password: 'wrong-one' },
    });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('says of what is too long to be right that it does not match, not that it is missing', async () => {
    const right = { email: 'mara@example.org', password: 'quiet-water' };
    for (const long of [{ password: 'x'.repeat(257) }, { email: `${'x'.repeat(250)}@x.org` }]) {
      const answer = await call('POST', '/api/auth/login', { body: { ...right, ...long } });
      expect(answer.status).toBe(400);
      expect(answer.body.error).toBe(messages.loginMismatch);
    }
  });

  it('asks for both fields in one sentence', async () => {
    const answer = await call('POST', '/api/auth/login', { body: { email: 'a@b.co' } });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(messages.loginRequired);
  });

  it.each([
    [false, DAY],
    [true, 30 * DAY],
  ])('with remember=%s ends after %i ms without use', async (remember, idle) => {
    const person = await registerPerson(app.url);
    const body = { email: person.email, password: person.password, remember };
    const { token } = (await call('POST', '/api/auth/login', { body })).body;
    const me = caller(app.url, token);
    clock.advance(idle - HOUR);
    expect((await me('GET', '/api/auth/profile')).status).toBe(200);
    clock.advance(idle - HOUR);
    expect((await me('GET', '/api/auth/profile')).status).toBe(200);
    clock.advance(idle + 1);
    expect((await me('GET', '/api/auth/profile')).status).toBe(401);
  });

  it('lists where the person is signed in and signs another place out', async () => {
    const person = await registerPerson(app.url);
    const body = { email: person.email, password: person.password };
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko Firefox/140.0' };
    const phone = (await call('POST', '/api/auth/login', { body, headers })).body.token;
    const { sessions } = (await person.call('GET', '/api/auth/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session: { current: boolean }) => !session.current);
    expect(other.device).toBe('Firefox on Android');
    expect((await person.call('DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(200);
    expect((await caller(app.url, phone)('GET', '/api/auth/profile')).status).toBe(401);
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(200);
  });

  it('a logged-out token is dead at once', async () => {
    const person = await registerPerson(app.url);
    expect((await person.call('POST', '/api/auth/logout')).status).toBe(200);
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is reset by a mailed link that works once and signs out everywhere', async () => {
    const person = await registerPerson(app.url);
    const asked = await call('POST', '/api/auth/forgot-password', {
      body: { email: person.email },
    });
    const nobody = await call('POST', '/api/auth/forgot-password', {
      body: { email: 'nobody@example.org' },
    });
    expect(asked.body.message).toBe(nobody.body.message);
    const link = await vi.waitFor(() => linkMailedTo(person.email), { timeout: 20_000 });
    const body = { token: link.split('/').at(-1), password: 'another-harbour' };

    expect((await call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
    const again = await call('POST', '/api/auth/reset-password', { body });
    expect(again.status).toBe(400);
    expect(again.body.code).toBe('token_invalid');
    const login = { email: person.email, password: 'another-harbour' };
    expect((await call('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });

  it('refuses the link after an hour', async () => {
    const person = await registerPerson(app.url);
    await call('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    const link = await vi.waitFor(() => linkMailedTo(person.email), { timeout: 20_000 });
    clock.advance(HOUR + 1);
    const body = { token: link.split('/').at(-1), password: 'another-harbour' };
    const answer = await call('POST', '/api/auth/reset-password', { body });
    expect(answer.body.code).toBe('token_invalid');
  });

  async function linkMailedTo(address: string): Promise<string> {
    const outbox = join(app.dataDir, 'outbox');
    for (const name of await readdir(outbox)) {
      const letter = await readFile(join(outbox, name), 'utf8');
      const plain = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const link = /http:\S+\/reset-password\/\S+/.exec(plain)?.[0];
      if (plain.includes(address) && link) return link;
    }
    throw new Error('no letter yet');
  }
});

describe('limits', () => {
  it('stop guessing after ten wrong passwords, say when to come back, and hold for all instances', async () => {
    const limited = await startApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const beside = await startApp({ env: { RATE_LIMIT_SCALE: '1' }, beside: limited });
    try {
      const person = await registerPerson(limited.url);
      const guess = (base: string, password: string) =>
        caller(base)('POST', '/api/auth/login', { body: { email: person.email, password } });
      for (let i = 0; i < 10; i += 1) {
        expect((await guess(i % 2 ? limited.url : beside.url, `guess-${i}`)).status).toBe(401);
      }
      const refused = await guess(beside.url, person.password);
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ code: 'rate_limited', error: messages.loginLimited });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await beside.close();
      await limited.close();
    }
  });
});
