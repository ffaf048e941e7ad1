/** In the worst hour what somebody says of getting a person to them is taken up; the rest of that hour, too. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { reaching } from './reaching.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const talk = (from: RiskState | null, ...messages: readonly string[]) =>
  talkWith('james', messages, { from, seed: 'hour' });

const WORST: RiskState = {
  ...NO_RISK,
  peak: 'imminent',
  flags: ['means'],
  asked: 2,
  denied: 1,
  sinceAsked: 0,
};

describe('somebody in the worst hour', () => {
  it.each([
    ["my sister maren, she's 20 min away. but what would i even say to her?", 'reach.words'],
    ["i don't know how to start with maren", 'reach.words'],
    ["ok. i'll ring maren", 'reach.now'],
    ['I will wake my husband', 'reach.now'],
    ["she's coming, she's in the car", 'reach.coming'],
    ['My brother is on his way', 'reach.coming'],
    ["no it's me, not her. she's ringing the bell now. i'll let her in", 'reach.here'],
    ['Maren is here', 'reach.here'],
    ['should i call that number as well or is it enough that she comes?', 'reach.line'],
  ])('who says "%s" is answered to that', (message, part) => {
    expect(reaching(message)).toBe(part);
    const reply = talk(WORST, message)[0]?.text ?? '';
    expect(reply).toMatch(/988/);
    expect(reply).not.toMatch(/I hear you say no|one no does not close|Is it closer than before/);
  });

  it.each([
    'the pills are here',
    'it is here with me',
    'i will go to bed',
    "i'll call it a night",
    'i will get worse',
  ])('nobody is near in: %s', (message) => expect(reaching(message)).toBeNull());

  it('is not taken for a helper when the helper takes the pills away', () => {
    const said = "she said 'you idiot, of course i want you here'. she'll take the pills with her";
    expect(detect(said, WORST).subject).toBe('self');
  });

  it('is not told to put down what nobody has named', () => {
    const told = talk(NO_RISK, 'i am going to kill myself tonight')[0]?.text ?? '';
    expect(told).toMatch(/911/);
    expect(told).not.toMatch(/\b(?:put it down|away from it|leave it where it is|hand it to)\b/i);
  });
});

it('somebody who has been let in is not asked about at the next word', () => {
  const [, next] = talk(
    WORST,
    'My neighbour Joan is ringing the bell',
    'I have asked her in for tea',
  );
  expect(next?.text).not.toMatch(
    /still with you|still worried|comes first if the urge|Nothing is more important|have not moved on/,
  );
});

describe('somebody with our question open', () => {
  const OPEN: RiskState = { ...NO_RISK, peak: 'active_ideation', flags: ['inferred'], asked: 1 };

  it.each([
    ['shes calling me now', /^(?:Answer that|Pick up)/],
    ["ma brother's ringin me", /^(?:Answer that|Pick up)/],
    ['he knock the door again', /^(?:Answer that|Pick up)/],
    ['My sister has rung three times', /^(?:Answer that|Pick up)/],
    ['shes coming to get me', /on the way to you|not be alone/],
    ['She wants me to stay with her', /wants you near|say yes to that/],
    ["she's sending a taxi", /on the way to you|not be alone/],
    ["ok i woke him, he's here", /go to them|Be with them/],
    ['i told her', /told somebody|person who knows/],
    ['ok i picked up. told her about the money', /told somebody|person who knows/],
  ])('who says "%s" is not asked over it', (message, said) => {
    const [turn] = talk({ ...OPEN, sinceAsked: 1, calmTurns: 1 }, message);
    expect(turn?.text).toMatch(said);
    expect(turn?.text).not.toMatch(/suicide|killing yourself|ending your life/);
  });

  it.each([
    'they keep calling me names',
    'he knocked the vase over',
    'it keeps coming back',
    'i told her no',
  ])('nobody is near in: %s', (message) =>
    expect(talk({ ...OPEN, sinceAsked: 2, calmTurns: 2 }, message)[0]?.text ?? '').not.toMatch(
      /Answer that|Pick up|on the way|go to them|told somebody/,
    ),
  );
});

describe('whoever goes', () => {
  it.each([
    'k gtg',
    'I think I will say goodnight now. You have been very kind. God bless.',
    'ok bye',
  ])('in the worst hour is let go with the line and a person: %s', (message) => {
    const [turn] = talk({ ...WORST, calmTurns: 0, denied: 0 }, message);
    expect(turn?.text).toMatch(/988/);
    expect(turn?.text).toMatch(/one person|somebody/);
    expect(turn?.text).not.toMatch(/\?/);
  });

  it('is not asked again with an open question', () => {
    const risk: RiskState = { ...NO_RISK, peak: 'active_ideation', flags: ['inferred'], asked: 1 };
    const [turn] = talk({ ...risk, sinceAsked: 6, calmTurns: 6 }, "Right I'm off to bed. cheers");
    expect(turn?.text).toBe('');
  });
});

const DENIED: RiskState = {
  ...NO_RISK,
  peak: 'passive_ideation',
  asked: 1,
  denied: 1,
  sinceAsked: 3,
  calmTurns: 3,
};

describe('somebody who has said no', () => {
  it('and goes to bed is not sent for', () => {
    const told = talk({ ...DENIED, denied: 2 }, "I'm going up now. thanks I guess. goodnight")[0];
    expect(told?.assessment.level).not.toBe('imminent');
    expect(told?.text).not.toMatch(/^.{0,80}911/s);
  });

  it('and has made a call of another kind is not praised for it', () => {
    const said = 'no, like i said. ok i called, it was charted. 22:10, my own initials';
    const told = talk({ ...DENIED, sinceAsked: 0 }, said)[0];
    expect(told?.text).not.toMatch(/beside you|dangerous|out of reach|Stay near/);
    expect(told?.risk.denied).toBeGreaterThanOrEqual(1);
  });

  it('is heard all the same where it is said outright', () => {
    expect(talk(DENIED, 'i lied. i am going to hang myself tonight')[0]?.assessment.level).toBe(
      'imminent',
    );
    expect(talk(DENIED, 'i want to die')[0]?.text).toMatch(/988/);
  });
});

it('somebody who is at the door is let in, whatever else the words sound like', () => {
  const turns = talk(
    null,
    'i am going to kill myself tonight, the pills are here',
    "my sister is coming, she's in the car",
    "no it's me, not her. she's ringing the bell now. i'll let her in. bye, thanks i think",
  );
  expect(turns[0]?.text).toMatch(/911/);
  expect(turns[2]?.text).toMatch(/988/);
  expect(turns[2]?.text).not.toMatch(/most dangerous hour|alone, and whether/);
});

it('a thing given away after two noes is asked about, and nobody is sent for', () => {
  const said =
    "i gave my cat to lena yesterday. she's better with him anyway. it's easier if things are sorted";
  const told = talk({ ...DENIED, denied: 2 }, said)[0];
  expect(told?.assessment.level).toMatch(/ideation/);
  expect(told?.text).toMatch(/988.*\?/s);
});

describe('a robbery', () => {
  const said =
    'he put the knife here at my side, just under the jacket. took the phone and the wallet';

  it('is no home that is not safe', () => {
    expect(detect(said, { ...NO_RISK, calmTurns: 2 }).level).not.toBe('abuse');
    expect(talk({ ...NO_RISK, calmTurns: 2 }, said)[0]?.text).toBe('');
    expect(detect('my husband held a knife to me again').level).toBe('abuse');
  });

  it('once put right, is not asked after again', () => {
    const turns = talk(
      { ...NO_RISK, peak: 'abuse', asked: 1 },
      'no, not domestic. it was a stranger near the tram stop',
      'i have not been on the tram since',
      'i walk, fifty minutes each way',
      'that is about it',
    );
    expect(turns.map(({ text }) => text).join(' ')).not.toMatch(/at home/);
  });
});

it('money that was enough is no low moment', () => {
  const said =
    'She went quiet and then she cried. She said Martin told her I had enough with our place. I never got asked';
  expect(talk({ ...NO_RISK, flags: ['unasked'], calmTurns: 9, sinceAsked: 9 }, said)[0]?.text).toBe(
    '',
  );
});
