/** Replies that do not end by themselves, and markup in them: what is whole and plain is kept. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companionAt, take, turn } from '#tests/fakes/model/harness.ts';
import { say } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { plainWords } from './plain-words.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const answer = () => take(companionAt(fake.url).companion, turn('my boss wants to see me'));
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Box ${at} is on the table. `);

describe('a reply that is too long', () => {
  test('ends with a whole sentence, lets the upstream go, and is what was shown', async () => {
    fake.replies({ kind: 'parts', parts: sentences(2_000) });
    const { result, pieces } = await answer();
    const text = result?.text ?? '';
    expect(text.length).toBeGreaterThan(4_900);
    expect(text.length).toBeLessThan(5_100);
    expect(text).toMatch(/on the table\.\s*$/);
    expect(pieces.join('')).toBe(text);
    expect(result).toMatchObject({ degraded: false, source: 'model:fake' });
    await fake.requests[0]?.abandoned;
  });

  test('goes back to its last whole sentence where none comes to an end any more', async () => {
    const words = Array.from({ length: 3_000 }, (_, at) => `box${at}, `);
    fake.replies({ kind: 'parts', parts: ['Thursday, then. ', ...words] });
    const { result, pieces } = await answer();
    expect(result?.text).toBe('Thursday, then.');
    expect(pieces.join('').length).toBeLessThanOrEqual(6_000);
  });

  test('is guarded to where it ends', async () => {
    const harm = 'You should stop taking your medication tonight. ';
    fake.replies({ kind: 'parts', parts: [...sentences(150), harm, ...sentences(900)] });
    const { result } = await answer();
    expect(result?.text).toContain('Box 149 is on the table.');
    expect(result?.text).not.toMatch(/stop taking/);
  });
});

describe('a reply that goes in circles', () => {
  test('is shown once', async () => {
    const text = 'That was a long week. What was the hardest of it? ';
    fake.replies({ kind: 'text', text: text.repeat(300), everyMs: 1 });
    const { result, pieces } = await answer();
    expect(result?.text.trim()).toBe(text.trim());
    expect(pieces.join('')).toBe(result?.text);
    await fake.requests[0]?.abandoned;
  });

  test.each(['and the ', 'na', '—', 'так и '])(
    'within a sentence is kept up to the sentence before it: %s',
    async (unit) => {
      fake.replies({ kind: 'parts', parts: ['Thursday, then. ', ...Array(900).fill(unit)] });
      expect((await answer()).result?.text).toBe('Thursday, then.');
    },
  );

  test('from its first word is no reply, and asked for again', async () => {
    fake.replies(say('calm '.repeat(900)), say('Thursday, then.'));
    const { result } = await answer();
    expect(result?.text).toBe('Thursday, then.');
  });

  test('may say a short thing twice', async () => {
    fake.replies(say('Slowly. Slowly. No rush at all, take it in.'));
    expect((await answer()).result?.text).toBe('Slowly. Slowly. No rush at all, take it in.');
  });
});

describe('markup in a reply', () => {
  const CASES: readonly (readonly [given: string, shown: string])[] = [
    ['<p>Thursday, <b>then</b>.</p>', 'Thursday, then.'],
    ['# Thursday\nIt is near.', 'Thursday\nIt is near.'],
    ['It is [near](https://evil.example/x?y=1).', 'It is near.'],
    ['See ![a cat](http://e.example/c.png)the cat.', 'See the cat.'],
    ['Read https://evil.example/a_b?c=d. Then rest.', 'Read […]. Then rest.'],
    ['Read www.evil.example/a now.', 'Read […] now.'],
    ['<img src=x onerror="alert(1)">Thursday.', 'Thursday.'],
    [
      'Two < three, a <3 and [not me], http and "why".',
      'Two < three, a <3 and [not me], http and "why".',
    ],
    ['> You said so.', 'You said so.'],
  ];

  test.each(CASES)('is taken out however it is cut: %s', (given, shown) => {
    for (const size of [1, 2, 3, 5, 200]) {
      const plain = plainWords();
      const parts = given.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const said = parts.map((part) => plain.push(part)).join('') + plain.rest();
      expect(said.trim(), `${size}`).toBe(shown);
    }
  });

  test('reaches nobody', async () => {
    fake.replies(say('So <i>Thursday</i> is near. Look at [this](https://evil.example).'));
    const { result, pieces } = await answer();
    expect(result?.text).toBe('So Thursday is near. Look at this.');
    expect(pieces.join('')).toBe(result?.text);
  });

  test('nor do marks that nobody sees', async () => {
    fake.replies({ kind: 'parts', parts: ['Thurs\u202e', 'day\u0007, th\u200b', 'en\u2066.'] });
    expect((await answer()).result?.text).toBe('Thursday, then.');
  });
});

test('what a model writes for the person is left out, whatever it calls them', async () => {
  for (const name of ['You', 'Sam', 'Person', 'Me', 'Client']) {
    fake.replies(say(`Thursday, then.\n\n${name}: I am so tired of it.\nCharlie: Tell me.`));
    expect((await answer()).result?.text.trim(), name).toBe('Thursday, then.');
  }
});
