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
  /** A quick test that a text, of which `said` are the words, may be in this language at all. */
  readonly mayBeIn: (text: string, said: ReadonlySet<string>) => boolean;
  readonly rules: readonly LanguageRule[];
}
