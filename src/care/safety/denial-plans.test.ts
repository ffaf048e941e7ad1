/** A no that goes on with plans of an ordinary week is one, and none where it goes on with the plan. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';

describe('a no that goes on with everyday plans', () => {
  const asked = (message: string) => {
    const said = talkWith('james', [
      'sometimes i think everybody would be better off without me',
      message,
    ]);
    expect(said[0]?.level).toBe('passive_ideation');
    return said[1];
  };

  it.each([
    "No, God no, nothing like that. I'll talk to her on Sunday when we have the day to ourselves.",
    'no, nothing like that. we have the date for the wedding now and I am nervous',
  ])('sends for nobody: %s', (message) => {
    expect(asked(message)?.level).toMatch(/^(?:none|distress)$/);
  });

  it.each([
    'no. i have picked the day though, it is sunday, the pills are here',
    'no, not thinking. i decided. i am going to do it tonight',
  ])('is none where it is decided: %s', (message) => {
    expect(asked(message)?.level).toBe('imminent');
  });
});
