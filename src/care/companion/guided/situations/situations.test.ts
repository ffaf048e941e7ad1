/** Each situation is held to its own examples: most are recognised, no near miss is, ten answers fit the form. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { plainWords, situations, situationsIn } from './index.ts';
import { literalsOf } from './literals.ts';
import type { Situation } from './types.ts';

const ALL = situations();
const tells = ({ patterns, unless }: Situation, message: string): boolean => {
  const text = plainWords(message);
  return patterns.some((one) => one.find(text)) && !unless?.find(text);
};
const words = (text: string): number => text.split(/\s+/).length;

describe('situations', () => {
  it('have names of their own', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(400);
  });

  it('are recognised in most of what they were written for', () => {
    const some = ALL.flatMap((one) =>
      one.examples.filter((_, at) => at % 4 === 0).map((text) => [one, text] as const),
    );
    const found = some.filter(([one, text]) => tells(one, text));
    expect(found.length / some.length).toBeGreaterThan(0.7);
  });

  it('are recognised in no near miss', () => {
    for (const one of ALL) {
      expect(
        one.nearMisses.filter((text) => tells(one, text)),
        one.id,
      ).toEqual([]);
    }
  });

  it('have a statement for each therapist', () => {
    for (const { id, says } of ALL) {
      expect([...says.keys()].sort(), id).toEqual([...THERAPIST_IDS].sort());
      for (const statement of says.values()) {
        expect(statement, id).toMatch(/^[^?!]{8,}[.…]$/);
        expect(words(statement), statement).toBeLessThanOrEqual(28);
      }
    }
  });

  it('take no time over text made to stall them', () => {
    for (const unit of ['i ', 'i can not ', 'my husband and ', 'a a a , ', 'just so really ']) {
      const text = unit.repeat(40);
      situationsIn(text);
      const started = performance.now();
      situationsIn(text);
      expect(performance.now() - started, unit).toBeLessThan(250);
    }
  });
});

describe('what a pattern needs', () => {
  it.each([
    ['\\bstill in bed\\b', [['still in bed']]],
    ['(?:cat|dog)s? died', [[' died'], ['cat', 'dog']]],
    ['flatmates? (?:left|moved out)', [['flatmate'], ['left', 'moved out'], [' ']]],
    ['(?:a|b)?c.{0,20}late', [['late'], ['c']]],
    ['(?=.*never)x{2,}y', [['never'], ['x'], ['y']]],
    ['\\w+ (?:not|\\w+)', [[' ']]],
    ['[a-z]{0,3}', []],
  ])('%s', (pattern, needed) => {
    expect(literalsOf(pattern)).toEqual(needed);
  });

  it('is there in every text it matches', () => {
    for (const { patterns, examples } of ALL) {
      const texts = examples.map(plainWords);
      for (const one of patterns) {
        const lacking = texts.filter((text) => one.find(text) && !holdsAll(text, one.literals));
        expect(lacking, JSON.stringify(one.literals)).toEqual([]);
      }
    }
  });
});

const holdsAll = (text: string, literals: readonly (readonly string[])[]): boolean =>
  literals.every((any) => any.some((one) => text.includes(one)));
