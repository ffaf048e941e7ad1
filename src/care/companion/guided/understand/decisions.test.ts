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
    [
      "Right, I'm ringing the debt charity at nine and telling Dan.",
      '',
      'ringing the debt charity at nine',
    ],
    ['right. ill call in sick tomorrow. im going to sleep now', '', 'call in sick tomorrow'],
  ])('%s', (said, asked, kept) => {
    expect(decisionIn(said, asked)?.toLowerCase()).toBe(kept.toLowerCase());
  });

  it.each([
    ["get kicked out. mum's so disappointed", 'What do you imagine happening?'],
    ['run out of the room', 'What are you afraid will happen, and what would you do?'],
    ['see them all laugh', 'When you picture it going badly, what do you see?'],
  ])('is no answer to a question for a fear: %s', (said, asked) => {
    expect(decisionIn(said, asked)).toBeNull();
  });

  it.each([
    "I think I'll go up now. Good night.",
    "I'll try and get some sleep",
    "i'll get fired for it",
    'I will talk to the',
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
