/** What is typed late, small and without marks: where it is cut, whose names it holds, what stays unsaid. */
import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { clausesOf, mended } from './text.ts';

const cut = (text: string): string[] => clausesOf(text).map((one) => one.text);
const read = (text: string) => understand(text, 'diana');
const mirrors = (text: string) => read(text).mirrors.map((one) => one.text);
const names = (text: string) => read(text).people.map((one) => one.name);

describe('one sentence after another, without a stop', () => {
  it.each([
    ['she wants me there she bought me a coat', ['she wants me there', 'she bought me a coat']],
    ['i cant eat i keep pacing', ["I can't eat", 'I keep pacing']],
    ['i had two pints cant sleep', ['I had two pints', "can't sleep"]],
    ['he hates it tho kayla loves it', ['he hates it though', 'Kayla loves it']],
    [
      'she said she was done thats what she said',
      ['she said she was done', "that's what she said"],
    ],
    ['he shouted at me i left', ['he shouted at me', 'I left']],
    ['my stomach is so bad i threw up', ['my stomach is so bad', 'I threw up']],
    ['i broke it lol he never even noticed', ['I broke it', 'he never even noticed']],
    ['my head is spinning is it the wine', ['my head is spinning', 'is it the wine']],
  ])('%s', (text, parts) => {
    expect(cut(text)).toEqual(parts);
  });

  it.each([
    'i told him he was wrong',
    'when i see him i freeze',
    'he said to me it was over',
    'every time i call him he sighs',
    "i don't think he cares",
    'the coat she bought me is red',
    'make it so he can stay',
    'i know it is the end',
    'who am i kidding with all of this',
    'that is why i am the way i am',
    'i hate people who cant listen',
    'the man she loves cant come',
  ])('leaves together what may belong together: %s', (text) => {
    expect(cut(text)).toHaveLength(1);
  });
});

it.each([
  ['he keeps callin', 'he keeps calling'],
  ['i was drivin n cryin', 'I was driving and crying'],
  ['again in the cabin, with my cousin', 'again in the cabin, with my cousin'],
  ['i saw kayla at tylers', "I saw Kayla at Tyler's"],
  ['will mark it in my jeans', 'will mark it in my jeans'],
  ['my hearts still racing', "my heart's still racing"],
])('spells out: %s', (text, spelt) => {
  expect(mended(text)).toBe(spelt);
});

it('knows a first name without its capital, wherever a name stands', () => {
  expect(names('i rang kayla and she hung up')).toContain('Kayla');
  expect(names('my brother tyler came')).toContain('Tyler');
  expect(mirrors('i never ring tyler')).toEqual(['you never ring Tyler']);
  expect(names('i will mark it')).toEqual([]);
});

describe('what is no fact', () => {
  it.each(['hes asleep probably or hes at the club', 'maybe he left, or he lost his phone'])(
    'a guess beside another: %s',
    (text) => {
      expect(mirrors(text)).toEqual([]);
    },
  );
  it('who somebody is said to be, without what they do', () => {
    expect(mirrors('A landlord who has fixed a boiler')).toEqual([]);
    expect(mirrors('A form that fills itself in')).toEqual([]);
    expect(mirrors('my boss said that he knew')).toEqual(['your boss said that he knew']);
  });
  it('a count without the thing that was counted', () => {
    expect(mirrors('I have sent nine')).toEqual([]);
    expect(mirrors('I woke at three')).toEqual(['you woke at three']);
    expect(mirrors('I met him in 1994')).toEqual(['you met him in 1994']);
  });
  it('a filler in front of a number', () => {
    expect(mirrors('i ate like 4 of them')).toEqual(['you ate 4 of them']);
    expect(mirrors('i told like everyone at work')).toEqual(['you told everyone at work']);
    expect(mirrors('it feels like 4 years')).toEqual(['it feels like 4 years']);
  });
});

it('holds up no report of a message as a saying', () => {
  const said = read('omg he texted. says im out stay away we can speak friday');
  for (const { text } of said.quotes) expect(text).not.toMatch(/^says/);
});

it.each([
  'had like 5 pints',
  'i had 3 beers',
  'ive had about 4 glasses of wine',
  'its 3am and i had 5 beers',
])('hears drink with a number: %s', (text) => {
  expect(read(text).intoxicated).toBe(true);
});
it('hears none in what was drunk another day', () => {
  expect(read('i had 3 beers last friday').intoxicated).toBe(false);
});

it('says back what somebody known by a name did', () => {
  expect(mirrors('gareth thinks im fine')).toEqual(["Gareth thinks you're fine"]);
  expect(mirrors('kayla wanted to move in')).toEqual(['Kayla wanted to move in']);
});

it('does not hold up the poor comfort that somebody is bitter about', () => {
  expect(mirrors('No lunch, no chair. But we got a mug with a slogan, so.')).toEqual([]);
});

it('counts what they once said or asked of others as told', () => {
  const weight = (text: string) => read(text).mirrors[0]?.weight ?? 0;
  expect(weight('I asked for help twice.')).toBeGreaterThan(1.6);
  expect(weight('I already said that.')).toBeLessThan(1);
});

it('gives back no "I am all right", and holds up no bitter phrase', () => {
  expect(mirrors('nah im alright nearly there actually')).toEqual([]);
  const { quotes } = read("A hotline. Hello, yes, I'd like to report a husband with a mop.");
  for (const { text } of quotes) expect(text).not.toMatch(/report/);
});

it('writes a day as it is written', () => {
  expect(mirrors('On Sunday I caught myself looking at flats')).toEqual([
    'on Sunday you caught yourself looking at flats',
  ]);
});
