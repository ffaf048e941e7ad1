/** Linear models that read a sentence of a reply, and the reply so far: is it something we never say? */
import { lately } from '#care/lately.ts';
import { fold, sentences } from '../normalise.ts';
import { type Features, featuresOf, wordsOf } from './features.ts';
import { nearestOf, oddsOf, weightsFrom } from './weights.ts';

/** What the sentences of the training texts were marked as; `tests/evals/guard/README.md` explains each. */
export const FAULTS = [
  'method',
  'agreement',
  'diagnosis',
  'medicine',
  'posing',
  'dependence',
  'blame',
  'harm',
  'instructions',
  'certainty',
] as const;
export type Fault = (typeof FAULTS)[number];

const weights = weightsFrom<Fault>('./output-weights.json');
const replyWeights = weightsFrom<never>('./reply-weights.json');

/**
 * Between quotation marks stands what the person said, and now and then a thought put into words. A
 * longer quotation is verse or a scene, and as good a place as any to say what must not be said.
 */
const QUOTED = /[“"«][^“”"«»\n]{1,50}[”"»]/g;

/** To ask is not to say: the marks would be lost with the rest of the punctuation. */
const spelt = (text: string): string =>
  text
    .replace(/[?？؟]+/g, ' qmk?')
    .replace(/!+/g, ' emk!')
    .replace(QUOTED, ' so and so ');

/** The sentences of a text or a piece of one, as `sentences()` gives them, without what they quote. */
export function ownSentences(text: string): string[] {
  return sentences(fold(spelt(text)));
}

/** Of replies by left-out authors most are told apart with words near and around this far. */
const REACH = { near: 8, around: 4, pieces: true };

/** The same for whole replies. */
const REACH_IN_REPLY = { ...REACH, near: 6 };

/** What begins a text is a feature, too: "take two" is not "you take two". */
const begun = (sentences: readonly string[]): string[] => ['^', ...wordsOf(sentences)];

/** @param sentence as `ownSentences()` gives it */
export const sentenceFeatures = (sentence: string): Features =>
  featuresOf(begun([sentence]), REACH);

/**
 * Each sentence of a streamed reply is asked about again with every piece that follows it.
 * @param sentence as `ownSentences()` gives it; @returns log-odds that it must not be said
 */
export const faultOdds = lately(64, (sentence) => oddsOf(weights(), sentenceFeatures(sentence)));

/** @param sentences of one reply, in order, as `ownSentences()` gives them */
export const replyFeatures = (sentences: readonly string[]): Features =>
  featuresOf(begun(sentences), REACH_IN_REPLY);

/**
 * Log-odds that a reply says somewhere what must not be said, by all its sentences at once: what
 * surrounds such a sentence tells of it, too.
 * @param worst the highest of the sentences' odds
 */
export function replyOdds(sentences: readonly string[], worst: number): number {
  return together(oddsOf(replyWeights(), replyFeatures(sentences)), worst);
}

/** Of replies by left-out authors most are told apart where the worst sentence counts half. */
export const together = (whole: number, worst: number): number => whole + worst / 2;

/** The kind of fault that the sentence resembles most. */
export function nearestFault(sentence: string): Fault {
  return nearestOf(weights(), sentenceFeatures(sentence)) ?? 'harm';
}
