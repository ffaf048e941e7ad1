import { describe, expect, it } from 'vitest';
import { situations } from '../situations/index.ts';
import { likenessOf } from './alike.ts';

const examplesOf = (id: string): readonly string[] =>
  situations().find((one) => one.id === id)?.examples ?? [];

describe('likenessOf', () => {
  it('is high for what is told of the same thing in other words', () => {
    const examples = examplesOf('cannot-fall-asleep');
    expect(likenessOf('lying here wide awake, its nearly three')(examples)).toBeGreaterThan(0.5);
  });

  it('is low where the words are the same and the matter is another', () => {
    const examples = examplesOf('children-shared-with-ex');
    expect(likenessOf('custody hearing is on the 9th and i feel sick')(examples)).toBeLessThan(0.5);
  });

  it('stays between -1 and 1 for any text, also for none', () => {
    for (const text of ['', 'ok', '\u0000', 'ß'.repeat(4000)]) {
      const found = likenessOf(text)(examplesOf('cannot-fall-asleep'));
      expect(found).toBeGreaterThanOrEqual(-1.000001);
      expect(found).toBeLessThanOrEqual(1.000001);
    }
  });
});
