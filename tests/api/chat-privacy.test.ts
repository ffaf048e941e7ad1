/** Conversations in danger, at rest, and where a plan has ended. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#platform/server/clock.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';

const clock = movableClock();
let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startApp({ clock });
  person = await registerPerson(app.url);
});
afterAll(() => app.close());

const send = (sessionId: string, message: string) =>
  person.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
const read = async (sessionId: string) =>
  (await person.call('GET', `/api/chat/session/${sessionId}`)).body.chat;

describe('danger', () => {
  it('is answered with resources, and the session remembers it', async () => {
    const sessionId = await talk(person, 'charlie');
    const answer = await send(sessionId, 'I want to kill myself and I know how I would do it.');
    expect(answer.body.crisis.level).not.toBe('none');
    expect(answer.body.crisis.resources.map((r: { call?: string }) => r.call)).toContain('988');
    expect(answer.body.response).toContain('988');
    const calm = await send(sessionId, 'The weather was fine today.');
    expect(calm.body.crisis).not.toBeNull();
    expect((await read(sessionId)).crisis).not.toBeNull();
  });
});

describe('what is stored', () => {
  it('holds none of the words, under a key that only its owner has', async () => {
    const secret = 'the lighthouse at Kilmarnock';
    const sessionId = await talk(person, 'grace', [`I think about ${secret} all day.`]);
    const rows = await app.services.sql`
      select s::text as s, m::text as m from chat_sessions s
      join chat_messages m on m.session_id = s.id where s.id = ${sessionId}`;
    const hex = Buffer.from(secret).toString('hex');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(hex);
    expect(app.logged.join('')).not.toContain('lighthouse');
  });
});

describe('who may talk to whom', () => {
  it('knows no therapist by another name', async () => {
    const answer = await person.call('POST', '/api/chat/start/sigmund', { body: {} });
    expect(answer.status).toBe(404);
  });

  it('closes every therapist when the trial is over, but keeps what was said readable', async () => {
    const visitor = await registerPerson(app.url);
    const sessionId = await talk(visitor, 'charlie', ['I am new here.']);
    clock.advance(7 * DAY);
    const { token } = (
      await visitor.call('POST', '/api/auth/login', {
        body: { email: visitor.email, password: visitor.password },
      })
    ).body;
    const headers = { authorization: `Bearer ${token}` };
    const list = await visitor.call('GET', '/api/therapists', { headers });
    expect(list.body.therapists).toHaveLength(10);
    expect(list.body.therapists.some((t: { available: boolean }) => t.available)).toBe(false);
    const start = await visitor.call('POST', '/api/chat/start/charlie', { body: {}, headers });
    expect(start.status).toBe(402);
    expect(start.body.code).toBe('payment_required');
    const message = { body: { message: 'hello' }, headers };
    expect((await visitor.call('POST', `/api/chat/message/${sessionId}`, message)).status).toBe(
      402,
    );
    const chat = await visitor.call('GET', `/api/chat/session/${sessionId}`, { headers });
    expect(chat.body.chat.messages).toHaveLength(2);
  });
});
