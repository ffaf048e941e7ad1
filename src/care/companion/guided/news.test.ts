/** Plain news: a small deed, something that came, a good mark. Asked about as what it is. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { newsIn } from './frames/news.ts';
import { understand } from './understand/index.ts';

const repliesTo = (lines: readonly string[], therapistId: TherapistId): string[] =>
  converse(lines, { therapistId, seed: 'news' }).map(({ text }) => text);

const kindOf = (said: string): string | null => newsIn(understand(said, 'iris').clauses);

it.each([
  ['fed the hens this morning', 'deed'],
  ['i had a bath', 'deed'],
  ['made soup', 'deed'],
  ['the postman was here', null],
  ['the milkman came at six', 'came'],
  ['its raining here', 'came'],
  ["a door slammed and i didn't flinch", 'held'],
  ["i didn't check the stove today", 'held'],
  ['got an A in history', 'mark'],
  ['won the raffle', 'mark'],
  ['lost one point though', 'except'],
  ["it's just a cactus", 'only'],
  ['i have to ring the school', 'duty'],
  ['we used to go on sundays', 'before'],
  ['normally i hide in the pantry', 'usual'],
  ['my gran asked where the ring went', 'asked'],
  ['i said lovely hat', 'said'],
  ['married 30 years', 'years'],
  ['nobody else got that far', 'mark'],
  ['my poem came first', 'mark'],
  ['it was a fluke', 'except'],
  ['bus stop', 'place'],
  ['had the bath thing', 'deed'],
  ['i was fine', 'fine'],
  ["didn't gamble", 'held'],
  ['he hit me', null],
  ['i took the pills', null],
])('%s: %s', (said, kind) => {
  expect(kindOf(said)).toBe(kind);
});

it.each(['iris', 'diana', 'grace'] as const)(
  '%s takes a small deed for no more than that',
  (who) => {
    const [, reply] = repliesTo(['hi', 'fed the hens this morning'], who);
    expect(reply).not.toMatch(
      /on your mind|not said yet|do to you|that picture|like to be different/,
    );
  },
);

it('does not ask three of them alike', () => {
  const asked = (['iris', 'diana', 'grace'] as const).map((who) =>
    repliesTo(['hi', 'the milkman came at six'], who)[1]
      ?.split(/(?<=[.:]) /)
      .at(-1),
  );
  expect(new Set(asked).size).toBe(3);
});

it('answers a deed made small with a sentence of its own, where no question is due', () => {
  for (const who of ['iris', 'diana', 'grace', 'bob'] as const) {
    const lines = ['hi', 'fed the hens', 'the milkman came', "it's just a hen", 'swept the yard'];
    const replies = repliesTo(lines, who).slice(1);
    for (const reply of replies) expect(reply.split(' ').length).toBeGreaterThan(1);
  }
});

it.each([
  ['the boiler packed up', 'broke_down'],
  ['my youngest has chickenpox', 'child_ill'],
  ['i said it was fine and went up', 'said_fine'],
])('takes up what is told by the way: %s', (said, id) => {
  expect(understand(said, 'evan').happenings.map((one) => one.id)).toContain(id);
});

it('does not make a first reply to somebody young a page', () => {
  const [reply] = repliesTo(["i'm 14 and my friend moved away"], 'charlie');
  expect(reply?.split(' ').length).toBeLessThan(62);
  expect(reply).toContain('988');
});

it('takes a small habit of one who died for a memory', () => {
  for (const who of ['fiona', 'bob'] as const) {
    const lines = ['my wife died in spring', 'Olga', 'she whistled on the stairs'];
    const reply = repliesTo(lines, who).at(-1) ?? '';
    expect(reply.split(' ').length).toBeGreaterThan(5);
    expect(reply).not.toMatch(/beside you then|say to that|leave you/);
  }
});

it('holds up no plain doing of another in quotation marks', () => {
  for (const who of ['henry', 'iris', 'grace'] as const) {
    const reply = repliesTo(['hi', 'my cousin painted a fence for his aunt'], who).at(-1);
    expect(reply).not.toContain('“');
  }
});

it('says whether it is going to ask, and why not', () => {
  const [asked, why] = repliesTo(['are you going to make me tell you?', 'why not?'], 'diana');
  expect(asked).toMatch(/^No/);
  expect(why).toMatch(/^Because/);
});

it('does not argue with one who asks whether it stays so, or would rather not', () => {
  const [stays] = repliesTo(['is it always going to be so hard?'], 'diana');
  expect(stays).not.toMatch(/argue|swear|your question today/);
  const [rather] = repliesTo(["what if i don't want to talk to her?"], 'diana');
  expect(rather).not.toMatch(/^(?:Say that|Suppose)|still be standing/);
});

it('quotes the same words once only', () => {
  for (const who of ['iris', 'grace', 'bob'] as const) {
    const reply = repliesTo(['i got up at 4'], who)[0] ?? '';
    expect(reply.split(/got up at 4/i).length).toBeLessThanOrEqual(2);
  }
});

it('offers no exercise on a bare word that does not hurt', () => {
  const lines = [
    'hi',
    'my flat is cold',
    'my aunt came',
    'soup',
    'the cat',
    'red',
    'wool',
    'no one',
  ];
  for (const reply of repliesTo(lines, 'diana'))
    expect(reply).not.toMatch(/all right, or|try|exercise/);
});

it('hears first of all what was not done, in two words', () => {
  const reply = repliesTo(['day 9', 'my ex came by', "didn't gamble"], 'henry').at(-1);
  expect(reply).not.toMatch(/miss|person|top of it|just a thing/);
});
