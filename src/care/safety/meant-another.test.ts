/** A friend's last message: it is the friend who is in danger, and the writer is led, however we first heard it. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import type { RiskState } from './types.ts';

const OF_SELF =
  /thoughts of (?:suicide|killing yourself|dying)|near you, leave it|I have thoughts of dying|could use|urge is there|hurt yourself/;

const talk = (messages: readonly string[], from: RiskState | null = null) =>
  talkWith('henry', messages, { from });

describe('a flatmate who wrote and does not answer', () => {
  const said = talk([
    "My flatmate just texted me 'I can't go on, sorry about the rent' and now he's not answering. I'm on a train an hour away.",
    "No, not me. My flatmate. Ruben. He wrote it, I'm on the train and he doesn't pick up. What do I do?",
    'Who do I ring so that somebody knocks on HIS door?',
    "I can't ask him anything, he doesn't pick up. Six calls. I'm fifty minutes off. Can police go in?",
    "Fine, I rang. They're sending a car round. Now I'm just looking at his last message.",
    'I keep thinking I should have seen it, he gave me his bike on Sunday',
    "He's at the flat, the police are at the door. My hands are cold. What if it's too late",
    "There's no urge. It's not me. They found him. He's breathing, they're taking him in.",
    "I'm safe. It was never me. What do I say to him when I see him",
  ]);
  it('is the one the talk is about, from first to last', () => {
    for (const one of said) {
      expect(one.risk.subject).toBe('other');
      expect(one.text).not.toMatch(OF_SELF);
    }
  });
  it.each([
    [0, /911/],
    [2, /911.*address/],
    [3, /(?:go in|open a door)/],
    [5, /this side of the message/],
    [6, /cannot see that from here/],
    [7, /you are the reason/],
    [8, /“I am so glad you are here/],
  ])('is helped through the writer: turn %i', (at, wanted) =>
    expect(said[at]?.text).toMatch(wanted),
  );
});

describe('a guess about the writer', () => {
  const heard: RiskState = {
    peak: 'imminent',
    subject: 'self',
    flags: ['distinct', 'inferred'],
    calmTurns: 0,
    asked: 1,
    denied: 0,
    sinceAsked: 0,
    used: ['ask.imminent.0'],
  };
  it.each([
    'no, not me. my sister. she wrote it',
    'it is not me, it is my brother who said that',
    'i am talking about my friend, he is the one in danger',
    'no it is someone else, he is at home alone',
  ])('is given up for whom it is of: %s', (message) =>
    expect(talk([message], heard)[0]?.risk.subject).toBe('other'),
  );
  it('stays where they have said it of themselves', () => {
    const outright: RiskState = { ...heard, flags: ['disclosed', 'outright'] };
    expect(talk(['it was not me it was my friend'], outright)[0]?.risk.subject).toBe('self');
  });
  it.each(['not me lol, my brother is the cook', 'it is not me who decides'])(
    'is no one else without danger before: %s',
    (message) => expect(detect(message).signals).not.toContain('other.meant'),
  );
});

it.each([
  'my ex texted me goodbye last year',
  'my friend sent me a voice note saying sorry about the party',
  'she wrote a thank you card for everything',
  'my brother texted that he can not go on the trip',
])('is no last message: %s', (message) =>
  expect(detect(message).signals).not.toContain('other.note'),
);

describe('another’s words in quotation marks', () => {
  it.each([
    "my flatmate just texted me 'this is the end, I can't live like this' and it's about a lasagne dish",
    'my sister wrote “I wish I was dead, they are out of the green ones” from the shop',
  ])('are asked after, and not taken for the writer’s: %s', (message) => {
    const [said] = talk([message]);
    expect(said?.risk.peak).not.toMatch(/ideation|imminent/);
    expect(said?.text).toMatch(/afraid for them/);
  });
  it.each([
    'my ex texted me again i want to die',
    "my boss wrote 'see me tomorrow' and i want to kill myself",
    "he texted me 'happy birthday' and I wish I was dead",
    'my mum texted me. i am going to kill myself tonight',
  ])('leave the writer’s own what they are: %s', (message) => {
    expect(talk([message])[0]?.risk).toMatchObject({ subject: 'self' });
    expect(talk([message])[0]?.risk.peak).toMatch(/ideation|imminent/);
  });
});

describe('a sister far away', () => {
  const said = talk([
    "My sister put something on her page an hour ago and now she doesn't pick up.",
    "She's four hours off. The post said 'thank you all for carrying me'. What do I even tell them, I have no proof",
    "I rang. They're sending a car. I want to drive to her. Should I drive, like this?",
    'She rides to the old lock when she is low. Should I tell the police about the lock?',
    "I feel like I'm going to be sick.",
  ]);
  it.each([
    [1, /No proof is needed/],
    [2, /call|Not alone/],
    [3, /^Yes\. Tell them every place/],
    [4, /I am here with you|Waiting like this/],
  ])('is helped through the writer: turn %i', (at, wanted) =>
    expect(said[at]?.text).toMatch(wanted),
  );
});
