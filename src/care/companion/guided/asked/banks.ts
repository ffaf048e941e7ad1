/** The parts of the bank: kinds of question that have answers written out. */
import { ASKED_KINDS, type AskedKind } from './kinds.ts';

/** A draft is judged by its parts, and what asks nothing has no answer. */
export type Bank = Exclude<AskedKind, 'draft' | 'none'>;
export const isBank = (kind: AskedKind): kind is Bank => kind !== 'draft' && kind !== 'none';
export const BANKS = ASKED_KINDS.filter(isBank);

/**
 * How far the likeliest entry has to be ahead of the next, so that three of four are right where one question in five
 * is left out of the bank: an answer to another question is worse than none.
 */
export const AHEAD: Readonly<Record<Bank, number>> = {
  judge: 0.1,
  plan: 0.25,
  choice: 0.17,
  future: 0.15,
  other: 0.15,
  cause: 0.2,
  how: 0.18,
  say: 0.18,
  who: 0.12,
  fact: 0.12,
  back: 0.05,
  tell: 0.05,
  exercise: 0.2,
  you: 0.1,
};

/**
 * How much of the chance the kind must have before what holds for every question of it is said; 2 where nothing does.
 * What only some of them could hear needs more than what turns the question back.
 */
export const ANY: Readonly<Record<Bank, number>> = {
  judge: 0.45,
  plan: 0.8,
  choice: 0.42,
  future: 0.45,
  other: 0.45,
  cause: 0.42,
  // Ways to do a thing are found by its form (`answers/ways.ts`).
  how: 2,
  say: 0.42,
  who: 0.42,
  fact: 0.45,
  back: 0.6,
  tell: 0.85,
  exercise: 2,
  you: 0.85,
};
