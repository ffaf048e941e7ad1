/** What is asked of any trouble: once, not where it was told, and of nothing that is no trouble. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS, type TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { understand } from '../understand/index.ts';

const talk = (lines: readonly string[], therapistId: TherapistId) =>
  converse(lines, { therapistId, seed: 'agenda' }).map(({ text, guided }) => ({
    text,
    topics: (guided.facts.agenda ?? '').split(',').filter(Boolean),
  }));

const TOLD = [
  'the landlord sold the house we rent and I feel sick about it',
  'we got the letter the day the twins had chicken pox',
  'the agent brings people round on Saturdays',
  'one of them measured our bedroom while I stood there',
  'the twins asked whether the lady would take their beds',
];

describe('what is asked of any trouble', () => {
  it.each(THERAPIST_IDS)('is never asked twice by %s', (therapistId) => {
    const replies = talk(TOLD, therapistId);
    const questions = replies.flatMap(({ text }) => text.match(/[^.!?]+\?/g) ?? []);
    expect(new Set(questions).size).toBe(questions.length);
    for (const { topics } of replies) expect(new Set(topics).size).toBe(topics.length);
  });

  it('is not asked where they told it unasked', () => {
    const lines = [
      'nobody knows about the debt',
      'I have tried spreadsheets and I have tried prayer',
    ];
    const [first, second] = talk(lines, 'evan');
    expect(first?.topics).toContain('company');
    expect(second?.topics).toEqual(expect.arrayContaining(['company', 'tried']));
  });

  it('is not asked of good news', () => {
    const [reply] = talk(['we won the quiz last night and I am so happy'], 'bob');
    expect(reply?.text).not.toMatch(/hardest|worst|hurts|weighs|fear/);
  });
});

it('brings nobody into it who was named as left out', () => {
  const [, reply] = talk(['I lost my job in May', 'no nobody. not even my brother'], 'james');
  expect(reply?.text).not.toMatch(/your brother (?:comes|is part)/);
});

describe('the clause that tells most', () => {
  it.each([
    ["she's asleep upstairs, she doesn't know yet, I'm in the kitchen", /doesn't know yet/],
    ["I'm on the couch, my jaw is clenched all day", /jaw/],
    ['my girlfriend found this app and my brother died in June', /died/],
  ])('is not where they sit: %s', (text, focus) => {
    expect(understand(text, 'alice').focus?.text).toMatch(focus);
  });

  it.each(['I basically let him die', "I could've answered the phone", 'it was because of me'])(
    'is not said back as a verdict: %s',
    (text) => {
      expect(understand(text, 'fiona').mirrors).toEqual([]);
    },
  );

  it('says a word in capitals in an ordinary voice', () => {
    const [mirrored] = understand('she took it out of OUR savings', 'james').mirrors;
    expect(mirrored?.text).toBe('she took it out of your savings');
  });

  it('leaves whole what would be cut off', () => {
    const said = understand('I said its RIGHT', 'charlie').mirrors.map(({ text }) => text);
    expect(said).not.toContain('you said its');
  });

  it('takes what others think of them for no feeling of theirs', () => {
    expect(understand("maybe he thinks I'm angry", 'alice').feelings).toEqual([]);
  });
});
