/** The shape of a rule in another language: short, for the commonest statements. */
import type { RiskLevel } from '#care/contract.ts';

export interface LanguageRule {
  readonly id: string;
  readonly level: RiskLevel;
  /** Over folded text: lower case, no accents; Latin scripts with single spaces around words. */
  readonly match: RegExp;
  readonly unless?: RegExp;
}

export interface LanguageRules {
  readonly tag: string;
  /** How many signs of this language a text shows, of which `said` are the words; letters are enough. */
  readonly signsIn: (text: string, said: ReadonlySet<string>) => number | 'letters';
  readonly rules: readonly LanguageRule[];
}
