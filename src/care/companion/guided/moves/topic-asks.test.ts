/** A matter that is known at once is met with what is true of it and a question of it, and then with what is told. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { listeningLines } from '../listening/read.ts';
import { topicById } from '../topics/index.ts';
import { topicIds } from '../topics/read.ts';

const replies = (
  lines: readonly string[],
  therapistId: (typeof THERAPIST_IDS)[number] = 'charlie',
) => converse(lines, { therapistId, seed: 'asks' }).map(({ text }) => text);

const OPENINGS = [
  [
    'I have a presentation on thursday and i can not stop worrying about it',
    'presentation-or-interview',
  ],
  ['i had a car accident last year and i still can not drive past that crossing', 'accident'],
  ['I drink too much wine in the evenings and I would like to cut down', 'drinking-too-much'],
  ['My teenage daughter does not talk to me anymore', 'my-teenager'],
  ['i can not fall asleep anymore, it takes me hours', 'sleepless'],
] as const;

describe('the beginning of a talk', () => {
  it.each(OPENINGS)('%s', (line, id) => {
    const [first = ''] = replies([line]);
    const questions = topicById(id)?.questions ?? [];
    expect(questions.some((one) => first.endsWith(one))).toBe(true);
    expect(first.split(/(?<=[.?])\s/).length).toBe(2);
  });

  it('sounds different with each therapist', () => {
    for (const [line] of OPENINGS)
      expect(
        new Set(THERAPIST_IDS.map((id) => replies([line], id)[0])).size,
      ).toBeGreaterThanOrEqual(8);
  });

  it('supposes no matter where none is heard', () => {
    const [first = ''] = replies(['there is a wasp in the kitchen and the radio is on']);
    const all = topicIds().flatMap((id) => topicById(id)?.questions ?? []);
    expect(all.some((one) => first.includes(one))).toBe(false);
  });
});

it('goes past nothing that is told: a question of the matter stands behind what was heard of the message', () => {
  const lines = [
    'I have a presentation on thursday and i can not stop worrying about it',
    'the slides are in the blue folder by now, and I take the tram there',
  ];
  const [, second = ''] = replies(lines);
  const questions = topicById('presentation-or-interview')?.questions ?? [];
  expect(questions).not.toContain(second);
});

describe('a few words that answer our question', () => {
  it('are said back', () => {
    const lines = ['i had a car accident last year and i still can not drive past that crossing'];
    expect(replies([...lines, 'the sound of brakes'])[1]).toMatch(/^The sound of brakes\./);
    expect(replies([...lines, 'my neighbour, mostly'])[1]).toMatch(/^Your neighbour, mostly\./);
  });

  it.each(['no idea', 'why do you ask', 'stupid question', 'my son heard us', '7 or 8'])(
    'are not where they are something else: %s',
    (said) => {
      const lines = ['i had a car accident last year and i still can not drive past that crossing'];
      const [, second = ''] = replies([...lines, said]);
      expect(second.toLowerCase()).not.toMatch(
        new RegExp(`^(?:${said}|your son heard us)\\.`, 'i'),
      );
    },
  );
});

it.each(['ok i will try that tonight', "right, I'll ask her tomorrow"])(
  'hears a plan in "%s"',
  (said) => {
    const lines = ['My teenage daughter does not talk to me', 'what else could i ask her?', said];
    const [, second, third = ''] = replies(lines, 'james');
    expect(second).toMatch(/question|ask about/i);
    expect(listeningLines('james').plan.some((one) => third.startsWith(one))).toBe(true);
  },
);

it('helps to write to somebody who owes money', () => {
  const lines = [
    'he still owes me 900 for the photos',
    'mostly how to write the fourth email without sounding like a bailiff',
  ];
  expect(replies(lines, 'evan')[1]).toMatch(/open since|what is owed/);
});
