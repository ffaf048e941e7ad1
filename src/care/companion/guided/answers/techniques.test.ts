/** What a technique is for that somebody was given elsewhere. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (...lines: readonly string[]) =>
  converse(lines, { therapistId: 'bob', seed: 'techniques' }).at(-1)?.text ?? '';

it.each([
  [
    /alarm in the body/,
    "My doctor gave me a sheet with 'box breathing' on it. What's it actually for?",
  ],
  [
    /attention out of your head/,
    'school counsellor gave me the 5 4 3 2 1 thing. she never said what its for',
  ],
  [
    /one place in the day/,
    'The nurse gave me worry time, 20 mins at half past five. What is it meant to do?',
  ],
  [/catching the sentence/, 'i have to fill in a thought record. what is it for'],
  [/Coming back is the exercise/, 'does meditation even work'],
])('is told: %s', (told, asked) => {
  expect(last(asked)).toMatch(told);
});

it('is told of what they named before', () => {
  expect(
    last(
      'they want me to do a gratitude list. my first one was soup',
      'what is it meant to do to me',
    ),
  ).toMatch(/notice what was all right/);
});

it.each([
  'i had worry time with my nan, ha',
  'the exposure on that photo is wrong. what is that shop for',
])('is not told where nothing of it is asked: %s', (line) => {
  expect(last(line)).not.toMatch(/one place in the day|learns that a thing is bearable/);
});
