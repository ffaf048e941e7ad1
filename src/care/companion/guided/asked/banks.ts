/** The parts of the bank: kinds of question that have answers written out. */
import type { AskedKind } from './kinds.ts';

export const BANKS = [
  'judge',
  'plan',
  'choice',
  'future',
  'other',
  'cause',
  'how',
  'say',
  'who',
  'fact',
  'back',
  'tell',
  'exercise',
  'you',
] as const satisfies readonly AskedKind[];
export type Bank = (typeof BANKS)[number];

export const isBank = (kind: AskedKind): kind is Bank =>
  (BANKS as readonly AskedKind[]).includes(kind);

/**
 * How far the likeliest entry has to be ahead of the next, so that two of three are right where one question
 * in five is left out of the bank; below it what holds for every question of the kind is said.
 */
export const AHEAD: Readonly<Record<Bank, number>> = {
  judge: 0.05,
  plan: 0.1,
  choice: 0.08,
  future: 0.07,
  other: 0.1,
  cause: 0.06,
  how: 0.06,
  say: 0.1,
  who: 0.06,
  fact: 0.04,
  back: 0.05,
  tell: 0.04,
  exercise: 0.1,
  you: 0.05,
};
