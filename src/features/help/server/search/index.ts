/** Finds the questions of the help content that a person's own words ask. */
import MiniSearch from 'minisearch';
import { FAQ, type FaqEntry } from '../../faq.ts';
import { IN_PASSING } from './empty.ts';
import { alike, meaningful, stem } from './words.ts';

export interface Found {
  readonly entry: FaqEntry;
  /** How much of the question it speaks of, from 0 to 1. */
  readonly cover: number;
  readonly score: number;
}

export interface Search {
  /** What answers the question, best first; empty where nothing surely does. */
  readonly answers: readonly Found[];
  /** What it may have been about, where nothing surely answers. */
  readonly perhaps: readonly Found[];
}

/** With less than this of the question's words found, an entry speaks of something else. */
const MIN_COVER = 0.55;
/** Below this even one common word in passing would count as an answer. */
const MIN_SCORE = 9;
/** From here on it is worth asking whether this was meant. */
const PERHAPS = { cover: 0.3, score: 5 };
/** What a word counts that was found only by a likely slip of the pen; short ones are often chance. */
const slip = (word: string) => (word.length < 6 ? 0.4 : 0.75);
/** What a word counts that stands nowhere: it may be what the question is about. */
const UNHEARD = 2.4;
/** Far behind the best, an entry is there by chance. */
const NEAR = 0.45;

/** What a word counts that is mostly said in passing. */
const IN_PASSING_COUNTS = 0.3;
const passing = new Set([...IN_PASSING].map(stem));

const PLAIN = /\{\w+\}/g;
/** Words as they are written: who uses the same is nearer than who means the same. */
const OWN_WORDS = 'own';

const index = new MiniSearch<Record<'id' | 'question' | 'answer' | 'keywords' | 'own', string>>({
  fields: ['question', 'keywords', 'answer', OWN_WORDS],
  tokenize: meaningful,
  processTerm: (term, field) => (field === OWN_WORDS ? term : [...alike(term)]),
  searchOptions: {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: { question: 2.5, keywords: 2, own: 1.5 },
    boostTerm: (term) => (passing.has(term) ? IN_PASSING_COUNTS : 1),
    fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
    prefix: (term) => term.length >= 4,
    weights: { fuzzy: 0.4, prefix: 0.5 },
    bm25: { k: 1.2, b: 0.15, d: 0.5 },
  },
});
index.addAll(
  FAQ.map(({ id, question, answer, keywords }) => {
    const asked = question.replace(PLAIN, 'therapist');
    return {
      id,
      question: asked,
      answer: answer.join(' ').replace(PLAIN, 'therapist'),
      keywords,
      own: `${asked} ${keywords}`,
    };
  }),
);

/** At most `limit` of either kind, best first. */
export function search(question: string, limit = 3): Search {
  const words = meaningful(question).slice(0, 40).map(untwisted);
  const found = index.search(words.join(' ')).flatMap((result): Found[] => {
    const entry = FAQ.find(({ id }) => id === result.id);
    if (!entry) return [];
    const cover = coverOf(words, result);
    return [{ entry, cover, score: result.score * (0.4 + cover) }];
  });
  found.sort((one, other) => other.score - one.score);
  const [best] = found;
  if (!best) return { answers: [], perhaps: [] };
  const near = found.filter(({ score }) => score >= best.score * NEAR).slice(0, limit);
  const says = words.some((word) => !passing.has(word));
  if (says && best.cover >= MIN_COVER && best.score >= MIN_SCORE)
    return { answers: near, perhaps: [] };
  const perhaps = near.filter(
    ({ cover, score }) => cover >= PERHAPS.cover && score >= PERHAPS.score,
  );
  return { answers: [], perhaps };
}

/** The share of the question's words that an entry has, or nearly has. */
function coverOf(
  words: readonly string[],
  { terms, queryTerms }: { readonly terms: string[]; readonly queryTerms: string[] },
): number {
  const exact = new Set(terms);
  let known = 0;
  let asked = 0;
  for (const word of words) {
    const weight = weightOf(word);
    asked += weight;
    if (exact.has(word)) known += weight;
    // Nobody mistypes the first letter.
    else if (queryTerms.includes(word) && terms.some((term) => term[0] === word[0])) {
      known += weight * slip(word);
    }
  }
  return asked === 0 ? 0 : known / asked;
}

/** How much of `question` an entry has, word for word or in others; 1 where it says nothing by itself. */
export function share(question: string, { question: asked, keywords, answer }: FaqEntry): number {
  const has = new Set(meaningful([asked, keywords, ...answer].join(' ')).flatMap(alike));
  const said = meaningful(question).filter((word) => !passing.has(word));
  const weights = said.map((word) => [word, weightOf(word)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const known = weights.reduce((sum, [word, weight]) => sum + (has.has(word) ? weight : 0), 0);
  return total === 0 ? 1 : known / total;
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
  if (entries)
    return Math.log(1 + FAQ.length / entries) * (passing.has(word) ? IN_PASSING_COUNTS : 1);
  return passing.has(word) ? 0 : UNHEARD;
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
