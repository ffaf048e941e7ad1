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

  it.each(['Priya is your sister.', 'You want to run 10k.', 'Your mum died in June.'])(
    'of life is kept: %s',
    (fact) => {
      expect(isHarmless(memory(fact))).toBe(true);
    },
  );
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
    const talk = { id: 'a', createdAt: at };
    expect(mayBringUp({ sessions: new Set(), before: null }, talk)).toBe(true);
    expect(mayBringUp({ sessions: new Set(['a']), before: null }, talk)).toBe(false);
    expect(mayBringUp({ sessions: new Set(['b']), before: at }, talk)).toBe(false);
    expect(mayBringUp({ sessions: new Set(), before: new Date(at.getTime() - 1) }, talk)).toBe(
      true,
    );
  });

  it('knows when anything was forgotten last', () => {
    const [one, two] = [new Date(1_000), new Date(2_000)];
    expect(lastForgotten([])).toBeNull();
    expect(lastForgotten([null, null])).toBeNull();
    expect(lastForgotten([one, null, two, one])).toEqual(two);
  });
});
