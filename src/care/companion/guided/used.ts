/** Which lines a talk has already had, as short marks in its state. */
import { hash32 } from './random.ts';
import type { GuidedState } from './state.ts';

/** Five base-36 characters tell sixty million marks apart; 2,200 of them last some 400 turns. */
const SIZE = 5;
const LIMIT = 2_200 * SIZE;

export const mark = (key: string): string =>
  (hash32(key) % 36 ** SIZE).toString(36).padStart(SIZE, '0');

/** Marks of a state as a set; kept beside the state so that a turn splits the string once. */
const SETS = new WeakMap<GuidedState, Set<string>>();

function marks(state: GuidedState): Set<string> {
  let set = SETS.get(state);
  if (!set) {
    set = new Set(state.used.match(/.{5}/g) ?? []);
    SETS.set(state, set);
  }
  return set;
}

export const wasUsed = (state: GuidedState, key: string): boolean => marks(state).has(mark(key));

export function use(state: GuidedState, key: string): void {
  const wanted = mark(key);
  if (marks(state).has(wanted)) return;
  marks(state).add(wanted);
  state.used = (state.used + wanted).slice(-LIMIT);
}
