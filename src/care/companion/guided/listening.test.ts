/** What a listener must not get wrong: complaints, drafts, names, small matters, drink, an exercise left. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { understand } from './understand/index.ts';

const talk = (lines: readonly string[], therapistId: TherapistId = 'alice') =>
  converse(lines, { therapistId, seed: 'listening', firstName: 'Sam' });
const last = <T>(list: readonly T[]): T => list.at(-1) as T;

it('says nothing of theirs back once they have complained of it', () => {
  const lines = [
    'my brother owes me money',
    "you're just repeating what i said",
    'he bought a new car',
  ];
  const reply = last(talk(lines, 'bob')).text;
  expect(reply).not.toContain('“');
  expect(reply.toLowerCase()).not.toContain('bought a new car');
});

it('takes a line in quotation marks for the draft it had asked for', () => {
  const lines = ['i fell out with my friend Nadia', 'what would i even say to her'];
  const asked = last(talk(lines));
  expect(asked.text).toContain('Nadia');
  const drafted = last(talk([...lines, '"I miss you and I want to talk"']));
  expect(drafted.text).toMatch(/blames nobody|room to answer/);
});

it.each([
  ['My brother owes me money|his name is leo', 'Leo'],
  ['my wife died in March|Forty-one years. Ingrid', 'Ingrid'],
  ['my dog died|his name was biscuit', 'Biscuit'],
])('learns whose name it is: %s', (lines, name) => {
  const { guided } = last(talk(lines.split('|'), 'fiona'));
  expect([guided.facts.name, ...guided.people.map((one) => one.name)]).toContain(name);
});

it('makes no problem of a small matter in good spirits, and offers nothing', () => {
  const lines = [
    "Hi! I'm in a really good mood, just a small thing",
    "I can't decide between two hats for my friend's wedding",
    'The green one is louder',
    "It's on Saturday",
    'She would love the green',
    'Do you think green is too much?',
    'My gran will be there as well',
    'OK green it is',
    'Perfect',
  ];
  const replies = talk(lines, 'henry');
  expect(replies.some((one) => one.guided.pending?.kind === 'offer')).toBe(false);
  expect(replies.every((one) => one.guided.facts.light !== undefined)).toBe(true);
});

it.each([
  'nothing serious really. my husband and I keep having the same small row about the phone at dinner',
  'just a small thing but my mum laughed at my drawing',
  "no drama, I just can't face the office any more",
])('makes no small matter of a hurt that is called one: %s', (line) => {
  const replies = talk([line, 'he just looks away', 'it gets to me more than it should'], 'alice');
  expect(replies.every((one) => one.guided.facts.light === undefined)).toBe(true);
});

it('sends no one who has been drinking to the telephone', () => {
  const reply = last(talk(["i've had a lot of wine", 'should i text him'], 'james')).text;
  expect(reply).toContain('Not tonight');
});

it('puts an exercise down for news that breaks into it', () => {
  const lines = [
    'my mum died in June',
    'I still lay her place',
    'can we try an exercise',
    'ok',
    'my sister had her baby last night',
  ];
  expect(last(talk(lines, 'fiona')).guided.skill).toBeNull();
});

describe('reading', () => {
  it.each([
    ["i said i'd go", false],
    ['I just go there in my head', false],
    ["ok i'm off. cheers", true],
    ["I'll leave it out for him. Goodnight", true],
    ['can I go now?', true],
  ])('%s: a goodbye %s', (text, bye) => {
    expect(understand(text, 'alice').acts.has('goodbye')).toBe(bye);
  });

  it.each(["i'm a nightmare", "I'm such a drain on everyone", 'i am a creep'])(
    'does not form a hard word about the writer: %s',
    (text) => {
      expect(understand(text, 'alice').mirrors).toEqual([]);
    },
  );

  it('keeps the no of "no one"', () => {
    const said = understand('no one knows I knit', 'alice').mirrors.map((one) => one.text);
    expect(said.every((one) => one.startsWith('no one'))).toBe(true);
  });

  it.each([
    ['hi im 13 is that ok', 13],
    ['i dont know how this works im thirteen', 13],
    ['im ten minutes away', null],
  ])('%s: age %s', (text, age) => {
    expect(understand(text, 'alice').age).toBe(age);
  });

  it.each([
    ['it goes up 400 a month', null],
    ['Forty-one years', 'Forty-one years'],
  ])('%s: time %s', (text, time) => {
    expect(understand(text, 'alice').time).toBe(time);
  });
});

describe('a question', () => {
  it.each([
    'why does my boss ignore me?',
    'would it help if I moved out?',
    'how long do people need for this?',
    'how was that supposed to go?',
    'what others?',
  ])('is never pasted into the answer: %s', (asked) => {
    for (const who of ['james', 'alice', 'evan'] as const)
      expect(last(talk(['things are hard at home', asked], who)).text).not.toMatch(
        /(?:sure|say|know|answer to|tell|judge|decide) (?:how|what|whether|who|when)\b/i,
      );
  });

  it('is not handed back every time', () => {
    const asked = ['would he notice?', 'does he care?', 'can he change?', 'is he even trying?'];
    const replies = talk(['my husband forgot my birthday', ...asked], 'alice');
    expect(replies.slice(1).every((one) => one.text.endsWith('?'))).toBe(false);
  });

  it('about a checked lock is not answered for certain', () => {
    const reply = last(talk(['I check the door ten times', "what if I didn't lock it"], 'charlie'));
    expect(reply.text).toMatch(/check|leave that question/);
  });
});

it('asks nobody who has begun what they want to begin with', () => {
  const said = converse(['I am a nurse and the rota is killing us.'], {
    therapistId: 'evan',
    seed: 'rota',
  });
  expect(said[0]?.text).not.toMatch(/hello|start with|begin\?/i);
});
