/** Nothing is offered beside danger, on a plan, or to somebody young. */
import { describe, expect, it } from 'vitest';
import { talk } from '#tests/factories/guided-talk.ts';

const DANGER = 'Some people who feel this low also think about dying. Has that been so for you?';
const sore = {
  turn: 14,
  content: 14,
  feelings: [{ family: 'ashamed' as const, word: 'ashamed', turn: 14 }],
  frames: [{ id: 'boss', count: 3, turn: 14, score: 5 }],
};

describe('a bad moment for an offer', () => {
  it.each([
    ['beside a question about dying', 'I end up so ashamed of myself every single day', DANGER, {}],
    [
      'on a plan',
      "I am ashamed but I'll ring my sister about it tomorrow. What should I do then?",
      'I see.',
      {},
    ],
    ['to somebody young', 'I am so ashamed. What should I do about it?', 'I see.', { minor: true }],
  ])('%s', (_, said, before, over) => {
    const [reply] = talk({ ...sore, ...over }, [said], before, 'grace');
    expect(reply?.state.pending?.kind).not.toBe('offer');
  });
});
