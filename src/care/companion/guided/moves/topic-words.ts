/** Lines of a topic guide with the persons of the talk in them. */
import { slotsOf, type Turn } from '../turn.ts';
import type { Slots } from '../words.ts';
import { thirdPerson } from './others.ts';

export const pickSaid = (turn: Turn, bank: readonly string[], inOrder = false): string | null =>
  turn.words.pick(bank, personsIn(turn), { inOrder });

/** Null where a word for it is missing. */
export function filled(turn: Turn, clause: string): string | null {
  const slots = personsIn(turn);
  let missing = false;
  const text = clause.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : text;
}

const personsIn = (turn: Turn): Slots => slotsOf(turn, thirdPerson(turn));
