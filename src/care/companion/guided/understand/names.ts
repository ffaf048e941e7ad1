/** The names in a message, so that a clause with one as its subject can be said back as written. */

import { isPlainName } from './first-names.ts';
import type { Mention } from './people.ts';
import { knownName } from './people.ts';
import { VERBS } from './verbs.ts';

/** In small letters, names as they are written; "Gary" and "gary's" alike. */
export type Names = ReadonlyMap<string, string>;
export const NO_NAMES: Names = new Map();

/** In small letters these are words: only beside a relation are they taken for names. */
const WORDS_TOO = new Set(
  'will mark rose grace hope bill dawn iris pat sue jack rob don ken ray max jan dan joy ivy holly heather daisy carol ned ron stan len reg mabel marion frank dean noor ama june joan wei chase chen ling mei ali amit ana leo mia ella eva jess luc hans marie rory adam sam'.split(
    ' ',
  ),
);
const BESIDE =
  /\b(?:my|his|her|our|their) (?:\w+ )?(?:mum|mom|dad|brother|sister|son|daughter|lad|husband|wife|missus|partner|boyfriend|girlfriend|aunt|auntie|uncle|cousin|niece|nephew|friend|mate|boss|neighbour|flatmate|lads?|ex) ([a-z]{3,12})(?= (\S+))/g;
const FUNCTION =
  /^(?:and|or|but|who|that|which|if|when|because|just|never|always|still|also|then|now|both|even|actually|really|basically|literally|already|once|maybe|so|too|not|only|he|she|they|it|his|her|the|with|from|for|about|to|at|in|on|like|said|says)$/;
const AUXILIARY =
  /^(?:is|was|has|had|will|won't|would|wouldn't|can't|couldn't|says|said|doesn't|didn't|never|and|told|thinks|wants|rang|came|went)$/i;

export function namesIn(text: string, people: readonly Mention[]): Names {
  const names = new Map<string, string>();
  const add = (word: string): void => {
    names.set(word.toLowerCase(), word.charAt(0).toUpperCase() + word.slice(1));
  };
  for (const { name } of people) if (name !== null) add(name);
  for (const [, word = '', next = ''] of text.matchAll(BESIDE)) {
    if (FUNCTION.test(word) || VERBS.has(word)) continue;
    if (knownName(word) !== null || AUXILIARY.test(next)) add(word);
  }
  for (const [word] of text.matchAll(/\b[A-Za-z][a-z]{2,11}\b/g))
    if (isPlainName(word.toLowerCase()) && !WORDS_TOO.has(word.toLowerCase())) add(word);
  return names;
}

/** Names from earlier in the talk, where small letters leave no doubt. */
export const knownNames = (people: readonly { readonly name: string | null }[]): Names =>
  new Map(
    people.flatMap(({ name }) =>
      name === null || WORDS_TOO.has(name.toLowerCase()) ? [] : [[name.toLowerCase(), name]],
    ),
  );

/** With their capitals, also where they were typed small. */
export function withNames(text: string, names: Names): string {
  if (names.size === 0) return text;
  return text.replace(/\b[a-z]{3,12}\b/g, (word) => names.get(word) ?? word);
}
