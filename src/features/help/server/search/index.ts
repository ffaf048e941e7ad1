/** Finds the questions of the help content that a person's own words ask. */
import MiniSearch from 'minisearch';
import { FAQ, type FaqEntry } from '../../faq.ts';
import { alike, meaningful } from './words.ts';

export interface Found {
  readonly entry: FaqEntry;
  /** How much of the question it speaks of, from 0 to 1. */
  readonly cover: number;
  readonly score: number;
}

/** With less than this of the question's words found, an entry speaks of something else. */
const MIN_COVER = 0.45;
/** What a word counts that was found only by a likely slip of the pen; short ones are often chance. */
const slip = (word: string) => (word.length < 6 ? 0.4 : 0.75);
/** What a word counts that stands nowhere: it may be what the question is about. */
const UNHEARD = 2.4;
/** Nobody mistypes the first letter. */
const slipped = (word: string, terms: readonly string[]) =>
  terms.some((term) => term[0] === word[0]);
/** Below this even one common word in passing would count as an answer. */
const MIN_SCORE = 8.5;
/** Far behind the best, an entry is there by chance. */
const NEAR = 0.45;

const PLAIN = /\{\w+\}/g;

const index = new MiniSearch<{ id: string; question: string; answer: string; keywords: string }>({
  fields: ['question', 'keywords', 'answer'],
  tokenize: meaningful,
  processTerm: (term) => [...alike(term)],
  searchOptions: {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: { question: 2.5, keywords: 2 },
    fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
    prefix: (term) => term.length >= 4,
    weights: { fuzzy: 0.4, prefix: 0.5 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
  },
});
index.addAll(
  FAQ.map(({ id, question, answer, keywords }) => ({
    id,
    question: question.replace(PLAIN, 'therapist'),
    answer: answer.join(' ').replace(PLAIN, 'therapist'),
    keywords,
  })),
);

/** Best first, at most `limit`; empty where the help content does not speak of it. */
export function search(question: string, limit = 3): readonly Found[] {
  const words = meaningful(question).slice(0, 40).map(untwisted);
  if (words.length === 0) return [];
  const found = index.search(words.join(' ')).flatMap((result): Found[] => {
    const entry = FAQ.find(({ id }) => id === result.id);
    if (!entry) return [];
    const exact = new Set(result.terms);
    let known = 0;
    let asked = 0;
    for (const word of words) {
      const weight = weightOf(word);
      asked += weight;
      if (exact.has(word)) known += weight;
      else if (result.queryTerms.includes(word) && slipped(word, result.terms)) {
        known += weight * slip(word);
      }
    }
    const cover = known / asked;
    return [{ entry, cover, score: result.score * (0.4 + cover) }];
  });
  found.sort((one, other) => other.score - one.score);
  const [best] = found;
  if (!best || best.cover < MIN_COVER || best.score < MIN_SCORE) return [];
  return found.filter(({ score }) => score >= best.score * NEAR).slice(0, limit);
}

/** In how many entries a word, or one that means the same, stands. */
const entriesWith = new Map<string, number>();
for (const { question, answer, keywords } of FAQ) {
  const words = meaningful([question, keywords, ...answer].join(' ')).flatMap(alike);
  for (const word of new Set(words)) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
}

/** A word that stands everywhere says little about what is asked. */
function weightOf(word: string): number {
  const entries = entriesWith.get(word);
  return entries ? Math.log(1 + FAQ.length / entries) : UNHEARD;
}

/** Two letters that changed places are the commonest slip, and count as two in an edit distance. */
function untwisted(word: string): string {
  if (entriesWith.has(word)) return word;
  for (let at = 1; at < word.length; at += 1) {
    const twisted = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
    if (entriesWith.has(twisted)) return twisted;
  }
  return word;
}
