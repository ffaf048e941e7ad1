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
const MIN_COVER = 0.5;
/** What a word counts that was found only by a likely slip of the pen; short ones are often chance. */
const slip = (word: string) => (word.length < 6 ? 0.4 : 0.75);
/** Nobody mistypes the first letter. */
const slipped = (word: string, terms: readonly string[]) =>
  terms.some((term) => term[0] === word[0]);
/** Below this even one common word in passing would count as an answer. */
const MIN_SCORE = 8;
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
    const weights = words.map((word) =>
      exact.has(word)
        ? 1
        : result.queryTerms.includes(word) && slipped(word, result.terms)
          ? slip(word)
          : 0,
    );
    const cover = weights.reduce<number>((sum, weight) => sum + weight, 0) / words.length;
    return [{ entry, cover, score: result.score * (0.4 + cover) }];
  });
  found.sort((one, other) => other.score - one.score);
  const [best] = found;
  if (!best || best.cover < MIN_COVER || best.score < MIN_SCORE) return [];
  return found.filter(({ score }) => score >= best.score * NEAR).slice(0, limit);
}

const vocabulary = new Set(
  FAQ.flatMap(({ question, answer, keywords }) =>
    meaningful([question, keywords, ...answer].join(' ')).flatMap(alike),
  ),
);

/** Two letters that changed places are the commonest slip, and count as two in an edit distance. */
function untwisted(word: string): string {
  if (vocabulary.has(word)) return word;
  for (let at = 1; at < word.length; at += 1) {
    const twisted = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
    if (vocabulary.has(twisted)) return twisted;
  }
  return word;
}
