/** Seventy-odd scripted people: no reply may fail a check, and willing people reach an exercise. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { bareEcho, checkTalk, isListening, overlap } from './checks.ts';
import { trifles } from './content.ts';
import { readPeople } from './people.ts';
import { talk } from './talk.ts';
import { runTopicEval } from './topics.ts';

const people = readPeople();
/** Held once: the same for every check. */
const talks = people.map((person) => ({ person, exchanges: talk(person) }));
const turns = talks.flatMap(({ exchanges }) => exchanges).filter(isListening);

describe('scripted people', () => {
  it('are at least sixty, fifteen turns each, with every therapist', () => {
    expect(people.length).toBeGreaterThanOrEqual(60);
    for (const person of people) expect(person.lines.length, person.id).toBe(15);
    expect(new Set(people.map((person) => person.therapist)).size).toBe(10);
  });

  it.each(talks.map((one) => [one.person.id, one] as const))('%s', (_, { person, exchanges }) => {
    expect(checkTalk(person, exchanges)).toEqual([]);
  });

  it('reach an exercise where they are willing', () => {
    const willing = talks.filter(({ person }) => person.willing);
    const reached = willing.filter(({ exchanges }) =>
      exchanges.some((one) => one.guided.skill !== null),
    );
    expect(reached.length / willing.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('their own words', () => {
  it.each([
    ['my wife made me do this', 'Your wife made you do this. What now?', true],
    ['my manager barely talks to me', 'Right. So your manager barely talks to you.', true],
    ['i drink a bit', 'You drink a bit, and the evening is bought with the morning.', false],
    ['i drink a bit', 'What does the first glass do for you?', false],
  ])('%s → %s', (said, reply, echo) => {
    expect(bareEcho(said, reply)).toBe(echo);
  });

  it('alone open fewer than a fifth of the replies', () => {
    const echoes = turns.filter((one) => bareEcho(one.said, one.reply));
    expect(echoes.length / turns.length).toBeLessThan(0.2);
  });
});

describe('quotation marks', () => {
  it.each([
    ['Just “it is what”; I can work with that.', 1],
    ['“he bought a motorbike”: so that is where it went.', 0],
  ])('%s', (reply, count) => {
    expect(trifles(reply)).toHaveLength(count);
  });

  it('hold up a trifle in fewer than two replies of a hundred', () => {
    expect(turns.filter((one) => trifles(one.reply).length > 0).length / turns.length).toBeLessThan(
      0.02,
    );
  });

  it('stand in fewer than a quarter of the listening replies', () => {
    expect(turns.filter((one) => /“/.test(one.reply)).length / turns.length).toBeLessThan(0.25);
  });
});

describe('ten therapists', () => {
  it.each([
    'My husband is on his phone all evening and I feel invisible.',
    'I am so tired and I cannot sleep.',
    'My mum died in June.',
    'I drink too much and I am ashamed of it.',
    'Everyone at work thinks I am a fraud.',
  ])('answer differently: %s', (line) => {
    const replies = THERAPIST_IDS.map(
      (therapist) => talk({ id: 'same', therapist, willing: false, lines: [line] })[0]?.reply ?? '',
    );
    expect(new Set(replies).size).toBe(replies.length);
    const shared = replies.flatMap((one, at) =>
      replies.slice(at + 1).map((other) => overlap(one, other, line)),
    );
    expect(shared.reduce((sum, value) => sum + value, 0) / shared.length).toBeLessThan(0.35);
  });
});

it('begins with the right matter, and with none where none is told', () => {
  const { begun, right, leftAlone } = runTopicEval();
  expect(begun.value).toBeGreaterThanOrEqual(0.75);
  expect(right.value).toBeGreaterThanOrEqual(0.95);
  expect(leftAlone.value).toBeGreaterThanOrEqual(0.95);
});
