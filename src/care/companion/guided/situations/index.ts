/** Which situations a message tells of. */
import { lately } from '#care/lately.ts';
import { fold, sentences } from '#care/safety/normalise.ts';
import { wordsOf } from '#care/safety/statistics/features.ts';
import { type Lookup, lookupOf, matchesIn } from './lookup.ts';
import { readSituations } from './read.ts';
import type { Situation } from './types.ts';

interface Known {
  readonly all: readonly Situation[];
  readonly lookup: Lookup;
}
let known: Known | null = null;

/** Read at the first message. */
function load(): Known {
  const all = readSituations();
  return { all, lookup: lookupOf(all) };
}

export function situations(): readonly Situation[] {
  known ??= load();
  return known.all;
}

/** More than this is a story with several situations in it. */
const MOST_WORDS = 45;

/** Lower case, contractions written out, marks between spaces: "i am tired . i do not , i think". */
export const plainWords = lately(4, (message) => wordsOf(sentences(fold(message))).join(' '));

/** Said in passing, among much else, it is not what the message is about. */
const LEAST_SHARE = 0.25;
/** So few characters hold one thing. */
const ONE_THING = 40;

/** Those it tells of, the one that covers most of it first. */
export const situationsIn = lately(4, (message): readonly Situation[] => {
  const text = plainWords(message);
  if (text.split(' ').length > MOST_WORDS) return [];
  known ??= load();
  return [...matchesIn(known.lookup, text)]
    .filter(([, length]) => text.length <= ONE_THING || length >= text.length * LEAST_SHARE)
    .filter(([{ unless }]) => !unless?.find(text))
    .sort(([, a], [, b]) => b - a)
    .map(([situation]) => situation);
});
