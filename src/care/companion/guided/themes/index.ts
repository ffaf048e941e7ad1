/** Which theme a message has, and what may be said to it. */
import { classify } from './classify.ts';
import { readThemes, type Says } from './read.ts';
import { type Tone, toneOf, tonesIn } from './tone.ts';

export interface Theme {
  readonly id: string;
  readonly says: Says;
}

/** Of ordinary talk an eighth is surer than this, and of that eight in ten have the theme. */
const SURE = 0.4;
/** Up to two words hold little to be sure by. */
const SURE_OF_LITTLE = 0.45;
/** How much of the other tone there may be beside one: a wrong tone hurts more than a wrong theme. */
const BESIDE: Readonly<Record<Tone, (tones: Readonly<Record<Tone, number>>) => boolean>> = {
  light: ({ heavy }) => heavy < 0.25,
  heavy: ({ light }) => light < 0.25,
  plain: ({ heavy }) => heavy < 0.35,
};
/** Longer ones tell several things. */
const MOST_CHARACTERS = 320;

let known: ReadonlyMap<string, Says> | null = null;

/** Read at the first message. */
export function themes(): ReadonlyMap<string, Says> {
  known ??= readThemes();
  return known;
}

/** null where it is not sure enough, so that something else should be said. */
export function themeOf(message: string): Theme | null {
  if (message.length > MOST_CHARACTERS) return null;
  const found = classify(message);
  if (found === null) return null;
  const sure = message.trim().split(/\s+/).length <= 2 ? SURE_OF_LITTLE : SURE;
  const says = themes().get(found.theme);
  const fits = found.chance >= sure && BESIDE[toneOf(found.theme)](tonesIn(found.chances));
  return fits && says !== undefined ? { id: found.theme, says } : null;
}
