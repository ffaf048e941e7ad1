/** A rough stem, so that "cutting", "cuts" and "cut" count as one; wrong stems do no harm. */

const ENDINGS = ['ings', 'edly', 'ing', 'ied', 'ies', 'ed', 'es', 'ly', 's'] as const;
const SHORTEST = 3;

export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  let stem = ending ? word.slice(0, -ending.length) : word;
  if (stem.length > SHORTEST && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > SHORTEST && stem.at(-1) === stem.at(-2)) stem = stem.slice(0, -1);
  return stem;
}
