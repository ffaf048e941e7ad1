/** What somebody means to do, and what is only said. */
import { describe, expect, it } from 'vitest';
import { decisionIn } from './decisions.ts';

describe('a decision', () => {
  it.each([
    ["i'll mute him and then see", '', 'mute him'],
    ['i think maybe just mute him so its not forever', '', 'mute him'],
    ["ok. i'm going to ring my sister on Friday", '', 'ring your sister on Friday'],
    [
      'tell my manager on monday that it slips',
      'What could you do first?',
      'tell your manager on Monday',
    ],
    [
      "hand it over. i'll send Kevin the list tonight, not ask him",
      '',
      'send Kevin the list tonight',
    ],
  ])('%s', (said, asked, kept) => {
    expect(decisionIn(said, asked)?.toLowerCase()).toBe(kept.toLowerCase());
  });

  it.each([
    "i'll never tell her",
    "i'll go mad",
    "i'll take the whole bottle",
    'will i tell her?',
    'he says he will ring me tomorrow',
    'tell me about it',
  ])('is none: %s', (said) => {
    expect(decisionIn(said, '')).toBeNull();
  });
});
