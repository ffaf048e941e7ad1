/** Looks for the commonest statements of danger in eight languages beside English. */
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import type { Hit } from '../english.ts';
import { ARABIC, CHINESE, GERMAN, HINDI } from './others.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance.ts';
import type { LanguageRules } from './types.ts';

const ALL: readonly LanguageRules[] = [
  SPANISH,
  PORTUGUESE,
  FRENCH,
  GERMAN,
  ITALIAN,
  CHINESE,
  HINDI,
  ARABIC,
];

/** A window long enough for any statement, so that a long text stays linear. */
const WINDOW = 400;
const MAX_WINDOWS = 250;

export interface LanguageHits {
  readonly hits: readonly Hit[];
  readonly language: string;
}

/** `folded` is the output of `fold`. */
export function languageHits(folded: string): LanguageHits {
  const hits: Hit[] = [];
  let language = 'en';
  let seen = 0;
  for (const text of windows(cleaned(folded))) {
    for (const { tag, rules } of possibleIn(text)) {
      for (const { id, level, match, unless } of rules) {
        if (!match.test(text) || unless?.test(text)) continue;
        hits.push({ id, level, weight: 1, subject: 'self', flags: [] });
        const rank = order(level);
        if (rank > seen) {
          seen = rank;
          language = tag;
        }
      }
    }
  }
  return { hits, language };
}

/** By the words of each: one look per word, however many languages there are. */
const KNOWN_BY = new Map<string, LanguageRules[]>();
for (const one of ALL)
  for (const word of one.words) KNOWN_BY.set(word, [...(KNOWN_BY.get(word) ?? []), one]);

/** The languages that a text may be in, in their order; none for nearly every English one. */
function possibleIn(text: string): readonly LanguageRules[] {
  const found = new Set<LanguageRules>();
  for (const word of text.split(' ')) for (const one of KNOWN_BY.get(word) ?? NONE) found.add(one);
  return ALL.filter((one) => found.has(one) || one.looksLike(text));
}
const NONE: readonly LanguageRules[] = [];

function order(level: RiskLevel): number {
  return RISK_LEVELS.indexOf(level);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is a sign of the plain ones, too
const PLAIN = /^[\x00-\x7f]*$/;

/** Words between single spaces. Plain letters need no tables of all the world's scripts. */
const cleaned = (folded: string): string =>
  folded.replace(PLAIN.test(folded) ? /[^a-zA-Z0-9']+/g : /[^\p{L}\p{N}\p{M}']+/gu, ' ');

function* windows(clean: string): Generator<string> {
  const step = WINDOW - 80;
  for (
    let from = 0, count = 0;
    from < clean.length && count < MAX_WINDOWS;
    from += step, count += 1
  ) {
    yield ` ${clean.slice(from, from + WINDOW)} `;
    if (from + WINDOW >= clean.length) return;
  }
}
