/** The safety plan over HTTP, and as a conversation builds it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_PLAN, PLAN_STEPS } from '#care/safety/safety-plan.ts';
import { DAY } from '#platform/server/clock.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { caller } from '#tests/factories/caller.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';

const clock = movableClock();
let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());

const PATH = '/api/safety-plan';
const newcomer = async () => {
  person = await registerPerson(app.url);
  return person;
};
const read = async (who = person) => (await who.call('GET', PATH)).body.plan;
const save = (version: number, steps: object, who = person) =>
  who.call('PUT', PATH, { body: { version, steps: { ...EMPTY_PLAN, ...steps } } });

describe('the page', () => {
  it('is empty at first, and has the crisis lines with it', async () => {
    await newcomer();
    const { body } = await person.call('GET', PATH);
    expect(body.plan).toEqual({ version: 0, steps: EMPTY_PLAN, updatedAt: null });
    const numbers = body.resources.map(
      (one: { call?: string; text?: { to: string } }) => one.call ?? one.text?.to,
    );
    expect(numbers).toEqual(expect.arrayContaining(['988', '741741', '911']));
  });

  it('keeps what is saved, tidied, under a growing version', async () => {
    await newcomer();
    const first = await save(0, { people: ['  Mira, 555 0134 ', '', 'mira, 555 0134'] });
    expect(first.body.plan.steps.people).toEqual(['Mira, 555 0134']);
    const { version } = first.body.plan;
    const second = await save(version, { people: ['Ben', 'Mira, 555 0134'] });
    expect(second.body.plan.version).toBeGreaterThan(version);
    expect((await read()).steps.people).toEqual(['Ben', 'Mira, 555 0134']);
  });

  it('refuses what was written over an older version, whole', async () => {
    await newcomer();
    const { version } = (await save(0, { coping: ['tea'] })).body.plan;
    const answers = await Promise.all([
      save(version, { coping: ['tea', 'a walk'] }),
      save(version, { coping: ['tea', 'music'] }),
      save(0, { coping: ['nothing'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('conflict');
    const kept = answers.find(({ status }) => status === 200)?.body.plan;
    expect(await read()).toEqual(kept);
  });

  it('makes one plan of two that are begun at once', async () => {
    await newcomer();
    const answers = await Promise.all([1, 2, 3].map((n) => save(0, { coping: [`thing ${n}`] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('is gone when deleted, and an old tab cannot write over its successor', async () => {
    await newcomer();
    const old = (await save(0, { coping: ['tea'] })).body.plan.version;
    expect((await person.call('DELETE', PATH)).status).toBe(200);
    expect((await read()).version).toBe(0);
    clock.advance(1000);
    await save(0, { coping: ['new'] });
    expect((await save(old, { coping: ['old'] })).status).toBe(409);
    expect((await read()).steps.coping).toEqual(['new']);
    expect((await person.call('DELETE', PATH)).status).toBe(200);
  });

  it('refuses too many lines, too long ones, and steps it does not know', async () => {
    await newcomer();
    const wrong = [
      { coping: Array.from({ length: 31 }, (_, at) => `line ${at}`) },
      { coping: ['x'.repeat(301)] },
      { coping: 'tea' },
      { magic: ['tea'] },
    ];
    for (const steps of wrong) expect((await save(0, steps)).status).toBe(400);
    expect((await read()).version).toBe(0);
  });

  it('opens a notice for a line about danger now, and none for a warning sign', async () => {
    await newcomer();
    const sign = await save(0, { warning_signs: ['I think about dying a lot'] });
    expect(sign.body.crisis).toBeNull();
    const now = await save(sign.body.plan.version, {
      warning_signs: ['I think about dying a lot', 'I am going to kill myself tonight'],
    });
    expect(now.body.crisis.level).toBe('imminent');
    expect(now.body.crisis.resources[0].call).toBe('911');
    expect((await read()).steps.warning_signs).toHaveLength(2);
  });

  it('stays open when the trial is over', async () => {
    await newcomer();
    const { version } = (await save(0, { people: ['Mira'] })).body.plan;
    clock.advance(9 * DAY);
    const login = await person.call('POST', '/api/auth/login', {
      body: { email: person.email, password: person.password },
    });
    const call = caller(app.url, login.body.token);
    expect((await call('POST', '/api/chat/start/charlie', { body: {} })).status).toBe(402);
    expect((await call('GET', PATH)).body.plan.steps.people).toEqual(['Mira']);
    const steps = { ...EMPTY_PLAN, people: ['Mira', 'Ben'] };
    expect((await call('PUT', PATH, { body: { version, steps } })).status).toBe(200);
    expect((await call('DELETE', PATH)).status).toBe(200);
  });

  it('is nobody else’s to see, sealed at rest, and leaves with an export', async () => {
    await newcomer();
    const stranger = await registerPerson(app.url);
    const secret = 'the bench at Kilmarnock pier';
    await save(0, { distraction: [secret] });
    expect((await read(stranger)).version).toBe(0);
    const [row] = await app.services.sql`
      select id, encode(body, 'escape') as body from safety_plans where user_id = ${person.id}`;
    expect(row?.body).not.toContain('Kilmarnock');
    expect(app.logged.join('')).not.toContain('Kilmarnock');
    const file = await person.call('GET', '/api/user/export');
    expect(JSON.stringify(file.body)).toContain(secret);
    // A sealed value in another person's row does not open.
    await save(0, { coping: ['theirs'] }, stranger);
    await app.services.sql`
      update safety_plans set body = (select body from safety_plans where id = ${row?.id})
      where user_id = ${stranger.id}`;
    expect((await stranger.call('GET', PATH)).status).toBe(500);
  });
});

describe('a conversation', () => {
  const send = (sessionId: string, message: string) =>
    person.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
  const response = async (sessionId: string, message: string): Promise<string> =>
    (await send(sessionId, message)).body.response;
  const DANGER = "some nights I wish I just wouldn't wake up";

  it('offers the plan after danger, leads six steps, and keeps each at its turn', async () => {
    await newcomer();
    const sessionId = await talk(person, 'iris', [DANGER, 'no, just tired of it all']);
    expect(await response(sessionId, 'my shifts are eating me alive')).toMatch(/Shall we\?$/);
    expect(await response(sessionId, 'yes please')).toContain('One of six');
    const answers = ['I go quiet', 'a hot shower', 'the library', 'Mira, 555 0134', 'Dr Hall'];
    for (const [at, answer] of answers.entries()) {
      const said = await response(sessionId, answer);
      expect(said).toContain('of six');
      expect((await read()).steps[PLAN_STEPS[at] ?? 'coping'].join(', ')).toBe(answer);
    }
    const last = await response(sessionId, 'my sister keeps the key');
    for (const answer of ['I go quiet', 'Dr Hall', 'my sister keeps the key']) {
      expect(last).toContain(answer.replace(', ', '\n- '));
    }
    expect(last).toContain('Safety plan page');
    const again = await talk(person, 'charlie');
    expect(await response(again, 'can you show me my safety plan?')).toContain('a hot shower');
    expect(await response(again, DANGER)).toContain('“Mira, 555 0134”');
  });

  it('stores a step once where its message is sent twice', async () => {
    await newcomer();
    const sessionId = await talk(person, 'grace', ['help me make a safety plan']);
    const twice = { body: { message: 'I go quiet' }, headers: { 'idempotency-key': 'once' } };
    const path = `/api/chat/message/${sessionId}`;
    const [one, other] = await Promise.all([
      person.call('POST', path, twice),
      person.call('POST', path, twice),
    ]);
    expect(one.body.response).toBe(other.body.response);
    expect((await read()).steps.warning_signs).toEqual(['I go quiet']);
  });

  it('puts the plan down for danger, and takes it up with what was said', async () => {
    await newcomer();
    const sessionId = await talk(person, 'henry', ['let us write a safety plan', 'I go quiet']);
    const answer = await send(sessionId, 'when it is bad I want to kill myself');
    expect(answer.body.crisis.level).toBe('active_ideation');
    expect(answer.body.response).toContain('988');
    expect((await read()).steps.coping).toEqual([]);
    for (const message of ['no, not tonight', 'it was a long week']) await send(sessionId, message);
    expect(await response(sessionId, 'go on with my safety plan')).toContain(
      '“when it is bad I want to kill myself”',
    );
    expect(await response(sessionId, 'no, something else')).toContain('Two of six');
    await send(sessionId, 'music');
    expect((await read()).steps).toMatchObject({
      warning_signs: ['I go quiet'],
      coping: ['music'],
    });
  });

  it('adds to a plan that is changed on its page meanwhile', async () => {
    await newcomer();
    const sessionId = await talk(person, 'evan', ['start a safety plan', 'I go quiet']);
    const plan = await read();
    const steps = { ...plan.steps, people: ['Mira'] };
    expect((await save(plan.version, steps)).status).toBe(200);
    await send(sessionId, 'a walk');
    expect((await read()).steps).toMatchObject({
      warning_signs: ['I go quiet'],
      coping: ['a walk'],
      people: ['Mira'],
    });
    expect((await save(plan.version, steps)).status).toBe(409);
  });
});
