/** What needs no second reading, and what does. */
import { describe, expect, test } from 'vitest';
import { isPlainlyHarmless } from './suspicion.ts';

describe('isPlainlyHarmless', () => {
  test.each(['Thanks, that helped.', 'I had a good day at work.', 'ok let us try it'])(
    'is true of %j',
    (message) => expect(isPlainlyHarmless(message)).toBe(true),
  );

  test.each([
    'I gave my guitar to Jonas and wrote everyone a letter. Feels calm.',
    'I had a good day at work. I do not want to wake up tomorrow.',
    'chcę umrzeć',
  ])('is false of %j', (message) => expect(isPlainlyHarmless(message)).toBe(false));
});
