/** A model that answers somebody who has left, ended or deleted the talk meanwhile, and one that says odd things. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';
import { json, type Order, say } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';

let model: FakeModel;
let app: TestApp;
let person: Person;

beforeAll(async () => {
  model = await startFakeModel();
  app = await startApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'fake' } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.structured('danger', json({ level: 'none', subject: 'self' }));
  person = await registerPerson(app.url);
});

const read = async (sessionId: string) =>
  (await person.call('GET', `/api/chat/session/${sessionId}`)).body.chat;
const contents = async (sessionId: string): Promise<string[]> =>
  (await read(sessionId)).messages.map(
    ({ role, content }: { role: string; content: string }) => `${role}: ${content}`,
  );
const send = (sessionId: string, message: string) =>
  person.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });

const SLOW: Order = {
  kind: 'text',
  text: Array.from({ length: 40 }, (_, n) => `Drawer ${n} is full. `).join(''),
  everyMs: 20,
};

/** Reads the answer up to its first words, so that the model is known to be speaking. */
async function begun(sessionId: string, message: string, signal: AbortSignal | null = null) {
  const response = await fetch(`${app.url}/api/chat/message/${sessionId}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message }),
    signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  return async () => {
    let text = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += Buffer.from(next.value).toString('utf8');
    }
    return text;
  };
}

/** Says something and is gone before it is answered whole; the model has noticed. Which session it was. */
async function leftInTheMiddle(message: string): Promise<string> {
  model.replies(SLOW);
  const tab = new AbortController();
  const sessionId = await talk(person, 'evan');
  await begun(sessionId, message, tab.signal);
  tab.abort();
  await model.requests.findLast(({ body }) => body.stream)?.abandoned;
  return sessionId;
}

describe('whoever stops listening in the middle of a reply', () => {
  it('has their message stored and no half of a reply, and is answered the next time', async () => {
    const sessionId = await leftInTheMiddle('The drawers are full.');
    expect(await contents(sessionId)).toEqual(['user: The drawers are full.']);

    model.replies(say('And the garage?'));
    expect((await send(sessionId, 'So is the garage.')).body.response).toBe('And the garage?');
    const asked = JSON.stringify(model.requests.findLast(({ body }) => body.stream)?.body.messages);
    expect(asked).toContain('The drawers are full.');
    expect(asked).not.toContain('Drawer 0');
    expect(await contents(sessionId)).toEqual([
      'user: The drawers are full.',
      'user: So is the garage.',
      'assistant: And the garage?',
    ]);
  });

  it('and asks again is answered once', async () => {
    const sessionId = await leftInTheMiddle('The drawers are full.');
    model.replies(say('Which of them first?'));
    await send(sessionId, 'The drawers are full.');
    expect(await contents(sessionId)).toEqual([
      'user: The drawers are full.',
      'assistant: Which of them first?',
    ]);
  });
});

describe('a talk that changes while the model speaks', () => {
  it('keeps the reply to what was said before it was ended, and takes no more', async () => {
    model.replies(SLOW);
    const sessionId = await talk(person, 'evan');
    const rest = await begun(sessionId, 'The drawers are full.');
    const ended = await person.call('PUT', `/api/chat/end/${sessionId}`);
    expect(ended.status).toBe(200);
    expect(await rest()).toContain('event: done');
    const { status, messages } = await read(sessionId);
    expect(status).toBe('completed');
    expect(messages).toHaveLength(2);
    expect((await send(sessionId, 'One more.')).status).toBe(409);
  });

  it('keeps nothing once it is deleted', async () => {
    model.replies(SLOW);
    const sessionId = await talk(person, 'evan');
    const rest = await begun(sessionId, 'The drawers are full.');
    expect((await person.call('DELETE', `/api/chat/session/${sessionId}`)).status).toBe(200);
    expect(await rest()).toMatch(/event: error\ndata: .*"code":"not_found"/);
    expect((await person.call('GET', `/api/chat/session/${sessionId}`)).status).toBe(404);
  });

  it('keeps both messages of two tabs, each with its own reply', async () => {
    model.replies(SLOW, say('And the garage?'));
    const sessionId = await talk(person, 'evan');
    const rest = await begun(sessionId, 'The drawers are full.');
    expect((await send(sessionId, 'So is the garage.')).body.response).toBe('And the garage?');
    expect(await rest()).toContain('event: done');
    const roles = (await read(sessionId)).messages.map((one: { role: string }) => one.role);
    expect(roles).toEqual(['user', 'assistant', 'user', 'assistant']);
  });
});

describe('what a model says', () => {
  it('is stored as it was shown: without markup, hidden marks, thinking or the person’s part', async () => {
    model.replies(
      say(
        '<think>Be human.</think>**Two** <b>drawers</b>, see [here](https://evil.example)\u202e.\n\nRobin: I am tired.',
      ),
    );
    const sessionId = await talk(person, 'evan');
    const { body } = await send(sessionId, 'The drawers are full.');
    expect(body.response.trim()).toBe('**Two** drawers, see here.');
    expect((await contents(sessionId))[1]?.trim()).toBe(`assistant: ${body.response.trim()}`);
  });

  it('is stored up to a sensible end where it goes on for ever', async () => {
    model.replies({
      kind: 'parts',
      parts: Array.from({ length: 3_000 }, (_, n) => `Box ${n} is on the table. `),
    });
    const sessionId = await talk(person, 'evan');
    const { status, body } = await send(sessionId, 'The drawers are full.');
    expect(status).toBe(200);
    expect(body.response.length).toBeGreaterThan(4_900);
    expect(body.response.length).toBeLessThan(5_100);
    expect((await contents(sessionId))[1]).toBe(`assistant: ${body.response}`);
  });
});
