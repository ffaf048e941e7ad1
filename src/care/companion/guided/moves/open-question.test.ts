/** By what kind of sentence: somebody's doing, a deed, a thought; and never of what has no inside yet. */
import { describe, expect, it } from 'vitest';
import { freshState } from '../state.ts';
import { understand } from '../understand/index.ts';
import { VOICES } from '../voices/index.ts';
import { Words } from '../words.ts';
import { openQuestion } from './open-question.ts';

function asked(message: string): string | null {
  const state = freshState();
  return (
    openQuestion({
      input: {
        message,
        history: [],
        state: null,
        now: new Date(0),
        recall: [],
        country: 'US',
        therapistId: 'iris',
        firstName: null,
        seed: 'open',
      },
      reading: understand(message, 'iris'),
      state,
      voice: VOICES.iris,
      words: new Words(state, 'open'),
      quiet: false,
      grave: false,
      asides: [],
      only: false,
      seed: 'open',
    })?.text ?? null
  );
}

describe('openQuestion', () => {
  it.each([
    ['he packed in the football around then', /take it|make of that|how was that/i],
    ['she irons his shirts every sunday', /for you|make of that|take it/i],
    ['i told her everything last night', /How was that|afterwards|going on in you|led up/],
    ['maybe it was never about the money', /think so|sure|thought/],
  ])('%s', (message, expected) => expect(asked(message)).toMatch(expected));

  it.each([
    'i could put an hour on it',
    'i might eat the lasagne',
    "i'm not sending a third one",
    'like i said, i tried that',
    'the door not the wall',
    'is it always like this?',
    'tomorrow maybe',
  ])('leaves alone: %s', (message) => expect(asked(message)).toBeNull());
});
