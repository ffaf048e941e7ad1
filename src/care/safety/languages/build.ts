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

export function language(tag: string, script: string, drafts: readonly Draft[]): LanguageRules {
  const rules = drafts.map((draft, at) => ({ ...draft, id: `${tag}.${draft.level}.${at}` }));
  return { tag, script: new RegExp(foldPattern(script), 'u'), rules };
}

/** Folds letters; `\p{L}` keeps its capital. */
function foldPattern(source: string): string {
  return fold(source).replaceAll('\\p{l}', '\\p{L}');
}
