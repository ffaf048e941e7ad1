/** What is asked within a situation, and what answers it: the one reading of all such tables. */
import type { Part, Phrasing } from './phrasing.ts';

/** An answer and what asks for it, the weightiest first; read against `straight(message)`. */
export type Asked = readonly (readonly [Part, RegExp])[];

/** Every answer that is asked for, in the order of the table. */
export const askedParts = (table: Asked, plain: string): Part[] =>
  table.filter(([, match]) => match.test(plain)).map(([part]) => part);

/** The first of them that has not been said in all its phrasings; null where none is left. */
export function firstUnsaid(parts: readonly Part[], phrasing: Phrasing): string | null {
  for (const part of parts) {
    const line = phrasing.sayOnce(part);
    if (line !== null) return line;
  }
  return null;
}

/** What is asked as a question is answered as often as it is asked; null where nothing is. */
export function answerIn(
  table: Asked,
  plain: string,
  phrasing: Phrasing,
  again = plain.includes('?'),
): string | null {
  const asked = askedParts(table, plain);
  const [first] = asked;
  return again && first !== undefined ? phrasing.say(first) : firstUnsaid(asked, phrasing);
}
