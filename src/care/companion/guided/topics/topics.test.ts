/** Topic guides: their format, what is heard by their blocks, and a talk that one of them leads. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '#scripts/lib/topic-faults.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { topicById } from './index.ts';
import { phrasesOf } from './phrases.ts';
import { readTopic, topicIds } from './read.ts';

const CASES = new URL('../../../../../tests/evals/dialogue/topics/', import.meta.url);

describe('every guide', () => {
  it.each(topicIds())('%s is as README.md tells, and hears what its blocks are for', (id) => {
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

  it('answers a question of the matter that was passed over', () => {
    const lines = [
      'my girlfriend moved out on sunday. 3 years. she left a note',
      "you didn't answer me. i asked if i'm feeling too much",
    ];
    const last = converse(lines, { therapistId: 'fiona', seed: 't' }).at(-1);
    expect(last?.text).toMatch(/it is not weakness|not the weak one/);
  });

  const FOUND =
    'i found messages on my husbands ipad. he has been sleeping with kate from his work';

  it('has an answer of its own to what is asked of the matter, and stays with it', () => {
    const lines = [FOUND, 'should i go down and say it to him now or wait'];
    const last = converse(lines, { therapistId: 'alice', seed: 't' }).at(-1);
    expect(last?.guided.topic?.id).toBe('partner-cheated');
    expect(last?.text).toMatch(/in earshot|I know/);
  });

  it('hears the one half-sentence of a long message that names the matter', () => {
    const line =
      'hi, im at uni and i had to come home for the weekend and my mum was drunk again when i got in';
    const [first] = converse([line], { therapistId: 'bob', seed: 't' });
    expect(first?.guided.topic?.id).toBe('parent-who-drinks');
  });

  it('leaves it where something else is announced', () => {
    const talk = converse(
      [
        'my girlfriend moved out on sunday. 3 years. she left a note',
        'it said she felt like she was living with a ghost',
        'the other thing is i have panic attacks on the train',
      ],
      { therapistId: 'alice', seed: 't' },
    );
    expect(talk.at(-1)?.guided.topic?.id).toBe('panic-attacks');
  });
});
