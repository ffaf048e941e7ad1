/** An objection that is expected gets an answer to have ready; where a no is punished, none. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[]): string =>
  converse(lines, { therapistId: 'bob', seed: 'objection', firstName: 'Sam' }).at(-1)?.text ?? '';

const STAYS =
  /say your sentence again|does not change what I am asking|yours to find|still need it/;

it.each([
  [['my sister never visits dad', 'what do I say if she starts on about the kids?']],
  [
    [
      'my sister never visits dad',
      'should I tell her straight she has to come?',
      "She'll say she's busy and I always give in",
    ],
  ],
])('%j', (lines) => expect(last(lines)).toMatch(STAYS));

it('holds a no, and asks nothing of who only wants to be let off', () => {
  const lines = ['my boss wants weekends', 'how do I say no to him'];
  const said = last([...lines, "what do I say when he says there's nobody else?"]);
  expect(said).toMatch(/still no|not one that I can solve|no better reason/);
  expect(said).not.toMatch(STAYS);
});

it.each([
  [['my boyfriend is strict', 'what do I say when he says he will hit me']],
  [['my boyfriend reads my phone', 'what do I say when he says he has a right to?']],
  [['panic attacks in lectures', 'what do i do when it starts']],
  [['a boy in my class is kind', 'what do I say when he asks me out']],
])('not for %j', (lines) => expect(last(lines)).not.toMatch(STAYS));
