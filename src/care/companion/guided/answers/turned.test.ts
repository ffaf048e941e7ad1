/** Questions that nobody could answer get something for what is in them, and never "I do not know". */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const lastReply = (lines: readonly string[], therapistId: TherapistId = 'james'): string =>
  converse(lines, { therapistId, seed: 'turned' }).at(-1)?.text ?? '';

describe('turned', () => {
  it.each([
    ["I sleep on my own side of the bed still. Silly isn't it.", /No, I would not|not call it/],
    ["I want to go to Portugal. Isn't that disgusting.", /disgusting/],
    ['how do people do this', /trick to it|small pieces/],
    ['and if he sends it back?', /promise you|Then it would hurt/],
    ['can you just tell me what you think', /I think it matters|From the little I see/],
    ['can u talk to maisie for me', /can't call or write|cannot|can't reach/i],
  ])('%s', (message, expected) => {
    expect(lastReply(['he left in may', message])).toMatch(expected);
  });

  it('tells a request of their own from an answer to an offer', () => {
    for (const message of [
      'can you help me write something to say tmrw',
      'can you write it for me',
    ]) {
      const reply = lastReply(['my dad died a year ago', 'the anniversary is tomorrow', message]);
      expect(reply).toMatch(/[“?]/);
      expect(reply).not.toMatch(/Not that one/);
    }
  });

  it('writes to nobody who cannot be meant', () => {
    const lines = [
      'he just stopped replying',
      'my sister says plenty more fish',
      'what would i say to him',
    ];
    expect(lastReply(lines, 'fiona')).not.toContain('your sister');
  });

  it('takes others falling silent for that, and not for anger at us', () => {
    expect(
      lastReply(['shes my housemate', 'now when im in the kitchen they stop talking']),
    ).not.toMatch(/angry with me|not helped|only an AI/);
  });
});
