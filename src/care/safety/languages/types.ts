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
  /** Any of these in a text, and it may be in this language at all. */
  readonly words: readonly string[];
  /** The same by its letters, or by how a word begins. */
  readonly looksLike: (text: string) => boolean;
  readonly rules: readonly LanguageRule[];
}
