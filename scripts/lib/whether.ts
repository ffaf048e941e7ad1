/** The model that tells whether a text is other than harmless. */
import type { Example } from './examples.ts';
import { type Model, train } from './logistic.ts';

/** @param examples without what is rare */
export const trainWhether = (
  examples: readonly Example[],
  worth: (example: Example) => number = () => 1,
): Model => train(examples, ({ label }) => label !== null, { balanced: true, worth });
