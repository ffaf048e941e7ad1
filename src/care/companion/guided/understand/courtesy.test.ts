/** Questions wrapped in manners, and those that end a long sentence of telling. */
import { describe, expect, it } from 'vitest';
import { plainlyAsked } from './courtesy.ts';
import { understand } from './index.ts';

describe('what is only politeness about a question', () => {
  it.each([
    ['is it usual, would you say, to dream of a shop', 'is it usual to dream of a shop'],
    [
      'Do you happen to know how one starts a letter to a bank?',
      'how do I start a letter to a bank?',
    ],
    ['May I ask whether it is too late to ring her?', 'whether it is too late to ring her?'],
    ['what I wanted to ask, I suppose, is why I still set the alarm', 'why I still set the alarm?'],
    [
      'ought one to write, and can one just leave it?',
      'ought I to write, and can I just leave it?',
    ],
  ])('%s', (said, plain) => {
    expect(plainlyAsked(said)).toBe(plain);
  });

  it.each([
    'my sister asked me whether I was drinking',
    'do you know how I felt when he left?',
    'which one should we take, the red one or the blue one?',
    'would you say that to a friend?',
    'I can name one of them',
    'i did one and the milkman came',
    'Did one at lunch, will do one tomorrow.',
  ])('leaves what is no manners: %s', (said) => {
    expect(plainlyAsked(said)).toBe(said);
  });
});

describe('a question at the end of what is told', () => {
  const told =
    'I closed the bakery in May and my brother still owns the oven, which he never mentions, is it odd that I keep the key?';

  it('stands by itself', () => {
    expect(plainlyAsked(told)).toMatch(
      /which he never mentions\. Is it odd that I keep the key\?$/,
    );
    const reading = understand(told, 'grace');
    expect(reading.question).toBe('is_it_normal');
    expect(reading.mirrors.map(({ text }) => text).join()).toContain('closed the bakery');
  });

  it.each([
    'if I only went on sundays and never told her about the rest of it, would that be fine?',
    'he looked at me in front of all his friends and said, do you want to go home now?',
    'I do not suppose I can ring them now after all that time, can I?',
    'I was sitting there for an hour with my coat on, is all',
  ])('belongs to it otherwise: %s', (said) => {
    expect(plainlyAsked(said)).toBe(said);
  });
});
