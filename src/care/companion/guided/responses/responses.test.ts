/** The banks hold what each therapist can say, and what fits is told from what does not. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { fitOf } from './fit.ts';
import { type Response, responses } from './read.ts';

const { meanings, questions } = responses();
/** Met by other moves, or by nothing. */
const BARE = new Set(['none', 'background', 'answer', 'plan', 'where-to-start', 'not-that']);
const words = (text: string): number => text.split(/\s+/).length;
const all = ({ lines, own }: Response) => [...lines, ...[...own.values()].flat()];

describe('meanings', () => {
  it('are statements, and each therapist has words for each', () => {
    for (const one of meanings.values()) {
      if (BARE.has(one.id)) continue;
      expect([...one.own.keys()].sort(), one.id).toEqual([...THERAPIST_IDS].sort());
      for (const line of all(one)) {
        expect(line, one.id).toMatch(/^[A-Z{][^?!]+\.$/);
        expect(words(line), line).toBeLessThanOrEqual(20);
      }
    }
  });
});

describe('questions', () => {
  it('ask one thing, in few words', () => {
    for (const one of questions.values()) {
      for (const line of all(one)) {
        expect(line, one.id).toMatch(/^[A-Z{][^?!]+\?$/);
        expect(words(line), line).toBeLessThanOrEqual(18);
      }
    }
  });
});

describe('one therapist', () => {
  it.each(THERAPIST_IDS)('%s begins no two of those lines alike', (id) => {
    const own = [...meanings.values(), ...questions.values()].flatMap(
      (one) => one.own.get(id) ?? [],
    );
    const beginnings = own.map((line) => line.split(' ').slice(0, 4).join(' ').toLowerCase());
    expect(beginnings.filter((one, at) => beginnings.indexOf(one) !== at)).toEqual([]);
  });
});

describe('what fits', () => {
  const nothing = { asked: null, message: null };
  const best = (chances: ReadonlyMap<string, number>) =>
    [...chances].reduce((most, one) => (one[1] > most[1] ? one : most))[0];

  it('is known for every sentence of the banks', () => {
    const fit = fitOf('my wife made me come here', nothing);
    expect([...fit.meanings.keys()]).toEqual([...meanings.keys()]);
    expect([...fit.questions.keys()]).toEqual([...questions.keys()]);
  });

  it.each([
    ['driving test is on friday and i failed it three times', 'coming-up'],
    ['my wife made me download this', 'sent-here'],
    ["I've been sober for nine days", 'clean-days'],
  ])('%s', (message, meaning) => {
    expect(best(fitOf(message, nothing).meanings)).toBe(meaning);
  });

  it('depends on what was asked', () => {
    const to = (asked: string) => fitOf('no', { asked, message: 'he read my messages' });
    expect([...to('first-time').questions]).not.toEqual([...to('safe-now').questions]);
  });
});
