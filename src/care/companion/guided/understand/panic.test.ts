/** A panic attack that is happening, and talk about panic. */
import { expect, it } from 'vitest';
import { panicNow } from './panic.ts';

it.each([
  "NO. I'm having a panic attack. I can't breathe properly",
  'my heart is going really fast, my hands are tingling, I think I’m getting one of those panics',
  "i'm panicking right now",
  "I can't breathe",
  'having a panic attack please help',
])('is heard in: %s', (said) => {
  expect(panicNow(said)).toBe(true);
});

it.each([
  'I had a panic attack last week in the shop',
  'whenever I fly my heart is racing',
  'my sister is having panic attacks',
  'it is not a panic attack, I am just annoyed',
  'how do I stop a panic attack when it comes',
  'I can breathe again',
])('is not heard in: %s', (said) => {
  expect(panicNow(said)).toBe(false);
});
