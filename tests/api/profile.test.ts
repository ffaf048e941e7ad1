/** The profile: name, what cannot be changed, and the choice of a therapist. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '#database/tables/subscription.ts';
import { messages } from '#features/account/rules.ts';
import { DAY } from '#platform/server/clock.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';

const clock = movableClock();
let app: TestApp;
let person: Person;
let other: Person;
let third: Person;

beforeAll(async () => {
  app = await startApp({ clock });
});
beforeEach(async () => {
  [person, other, third] = await Promise.all([
    registerPerson(app.url),
    registerPerson(app.url),
    registerPerson(app.url),
  ]);
});
afterAll(() => app.close());

const change = (body: unknown, who: Person = person) =>
  who.call('PUT', '/api/user/profile', { body });
const me = async (who: Person = person) => (await who.call('GET', '/api/auth/profile')).body.user;

describe('the name', () => {
  it.each([
    ['  Ada  ', 'Ada', ''],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada  King of Lovelace ', 'Ada', 'King of Lovelace'],
    ['Đặng Thùy Trâm', 'Đặng', 'Thùy Trâm'],
  ])('«%s» is kept as «%s» and «%s»', async (name, firstName, lastName) => {
    const answer = await change({ name });
    expect(answer.status).toBe(200);
    const whole = lastName ? `${firstName} ${lastName}` : firstName;
    expect(answer.body).toMatchObject({
      success: true,
      user: { name: whole, firstName, lastName },
    });
    expect(await me()).toMatchObject({ name: whole, firstName, lastName });
  });

  it.each(['', '   ', '\n\t'])('«%s» is refused with the exact sentence', async (name) => {
    const before = await me();
    const answer = await change({ name });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: 'Name cannot be empty',
      fields: { name: 'Name cannot be empty' },
    });
    expect(await me()).toEqual(before);
  });

  it('takes a hundred characters a part and no more', async () => {
    const long = 'a'.repeat(100);
    expect((await change({ name: `${long} ${long}` })).status).toBe(200);
    expect((await change({ name: `${long}a` })).body.error).toBe(messages.nameLong);
    expect((await change({ name: `a ${long}a` })).body.error).toBe(messages.nameLong);
  });

  it('can be changed by its parts, and the whole wins over them', async () => {
    await change({ firstName: 'Grace', lastName: 'Hopper' });
    expect(await me()).toMatchObject({ name: 'Grace Hopper' });
    await change({ lastName: '' });
    expect(await me()).toMatchObject({ name: 'Grace' });
    await change({ name: 'Ada Lovelace', firstName: 'Nobody' });
    expect(await me()).toMatchObject({ name: 'Ada Lovelace' });
    expect((await change({ firstName: ' ' })).body.error).toBe('Name cannot be empty');
  });

  it("changes nobody else's", async () => {
    const [hers, theirs] = [await me(other), await me(third)];
    await change({ name: 'Somebody Else' });
    expect([await me(other), await me(third)]).toEqual([hers, theirs]);
  });
});

describe('what cannot be changed here', () => {
  it('says so of the email', async () => {
    const answer = await change({ name: 'Ada', email: 'new@example.org' });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('Email cannot be changed');
    expect(await me()).toMatchObject({ email: person.email, firstName: 'Robin' });
  });

  it.each([
    { plan: 'advanced' },
    { trialEndsAt: '2099-01-01T00:00:00.000Z' },
    { _id: '01990000-0000-7000-8000-000000000000' },
    { password: 'another-one' },
    { preferences: { isAdmin: true } },
    { preferences: { preferredTherapistSince: null } },
  ])('refuses %o', async (body) => {
    expect((await change(body)).status).toBe(400);
  });

  it('answers an empty change with the profile as it is', async () => {
    expect((await change({})).body.user).toEqual(await me());
  });
});

describe('the preferred therapist', () => {
  const prefer = (preferredTherapist: unknown, who: Person = person) =>
    change({ preferences: { preferredTherapist } }, who);

  async function subscribeToBase(who: Person): Promise<void> {
    const now = clock.now();
    const later = new Date(now.getTime() + 365 * DAY);
    await app.services.db.insert(subscriptions).values({
      userId: who.id,
      remoteId: `test_${who.id}`,
      plan: 'base',
      state: 'live',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: later,
      syncedAt: now,
      nextSyncAt: later,
    });
  }

  it('is free to choose during the trial', async () => {
    for (const id of ['alice', 'bob', null, 'iris']) {
      const answer = await prefer(id);
      expect(answer.status).toBe(200);
      expect(answer.body.user.preferences).toEqual({
        preferredTherapist: id,
        therapistChangeableFrom: null,
      });
    }
  });

  it.each(['zoe', 'Alice', '', 'alice ', '__proto__'])(
    'has to be one of ours, not «%s»',
    async (id) => {
      const answer = await prefer(id);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual(['preferences.preferredTherapist']);
    },
  );

  it('on Base is chosen once in seven days, and says when again', async () => {
    clock.set(new Date('2026-03-02T09:00:00.000Z'));
    const member = await registerPerson(app.url);
    await prefer('alice', member);
    await subscribeToBase(member);
    const first = await prefer('bob', member);
    expect(first.body.user.preferences).toEqual({
      preferredTherapist: 'bob',
      therapistChangeableFrom: '2026-03-09T09:00:00.000Z',
    });
    expect((await prefer('bob', member)).status).toBe(200);
    const tooSoon = await prefer('charlie', member);
    expect(tooSoon.status).toBe(409);
    expect(tooSoon.body.error).toContain('March 9, 2026');
    expect((await prefer(null, member)).status).toBe(409);

    clock.advance(7 * DAY - 1);
    const login = { body: { email: member.email, password: member.password } };
    const { token } = (await other.call('POST', '/api/auth/login', login)).body;
    const headers = { authorization: `Bearer ${token}` };
    const body = { preferences: { preferredTherapist: 'charlie' } };
    const again = () => other.call('PUT', '/api/user/profile', { body, headers });
    expect((await again()).status).toBe(409);
    clock.advance(1);
    expect((await again()).body.user.preferences.preferredTherapist).toBe('charlie');
  });

  it('on Base lets one of ten at once win', async () => {
    const member = await registerPerson(app.url);
    await subscribeToBase(member);
    const ids = ['alice', 'bob', 'charlie', 'diana', 'evan', 'fiona', 'grace', 'henry', 'iris'];
    const answers = await Promise.all(ids.map((id) => prefer(id, member)));
    const won = answers.filter((answer) => answer.status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(ids.length - 1);
    expect((await me(member)).preferences).toEqual(won[0]?.body.user.preferences);
  });
});
