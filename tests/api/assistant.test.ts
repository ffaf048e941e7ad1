/** The help assistant over HTTP: what it answers, what it does in danger, and that it keeps nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import { json, status } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';

const PATH = '/api/ai-assistant/chat';
const asker = (person: () => Person) => async (message: string, risk?: unknown) =>
  (await person().call('POST', PATH, { body: { message, ...(risk ? { risk } : {}) } })).body;

describe('without a language model', () => {
  let app: TestApp;
  let person: Person;
  const ask = asker(() => person);

  beforeAll(async () => {
    app = await startApp({ env: { SUPPORT_EMAIL: 'help@example.org', TRIAL_DAYS: '9' } });
    person = await registerPerson(app.url, { firstName: 'Robin' });
  });
  afterAll(() => app.close());

  it('answers from the help content with this server’s facts and the page where it is done', async () => {
    const trial = await ask('how long is the free trial?');
    expect(trial).toMatchObject({ success: true, crisis: null });
    expect(trial.response).toContain('free trial of 9 days');
    const password = await ask('How can I chnage my pasword');
    expect(password.response).toContain('at least 6 characters');
    expect(password.links).toEqual([{ to: '/app/profile', label: 'Your profile' }]);
  });

  it('answers on its older path too', async () => {
    const body = { message: 'how do I delete my account' };
    const answer = await person.call('POST', '/ai-assistant/chat', { body });
    expect(answer.body.response).toContain('permanently');
  });

  it('says when it does not know, and where to ask', async () => {
    const answer = await ask('how do I bake sourdough bread');
    expect(answer.response).toContain('I do not know that');
    expect(answer.links).toContainEqual({
      to: 'mailto:help@example.org',
      label: 'Write to support',
    });
    expect(answer.suggestions.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['Hello!', /^Hello/],
    ['thanks a lot', /welcome/],
    ['Are you a real person?', /No person: I am an AI help assistant/],
    ['what can you do', /features, AI therapists/],
    ['this is useless', /sorry/],
    ['ur dumb', /sorry/],
    ['this app is shit', /sorry/],
    ['who r u', /No person/],
    ['omg thank u sm', /welcome/],
    ['u there?', /^Hello/],
    ['wtf is this', /steady place/],
  ])('answers “%s” plainly', async (message, reply) => {
    expect((await ask(message)).response).toMatch(reply);
  });

  it('takes a question that goes on from the last one, and says where its help ends', async () => {
    const earlier = ['how do i cancel'];
    const { body } = await person.call('POST', PATH, {
      body: { message: 'and how long does that take?', earlier },
    });
    expect(body.response).toMatch(/^This is all that my help has on it:.*stops at once/s);
    expect(body.links.map(({ to }: { to: string }) => to)).toContain('mailto:help@example.org');
    expect((await ask('and how long does that take?')).response).toMatch(/I do not know|not sure/);
  });

  it('offers what may have been meant where it is not sure', async () => {
    const answer = await ask('i wanna drop my membership');
    expect(answer.response).toMatch(/^I am not sure what you mean/);
    expect(answer.suggestions).toContain('How do I cancel, and what happens then?');
  });

  it.each([
    ['¿cómo cancelo mi suscripción?', /solo entiende inglés/],
    ['wie kündige ich mein abo', /nur Englisch/],
    ['मेरा पासवर्ड भूल गया', /केवल अंग्रेज़ी/],
    ['не могу войти', /only understand English/],
  ])('says in their language that it knows English alone: %s', async (message, reply) => {
    const answer = await ask(message);
    expect(answer.response).toMatch(reply);
    expect(answer.response).toContain('help@example.org');
    expect(answer.crisis).toBeNull();
  });

  it.each([
    ['how do i kill my subscription', /renewal stops at once/],
    ['i want to be gone from your servers', /permanently and at once/],
    ['will this question be saved', /answers and forgets/],
    ['i lost my conversation', /recent sessions/],
  ])('sees no danger and no feeling in “%s”', async (message, reply) => {
    const answer = await ask(message);
    expect(answer.crisis).toBeNull();
    expect(answer.response).toMatch(reply);
  });

  it('reads two thousand characters for the one question in them', async () => {
    const answer = await ask(`${'well so i was just wondering again '.repeat(56)} how to cancel`);
    expect(answer.response).toContain('renewal stops at once');
  });

  it('points a person who is sad to somebody who listens, without crisis lines', async () => {
    const answer = await ask('I feel so lonely since we broke up');
    expect(answer.links[0]).toEqual({ to: '/app/chat/alice', label: 'Talk with Alice' });
    expect(answer.crisis).toBeNull();
    expect(answer.response).not.toContain('988');
    expect((await ask('I am worried about my privacy')).response).toContain('sealed with AES-256');
  });

  it('meets a person in danger by the protocol, and understands the answer to its question', async () => {
    const first = await ask('I want to kill myself');
    expect(first.crisis).toMatchObject({ level: 'active_ideation' });
    expect(first.crisis.resources.length).toBeGreaterThan(1);
    expect(first.response).toContain('988');
    expect(first.response).toContain('?');
    const second = await ask('yes, tonight', first.risk);
    expect(second.crisis).toMatchObject({ level: 'imminent' });
    expect(second.response).not.toBe(first.response);
    const third = await ask('I have the pills here', second.risk);
    expect(third.crisis?.level).toBe('imminent');
  });

  it('does not let danger be forgotten over the next question', async () => {
    const first = await ask('sometimes I wish I would not wake up');
    const next = await ask('how much is the base plan', first.risk);
    expect(next.response).toContain('$9.99');
    expect(next.crisis.resources.length).toBeGreaterThan(0);
  });

  it('stores nothing and logs nothing of what was said', async () => {
    const told = 'zanzibar-9931 how do I cancel my zanzibar-9931 plan';
    await ask(told);
    await ask(`I want to kill myself zanzibar-9931`);
    expect(app.logged.join('\n')).not.toContain('zanzibar');
    const mine = await person.call('GET', '/api/user/export');
    expect(JSON.stringify(mine.body)).not.toContain('zanzibar');
    const sessions = await person.call('GET', '/api/chat/recent-sessions');
    expect(sessions.body.sessions).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['blanks', { message: '  ' }],
    ['too much', { message: 'x'.repeat(8001) }],
    ['too many earlier questions', { message: 'hello', earlier: ['a', 'b', 'c'] }],
    ['an earlier question that is too long', { message: 'hello', earlier: ['x'.repeat(401)] }],
    ['an unknown level of danger', { message: 'hello', risk: { peak: 'cosmic' } }],
  ])('refuses %s', async (_, body) => {
    const answer = await person.call('POST', PATH, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  });
});

describe('with limits', () => {
  it('asks for patience after many questions, and never in danger', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const person = await registerPerson(app.url);
    const send = (message: string) => person.call('POST', PATH, { body: { message } });
    const answers = await Promise.all(Array.from({ length: 25 }, () => send('hello')));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const danger = await send('I am going to kill myself tonight');
    expect(danger.status).toBe(200);
    expect(danger.body.crisis.level).toBe('imminent');
    await app.close();
  });
});

describe('with a language model', () => {
  let model: FakeModel;
  let app: TestApp;
  let person: Person;
  const ask = asker(() => person);
  const answers = (answer: string, answered = true) =>
    model.structured('help-answer', json({ answered, answer }));

  beforeAll(async () => {
    model = await startFakeModel();
    app = await startApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'fake' } });
    person = await registerPerson(app.url);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  it('lets it put what was found into words, and nothing else', async () => {
    answers('In your profile, under Security & Privacy, you can change it.');
    const answer = await ask('where do I change my password');
    expect(answer.response).toBe('In your profile, under Security & Privacy, you can change it.');
    expect(answer.links[0].to).toBe('/app/profile');
    const sent = model.requests.at(-1)?.raw ?? '';
    expect(sent).toContain('at least 6 characters');
    expect(sent).not.toContain(person.email);
  });

  it.each([
    ['a number that is nowhere in the help', 'In your profile, under Security, within 48 hours.'],
    ['things of its own', 'Unicorns gallop gracefully through enchanted rainbow forests forever.'],
    ['an address', 'In your profile, see https://example.com for Security.'],
  ])('shows the article itself where it says %s', async (_, said) => {
    answers(said);
    expect((await ask('where do I change my password')).response).toContain(
      'at least 6 characters',
    );
  });

  it('shows the article itself where the model fails', async () => {
    model.structured('help-answer', status(500));
    expect((await ask('where do I change my password')).response).toContain(
      'at least 6 characters',
    );
  });

  it('shows the article itself where the model finds no answer in it', async () => {
    answers('', false);
    expect((await ask('where do I change my password')).response).toContain(
      'at least 6 characters',
    );
  });

  it('is asked about what may have been meant, and told what was asked before', async () => {
    answers('Choose Cancel under Manage Subscription in your profile.');
    const body = { message: 'i wanna drop my membership', earlier: ['what do the plans include'] };
    const answer = (await person.call('POST', PATH, { body })).body;
    expect(answer.response).toBe('Choose Cancel under Manage Subscription in your profile.');
    expect(model.requests.at(-1)?.raw).toContain('what do the plans include');
    answers('', false);
    expect((await ask('i wanna drop my membership')).response).toMatch(/^I am not sure/);
  });

  it('is no longer asked once the day’s share is used up', async () => {
    const frugal = await startApp({
      env: {
        AI_BASE_URL: model.url,
        AI_MODEL: 'fake',
        AI_DAILY_TOKENS: '1',
        RATE_LIMIT_SCALE: '1',
      },
    });
    const guest = asker(() => visitor);
    const visitor = await registerPerson(frugal.url);
    answers('In your profile, under Security & Privacy.');
    expect((await guest('where do I change my password')).response).not.toContain('least 6');
    expect((await guest('where do I change my password')).response).toContain('least 6');
    await frugal.close();
  });

  it('is not asked about what is not in the help, nor in danger', async () => {
    const before = model.requests.length;
    await ask('how do I bake sourdough bread');
    await ask('I want to kill myself');
    expect(model.requests.length).toBe(before);
  });
});
