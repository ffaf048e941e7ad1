/** Jokes are taken, the sentence without one is noticed, and a row of troubles is seen as a row. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { jokingIn } from './understand/joking.ts';

const repliesTo = (lines: readonly string[]): string[] =>
  converse(lines, { therapistId: 'bob', seed: 'jokes' }).map(({ text }) => text);

it.each([
  ['my love life has its own weather warning lol', 'joke'],
  ['gold medal in lying awake, me', 'joke'],
  ['kidding, sort of', 'put_down'],
  ['seriously though', 'put_down'],
  ['he laughed at me', null],
  ['lol', null],
])('%s: %s', (text, kind) => {
  expect(jokingIn(text)).toBe(kind);
});

it('takes what stands before "that is not a joke" in earnest', () => {
  const [reply] = repliesTo(["i miss being somebody's first call. that's not a joke, sorry"]);
  expect(reply).not.toMatch(/part that is no joke|funny half/);
});

it('explains no joke and quotes none', () => {
  const jokes = [
    'my fridge has seen things haha',
    'i could get a loyalty card at the pharmacy lol',
    'my cat is in charge of the finances now haha',
  ];
  for (const reply of repliesTo(jokes)) expect(reply).not.toContain('“');
});

it('takes the half that is none, and notices the straight line after it', () => {
  const [, , half, straight] = repliesTo([
    'my fridge has seen things haha',
    'i could get a loyalty card at the pharmacy lol',
    'joking. mostly',
    'i have not cooked since she moved out',
  ]);
  expect(half).toMatch(/“mostly”|funny half|no joke/);
  expect(straight).toMatch(/^(?:No joke|That came|You said that)/);
});

it('asks about the very words that somebody set in quotation marks', () => {
  const [, reply] = repliesTo(['hi', "on the card it said 'to a dear colleague'"]);
  expect(reply).toContain('“To a dear colleague.”');
  const [, asked] = repliesTo(['hi', 'she wrote "what do you want from me"']);
  expect(asked).toContain('“What do you want from me?”');
});

it('does not take another’s laugh, or "calms me down", for theirs', () => {
  expect(jokingIn("he wrote 'lol' under my post and left")).toBeNull();
  const [, reply] = repliesTo(['hi', 'smoking calms me down']);
  expect(reply).not.toContain('“down”');
});
