/** A row of deeds, as it can be said back. */
import { describe, expect, it } from 'vitest';
import { lastDeeds } from './deeds.ts';

describe('a row of deeds', () => {
  it('is given back from its end', () => {
    expect(
      lastDeeds(
        'you went up on Sunday and opened the loft and closed it again and just walked home',
      ),
    ).toBe('you opened the loft and closed it again and just walked home');
  });

  it('is left alone where it is short or no row', () => {
    expect(lastDeeds('you went up and cried')).toBe('you went up and cried');
    expect(lastDeeds('she went up and shut the door and left')).toBe(
      'she went up and shut the door and left',
    );
  });
});
