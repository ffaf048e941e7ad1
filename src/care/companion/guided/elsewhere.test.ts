/** A welcome that knows what was told to somebody else: attributed rightly, and only where it may. */
import { describe, expect, it } from 'vitest';
import { THERAPIST_IDS } from '#care/contract.ts';
import type { Remembered } from '../memory.ts';
import type { WelcomeInput } from '../types.ts';
import { guidedWelcome } from './welcome.ts';

const now = new Date('2026-11-21T20:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const priya: Remembered = {
  kind: 'person',
  fact: 'Priya is your sister.',
  topic: 'your sister Priya',
  therapistId: 'charlie',
  at: daysAgo(2),
};
const welcome = (over: Partial<WelcomeInput> = {}) =>
  guidedWelcome({
    therapistId: 'fiona',
    firstName: 'Mara',
    recall: [],
    now,
    seed: 's',
    remembered: [priya],
    ...over,
  });

describe('a welcome', () => {
  it.each(THERAPIST_IDS.filter((id) => id !== 'charlie'))('by %s says whom it was told', (id) => {
    const text = welcome({ therapistId: id });
    expect(text).toContain('Charlie');
    expect(text).toMatch(/your sister Priya/i);
    expect(text).toMatch(/[?.]$/);
    expect(text.replace(/[^?]/g, '').length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['to the one it was told', { therapistId: 'charlie' as const }],
    ['without anything remembered', { remembered: [] }],
    ['of what had better not be brought up', { remembered: [{ ...priya, topic: null }] }],
    ['of what is long past', { remembered: [{ ...priya, at: daysAgo(31) }] }],
    [
      'of a date of weeks ago',
      { remembered: [{ ...priya, kind: 'date' as const, at: daysAgo(15) }] },
    ],
    ['of what helps', { remembered: [{ ...priya, kind: 'helps' as const }] }],
    [
      'of what was told before the last talk here',
      {
        recall: [
          {
            therapistId: 'fiona' as const,
            endedAt: daysAgo(1),
            state: { version: 1, guided: null, risk: null },
          },
        ],
      },
    ],
  ])('says nothing of it %s', (_, over) => {
    expect(welcome(over)).not.toContain('Priya');
  });
});
