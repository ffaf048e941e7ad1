/** Topic guides: their format, what is heard in replies to them, and a talk that one of them leads. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '#scripts/lib/topic-faults.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { topicById } from './index.ts';
import { phrasesOf } from './phrases.ts';
import { readTopic, topicIds } from './read.ts';
import { howLongIn, whenIn } from './slots.ts';

const CASES = new URL('../../../../../tests/evals/dialogue/topics/', import.meta.url);

describe('every guide', () => {
  it.each(topicIds())('%s is as README.md tells, and hears its own replies', (id) => {
    const cases = readFileSync(new URL(`${id}.txt`, CASES), 'utf8');
    expect(faultsOf(readTopic(id), cases)).toEqual([]);
  });

  it('knows no guide by a name it does not have', () => {
    expect(topicById('../README')).toBeNull();
  });
});

describe('phrases', () => {
  it.each([
    ['told _ mother', 'i told my own mother', true],
    ['told _ mother', 'i told him . mother cried', false],
    ['drink*', 'i am drinking', true],
    ['drink*, !not drinking', 'i am not drinking', false],
    ["didn't see", 'i did not see it', true],
    ['my mum', 'my mom knows', true],
    ['work', 'the network is down', false],
  ])('%s in "%s": %s', (list, plain, found) => {
    expect(phrasesOf(list)(plain)).toBe(found);
  });
});

describe('slots', () => {
  it.each([
    ['3 years. she left a note', 'three years'],
    ['together for almost 2 yrs', 'almost two years'],
    ['one month in', 'one month'],
    ['he is 3 years old', null],
    ['two years ago', null],
    ['a day like that', null],
  ])('a length of time in "%s": %s', (text, found) => {
    expect(howLongIn(text)).toBe(found);
  });

  it.each([
    ['she moved out on sunday', 'on Sunday'],
    ['he died in june', 'in June'],
    ['since friday', null],
  ])('a time in "%s": %s', (text, found) => {
    expect(whenIn(text)).toBe(found);
  });
});

describe('a talk that a guide leads', () => {
  it('stays with its matter when a reply sounds like another', () => {
    const lines = [
      'my girlfriend moved out on sunday. 3 years. she left a note',
      'it said she felt like she was living with a ghost',
      'i work a lot. i come home late and i just want quiet, always have',
    ];
    const talk = converse(lines, { therapistId: 'alice', seed: 't' });
    expect(talk.map(({ guided }) => guided.topic?.id)).toEqual(lines.map(() => 'breakup-left'));
  });
});
