/** The meter nudges towards long and varied passwords. */
import { expect, test } from 'vitest';
import { passwordStrength } from './strength.ts';

test.each([
  ['', 0],
  ['abcde', 0],
  ['aaaaaa', 1],
  ['password', 1],
  ['Passw0rd!', 1],
  ['qwerty123', 1],
  ['x7K!pq2m', 2],
  ['harbour-lamp', 2],
  ['lantern-harbor', 3],
  ['correct horse battery staple', 4],
  ['Tide!Lantern_42-rope', 4],
] as const)('%j is worth %i', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});

test('characters are counted as people see them, and the operator sets the minimum', () => {
  expect(passwordStrength('🌊🌊🌊🌊🌊', 6)).toBe(0);
  expect(passwordStrength('harbour-lamp', 15)).toBe(0);
});
