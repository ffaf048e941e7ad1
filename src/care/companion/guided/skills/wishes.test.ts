/** Which sort is refused and which is wanted, whatever the words. */
import { describe, expect, it } from 'vitest';
import { wantedSkill, wishIn } from './wishes.ts';

describe('a wish about an exercise', () => {
  it.each([
    ['no breathing please', ['breathing'], null],
    ['not now, not breathing', ['breathing'], null],
    ["i don't want to imagine anything", ['imagery'], null],
    ['not with my eyes closed', ['imagery'], null],
    ['without counting if possible', ['counting'], null],
    ["breathing doesn't work for me", ['breathing'], null],
    ['not imagining. maybe something with the body', ['imagery'], 'muscle_relaxation'],
    ['not breathing, can we do the muscles instead', ['breathing'], 'muscle_relaxation'],
    ['rather breathing', [], 'paced_breathing'],
    ['lists are not for me', ['writing'], null],
    ['I sent the old price list without checking the date', [], null],
    ['she took the shopping list and did not even look at me', [], null],
    ['something short please', [], 'paced_breathing'],
    ['no counting, something short', ['counting'], 'muscle_relaxation'],
  ])('%s', (said, refused, wanted) => {
    const wish = wishIn(said);
    expect(wish.refused).toEqual(refused);
    expect(wantedSkill(wish, wish.refused)).toBe(wanted);
  });

  it.each([
    'thanks for not saying breathe',
    'my breathing is fast',
    'i feel it in my body',
    'she writes lists for everything',
  ])('is none: %s', (said) => {
    const wish = wishIn(said);
    expect([...wish.refused, ...wish.wanted]).toEqual([]);
  });
});
