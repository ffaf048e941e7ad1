/** The banner opens for exactly the nine phrases. */
import { describe, expect, it } from 'vitest';
import { BANNER_PHRASES, matchesBannerPhrase } from './banner.ts';

describe('matchesBannerPhrase', () => {
  it.each(BANNER_PHRASES)('opens for "%s" in any case and inside other words', (phrase) => {
    expect(matchesBannerPhrase(phrase)).toBe(true);
    expect(matchesBannerPhrase(`so x${phrase.toUpperCase()}x y`)).toBe(true);
  });

  it.each(['', 'self harm', 'kill  myself', 'I am suicidal', 'giving up', 'hurt my knee'])(
    'stays shut for "%s"',
    (text) => {
      expect(matchesBannerPhrase(text)).toBe(false);
    },
  );
});
