/** Disguised and mistyped words come out plain; nothing makes folding throw or drift. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, MAX_CHARS, sentences } from './normalise.ts';

const plain = (text: string): string => sentences(fold(text)).join('|');
const anyText = fc.string({ unit: 'binary', maxLength: 400 });

describe('sentences', () => {
  it.each([
    ["I'm gonna k1ll mys3lf", ' i am going to kill myself '],
    ['k i l l  m y s e l f', ' kill myself '],
    ['I wanna d.i.e', ' i want to die '],
    ['killmyself', ' kill myself '],
    ['kill my\u200bself', ' kill myself '],
    ['ｓｕｉｃｉｄｅ', ' suicide '],
    ['suіcіde', ' suicide '],
    ['su*cide', ' suicide '],
    ['dieeeee', ' die '],
    ['sewerslide', ' suicide '],
    ["he'll hit me", ' he will hit me '],
    ['cant. wont', ' can not | will not '],
    ['no, never', ' no , never '],
  ])('reads %s as%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('leaves times, ages and model numbers alone', () => {
    expect(plain('at 11pm with my 5 year old and a 4k tv')).toBe(
      ' at 11pm with my 5 year old and a 4k tv ',
    );
  });
});

describe('fold', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('never throws and stays within the cap', () => {
    for (const text of ['\ud800', '\u0000', 'ﷺ'.repeat(20_000), 'x'.repeat(200_000), '']) {
      expect(fold(text).length).toBeLessThanOrEqual(MAX_CHARS);
      expect(() => sentences(fold(text))).not.toThrow();
    }
  });
});
