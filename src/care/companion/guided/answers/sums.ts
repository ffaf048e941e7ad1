/** "Whats 17 times 4": asked to see what it can do, and answered. */

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
