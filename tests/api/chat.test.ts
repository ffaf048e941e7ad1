/** Conversations: starting, talking, two tabs, retries, ending, deleting, and what is stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#platform/server/clock.ts';
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

const send = (sessionId: string, message: string, headers: Record<string, string> = {}) =>
  person.call('POST', `/api/chat/message/${sessionId}`, { body: { message }, headers });
const read = async (sessionId: string) =>
  (await person.call('GET', `/api/chat/session/${sessionId}`)).body.chat;

describe('a conversation', () => {
  it('is started, answered, listed, read, ended and deleted', async () => {
    const started = await person.call('POST', '/api/chat/start/iris', { body: {} });
    expect(started.status).toBe(200);
    const { sessionId, welcome, assessmentStatus } = started.body;
    expect(welcome.length).toBeGreaterThan(20);
    expect(assessmentStatus).toEqual({ hasCompleted: false, assessmentId: null });

    const answer = await send(sessionId, 'I have not opened the curtains since Sunday.');
    expect(answer.status).toBe(200);
    expect(answer.body.response.length).toBeGreaterThan(10);
    expect(answer.body).toMatchObject({ crisis: null, degraded: false });

    const { sessions } = (await person.call('GET', '/api/chat/recent-sessions?limit=10')).body;
    expect(sessions[0]).toMatchObject({
      _id: sessionId,
      sessionId,
      therapistId: 'iris',
      therapistName: 'Iris',
      therapistSpecialty: 'depression',
      messageCount: 2,
      status: 'active',
    });
    expect(answer.body.response.replace(/\s+/g, ' ')).toContain(
      sessions[0].lastMessage.replace(/…$/, ''),
    );

    const chat = await read(sessionId);
    expect(chat.messages.map((m: { role: string }) => m.role)).toEqual(['user', 'assistant']);
    expect(chat.messages[0].content).toBe('I have not opened the curtains since Sunday.');

    const ended = await person.call('PUT', `/api/chat/end/${sessionId}`);
    expect(ended.body.session.status).toBe('completed');
    expect((await person.call('PUT', `/api/chat/end/${sessionId}`)).status).toBe(200);
    const late = await send(sessionId, 'One more thing');
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('wrong_state');

    expect((await person.call('DELETE', `/api/chat/session/${sessionId}`)).status).toBe(200);
    expect((await person.call('GET', `/api/chat/session/${sessionId}`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/chat/session/${sessionId}`)).status).toBe(404);
  });

  it('takes a first message with the start', async () => {
    const started = await person.call('POST', '/api/chat/start/evan', {
      body: { initialMessage: 'Three deadlines on one Friday.' },
    });
    expect(started.body.response.length).toBeGreaterThan(10);
    expect((await read(started.body.sessionId)).messages).toHaveLength(2);
  });

  it('is started without a body, as its contract has it', async () => {
    const bare = await person.call('POST', '/api/chat/start/iris');
    const empty = await person.call('POST', '/api/chat/start/iris', { raw: '' });
    expect([bare.status, empty.status]).toEqual([200, 200]);
    const message = `/api/chat/message/${bare.body.sessionId}`;
    expect((await person.call('POST', message)).status).toBe(400);
  });

  it('looks up, without opening another, when a session is resumed', async () => {
    const sessionId = await talk(person, 'grace', ['I keep comparing myself.']);
    const before = (await person.call('GET', '/api/chat/recent-sessions?limit=100')).body.sessions;
    const again = await person.call('POST', '/api/chat/start/grace', { body: { sessionId } });
    expect(again.body.sessionId).toBe(sessionId);
    const after = (await person.call('GET', '/api/chat/recent-sessions?limit=100')).body.sessions;
    expect(after).toHaveLength(before.length);
  });

  it('keeps a session in which nothing was said out of the list after an hour', async () => {
    const sessionId = await talk(person, 'bob');
    const listed = async () => {
      const { sessions } = (await person.call('GET', '/api/chat/recent-sessions?limit=100')).body;
      return sessions.some((session: { _id: string }) => session._id === sessionId);
    };
    expect(await listed()).toBe(true);
    clock.advance(HOUR + 1);
    expect(await listed()).toBe(false);
  });

  it('limits the list and orders it newest first', async () => {
    const two = await registerPerson(app.url);
    for (const therapist of ['alice', 'bob', 'charlie']) {
      await talk(two, therapist, ['Hello there, it was a long day.']);
      clock.advance(1000);
    }
    const { sessions } = (await two.call('GET', '/api/chat/recent-sessions?limit=2')).body;
    expect(sessions.map((s: { therapistId: string }) => s.therapistId)).toEqual(['charlie', 'bob']);
  });
});

describe('streaming', () => {
  it('sends the reply in pieces and stores exactly what it sent', async () => {
    const sessionId = await talk(person, 'fiona');
    const response = await fetch(`${app.url}/api/chat/message/${sessionId}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message: 'My brother died in March and I still call him.' }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const events = parseEvents(await response.text());
    const done = events.at(-1);
    expect(done?.event).toBe('done');
    const streamed = events
      .filter((event) => event.event === 'delta')
      .map((event) => event.data.text)
      .join('');
    expect(streamed).toBe(done?.data.response);
    const chat = await read(sessionId);
    expect(chat.messages.at(-1).content).toBe(streamed);
    expect(chat.messages.at(-1)._id).toBe(done?.data.messageId);
  });

  it('refuses with an ordinary error answer before the stream begins', async () => {
    const headers = { accept: 'text/event-stream' };
    const answer = await send('01990000-0000-7000-8000-000000000000', 'hello', headers);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('not_found');
  });
});

describe('sending safely', () => {
  it('stores and answers a repeated Idempotency-Key once', async () => {
    const sessionId = await talk(person, 'henry');
    const headers = { 'idempotency-key': 'tap-1' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(sessionId, 'It is eleven and I am at the shop.', headers),
      ),
    );
    const ids = new Set(answers.map((answer) => answer.body.messageId));
    expect(ids.size).toBe(1);
    expect((await read(sessionId)).messages).toHaveLength(2);
    const other = await send(sessionId, 'Something else', headers);
    expect(other.status).toBe(409);
  });

  it('keeps the messages of two tabs in order, each answered once', async () => {
    const sessionId = await talk(person, 'james');
    const texts = Array.from({ length: 12 }, (_, i) => `Thought number ${i} about the move.`);
    const answers = await Promise.all(texts.map((text) => send(sessionId, text)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const { messages } = await read(sessionId);
    expect(messages.map((m: { role: string }) => m.role)).toEqual(
      texts.flatMap(() => ['user', 'assistant']),
    );
    const said = messages.filter((m: { role: string }) => m.role === 'user');
    expect(said.map((m: { content: string }) => m.content).sort()).toEqual([...texts].sort());
  });

  it.each(['', '   ', '\n\t'])('refuses the blank message %j and stores nothing', async (text) => {
    const sessionId = await talk(person, 'diana');
    const answer = await send(sessionId, text);
    expect(answer.status).toBe(400);
    expect(answer.body.fields.message).toBe('Please write a message');
    expect((await read(sessionId)).messages).toHaveLength(0);
  });

  it('refuses a message for another therapist than the session has', async () => {
    const sessionId = await talk(person, 'diana');
    const body = { message: 'hello', therapistId: 'charlie' };
    const answer = await person.call('POST', `/api/chat/message/${sessionId}`, { body });
    expect(answer.status).toBe(400);
  });
});

function parseEvents(text: string): { event: string; data: Record<string, string> }[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return {
        event: first.replace('event: ', ''),
        data: JSON.parse(second.replace('data: ', '')),
      };
    });
}
