/** Reads sent as one statement say what they say one by one, of every kind of column that a turn reads. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInOrder, readTogether } from '#database/together.ts';
import { sessionRead } from '#features/chat/server/queries.ts';
import { byIdempotencyKeyRead, latestRead } from '#features/chat/server/turn/queries.ts';
import { memoriesRead, settingsRead } from '#features/memory/server/queries.ts';
import { standingRead } from '#features/subscription/server/queries.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { subscriber } from '#tests/factories/billing.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  person = await registerPerson(app.url);
});
afterAll(() => app.close());

const readsOf = (userId: string, sessionId: string) => ({
  session: sessionRead({ userId, id: sessionId }),
  recent: latestRead({ userId, sessionId, limit: 3 }),
  standing: standingRead({ userId }),
  keyed: byIdempotencyKeyRead({ userId, sessionId, key: 'none' }),
  nothing: null,
  settings: settingsRead({ userId }),
  memories: memoriesRead({ userId }),
});

it.each([{ said: [] }, { said: ['My sister Priya is a nurse in Leeds.', 'I had a long day.'] }])(
  'of a talk with $said',
  async ({ said }) => {
    const sessionId = await talk(person, 'charlie', said);
    const reads = readsOf(person.id, sessionId);
    const together = await readTogether(app.services.db, reads);
    expect(together).toEqual(await readInOrder(app.services.db, reads));
    expect(together.session?.createdAt).toBeInstanceOf(Date);
    expect(together.session?.endedAt).toBeNull();
    expect(together.standing?.subscription).toBeNull();
    expect(together.recent.map(({ seq }) => seq)).toEqual(said.length > 0 ? [2, 3, 4] : []);
    expect(together.recent.every(({ body }) => Buffer.isBuffer(body))).toBe(true);
  },
);

it('of a plan that was bought', async () => {
  const { id: userId } = await subscriber(app, 'base');
  const reads = { standing: standingRead({ userId }) };
  const together = await readTogether(app.services.db, reads);
  expect(together).toEqual(await readInOrder(app.services.db, reads));
  expect(together.standing?.subscription?.nextSyncAt).toBeInstanceOf(Date);
});

it('of somebody who is not there', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000';
  const reads = readsOf(nobody, nobody);
  const together = await readTogether(app.services.db, reads);
  expect(together).toEqual(await readInOrder(app.services.db, reads));
  expect(together.session).toBeUndefined();
});
