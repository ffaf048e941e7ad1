/** Turns rule data into regular expressions, found by the beginnings of the words in a sentence. */
import { expand } from './rules/macros.ts';
import type { Rule } from './rules/types.ts';

export interface CompiledRule extends Rule {
  readonly pattern: RegExp;
  readonly exception: RegExp | null;
}

export interface RuleIndex {
  readonly byStem: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly longestStem: number;
  /** Words met before, with their rules. Holds single words only, and a bounded number. */
  readonly byWord: Map<string, readonly CompiledRule[]>;
}

function compileRule(rule: Rule): CompiledRule {
  return {
    ...rule,
    pattern: new RegExp(`(?<= |^)(?:${expand(rule.match)})(?= |$)`, 'g'),
    exception: rule.unless ? new RegExp(expand(rule.unless)) : null,
  };
}

/** Compiles once at load; a broken rule fails here, loudly, rather than at someone's worst hour. */
export function indexRules(rules: readonly Rule[]): RuleIndex {
  const byStem = new Map<string, CompiledRule[]>();
  let longestStem = 0;
  for (const rule of rules) {
    const compiled = compileRule(rule);
    for (const stem of new Set(rule.on.split(' '))) {
      const list = byStem.get(stem) ?? [];
      list.push(compiled);
      byStem.set(stem, list);
      longestStem = Math.max(longestStem, stem.length);
    }
  }
  return { byStem, longestStem, byWord: new Map() };
}

/** A beginning this short stands for the word itself and its plain inflections, not for "dog" or "office". */
const SHORT = 3;
const INFLECTIONS = new Set(['', 's', 'd', 'ed', 'es', 'ing', 'n', 'e']);

/** The rules worth trying on this sentence, each once. */
export function candidates(index: RuleIndex, sentence: string): readonly CompiledRule[] {
  const found = new Set<CompiledRule>();
  for (const word of sentence.split(' ')) {
    for (const rule of rulesFor(index, word)) found.add(rule);
  }
  return [...found];
}

const NONE: readonly CompiledRule[] = [];
const MAX_CACHED = 20_000;

function rulesFor(index: RuleIndex, word: string): readonly CompiledRule[] {
  if (word.length < 2) return NONE;
  const cached = index.byWord.get(word);
  if (cached) return cached;
  const found = new Set<CompiledRule>();
  const most = Math.min(word.length, index.longestStem);
  for (let length = 2; length <= most; length += 1) {
    const rules = index.byStem.get(word.slice(0, length));
    if (rules && (length > SHORT || isInflection(word, length))) {
      for (const rule of rules) found.add(rule);
    }
  }
  const rules = found.size > 0 ? [...found] : NONE;
  if (index.byWord.size < MAX_CACHED) index.byWord.set(word, rules);
  return rules;
}

function isInflection(word: string, length: number): boolean {
  const rest = word.slice(length);
  return INFLECTIONS.has(rest) || INFLECTIONS.has(rest.replace(word.charAt(length - 1), ''));
}
