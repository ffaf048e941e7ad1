/** A partner's watching is named, and never called normal. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const talk = (...lines: readonly string[]) =>
  converse(lines, { therapistId: 'alice', seed: 'control' }).map(({ text }) => text);
const BEGUN = 'my partner and I argue a bit I suppose, like everyone';

it.each([
  'he reads my phone most evenings',
  'no I mean he wants me to ask him before I text my friends',
  "she doesn't let me see my sister any more",
  'my husband tracks where I am on his phone',
  'my boyfriend keeps my card and gives me twenty for the week',
])('is named: %s', (line) => {
  expect(talk(BEGUN, line).at(-1)).toMatch(/control/);
  expect(talk(BEGUN, line).at(-1)).toMatch(/1-800-799-7233/);
});

describe('asked whether it is normal', () => {
  it('is told no, again and again', () => {
    const said = talk(
      BEGUN,
      'he wants me to ask him before I text my friends. like ask permission. is that normal?',
      'so is it normal or not?',
      "so you think it's ok for a man to check his girlfriend's texts?",
    );
    for (const reply of said.slice(1)) expect(reply).toMatch(/^(?:No\b|Still no)/);
  });
});

it('says that nobody is owed notice of whom they write to', () => {
  const said = talk(
    BEGUN,
    'he reads my phone',
    'do you think I should tell him before I text people?',
  );
  expect(said.at(-1)).toMatch(/owe nobody/);
});

it('offers an exercise for quarrels, and none where one of the two is watched', () => {
  const quarrel = [
    'my partner and I argue a bit I suppose, like everyone',
    'I feel hurt when he shouts, and I never say it',
    'we rowed again about my sister, it always ends the same',
    'I just go quiet and feel sad all evening',
    'I wish he would listen to me for once',
    'he never asks how my day was and it makes me angry',
    'I feel lonely beside him',
    "I can't say what I want without a row",
    'it makes me miserable, I am always the one who gives in',
  ];
  const offered = (first: string) =>
    converse([first, ...quarrel], { therapistId: 'james', seed: 'control' }).map(
      ({ guided }) => guided.offered?.skill,
    );
  expect(offered('he is stubborn')).toContain('i_statement');
  expect(offered('he reads my phone')).not.toContain('i_statement');
});

it('hears what may be care and may be control, and what is no question of it', () => {
  const [, depends, , sentence] = talk(
    BEGUN,
    "My boyfriend likes to know where I am and I wanted to ask if that's normal?",
    'When I go out with my friend he goes all cold for days',
    'I would say: I am going by myself. Does that sound ok?',
  );
  expect(depends).toMatch(/may say no to it/);
  expect(sentence).not.toMatch(/^(?:No\b|Still no)/);
});

it('sees that going out is paid for', () => {
  expect(
    talk(BEGUN, 'When I go out with Nadia he goes all cold for a couple of days').at(-1),
  ).toMatch(/works like a fine|price list/);
});

it.each([
  'my mum reads my phone, she is strict',
  'my boss checks my emails at work',
  'he asked for my phone number at the bus stop',
  'I had to ask permission for a loft from the council, is that normal?',
])('is nothing of the kind: %s', (line) => {
  expect(talk('hi', line).at(-1)).not.toMatch(/1-800-799-7233/);
});
