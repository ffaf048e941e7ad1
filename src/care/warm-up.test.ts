/** A companion that has been warmed up says what it would have said. */
import { expect, it } from 'vitest';
import { guidedCompanion } from './companion/guided-companion.ts';
import { warmedUp } from './warm-up.ts';

const INPUT = {
  therapistId: 'iris',
  firstName: 'Sam',
  recall: [],
  remembered: [],
  now: new Date('2026-11-20T21:00:00Z'),
  seed: 'seed',
} as const;

it('greets as before, each time', () => {
  const companion = warmedUp(guidedCompanion);
  expect(companion.welcome(INPUT)).toBe(guidedCompanion.welcome(INPUT));
  expect(companion.welcome(INPUT)).toBe(guidedCompanion.welcome(INPUT));
});
