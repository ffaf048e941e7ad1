/** Which sentences of the banks fit a message, as labelled talks have taught it. */
import { lately } from '#care/lately.ts';
import { featuresOf } from '#care/safety/statistics/features.ts';
import { type Chances, classifier, type Evidence, evidenceOf } from '../learnt/classifier.ts';
import { DIMENSIONS, meaningOf } from '../learnt/vectors.ts';
import { plainWords } from '../situations/index.ts';
import { themeChances } from '../themes/classify.ts';

/** More than a long message has. */
const MOST_CLAUSES = 40;

/** What a message came after. */
export interface Before {
  /** The question that was asked just before, if it was one of the bank. */
  readonly asked: string | null;
  /** What the person had written before. */
  readonly message: string | null;
}

const ALONE: Before = { asked: null, message: null };

/** How much what was written before counts beside the message. */
const EARLIER = 1.5;
/** So many words at its beginning say whether a message answers, and how. */
const ANSWER = 2;

/** How much the chance of a theme counts; its root tells small chances apart. */
const THEME = 2;
/** Chances below are noise. */
const LEAST_CHANCE = 0.01;

/** @param themes the chance of each theme, in the order of the classifier's labels */
export function responseEvidence(
  message: string,
  before: Before,
  themes: Iterable<number>,
): Evidence {
  const { features, meaning } = evidenceOf(message);
  const words = plainWords(message).split(' ').filter(Boolean).slice(0, ANSWER);
  const context =
    before.asked === null
      ? new Int32Array()
      : featuresOf([`?${before.asked}`, ...words], { near: ANSWER });
  const earlier =
    before.message === null
      ? new Float64Array(DIMENSIONS)
      : meaningOf(plainWords(before.message).split(' ')).map((one) => one * EARLIER);
  const told = Array.from(themes, (one) => (one < LEAST_CHANCE ? 0 : THEME * Math.sqrt(one)));
  return {
    features: Int32Array.from(new Set([...features, ...context])),
    // What came before stands last: it is what the training sometimes hides.
    meaning: Float64Array.from([...told, ...meaning, ...earlier]),
  };
}

/** Labels of either bank that lead to no sentence of weight. */
export const SILENT: ReadonlySet<string> = new Set([
  'none',
  'background',
  'answer',
  'go-on',
  'take-time',
]);

const meaningChances = classifier(new URL('./meaning-weights.json', import.meta.url));
const questionChances = classifier(new URL('./question-weights.json', import.meta.url));

export interface Fit {
  readonly meanings: Chances;
  readonly questions: Chances;
}

export function fitOf(message: string, before: Before): Fit {
  const evidence = responseEvidence(message, before, themeChances(evidenceOf(message)).values());
  return { meanings: meaningChances(evidence), questions: questionChances(evidence) };
}

/** The same for a clause by itself, which is asked about several times in a turn. */
export const fitAlone = lately(MOST_CLAUSES, (clause): Fit => fitOf(clause, ALONE));
