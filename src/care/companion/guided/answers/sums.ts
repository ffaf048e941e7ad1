/** "Whats 17 times 4": asked to see what it can do, and answered. */
import type { Turn } from '../turn.ts';

const NUMBER = '(-?\\d{1,6}(?:\\.\\d{1,4})?)';
const SUM = new RegExp(
  `(?<![\\d/.-])${NUMBER} ?(x|\\*|times|multiplied by|plus|\\+|and(?= \\d+ (?:make|equals))|minus|-|less|divided by|/|over) ?${NUMBER}(?![\\d/-])`,
  'i',
);

/** The result of the one sum in a text; null where there is none, or nothing that it could be. */
export function sumIn(text: string): string | null {
  const [, one, sign = '', other] = SUM.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const result = calculated(Number(one), sign.toLowerCase(), Number(other));
  return Number.isFinite(result) ? String(Number(result.toFixed(4))) : null;
}

function calculated(one: number, sign: string, other: number): number {
  if (/^(?:x|\*|times|multiplied by)$/.test(sign)) return one * other;
  if (/^(?:plus|\+|and)$/.test(sign)) return one + other;
  if (/^(?:minus|-|less)$/.test(sign)) return one - other;
  return one / other;
}

/** One sum may be a test, and is passed as one. */
export const summed = (turn: Turn, sum: string): string =>
  [`${sum}.`, turn.words.pick(TESTED, {}, {})].filter((one) => one !== null).join(' ');
const TESTED = [
  'If that was a test, I hope I passed. And what is it really about today?',
  'Sums are the easy part for me.',
  'That kind of question I can do.',
];
