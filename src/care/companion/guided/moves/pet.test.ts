/** An animal is asked after by its name; one that is ill or gone is no small talk. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const replies = (...lines: readonly string[]) =>
  converse(lines, { therapistId: 'iris', seed: 'pet' }).map(({ text }) => text);

it('asks for the name, and then by it', () => {
  const [, named, asked] = replies('been low for weeks', 'the dog', "he's called biscuit");
  expect(named).toContain('name');
  expect(asked).toContain('Biscuit');
});

it.each(['my dog died', 'the cat is at the vet', 'my dog is missing'])('not for: %s', (line) => {
  expect(replies('been low for weeks', line).at(-1)).not.toContain('What is the name');
});
