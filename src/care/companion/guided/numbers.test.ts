/** A number is named for the country the person is in, or with the country it belongs to. */
import { describe, expect, it } from 'vitest';
import { guidedTurn } from '../guided-companion.ts';
import { FACTS } from './answers/facts.ts';
import { HUMAN_ANSWERS } from './answers/human.ts';
import { KNOWN } from './answers/known.ts';
import { LANGUAGE_ANSWERS } from './answers/languages.ts';
import { SELF_ANSWERS } from './answers/self.ts';

const reply = (message: string, country: string) =>
  guidedTurn({
    therapistId: 'grace',
    firstName: null,
    message,
    history: [],
    state: null,
    recall: [],
    now: new Date('2026-11-20T21:00:00Z'),
    seed: 's',
    country,
  }).text;

describe('the number of the country', () => {
  it.each([
    'is it panic or a heart attack?',
    'is it dangerous to stop drinking from one day to the next?',
    'should i call the police?',
    'is there a crisis line for me?',
    'can you call someone for me?',
  ])('is in the answer to: %s', (question) => {
    expect(reply(question, 'US')).toContain('911');
    expect(reply(question, 'GB')).toContain('999');
    expect(reply(question, 'GB')).not.toMatch(/911|988/);
    expect(reply(question, 'ZZ')).toContain('112');
  });

  it.each(["i'm 14 and my friend moved away", "i'm 11 and nobody likes me"])(
    'is what somebody young gets: %s',
    (said) => {
      expect(reply(said, 'US')).toContain('988');
      expect(reply(said, 'GB')).toContain('116 123');
      expect(reply(said, 'GB')).not.toContain('988');
    },
  );
});

it('stands in no fixed answer', () => {
  const texts = [
    ...Object.values(FACTS).flatMap((facts) => (facts ?? []).map(({ text }) => text)),
    ...KNOWN.map(([, { text }]) => text),
    ...Object.values(HUMAN_ANSWERS).flat(),
    ...Object.values(SELF_ANSWERS).flat(),
  ];
  expect(texts.filter((text) => /\b(?:911|988|999|741741)\b/.test(text ?? ''))).toEqual([]);
});

it('is named with its country in an answer in another language', () => {
  const texts = Object.values(LANGUAGE_ANSWERS).flat();
  const named = texts.filter((text) => /911/.test(text));
  expect(named.length).toBeGreaterThan(5);
  for (const text of named)
    expect(text).toMatch(/EE\. UU\.|EUA|États-Unis|USA|Stati Uniti|美国|अमेरिका|الولايات المتحدة/);
});
