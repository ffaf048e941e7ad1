/** Each theme has lines for every therapist, and is heard where a reader hears it. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import { runThemeEval } from '#tests/evals/dialogue/themes.ts';
import { classify } from './classify.ts';
import { themeOf, themes } from './index.ts';
import { toneOf } from './tone.ts';

const words = (text: string): number => text.split(/\s+/).length;

describe('themes', () => {
  it('have three answers or more from each therapist: a statement, and one question', () => {
    expect(themes().size).toBeGreaterThan(70);
    for (const [id, says] of themes()) {
      expect([...says.keys()].sort(), id).toEqual([...THERAPIST_IDS].sort());
      for (const [name, answers] of says) {
        expect(answers.length, `${id} ${name}`).toBeGreaterThanOrEqual(3);
        for (const { statement, question } of answers) {
          expect(statement, id).toMatch(/^[^?!]{8,}[.…]$/);
          expect(question, id).toMatch(/^[^?!]{8,}\?$/);
          expect(words(statement), statement).toBeLessThanOrEqual(28);
          expect(words(question), question).toBeLessThanOrEqual(20);
        }
      }
    }
  });

  it('are the ones that the classifier knows', () => {
    const found = classify('i am so tired')?.chances.keys() ?? [];
    expect([...found].filter((id) => id !== 'other').sort()).toEqual([...themes().keys()].sort());
  });

  it.each([
    ['i am so tired', 'worn-out'],
    ['he has not answered my messages since sunday', 'goes-quiet'],
    ['what if they find out and i lose the job', 'what-if'],
    ['i used to love going there', 'used-to'],
    ['i told her no for the first time', 'brave-deed'],
  ])('%s: %s', (message, id) => {
    expect(themeOf(message)?.id).toBe(id);
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
