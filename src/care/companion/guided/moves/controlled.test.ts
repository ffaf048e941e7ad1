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

it.each([
  'my mum reads my phone, she is strict',
  'my boss checks my emails at work',
  'he asked for my phone number at the bus stop',
  'I had to ask permission for a loft from the council, is that normal?',
])('is nothing of the kind: %s', (line) => {
  expect(talk('hi', line).at(-1)).not.toMatch(/1-800-799-7233/);
});
