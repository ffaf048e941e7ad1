/** What was settled is said back in their own words when they ask for it; what was not is not made up. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[]): string =>
  converse(lines, { therapistId: 'evan', seed: 'recap', firstName: 'Sam' }).at(-1)?.text ?? '';

it('lists decisions, and no fears', () => {
  const reply = last([
    'six meetings a day and two people off sick',
    "Tom's report could go to Marcus.",
    "I'll never get it all done",
    "I'll speak to Helen on Tuesday.",
    "can you summarise what I've decided so I can write it down?",
  ]);
  expect(reply).toContain("“Tom's report could go to Marcus”");
  expect(reply).toContain("“I'll speak to Helen on Tuesday”");
  expect(reply).not.toContain('never');
});

it('owns that nothing was settled', () => {
  expect(last(['too many meetings', 'what have we decided?'])).toMatch(/nothing/);
});

it('takes no danger for a plan', () => {
  const reply = last(['I am so tired', "I'll do it tonight", 'sum up what I decided']);
  expect(reply).not.toContain('do it tonight”');
});
