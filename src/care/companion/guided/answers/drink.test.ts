/** What is asked of drink where the word for it is left out, and small talk that it never was. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[]): string =>
  converse(lines, { therapistId: 'henry', seed: 'drink' }).at(-1)?.text ?? '';

it.each([
  'what happens if I just stop, like tonight, pour it down the sink, my cousin is here on sunday',
  'could I just go cold turkey from monday?',
  'what if i stop all at once',
  'is it safe to just stop? I had shaky hands on the Tuesday I tried',
  'I meant my hands shaking, when I stopped. Is that dangerous or am I being dramatic?',
  'or should i just stop? or is that a bad idea at that much a night',
  'when i dont drink i get the shakes and sweat through the sheets, is that normal',
])('says first that a sudden stop can be dangerous: %s', (asked) => {
  const reply = last(['it is three quarters of a litre of gin a day, in the shed', asked]);
  expect(reply).toMatch(/sudden stop can be dangerous/);
});

it('says it of drink only where drink was told of', () => {
  expect(last(['he shouts at me at work', 'what if i just stop answering him?'])).not.toMatch(
    /sudden stop/,
  );
});

it.each([
  'two a day, every day. is that what you people call dependent',
  'hidden in the airing cupboard now. would you say I am a functioning alcoholic',
])('tells what a dependence is known by: %s', (asked) => {
  expect(last(['a bottle of wine at lunch and one at night', asked])).toMatch(/cannot diagnose/);
});

it('answers how much is too much behind a quick word and a dash', () => {
  const asked =
    'fine. Quick one before I begin - is a half bottle of Gordons a night, over four hours or so, actually that bad';
  expect(last([asked])).toMatch(/low risk/);
});

it.each([
  'Quick one first. my husband found the gin in the boot of the car',
  'just a small thing, there are nine empties in the loft and my wife wants the suitcase',
])('makes no small matter of it, however it is announced: %s', (first) => {
  const replies = converse([first, 'lol. well it is cooler up there, he never goes up'], {
    therapistId: 'henry',
    seed: 'drink',
  });
  expect(replies.some((one) => one.guided.facts.light !== undefined)).toBe(false);
});

it.each([
  'that four cans at ten and a five am start might not be out of me. how long does it take?',
  'how long after 3 pints can i drive?',
  'am i ok to drive tomorrow morning?',
])('tells that drink outlasts the night, and not to drive in doubt: %s', (message) => {
  const replies = converse(['im on four cans a night now', message], {
    therapistId: 'henry',
    seed: 'morning',
  });
  expect(replies.at(-1)?.text).toMatch(/do not drive/);
});
