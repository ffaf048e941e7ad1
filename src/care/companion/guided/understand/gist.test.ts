/** What carries a long message, and what is left alone where nothing does. */
import { describe, expect, it } from 'vitest';
import { gistOf } from './gist.ts';
import { understand } from './index.ts';

const gist = (text: string): string | null =>
  gistOf(understand(text, 'alice'), () => true)?.text ?? null;
const mirrors = (text: string): string[] =>
  understand(text, 'alice').mirrors.map((one) => one.text);

describe('the point of a long message', () => {
  it.each([
    [
      'joins two lines that belong together, by their own word for it',
      'We had Sunday lunch at theirs and it was fine, mostly, chicken and the good plates. I have not asked my sister for any help with this because she borrows money off Pavel. I cleared the table and washed up.',
      'you have not asked your sister for any help with this, because she borrows money off Pavel',
    ],
    [
      'sets what one did beside what the other did',
      'My uncle sold the boat in May without a word to anyone in the family, and then he bought a caravan. My dad built that boat with him over four winters and I painted the name on it.',
      'your dad built that boat with him over four winters, and you painted the name on it',
    ],
    [
      'keeps the end of a story with its beginning',
      "what i keep looking at is the cup. its on the shelf still. my brother gave me that cup in 1990 when i passed my test and everyone was there and it was such a day. and now i'm alone",
      "your brother gave you that cup in 1990, and now you're alone",
    ],
    [
      'prefers what happened to what somebody thinks of it',
      'He read my letter out at the dinner, all of it, in front of his parents and the twins. Then there was cake. My friend Bea says that is just men.',
      'he read your letter out at the dinner',
    ],
    [
      'takes up what a line after it points at',
      'I was not asking about the money, I know about the money, that was sorted out with the bank in June. He hears me crying. I have never said that to anybody, and I have no plan to start.',
      'he hears you crying, and you have never said that to anybody',
    ],
    [
      'gives a thought back as the thought it was',
      'The lights went down and they all sang, and he had his arm round her and I had the coats. I stood there by the door and thought, I am a guest at my own party.',
      'you thought “I am a guest at my own party”',
    ],
  ])('%s', (_, said, point) => {
    expect(gist(said)).toBe(point);
  });

  it('has none where three sentences came without a stop', () => {
    expect(
      gist(
        'so the thing on saturday well he never met my aunt he actually cannot stand her he missed my exam over it he went to the match and so on and that was that then',
      ) ?? '',
    ).not.toMatch(/ he .* he .* he /);
  });

  it('takes nobody who is spoken to for one who is told of', () => {
    expect(mirrors('my lad says dad just ring a solicitor')).toEqual([]);
    expect(mirrors('I said yes mum he is on his way')).toEqual([]);
  });

  it('knows names as those who do something, also in small letters', () => {
    expect(mirrors('my brother gary. and now gary changed the locks')).toContain(
      'Gary changed the locks',
    );
    expect(mirrors('That was mums curtain, I put it up')).toContain("that was your mum's curtain");
  });

  it('leaves alone what another said of themselves', () => {
    expect(mirrors("she said it's not about what I want")).toEqual([]);
    expect(mirrors('he said I was late')).toEqual(['he said you were late']);
  });

  it('gives back nothing that an exception takes away', () => {
    expect(
      mirrors(
        "I've told nobody except my cousin Adaeze who just said to freeze my eggs as if it was a coupon",
      ),
    ).toEqual([]);
  });

  it('hears where the same one begins again without a stop', () => {
    expect(mirrors("she's not even angry she ironed my shirt")).toContain('she ironed your shirt');
  });

  it('passes no verdict on a lie they tell of', () => {
    expect(mirrors('I lied to her')).toEqual([]);
  });
});
