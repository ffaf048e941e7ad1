/** Dictation: a sentence of its own for each failure, and how speech joins what was typed. */
import { describe, expect, it } from 'vitest';
import { dictationSentence, joined } from './dictation.ts';

describe('dictationSentence', () => {
  it('tells each failure from the others', () => {
    const errors = ['permission-denied', 'not-allowed', 'no-speech', 'audio-capture', 'network'];
    const sentences = [...errors, 'bad-grammar'].map(dictationSentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences).not.toContain(null);
  });
  it('is silent about what the person did', () => {
    expect(dictationSentence('aborted')).toBeNull();
  });
});

describe('joined', () => {
  it('puts one space between typed and said', () => {
    expect(joined('I feel', ' tired')).toBe('I feel tired');
    expect(joined('I feel ', 'tired')).toBe('I feel tired');
    expect(joined('', 'tired')).toBe('tired');
    expect(joined('I feel ', '')).toBe('I feel ');
  });
});
