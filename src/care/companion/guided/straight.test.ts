/** Asked straight, answered straight: what played talks put plainly and got something else for. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'charlie'): string =>
  converse(lines, { therapistId, seed: 'straight' }).at(-1)?.text ?? '';

const TEST =
  'I have my driving assessment on Friday and I am afraid my head goes white at the crossing.';

describe('an exercise that is asked for', () => {
  it.each([
    'Do you know any breathing trick or something?',
    'I asked for a breathing exercise. Do you have one or not?',
    'have you got some exercise for that?',
    'do you know a trick against it',
    'got any tips for calming down',
  ])('is offered, and is no question about us: %s', (asked) => {
    const reply = last([TEST, asked]);
    expect(reply).not.toMatch(/AI|no family|no house|breakfast/);
    expect(reply).toMatch(/minutes|breath|exercise|try|we could|in and|look at|how tense/i);
  });

  it.each([
    'Five minutes is fine.',
    'five minutes i can do',
    'I said yes to your five minutes. How does it start?',
  ])('begins on: %s', (yes) => {
    const talk = converse([TEST, 'is there an exercise for this?', yes], {
      therapistId: 'charlie',
      seed: 'straight',
    });
    expect(talk[1]?.guided.offered ?? talk[1]?.guided.skill).toBeTruthy();
    expect(talk[2]?.guided.skill).toBeTruthy();
  });
});

describe('about us', () => {
  it.each([
    'hi is this like a real person',
    'hey is this a person',
    'is there like an actual human there',
  ])('it is told that we are an AI: %s', (asked) =>
    expect(last([asked])).toMatch(/\bAI\b|program|software/),
  );

  it.each(['who picked the name charlie', 'why does it say charlie if you are only software'])(
    'the name is explained: %s',
    (asked) => expect(last(['hi', asked])).toMatch(/name/i),
  );

  it.each([
    ['what did i say in my second message', 'teacup'],
    ['what was my first message?', 'kiln'],
  ])('what they wrote is found: %s', (asked, word) => {
    expect(last(['my kiln broke', 'it took a teacup with it', asked])).toContain(word);
  });

  it.each([
    'Do you want to hear how it happened?',
    'I want to tell you how it happened.',
    'do you want to know what he said',
  ])('telling is welcome: %s', (asked) => {
    const reply = last(['my friend Petter went through the ice in February', asked], 'fiona');
    expect(reply).toMatch(/\byes\b|tell me|go on|listening|like to hear|all of it|I'm here/i);
    expect(reply).not.toMatch(/do not have to|can't yet|instead/);
  });
});

describe('a question about their own matter', () => {
  it.each([
    ['What would you say to her, if you were me?', /no age|no house|no family|AI/],
    ['Would you bring the postcards along when you tell them?', /no way to tell|danger/],
    ['Do you think the weather could have something to do with it?', /exercise|breath|minutes/],
  ])('is not one about us: %s', (asked, wrong) => {
    expect(
      last(
        ['my daughter is moving to Norway', 'I told her it was a marvellous chance', asked],
        'james',
      ),
    ).not.toMatch(wrong);
  });

  it.each([
    'Can you be angry with somebody for something forty years ago, when they are dead?',
    'Is it all right to be jealous of someone I have made up?',
    'is it possible to miss somebody you did not even like',
    'can a person be sad and relieved',
  ])('whether one may feel it is answered with yes: %s', (asked) => {
    expect(last(['my mother went away for two years when I was nine', asked], 'james')).toMatch(
      /^(?:Yes|It is|It sounds all right|Of course|Certainly|That is|You can|Very)/,
    );
  });

  it.each([
    'is it a good letter tho',
    'that WAS it. thats the letter. is it good',
    'is that any good?',
  ])('words of theirs are judged: %s', (asked) => {
    const reply = last(
      [
        'i said something bad about my ex and i want to write to her',
        'Dear Mari sorry i forgot ur mums birthday and wat i said. she was always good to me. Dougie',
        asked,
      ],
      'alice',
    );
    expect(reply).not.toMatch(/if it were a yes|as far as I can tell|easy\?/);
    expect(reply).toMatch(/plain|send|works|good|clear|reads|stands|sorry/i);
  });
});

describe('what is told', () => {
  it.each([
    'left one is going. failed the eye test',
    'i failed my driving test again',
    'lost the appeal',
  ])('is no deed to be proud of: %s', (told) =>
    expect(last(['something with my eyes', told])).not.toMatch(
      /you're the one who did|well done|how was it/,
    ),
  );

  it.each(['march. after the weld inspection', 'in june, when the plant closed', 'since the move'])(
    'is no plan where a beginning was asked for: %s',
    (told) =>
      expect(last(['I do not talk at dinner any more', 'why am I like this', told])).not.toMatch(
        /plan/,
      ),
  );
});
