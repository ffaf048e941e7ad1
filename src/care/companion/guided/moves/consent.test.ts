/** A yes is a yes in whatever words it comes, and a no as well. */
import { describe, expect, it } from 'vitest';
import { consentIn } from './consent.ts';

const OFFER = 'A long breath out does that; three minutes. Do it now, or keep talking?';

describe('an answer to an offer', () => {
  it.each([
    'Now, please.',
    'yes please, let’s do it',
    'ok',
    'fine. help me test it then',
    "I said now. Let's do the breathing one.",
    'How do I start?',
    "it's not a no, more like a please. but yes, i'd like help wording it",
    'no wait, actually yes',
    'go on then',
    'i suppose',
    "Yeah I'm willing to give it a go, anything beats going round the block",
    'maybe',
    'sure why not',
    'A long breath? I suppose we could, dear, if you think it would do any good.',
    'Good about what? If you mean the marriage, then yes, now is fine.',
    "Quieter? It's quiet all the time. I did say yes to it, dear, if you still want to.",
    "Good about what, him? If you mean staying, then yes, now is fine, he's out at football again.",
    'if you like',
    'ok we can try that',
    'we could do that, yes',
    'might as well, nothing to lose',
    'Ok. Try one I suppose. Which problem though?',
    'Feels a bit daft but go on.',
  ])('is a yes: %s', (said) => {
    expect(consentIn(said, OFFER)).toBe('yes');
  });

  it.each([
    "no i haven't called her. what would i even say",
    'i guess that i only care about work',
    "no he didn't say anything",
  ])('is something else: %s', (said) => {
    expect(consentIn(said, OFFER)).toBeNull();
  });

  it.each([
    'no',
    'not now',
    'keep talking',
    "nah i'd rather not",
    'I would rather just talk',
    'no thanks, not my thing',
    'later',
    "i don't want to",
    'Breath? Who said breath? No, not today, thank you. I will do the letter.',
    "My breath? No, you're all right, not with my chest. It's the letter I meant.",
    "Please don't give me exercises or breathing.",
    'Please, no exercises.',
    "Please don't.",
  ])('is a no: %s', (said) => {
    expect(consentIn(said, OFFER)).toBe('no');
  });

  it.each([
    'ok so yesterday my boss came in and he said we are all late again',
    'my mother used to do that',
    'what would it be good for?',
    '',
    'no i meant the video. could i tell my mum and not my dad',
    'it gets worse in the evenings',
  ])('is about something else: %s', (said) => {
    expect(consentIn(said, OFFER)).toBeNull();
  });

  it('takes up a word of the offer itself', () => {
    expect(consentIn('In.', 'Breathing out slowly. In, or not today?')).toBe('yes');
    expect(consentIn('not today', 'Breathing out slowly. In, or not today?')).toBe('no');
    expect(consentIn('leave it', 'Up to you: try it, or leave it?')).toBe('no');
  });
});

describe('no yes', () => {
  it.each([
    'Yes or no. Twenty on the cup final',
    "That's no answer, yes or no?",
    'what I want is a plain yes or no, can I go',
  ])('is made of a pressing for our answer: %s', (said) => {
    expect(consentIn(said, OFFER)).toBeNull();
  });

  it('was given where they say it was not', () => {
    expect(consentIn("I didn't say yes. I asked you about my cards", OFFER)).toBe('no');
    expect(consentIn('I never agreed to the divorce, you know', OFFER)).toBeNull();
  });
});

describe('a yes with the hour beside it', () => {
  it('counts without its apostrophe and with what follows', () => {
    expect(consentIn('nows fine, hes at work', 'Is now a good time, or is later better?')).toBe(
      'yes',
    );
  });
  it('is one when it is said to have been given to the exercise, and to nothing else', () => {
    expect(consentIn('i said yes to the for and against', '')).toBe('yes');
    expect(consentIn('i said yes to the job', '')).toBeNull();
  });
});
