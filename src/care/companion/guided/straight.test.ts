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
    'Do you think the weather could have something to do with it?',
    'Do you think the not feeling is because I do not believe it yet?',
    'could that have anything to do with my mother leaving',
  ])('what may hang together is taken as that: %s', (asked) => {
    expect(
      last(['my daughter is moving to Norway', 'I felt nothing at all', asked], 'james'),
    ).toMatch(/^(?:It may|That could|It could)/);
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

it.each(["The sentence would be: these were my father's, they like to be used. How's that?"])(
  'a sentence we asked for is judged: %s',
  (said) => {
    const talk = [
      'I am giving my chisels to Desmond',
      'what should I say when I hand over the box?',
      said,
    ];
    expect(last(talk, 'fiona')).toMatch(
      /plain|send|good|fine|leave it|it will do|has all|stands|keep/i,
    );
    const again = last([...talk, 'do you think it is a good one, yes or no'], 'fiona');
    expect(again).not.toMatch(/too little|take a side|strongest/);
  },
);

it('an idea asked for is no question about our life', () => {
  expect(
    last(
      ['I have forty chisels to find a home for', 'Have you any idea who might take them?'],
      'fiona',
    ),
  ).not.toMatch(/\bAI\b|breakfast/);
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
        /\bplan\b/,
      ),
  );
});

describe('a question put again', () => {
  const LEAD =
    /^(?:(?:[^.?!]*(?:sorry|had that wrong|answered|went past|missed|back to what|put that badly|misread|no answer|thank you for saying)[^.?!]*[.?!]) ?)+$/i;
  it.each([
    [
      'sofia',
      'I made a mistake at work three weeks ago and I cannot let it go.',
      'How do other people live with a thing like this?',
      "I didn't ask if it was normal. I asked how people live with it.",
    ],
    [
      'otto',
      'My wife thinks I should see the doctor because I have been flat for six weeks.',
      'What would he even look for?',
      'I meant the doctor. What does a doctor check when somebody is like this for weeks?',
    ],
    [
      'mai',
      'I have my driving assessment on Friday.',
      'What do I do if I freeze there?',
      "I haven't said anything I can do. I asked what helps when you freeze.",
    ],
  ])(
    'is answered, or said not to be known, and not only apologised for: %s',
    (_, told, asked, again) => {
      const reply = last([told, asked, again], 'grace');
      expect(reply).not.toMatch(LEAD);
      expect(reply).not.toMatch(
        /hard thing to have on your mind|decided, cross out|small part first/,
      );
    },
  );
});

describe('in an exercise', () => {
  it('an answer that says it knows what to do is an answer', () => {
    const talk = converse(
      [
        TEST,
        'can we look at one thought closely? do it now please',
        'I will freeze at the crossing and fail in front of everybody',
        '70',
        'In the second ride I stopped there for two minutes.',
        'I have done eleven rides and nobody complained.',
        'Something like: I may get stuck there, but I have got through it before and I know what to do now.',
      ],
      { therapistId: 'charlie', seed: 'straight' },
    );
    expect(talk.at(-1)?.text).toMatch(/0 to 100|how true/i);
  });

  it('a time that was given is not asked for', () => {
    const talk = converse(
      [
        'I have been flat for weeks and get nothing done.',
        'can we plan one small thing for tomorrow?',
        'yes',
        'Walking down to the lock to see the barges.',
        '3',
        'Walk to the lock after breakfast, stand there till one barge has gone through, walk back.',
      ],
      { therapistId: 'iris', seed: 'straight' },
    );
    expect(talk.at(-1)?.text).not.toMatch(/After what could you|What time tomorrow/);
  });
});

it.each([
  "One person not laughing. Even the dog looked amused. That's a good question, by the way. You do have them in you.",
  "My inner critic has had its say since 1986. Talking. You're doing fine, incidentally, for something without knees.",
])('takes a kind word in the middle of a story: %s', (said) => {
  expect(
    last(['my sister made fun of me at the table and everyone laughed', said], 'grace'),
  ).toMatch(/^(?:Thank you|Kind of you|Thanks)/);
});

describe('a practical question that nothing here knows', () => {
  it.each([
    ['am i even allowed to take ashes on a plane?', /airline/],
    ['what sort of work could a man of fifty eight with a bad back do?', /careers|job centre/],
    ['What do people do about ears on a flight?', /airline|doctor|pharmacist/],
    ['how do you claim sick pay when you are on zero hours?', /advice|union/],
  ])('is sent to who knows it, and nothing is asked back: %s', (asked, who) => {
    const reply = last(['I am going away in May', asked], 'fiona');
    expect(reply).toMatch(who);
    expect(reply).not.toMatch(/makes you ask|lean towards|hunch/);
  });
  it('is none where it is of the heart', () => {
    expect(
      last(['he left in May', 'what do people do when they still love somebody?'], 'fiona'),
    ).not.toMatch(/airline|centre|search engine/);
  });
});
