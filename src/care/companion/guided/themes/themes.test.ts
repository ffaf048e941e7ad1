/** Each theme is heard where a reader hears it. */
import { describe, expect, it } from 'vitest';
import { runThemeEval } from '#tests/evals/dialogue/themes.ts';
import { themeOf } from './index.ts';
import { toneOf } from './tone.ts';

describe('themes', () => {
  it.each([
    ['i am so tired', 'worn-out'],
    ['he has not answered my messages since sunday', 'goes-quiet'],
    ['what if they find out and i lose the job', 'what-if'],
    ['i used to love going there', 'used-to'],
    ['i told her no for the first time', 'brave-deed'],
  ])('%s: %s', (message, id) => {
    expect(themeOf(message)).toBe(id);
  });

  it.each(['hello', 'thanks, bye', 'can you write me a poem?', '12', 'asdf', '', '…'])(
    'none in «%s»',
    (message) => {
      expect(themeOf(message)).toBeNull();
    },
  );

  it('differ in tone', () => {
    expect([toneOf('glad'), toneOf('sad'), toneOf('how-long')]).toEqual([
      'light',
      'heavy',
      'plain',
    ]);
  });

  it('are right, and in the right tone, in talks by an author apart', () => {
    const { answered, right, none, wrongTone } = runThemeEval();
    expect(answered.value).toBeGreaterThan(0.12);
    expect(right.value).toBeGreaterThan(0.7);
    expect(none.value).toBeLessThan(0.1);
    expect(wrongTone.value).toBeLessThan(0.05);
  });
});
