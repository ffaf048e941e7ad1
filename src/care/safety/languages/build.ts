/** Builds language rules from plain patterns, folded the same way as the text they are tried on. */
import type { RiskLevel } from '#care/contract.ts';
import { fold } from '../normalise.ts';
import type { LanguageRule, LanguageRules } from './types.ts';

type Draft = Omit<LanguageRule, 'id'>;

/** `unless` silences the rule when found anywhere in the text. Only lower-case escapes: \p, \d. */
export function rule(level: RiskLevel, match: string, unless?: string): Draft {
  const pattern = new RegExp(foldPattern(match), 'u');
  return unless === undefined
    ? { level, match: pattern }
    : { level, match: pattern, unless: new RegExp(foldPattern(unless), 'u') };
}

/** By what a language is known: any of these words ("j'" stands for every word beginning so), or letters. */
export interface Signs {
  readonly words?: string;
  readonly letters?: string;
}

export function language(tag: string, signs: Signs, drafts: readonly Draft[]): LanguageRules {
  const known = fold(signs.words ?? '')
    .split(' ')
    .filter(Boolean);
  const words = known.filter((word) => !word.endsWith("'"));
  const elided = known.filter((word) => word.endsWith("'"));
  const letters = signs.letters === undefined ? null : new RegExp(signs.letters, 'u');
  return {
    tag,
    words,
    looksLike: (text) =>
      elided.some((beginning) => text.includes(` ${beginning}`)) || letters?.test(text) === true,
    rules: drafts.map((draft, at) => ({ ...draft, id: `${tag}.${draft.level}.${at}` })),
  };
}

/** Folds letters; `\p{L}` keeps its capital. */
function foldPattern(source: string): string {
  return fold(source).replaceAll('\\p{l}', '\\p{L}');
}
