/** Questions get the answer to just that, and what asks nothing gets none. */
import { describe, expect, it } from 'vitest';
import { guardOutput } from '#care/safety/index.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { BANKS } from './banks.ts';
import { kindChances } from './kinds.ts';
import { entriesOf } from './read.ts';

const words = (text: string): number => text.split(/\s+/).length;
const last = (lines: readonly string[]): string =>
  converse(lines, { therapistId: 'bob', seed: 'asked' }).at(-1)?.text ?? '';

describe('the bank', () => {
  it.each(BANKS)('%s has entries, and one for the rest', (bank) => {
    const entries = entriesOf(bank);
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.endsWith('-any'))).toHaveLength(1);
    for (const { id, answers, examples } of entries) {
      expect(examples.length, id).toBeGreaterThanOrEqual(8);
      for (const answer of answers) {
        expect(words(answer), answer).toBeLessThanOrEqual(52);
        expect(answer.match(/\?/g)?.length ?? 0, answer).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each(BANKS)('%s says nothing that would be replaced', (bank) => {
    const replaced = entriesOf(bank).flatMap(({ answers }) =>
      answers.filter((answer) => {
        const verdict = guardOutput(answer.replace(/“[^”]*”/g, '“…”'), {
          level: 'none',
          riskPeak: 'none',
          subject: 'self',
          country: 'US',
          seed: 'bank',
          ours: true,
        });
        return !verdict.ok && verdict.reasons.some((one) => one !== 'hotline on a calm turn');
      }),
    );
    expect(replaced).toEqual([]);
  });
});

describe('what only looks like a question', () => {
  it.each([
    'he said are you coming or what, and shut the door',
    'and i thought, what am i doing here',
    'I asked her why and she went upstairs',
    'how cold it was on that platform!',
  ])('asks nothing: %s', (message) => {
    const chances = kindChances(message, null);
    expect(Math.max(...chances.values())).toBe(chances.get('none'));
  });
});

describe('what is asked', () => {
  it.each<[readonly string[], RegExp]>([
    [
      [
        'my son and i had a row',
        'Wrote this. Jamie, I was wrong at dinner. I am proud of you. Dad. Too short?',
      ],
      /not too short|long enough/i,
    ],
    [
      [
        'My answer: "Dear Mrs Hall, the marks are correct. I can explain them on Thursday. Regards, M."',
        'does this sound too cold',
      ],
      /does not read as hard|clear, and that is something else/i,
    ],
    [
      ['the dog next door bit me', 'a dog that bites, who do i report it to'],
      /council|police|animal/i,
    ],
    [['i got a 4 in maths, a 2 in the mock', 'just say well done'], /well done/i],
    [
      [
        'nan is in a home now',
        'will he remember me',
        'does grief ever stop, how long does it take',
      ],
      /grief/i,
    ],
    [['the days are fine really', 'why is it always worse at night'], /night|evening|tired/i],
  ])('%j', (lines, right) => {
    expect(last(lines)).toMatch(right);
  });
});
