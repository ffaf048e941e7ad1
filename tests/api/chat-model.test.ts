/** Conversations with a language model upstream: streamed, stored once, safe when it is down. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEND_FAILED } from '#features/chat/rules.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';
import { json, type Order, say, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';

let model: FakeModel;
let app: TestApp;
let person: Person;

beforeAll(async () => {
  model = await startFakeModel();
  app = await startApp({
    env: { AI_BASE_URL: model.url, AI_MODEL: 'fake', AI_API_KEY: 'top-secret-key' },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  person = await registerPerson(app.url);
});

const read = async (sessionId: string) =>
  (await person.call('GET', `/api/chat/session/${sessionId}`)).body.chat;
const send = (sessionId: string, message: string, headers: Record<string, string> = {}) =>
  person.call('POST', `/api/chat/message/${sessionId}`, { body: { message }, headers });

describe('a model', () => {
  it('answers, and the person is told who it is', async () => {
    model.replies(say('Two early mornings in a row wear anybody down. Which was the longer?'));
    const started = await person.call('POST', '/api/chat/start/charlie', { body: {} });
    expect(started.body.answeredBy).toContain('fake');
    const answer = await send(started.body.sessionId, 'Up at five twice this week.');
    expect(answer.body.response).toContain('Which was the longer?');
    expect((await read(started.body.sessionId)).messages).toHaveLength(2);
    const sent = model.requests.at(-1)?.raw ?? '';
    expect(sent).toContain('Up at five twice this week.');
    expect(sent).not.toContain(person.email);
    expect(sent).not.toContain(person.id);
  });

  it('that fails leaves the message stored once, and a retry is answered once', async () => {
    model.replies(status(500));
    const sessionId = await talk(person, 'iris');
    const headers = { 'idempotency-key': 'once' };
    const refused = await send(sessionId, 'The curtains are still closed.', headers);
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ code: 'unavailable', error: SEND_FAILED });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(sessionId)).messages.map((m: { role: string }) => m.role)).toEqual(['user']);

    model.replies(say('Closed since when?'));
    const answers = await Promise.all([
      send(sessionId, 'The curtains are still closed.', headers),
      send(sessionId, 'The curtains are still closed.', headers),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]?.body.messageId).toBe(answers[1]?.body.messageId);
    expect((await read(sessionId)).messages).toHaveLength(2);
    expect(app.logged.join('')).not.toMatch(/curtains|top-secret-key/);
  });

  it('that fails at a first message leaves the session it opened, and the message in it', async () => {
    model.replies(status(500));
    const initialMessage = 'The kettle has been cold since Sunday.';
    const started = await person.call('POST', '/api/chat/start/iris', { body: { initialMessage } });
    expect(started.status).toBe(200);
    const { sessionId, unanswered, response } = started.body;
    expect(response).toBeUndefined();
    expect(unanswered).toMatchObject({ code: 'unavailable', error: SEND_FAILED });
    expect(unanswered.retryAfter).toBeGreaterThan(0);
    const [kept, ...more] = (await read(sessionId)).messages;
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ content: initialMessage, metadata: { unanswered: true } });

    model.replies(say('Cold since Sunday. What was it like before?'));
    const again = { initialMessage, sessionId };
    const headers = { 'idempotency-key': 'again' };
    const retried = await person.call('POST', '/api/chat/start/iris', { body: again, headers });
    expect(retried.body).toMatchObject({ sessionId, response: expect.stringContaining('Sunday') });
    expect(retried.body.unanswered).toBeUndefined();
    expect((await read(sessionId)).messages).toHaveLength(2);
  });

  it('that fails at a first message of danger is not needed for it', async () => {
    model.replies(status(500));
    const body = { initialMessage: 'I am going to kill myself tonight.' };
    const started = await person.call('POST', '/api/chat/start/diana', { body });
    expect(started.body.response).toContain('988');
    expect(started.body.unanswered).toBeUndefined();
    expect(started.body.crisis.level).toBe('imminent');
    expect((await read(started.body.sessionId)).messages).toHaveLength(2);
  });

  it('is heard in two tabs at once, each answered once and in order', async () => {
    model.replies(say('And what came after that?'));
    const sessionId = await talk(person, 'evan');
    const texts = Array.from({ length: 6 }, (_, i) => `Drawer number ${i} is empty now.`);
    const answers = await Promise.all(texts.map((text) => send(sessionId, text)));
    expect(answers.map((answer) => answer.status)).toEqual(texts.map(() => 200));
    const { messages } = await read(sessionId);
    expect(messages.map((m: { role: string }) => m.role)).toEqual(
      texts.flatMap(() => ['user', 'assistant']),
    );
    const said = messages.filter((m: { role: string }) => m.role === 'user');
    expect(said.map((m: { content: string }) => m.content).sort()).toEqual(texts);
  });

  it('is not needed where there is danger', async () => {
    model.replies(status(500));
    const sessionId = await talk(person, 'diana');
    const answer = await send(sessionId, 'I am going to kill myself tonight.');
    expect(answer.status).toBe(200);
    expect(answer.body.response).toContain('988');
    expect(answer.body.crisis.level).toBe('imminent');
  });

  it('is shared fairly: above the daily allowance a person is told so, with the message kept', async () => {
    const frugal = await startApp({
      env: {
        AI_BASE_URL: model.url,
        AI_MODEL: 'fake',
        AI_DAILY_TOKENS: '1',
        RATE_LIMIT_SCALE: '1',
      },
    });
    try {
      model.replies(say('What was the first thing today?'));
      const visitor = await registerPerson(frugal.url);
      const sessionId = await talk(visitor, 'evan', ['A long list.']);
      const body = { message: 'And it grows.' };
      const refused = await visitor.call('POST', `/api/chat/message/${sessionId}`, { body });
      expect(refused.status).toBe(429);
      expect(refused.body.error).toContain('tomorrow');
      const danger = { message: 'I want to end my life.' };
      const helped = await visitor.call('POST', `/api/chat/message/${sessionId}`, { body: danger });
      expect(helped.body.response).toContain('988');
    } finally {
      await frugal.close();
    }
  });

  describe('streaming', () => {
    const slow: Order = {
      kind: 'text',
      text: Array.from({ length: 30 }, (_, n) => `Day ${n} ran over. `).join(''),
      everyMs: 25,
    };
    const stream = async (sessionId: string, signal: AbortSignal | null = null) => {
      const response = await fetch(`${app.url}/api/chat/message/${sessionId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ message: 'Every day ran over.' }),
        signal,
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      return response;
    };

    it('to somebody who deletes the account meanwhile ends with what happened', async () => {
      model.replies(slow);
      const response = await stream(await talk(person, 'fiona'));
      expect((await person.call('DELETE', '/api/user/account')).status).toBe(200);
      const last = (await response.text()).trim().split('\n\n').at(-1) ?? '';
      expect(last).toMatch(/^event: error\ndata: .*"code":"unauthenticated"/);
    });

    it('is given up where nobody listens any more, which is nobody’s fault', async () => {
      model.replies(slow);
      model.structured('danger', json({ level: 'none', subject: 'self' }));
      const before = app.logged.length;
      const tab = new AbortController();
      const sessionId = await talk(person, 'fiona');
      await stream(sessionId, tab.signal);
      tab.abort();
      await model.requests.findLast(({ body }) => body.stream)?.abandoned;
      expect((await read(sessionId)).messages).toHaveLength(1);
      expect(app.logged.slice(before).join('')).not.toMatch(/"level":"(warn|error)"/);
    });

    it.each([
      ['a stream', (sessionId: string, signal: AbortSignal) => stream(sessionId, signal)],
      [
        'a whole answer',
        (sessionId: string, signal: AbortSignal) =>
          fetch(`${app.url}/api/chat/message/${sessionId}`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${person.token}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify({ message: 'Every day ran over.' }),
            signal,
          }),
      ],
    ])('that is cut off in %s is logged and counted, once', async (how, ask) => {
      model.replies(slow);
      model.structured('danger', json({ level: 'none', subject: 'self' }));
      const route = '/api/chat/message/:sessionId';
      const counted = async () => {
        const figures = await (await fetch(`${app.url}/metrics`)).text();
        const line = figures
          .split('\n')
          .find((one) => /_count\{/.test(one) && one.includes(route) && one.includes('"499"'));
        return Number(line?.split(' ').at(-1) ?? 0);
      };
      const [before, counts] = [app.logged.length, await counted()];
      const lines = () =>
        app.logged
          .slice(before)
          .map((line) => JSON.parse(line))
          .filter((line) => line.route === route);
      const tab = new AbortController();
      const begun = () => model.requests.filter(({ body }) => body.stream).length;
      const already = begun();
      const asked = ask(await talk(person, 'fiona'), tab.signal).catch(() => undefined);
      await expect.poll(begun, { timeout: 10_000 }).toBeGreaterThan(already);
      if (how === 'a stream') await asked;
      tab.abort();
      await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
      await asked;
      expect(lines()).toMatchObject([{ method: 'POST', status: 499, ms: expect.any(Number) }]);
      expect(lines()[0].requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(await counted()).toBe(counts + 1);
    });
  });
});
