/** Our question about dying may be spoken of, and what is told beside it is still heard. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { isDanger, NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

/** Somebody low who was asked, and said no. */
function askedAndDenied(): RiskState {
  const risk = talkWith('iris', ['everything feels pointless', 'no']).at(-1)?.risk;
  if (!risk?.asked) throw new Error('nothing was asked');
  return risk;
}

it.each([
  'why on earth did you think i wanted to kill myself',
  'why would you think that i want to die',
  'why are you asking if i am suicidal',
])('why we asked is asked of us, and says nothing of them: %s', (message) => {
  const asked = { ...NO_RISK, peak: 'passive_ideation', flags: ['inferred'], asked: 1 } as const;
  expect(detect(message, asked).level).toBe('none');
});

describe('our asking', () => {
  it.each([
    'are you going to ask me again if I want to kill myself',
    'please stop asking me if i want to kill myself',
    'why do people always assume i want to die',
    'will you keep asking whether i am suicidal',
    'no. I said I feel grey not that I want to die. why do people always jump to that',
    'i feel flat, not like i want to die',
    "What? No. Where did that come from? I never said anything about suicide. I was telling you I said sorry after Nadia's birthday.",
    "I didn't mention suicide",
    'no, I said nothing about dying',
    'I have not said a word about killing myself',
  ])('“%s” is no danger once we have asked', (message) => {
    expect(isDanger(detect(message, askedAndDenied()).level)).toBe(false);
  });

  it.each([
    'are you going to ask me if i want to kill myself. because yes',
    'are you going to ask me if i want to kill myself? i do',
    'stop asking if i want to die, i have the pills here',
    'you asked me if i want to die and i lied',
    'i do not like that i want to die',
    'i said no, and i want to die',
    'i never said anything about suicide because i knew you would ask, but i want to die',
    'I never told anyone, I want to die',
    'i said i want to die',
  ])('“%s” is heard', (message) => {
    expect(isDanger(detect(message, askedAndDenied()).level)).toBe(true);
  });

  it('is heard where nobody had asked', () => {
    const first = detect('are you going to ask me if i want to kill myself');
    expect(isDanger(first.level)).toBe(true);
  });
});
