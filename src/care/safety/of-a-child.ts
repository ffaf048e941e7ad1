/** Whether a child or a baby is spoken of, who cannot see to their own safety. */

const BABY = /\b(?:baby|newborn|infant|toddler)\b/i;
const CHILD =
  /\b(?:child|children|kids?|daughters?|sons?|step(?:son|daughter)s?|grand(?:son|daughter)s?|little (?:brother|sister|boy|girl))\b/i;

export const speaksOfBaby = (message: string): boolean => BABY.test(message);
export const speaksOfChild = (message: string): boolean =>
  BABY.test(message) || CHILD.test(message);
