/** What is remembered, by whom it may be seen, and that it is gone when it is told to go. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEMORIES_MAX } from '#features/memory/server/policy.ts';
import { movableClock, startApp, type TestApp } from '#tests/factories/app.ts';
import { signedInAgain, subscriber } from '#tests/factories/billing.ts';
import { type Person, registerPerson, talk } from '#tests/factories/people.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const clock = movableClock();
let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(MINUTE);
  person = await registerPerson(app.url);
});

interface Listed {
  id: string;
  kind: string;
  fact: string;
  quote: string;
  sessionId: string;
  messageId: string;
  therapistId: string;
  createdAt: string;
}
const ledger = async (who: Person = person) =>
  (await who.call('GET', '/api/memory')).body as {
    memories: Listed[];
    enabled: boolean;
    planOpen: boolean;
  };
const facts = async (who?: Person) => (await ledger(who)).memories.map((one) => one.fact);
const say = async (who: Person, sessionId: string, message: string) => {
  clock.advance(1000);
  return who.call('POST', `/api/chat/message/${sessionId}`, { body: { message } });
};
const welcome = async (who: Person, therapistId: string): Promise<string> => {
  clock.advance(MINUTE);
  return (await who.call('POST', `/api/chat/start/${therapistId}`, { body: {} })).body.welcome;
};
const switchTo = (enabled: boolean) =>
  person.call('PUT', '/api/memory/settings', { body: { enabled } });
const rows = (who: Person) =>
  app.services.sql`select * from memories where user_id = ${who.id} order by id`;

describe('what is remembered', () => {
  it('is listed newest first, each with its words and its message', async () => {
    const sessionId = await talk(person, 'charlie', ['My sister Priya is staying with us.']);
    await say(person, sessionId, 'Going for a walk helps me.');
    const { memories, enabled, planOpen } = await ledger();
    expect({ enabled, planOpen }).toEqual({ enabled: true, planOpen: true });
    const chat = (await person.call('GET', `/api/chat/session/${sessionId}`)).body.chat;
    expect(memories).toMatchObject([
      { kind: 'helps', fact: 'Going for a walk helps you.', messageId: chat.messages[2]._id },
      {
        kind: 'person',
        fact: 'Priya is your sister.',
        quote: 'My sister Priya is staying with us.',
        sessionId,
        messageId: chat.messages[0]._id,
        therapistId: 'charlie',
        therapistName: 'Charlie',
        createdAt: chat.messages[0].timestamp,
      },
    ]);
  });

  it('is sealed, and says nothing in a log', async () => {
    await talk(person, 'charlie', ['My sister Ngozi is staying with us.']);
    const stored = JSON.stringify(await rows(person));
    expect(await facts()).toEqual(['Ngozi is your sister.']);
    for (const word of ['Ngozi', 'sister', 'person']) {
      expect(stored).not.toContain(word);
      expect(stored).not.toContain(Buffer.from(word).toString('hex'));
    }
    expect(app.logged.join('')).not.toContain('Ngozi');
  });

  it('is there once, however often and to whomever it is said, at the same time too', async () => {
    const said = 'My sister Priya is here.';
    const sessions = await Promise.all(
      ['charlie', 'iris', 'evan', 'bob'].map((therapist) => talk(person, therapist)),
    );
    await Promise.all(sessions.map((sessionId) => say(person, sessionId, said)));
    await talk(person, 'grace', ['my SISTER priya again, said at length']);
    expect(await facts()).toEqual(['Priya is your sister.']);
  });

  it('is nobody else’s', async () => {
    const other = await registerPerson(app.url);
    await talk(person, 'charlie', ['My sister Priya is here.']);
    await talk(other, 'charlie', ['My sister Priya is here.']);
    const [mine] = (await ledger()).memories;
    const theirs = await other.call('DELETE', `/api/memory/${mine?.id}`);
    expect(theirs.status).toBe(404);
    expect((await other.call('DELETE', '/api/memory')).status).toBe(200);
    expect(await facts(other)).toEqual([]);
    expect(await facts()).toHaveLength(1);
  });

  it('never comes from a talk in danger', async () => {
    const sessionId = await talk(person, 'charlie', [
      'My sister Priya would be better off, I want to kill myself.',
    ]);
    await say(person, sessionId, 'My brother Dan is here now.');
    await say(person, sessionId, 'I have a job interview on Friday.');
    await talk(person, 'alice', ['My husband Tom hits me.']);
    expect(await rows(person)).toEqual([]);
  });

  it('is limited: the oldest goes', async () => {
    const cats = Array.from({ length: MEMORIES_MAX + 1 }, (_, n) => {
      const letters = [n % 26, Math.floor(n / 26)].map((one) => String.fromCharCode(97 + one));
      return `My cat X${letters.join('')}o is here.`;
    });
    const sessionId = await talk(person, 'charlie');
    for (let n = 0; n < cats.length; n += 4) {
      await say(person, sessionId, cats.slice(n, n + 4).join(' '));
    }
    const quotes = (await ledger()).memories.map((one) => one.quote);
    expect(quotes).toHaveLength(MEMORIES_MAX);
    expect(quotes[0]).toBe(cats.at(-1));
    expect(quotes.every((quote) => cats.includes(quote))).toBe(true);
    // One of the first message had to go: they are equally old.
    expect(cats.slice(4).every((cat) => quotes.includes(cat))).toBe(true);
  });
});

describe('forgetting', () => {
  it('takes one thing away for good, and its conversation does not teach it again', async () => {
    const sessionId = await talk(person, 'charlie', ['My sister Priya is here.']);
    await say(person, sessionId, 'My brother Dan is here.');
    const priya = (await ledger()).memories.find((one) => one.fact.startsWith('Priya'));
    const path = `/api/memory/${priya?.id}`;
    expect((await person.call('DELETE', path)).status).toBe(200);
    expect((await person.call('DELETE', path)).status).toBe(404);
    expect(await facts()).toEqual(['Dan is your brother.']);
    expect((await rows(person)).find(({ id }) => id === priya?.id)?.body).toBeNull();
    await say(person, sessionId, 'Yes, my sister Priya, as I said.');
    expect(await facts()).toEqual(['Dan is your brother.']);
    await talk(person, 'iris', ['My sister Priya is here.']);
    expect(await facts()).toEqual(['Priya is your sister.', 'Dan is your brother.']);
  });

  it('takes everything away, and nothing said before is brought up again', async () => {
    await talk(person, 'charlie', ['My sister Priya is here. My boss keeps shouting at me.']);
    expect(await welcome(person, 'charlie')).toMatch(/again|back|last time/i);
    clock.advance(MINUTE);
    expect((await person.call('DELETE', '/api/memory')).status).toBe(200);
    expect(await rows(person)).toEqual([]);
    expect(await welcome(person, 'charlie')).not.toMatch(/again|back|last time/i);
    expect(await welcome(person, 'iris')).not.toContain('Priya');
    await talk(person, 'evan', ['My sister Priya is here.']);
    expect(await facts()).toEqual(['Priya is your sister.']);
  });

  it('holds against whoever is still learning from what was said before', async () => {
    const sessionId = await talk(person, 'charlie', ['My sister Priya is here.']);
    clock.advance(MINUTE);
    await person.call('DELETE', '/api/memory');
    clock.advance(-MINUTE);
    await say(person, sessionId, 'My brother Dan is here.');
    expect(await rows(person)).toEqual([]);
    clock.advance(2 * MINUTE);
    await say(person, sessionId, 'My cat Biscuit is here.');
    expect(await facts()).toEqual(['Biscuit is your cat.']);
  });

  it('wins against turns of the same moment, or leaves only what was said after it', async () => {
    const sessions = await Promise.all(
      ['charlie', 'iris', 'evan', 'bob'].map((therapist) => talk(person, therapist)),
    );
    const pets = ['Biscuit', 'Pepper', 'Socks', 'Misty'];
    clock.advance(1000);
    const saying = sessions.map((sessionId, n) =>
      person.call('POST', `/api/chat/message/${sessionId}`, {
        body: { message: `My cat ${pets[n]} is here.` },
      }),
    );
    const forgetting = await person.call('DELETE', '/api/memory');
    const answers = await Promise.all(saying);
    expect([forgetting, ...answers].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // The clock stands still: all of it was said no later than it was forgotten.
    expect(await rows(person)).toEqual([]);
  });

  it('of one thing keeps its whole conversation out of the next welcome', async () => {
    await talk(person, 'charlie', ['My sister Priya is here. My boss keeps shouting at me.']);
    const [priya] = (await ledger()).memories;
    await person.call('DELETE', `/api/memory/${priya?.id}`);
    expect(await welcome(person, 'charlie')).not.toMatch(/again|back|last time/i);
  });

  it('comes with the deletion of the conversation, what was forgotten in it included', async () => {
    const sessionId = await talk(person, 'charlie', ['My sister Priya is here.']);
    await say(person, sessionId, 'My brother Dan is here.');
    await person.call('DELETE', `/api/memory/${(await ledger()).memories[0]?.id}`);
    await talk(person, 'iris', ['My cat Biscuit is here.']);
    await person.call('DELETE', `/api/chat/session/${sessionId}`);
    expect(await facts()).toEqual(['Biscuit is your cat.']);
    expect(await rows(person)).toHaveLength(1);
  });

  it('comes with the account', async () => {
    await talk(person, 'charlie', ['My sister Priya is here.']);
    await switchTo(false);
    await person.call('DELETE', '/api/user/account', { body: { confirmation: 'DELETE' } });
    expect((await ledger().catch(() => null))?.memories).toBeUndefined();
    const left = await app.services.sql`
      select user_id from memories where user_id = ${person.id}
      union all select user_id from memory_settings where user_id = ${person.id}`;
    expect(left).toEqual([]);
  });
});

describe('the switch', () => {
  it('stops learning and telling, keeps what is there, and goes back on', async () => {
    await talk(person, 'charlie', ['My sister Priya is here.']);
    expect((await switchTo(false)).body).toEqual({ success: true, enabled: false });
    await talk(person, 'charlie', ['My brother Dan is here.']);
    expect(await ledger()).toMatchObject({ enabled: false, memories: [{ kind: 'person' }] });
    expect(await welcome(person, 'fiona')).not.toContain('Priya');
    await switchTo(true);
    expect(await facts()).toEqual(['Priya is your sister.']);
    expect(await welcome(person, 'fiona')).toMatch(
      /Charlie.*your sister Priya|your sister Priya.*Charlie/,
    );
  });

  it('takes on or off and nothing else', async () => {
    for (const body of [{}, { enabled: 'yes' }, { enabled: true, forgottenBefore: null }]) {
      expect((await person.call('PUT', '/api/memory/settings', { body })).status).toBe(400);
    }
  });
});

describe('the plan', () => {
  it('has it in Advanced; Base learns and tells nothing, and may see, forget and switch', async () => {
    const base = await subscriber(app, 'base');
    await base.call('PUT', '/api/user/profile', {
      body: { preferences: { preferredTherapist: 'charlie' } },
    });
    const sessionId = await talk(base, 'charlie', ['My sister Priya is here.']);
    expect(
      (await base.call('GET', `/api/chat/session/${sessionId}`)).body.chat.messages,
    ).toHaveLength(2);
    expect(await ledger(base)).toMatchObject({ memories: [], planOpen: false });
    const advanced = await subscriber(app, 'advanced');
    await talk(advanced, 'charlie', ['My sister Priya is here.']);
    expect(await facts(advanced)).toEqual(['Priya is your sister.']);
  });

  it('that has ended leaves everything in the person’s hands', async () => {
    await talk(person, 'charlie', ['My sister Priya is here.', 'My brother Dan is here.']);
    clock.advance(8 * DAY);
    const later = await signedInAgain(app, person);
    const { memories, planOpen } = await ledger(later);
    expect(planOpen).toBe(false);
    expect(memories).toHaveLength(2);
    expect((await later.call('DELETE', `/api/memory/${memories[0]?.id}`)).status).toBe(200);
    const off = await later.call('PUT', '/api/memory/settings', { body: { enabled: false } });
    expect(off.body.enabled).toBe(false);
    expect((await later.call('DELETE', '/api/memory')).status).toBe(200);
    expect(await facts(later)).toEqual([]);
  });
});

describe('the export', () => {
  it('has every memory opened, and of a forgotten one that it is forgotten', async () => {
    const sessionId = await talk(person, 'charlie', ['My sister Priya is here.']);
    await say(person, sessionId, 'My brother Dan is here.');
    await person.call('DELETE', `/api/memory/${(await ledger()).memories[0]?.id}`);
    const { data } = (await person.call('GET', '/api/user/export')).body.export;
    const bodies = data.memories.rows.map(({ body }: { body: unknown }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies).toContainEqual(expect.objectContaining({ fact: 'Priya is your sister.' }));
    expect(bodies).toContain(null);
    expect(JSON.stringify(data.memories)).not.toContain('Dan');
    expect(data.memories.withheld.digest).toMatch(/Recognises/);
  });
});
