/** How a theme sounds: nothing glad is answered to what hurts, nor the other way round. */

export type Tone = 'light' | 'heavy' | 'plain';

const LIGHT = 'words-kind brave-deed got-through all-right glad fond-memory';
/** Neither: deeds and facts that may stand beside anything, and how the talk goes. */
const PLAIN =
  'small-deed will-do my-routine their-news their-way how-long who-it-is about-me workload where-when scene their-words the-day whenever back-then it-dawned yes-that not-quite reason odd-joke other';

const TONES = new Map<string, Tone>([
  ...LIGHT.split(' ').map((id) => [id, 'light'] as const),
  ...PLAIN.split(' ').map((id) => [id, 'plain'] as const),
]);

export const toneOf = (theme: string): Tone => TONES.get(theme) ?? 'heavy';

/** The chance of each tone, from the chances of the themes. */
export function tonesIn(chances: ReadonlyMap<string, number>): Readonly<Record<Tone, number>> {
  const tones = { light: 0, heavy: 0, plain: 0 };
  for (const [theme, chance] of chances) tones[toneOf(theme)] += chance;
  return tones;
}
