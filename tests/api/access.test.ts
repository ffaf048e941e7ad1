/** Every endpoint × everyone who might call it: made from the contracts, so none is forgotten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#server/endpoints.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Belongings, belongingsOf, pathFor } from '#tests/factories/belongings.ts';
import { type Call, caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

let app: TestApp;
let anonymous: Call;
let deadToken: Call;
let owner: Person;
let stranger: Person;
let belongings: Belongings;

beforeAll(async () => {
  app = await startApp();
  anonymous = caller(app.url);
  owner = await registerPerson(app.url);
  stranger = await registerPerson(app.url);
  belongings = await belongingsOf(owner);
  const gone = await registerPerson(app.url);
  await gone.call('POST', '/api/auth/logout');
  deadToken = caller(app.url, gone.token);
});
afterAll(() => app.close());

const closed = endpoints.filter((endpoint) => endpoint.access === 'user');
const paths = (path: string, alias?: string) => (alias ? [path, alias] : [path]);

describe('calls that need a signed-in person', () => {
  for (const endpoint of closed) {
    for (const template of paths(endpoint.path, endpoint.alias)) {
      const name = `${endpoint.method} ${template}`;
      it(`${name} refuses a caller without a token`, async () => {
        const answer = await anonymous(endpoint.method, pathFor(template, belongings));
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ success: false, code: 'unauthenticated' });
      });
      it(`${name} refuses a token that has been signed out`, async () => {
        const answer = await deadToken(endpoint.method, pathFor(template, belongings));
        expect(answer.status).toBe(401);
      });
    }
  }
});

describe("a stranger asking for the owner's things", () => {
  const owned = closed.filter((endpoint) => Object.keys(idsIn(endpoint.path)).length > 0);
  for (const endpoint of owned) {
    it(`${endpoint.method} ${endpoint.path} looks the same as a random id`, async () => {
      const body = bodyFor(endpoint.path);
      const theirs = await stranger.call(endpoint.method, pathFor(endpoint.path, belongings), body);
      const nobodys = await stranger.call(endpoint.method, pathFor(endpoint.path, NOBODYS), body);
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
    });
  }

  it('changes nothing of theirs', async () => {
    const session = await owner.call('GET', `/api/chat/session/${belongings.sessionId}`);
    expect(session.body.chat).toMatchObject({ status: 'active' });
    expect(session.body.chat.messages).toHaveLength(2);
    const sessions = await owner.call('GET', '/api/auth/sessions');
    expect(sessions.body.sessions).toHaveLength(1);
    const remembered = await owner.call('GET', '/api/memory');
    expect(remembered.body.memories).toHaveLength(1);
  });
});

const RANDOM = '01990000-0000-7000-8000-000000000000';
const NOBODYS: Belongings = {
  therapistId: 'charlie',
  sessionId: RANDOM,
  id: RANDOM,
  intentId: RANDOM,
  memoryId: RANDOM,
};

/** Parameters that name something a person owns. */
function idsIn(path: string): Record<string, true> {
  const found: Record<string, true> = {};
  for (const [, name] of path.matchAll(/:(\w+)/g)) {
    if (name && name !== 'therapistId') found[name] = true;
  }
  return found;
}

function bodyFor(path: string) {
  return path.startsWith('/api/chat/message') ? { body: { message: 'hello' } } : {};
}
