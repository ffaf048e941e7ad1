/** What is read aloud: words without marks, numbers to dial, pieces short enough for every voice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, spoken } from './sentences.ts';

describe('spoken', () => {
  it.each([
    ['**Name** the *feeling* first.', 'Name the feeling first.'],
    ['1. Breathe in.\n2. Breathe out.', 'Breathe in.\nBreathe out.'],
    ['# A plan\n\nWrite it down.', 'A plan\nWrite it down.'],
    ['See [the list](https://findahelpline.com/x).', 'See the list.'],
    ['Go to https://www.findahelpline.com/us today', 'Go to findahelpline.com today'],
    ['Use `4-7-8` 🌊 tonight 👍🏽.', 'Use 4-7-8 tonight .'],
    ['Call or text 988 any time.', 'Call or text 9 8 8 any time.'],
    ['Text HOME to 741741, or 911.', 'Text HOME to 7 4 1 7 4 1, or 9 1 1.'],
    ['Call Samaritans on 116 123.', 'Call Samaritans on 1 1 6 1 2 3.'],
    ['From 0 to 100, how strong is it?', 'From 0 to 100, how strong is it?'],
    ['It happened in 1999 and took 300 days.', 'It happened in 1999 and took 300 days.'],
  ])('%j → %j', (reply, heard) => {
    expect(spoken(reply)).toBe(heard);
  });
});

describe('sentencesOf', () => {
  it('reads short sentences together and breaks where a line breaks', () => {
    expect(sentencesOf('One. Two? Three!\nFour.')).toEqual(['One. Two? Three!', 'Four.']);
  });

  it('breaks between sentences before a piece grows too long', () => {
    const sentence = 'This one has exactly enough words to fill half of a piece, and no more.';
    expect(sentencesOf(`${sentence} ${sentence} ${sentence}`)).toEqual([
      `${sentence} ${sentence}`,
      sentence,
    ]);
  });

  it('breaks a sentence without end at a comma, else at a space, else anywhere', () => {
    const clause = 'and then we went on for a while longer';
    const [first = ''] = sentencesOf(`${Array(8).fill(clause).join(', ')}.`);
    expect(first).toMatch(/,$/);
    expect(sentencesOf('word '.repeat(60))[0]).toMatch(/word$/);
    expect(sentencesOf('x'.repeat(400)).map((one) => one.length)).toEqual([160, 160, 80]);
  });

  it('says nothing where there are no words', () => {
    expect(sentencesOf('…\n—\n')).toEqual([]);
  });

  it('keeps every letter in order, in pieces that are never too long', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 40, mode: 'sentences' }),
        fc.integer({ min: 20, max: 200 }),
        (text, longest) => {
          const pieces = sentencesOf(text, longest);
          expect(letters(pieces.join(''))).toBe(letters(text));
          for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });
});
