/** The model that tells whether a text is other than harmless. */
import type { Example } from './examples.ts';
import { type Choices, type Model, train } from './logistic.ts';

/** @param examples without what is rare */
export const trainWhether = (examples: readonly Example[], choices: Choices<Example> = {}): Model =>
  train(examples, ({ label }) => label !== null, { ...choices, balanced: true });
