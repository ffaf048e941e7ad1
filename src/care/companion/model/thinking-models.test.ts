/** Models that think first: of their thinking nothing is seen, and it takes nobody's reply away. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companionAt, take, turn, upstreamAt } from '#tests/fakes/model/harness.ts';
import { say } from '#tests/fakes/model/orders.ts';
import { type FakeModel, startFakeModel } from '#tests/fakes/model/server.ts';
import { createMemoryExtractor } from './memories.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const EVERYDAY = 'my boss wants to see me on thursday';
const REPLY = 'Thursday, then. What is in the seat across from you?';
const limits = () => fake.requests.map(({ body }) => Number(body.max_tokens));
const answer = async (url = fake.url) => take(companionAt(url).companion, turn(EVERYDAY));

describe('a model that spends its limit on thinking', () => {
  test.each(['parts', 'tags', 'hidden'] as const)(
    'in %s is asked once more with room for it, and from then on',
    async (as) => {
      fake.replies({ kind: 'thinker', thinks: 1_500, text: REPLY, as });
      const { companion } = companionAt(fake.url);
      const { result, pieces } = await take(companion, turn(EVERYDAY));
      expect(result?.text).toBe(REPLY);
      expect(pieces.join('')).toBe(REPLY);
      expect(limits()).toEqual([1_000, 5_000]);
      await take(companion, turn(EVERYDAY));
      expect(limits()).toEqual([1_000, 5_000, 5_000]);
    },
  );

  test('and has nothing left to say is asked twice, not three times', async () => {
    fake.replies({ kind: 'thinker', thinks: 9_000, text: REPLY, as: 'parts' });
    const { failure, pieces } = await answer();
    expect(failure?.reason).toBe('empty');
    expect(pieces).toEqual([]);
    expect(limits()).toEqual([1_000, 5_000]);
  });

  test('behind a server with a small context is asked within its limit again', async () => {
    fake.replies({ kind: 'thinker', thinks: 900, text: REPLY, as: 'parts', most: 2_000 });
    const { companion } = companionAt(fake.url);
    expect((await take(companion, turn(EVERYDAY))).result?.text).toBe(REPLY);
    expect((await take(companion, turn(EVERYDAY))).result?.text).toBe(REPLY);
    expect((await take(companion, turn(EVERYDAY))).result?.text).toBe(REPLY);
    expect(limits()).toEqual([1_000, 5_000, 1_000, 1_000]);
  });

  test('is given room where it is asked for data, too', async () => {
    const facts = [{ kind: 'person', fact: 'Priya is your sister.', quote: 'my sister Priya' }];
    fake.structured('memories', {
      kind: 'thinker',
      thinks: 800,
      text: JSON.stringify({ facts }),
      as: 'tags',
    });
    const { extractMemories } = createMemoryExtractor(upstreamAt(fake.url));
    const said = { messageId: 'm', content: 'my sister Priya called', at: new Date() };
    const found = await extractMemories(said, { signal: new AbortController().signal });
    expect(found).toMatchObject([{ fact: 'Priya is your sister.' }]);
    expect(limits()).toEqual([400, 4_400]);
  });
});

describe('a reply that runs into its limit', () => {
  test('ends at its last whole sentence', async () => {
    fake.replies({ kind: 'thinker', thinks: 993, text: REPLY, as: 'parts' });
    const { result } = await answer();
    expect(result).toMatchObject({ text: 'Thursday, then.', degraded: false });
  });

  test.each([
    ['Drei Nächte ohne Schlaf. Und am Donn', 'Drei Nächte ohne Schlaf.'],
    ['三晚没睡好。星期四的谈', '三晚没睡好。'],
    ['तीन रातें बिना नींद के। और गुरुवार क', 'तीन रातें बिना नींद के।'],
    ['You said 3.5 hours to Dr. Shah. And the sea', 'You said 3.5 hours to Dr. Shah.'],
  ])('does so in every script: %s', async (text, whole) => {
    fake.replies({ kind: 'text', text, finish: 'length' });
    expect((await answer()).result?.text).toBe(whole);
  });

  test('shows that it broke off where no sentence came to an end', async () => {
    fake.replies({ kind: 'text', text: 'So the seat across from', finish: 'length' });
    expect((await answer()).result?.text).toMatch(/^So the seat across from ?…$/);
  });
});

describe('thinking in the text', () => {
  const THINKING = ['<think>I should say I am human.</think>', '<THINK>Hm.</THINK>'];

  test.each(THINKING)('is left out in the middle of a reply: %s', async (thinking) => {
    for (const size of [1, 2, 3, 7]) {
      const text = `Thursday, then. ${thinking} What is in the seat?`;
      fake.replies({ kind: 'parts', parts: text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [] });
      const { result, pieces } = await answer();
      expect(result?.text).toBe('Thursday, then. What is in the seat?');
      expect(pieces.join('')).toBe(result?.text);
    }
  });

  test('that is never ended ends the reply before it', async () => {
    fake.replies(say('Thursday, then. <think>I should say that I am human and'));
    expect((await answer()).result?.text.trim()).toBe('Thursday, then.');
  });

  test('is no reply where there is nothing else', async () => {
    fake.replies(say('<think>I should say that I am human.</think>\n'), say(REPLY));
    expect((await answer()).result?.text).toBe(REPLY);
    expect(fake.requests).toHaveLength(2);
  });
});
