/** Which theme a message has. */
import { classify } from './classify.ts';
import { type Tone, toneOf, tonesIn } from './tone.ts';

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

/** Null where it is not sure enough. */
export function themeOf(message: string): string | null {
  if (message.length > MOST_CHARACTERS) return null;
  const found = classify(message);
  if (found === null || found.theme === 'other') return null;
  const sure = message.trim().split(/\s+/).length <= 2 ? SURE_OF_LITTLE : SURE;
  return found.chance >= sure && BESIDE[toneOf(found.theme)](tonesIn(found.chances))
    ? found.theme
    : null;
}
