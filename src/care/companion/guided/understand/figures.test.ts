/** Figures in answers, however they are put. */
import { describe, expect, it } from 'vitest';
import { ageIn, changeIn, ratingIn } from './quantities.ts';

describe('a figure', () => {
  it.each([
    ['oh, ninety. ninety five when he shouts, and on Sundays it is worse again', 100, 90],
    ['ninety five', 100, 95],
    ['seven I suppose, because my mother rang and then the neighbours came over', 10, 7],
    ['my 3 kids were loud all day, so an 8', 10, 8],
    ['after 20 minutes it is about a six', 10, 6],
    ['7 or 8', 10, 8],
    ['8/10', 10, 8],
    ['nought', 10, 0],
  ])('%s', (said, max, value) => {
    expect(ratingIn(said, max)).toBe(value);
  });

  it('is none in a story', () => {
    expect(
      ratingIn('she came in at one point and said it was all fine by her you know', 10),
    ).toBeNull();
  });

  it.each([
    ['4. was an 8', 8, 4],
    ['from eight to four', 8, 4],
    ['it was 9, now it is more like 5', 9, 5],
    ['3 now, down from 7', 7, 3],
    ['8 before, 4 now', 8, 4],
  ])('with the one before it: %s', (said, before, after) => {
    expect(changeIn(said, 10)).toEqual({ before, after });
  });

  it('stands alone', () => {
    expect(changeIn('about a 4', 10)).toBeNull();
  });
});

describe('an age', () => {
  it.each([
    ['im 16 what else am i gonna do', 16],
    ["i'm 15 not a kid", 15],
    ['im 16 weeks along', null],
    ['im 16 years sober', null],
  ])('of their own in "%s": %s', (said, age) => {
    expect(ageIn(said)).toBe(age);
  });
});
