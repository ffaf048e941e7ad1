/** Which topic a message tells of: by a situation that is known, else by a classifier. */
import { lately } from '#care/lately.ts';
import { classifier, type Evidence, evidenceOf } from '../learnt/classifier.ts';
import { likenessOf } from '../responses/alike.ts';
import { fitOf, responseEvidence } from '../responses/fit.ts';
import { plainWords, situationsIn } from '../situations/index.ts';
import { themeChances } from '../themes/classify.ts';
import { topicById, topicOfSituation } from './index.ts';

export const NO_TOPIC = 'none';

/** How much the chance of a meaning counts beside the words. */
const MEANING = 2;

/** What the recogniser sees: the words, and the themes and meanings that were learnt of many more messages. */
export function topicEvidence(message: string): Evidence {
  const alone = { asked: null, message: null };
  const themes = themeChances(evidenceOf(message));
  const { features, meaning } = responseEvidence(message, alone, themes.values());
  const means = [...fitOf(message, alone).meanings.values()].map((one) => MEANING * Math.sqrt(one));
  return { features, meaning: Float64Array.from([...meaning, ...means]) };
}

const chances = classifier(new URL('./topic-weights.json', import.meta.url));

export interface Heard {
  readonly id: string;
  /** From 0 to 1. */
  readonly chance: number;
}

/** What a situation that was recognised is worth by itself, and beside what the words make likely. */
const BY_SITUATION = 0.5;
const ALIKE = 0.45;

/** The likeliest topics of a message, best first; none where it tells of none. */
export function topicsIn(message: string): readonly Heard[] {
  const heard = new Map(
    [...chancesIn(message)].filter(([id, chance]) => id !== NO_TOPIC && chance >= 0.05),
  );
  const likeness = likenessOf(message);
  for (const { id, examples } of situationsIn(message).slice(0, 2)) {
    const topic = topicOfSituation(id);
    if (topic === null || likeness(examples) < ALIKE) continue;
    heard.set(topic, Math.min(1, (heard.get(topic) ?? 0) + BY_SITUATION));
  }
  const plain = plainWords(message);
  return [...heard]
    .filter(([id]) => !topicById(id)?.not?.(plain))
    .map(([id, chance]) => ({ id, chance }))
    .sort((one, other) => other.chance - one.chance);
}

/** The same message is asked about more than once in a turn. */
const chancesIn = lately(4, (message) => chances(topicEvidence(message)));
