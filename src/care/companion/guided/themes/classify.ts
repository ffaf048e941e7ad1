/** Which theme a message has. */
import { type Chances, classifier, evidenceOf } from '../learnt/classifier.ts';

export interface Classified {
  readonly theme: string;
  /** From 0 to 1: how much of the chance falls to it rather than to another theme. */
  readonly chance: number;
  /** The same for all themes, by name. */
  readonly chances: Chances;
}

/** The chance of each theme, in the order of the labels. */
export const themeChances = classifier(new URL('./theme-weights.json', import.meta.url));

/** The likeliest theme; null where there are no words. */
export function classify(message: string): Classified | null {
  const evidence = evidenceOf(message);
  if (evidence.features.length === 0) return null;
  const chances = themeChances(evidence);
  const [theme, chance] = [...chances].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { theme, chance, chances };
}
