/** What may become a memory, and what may be brought up again. */
import { describe, expect, it } from 'vitest';
import type { CandidateMemory } from '#care/companion/memory.ts';
import { isHarmless, lastForgotten, mayBringUp, mayLearnAt } from './policy.ts';

const memory = (fact: string, quote = 'some words'): CandidateMemory => ({
  messageId: 'm',
  kind: 'life',
  fact,
  quote,
  topic: null,
});

describe('a fact', () => {
  it.each([
    'You want to kill yourself.',
    'You are going to end your life on Friday.',
    'You cut yourself when you are alone.',
    'Your husband hits you.',
  ])('of danger is not kept: %s', (fact) => {
    expect(isHarmless(memory(fact))).toBe(false);
  });

  it('resting on words of danger is not kept', () => {
    expect(isHarmless(memory('You have a plan.', 'I have a plan to kill myself'))).toBe(false);
  });

  it.each([
    ['Your password is hunter2.', 'password is hunter2'],
    ['Your card ends in 1881.', 'card 4012 8888 8888 1881'],
    ['Your sister is on 0044-20-555-0199.', 'my sister'],
    ['You live at 12 Elm Street.', '12 Elm Street'],
    ['Priya writes from priya@example.org.', 'my sister Priya'],
  ])('that gives access to somebody is not kept: %s', (fact, quote) => {
    expect(isHarmless(memory(fact, quote))).toBe(false);
  });

  it.each([
    'Your exam is on 2027-05-03.',
    'You ran 10 km in 2024.',
    'Priya is your sister.',
    'You want to run 10k.',
    'Your mum died in June.',
  ])('of life is kept: %s', (fact) => {
    expect(isHarmless(memory(fact))).toBe(true);
  });
});

describe('a talk', () => {
  it.each([
    ['none', null, true],
    ['distress', 'distress', true],
    ['none', 'passive_ideation', false],
    ['self_harm', null, false],
    ['abuse', 'abuse', false],
  ] as const)('at %s after %s teaches: %s', (level, peak, expected) => {
    expect(mayLearnAt(level, peak)).toBe(expected);
  });

  it('is brought up unless something of it was forgotten, or everything since it began', () => {
    const at = new Date('2026-03-02T09:00:00Z');
    const talk = { id: 'a', createdAt: at, updatedAt: at };
    const earlier = new Date(at.getTime() - 1);
    const lapse = { sessionId: 'b', saidAt: earlier, forgottenAt: earlier };
    expect(mayBringUp({ forgotten: [], before: null }, talk)).toBe(true);
    expect(mayBringUp({ forgotten: [{ ...lapse, sessionId: 'a' }], before: null }, talk)).toBe(
      false,
    );
    expect(mayBringUp({ forgotten: [lapse], before: at }, talk)).toBe(false);
    expect(mayBringUp({ forgotten: [], before: earlier }, talk)).toBe(true);
  });

  it('is not brought up either where the forgotten thing may have been said again', () => {
    const [one, two, three, four] = [1, 2, 3, 4].map((day) => new Date(day * 86_400_000));
    const forgotten = [{ sessionId: 'a', saidAt: two as Date, forgottenAt: three as Date }];
    const talk = (createdAt?: Date, updatedAt?: Date) =>
      ({ id: 'b', createdAt, updatedAt }) as Parameters<typeof mayBringUp>[1];
    expect(mayBringUp({ forgotten, before: null }, talk(one, one))).toBe(true);
    expect(mayBringUp({ forgotten, before: null }, talk(one, two))).toBe(false);
    expect(mayBringUp({ forgotten, before: null }, talk(three, four))).toBe(false);
    expect(mayBringUp({ forgotten, before: null }, talk(four, four))).toBe(true);
  });

  it('knows when anything was forgotten last', () => {
    const [one, two] = [new Date(1_000), new Date(2_000)];
    expect(lastForgotten([])).toBeNull();
    expect(lastForgotten([null, null])).toBeNull();
    expect(lastForgotten([one, null, two, one])).toEqual(two);
  });
});
