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
}

function compileRule(rule: Rule): CompiledRule {
  return {
    ...rule,
    pattern: new RegExp(
      `(?<= )(?:${expand(rule.match)})(?= |$)`.replaceAll('(?<= )(?:^ ', '(?:^ '),
      'g',
    ),
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
  return { byStem, longestStem };
}

/** The rules worth trying on this sentence. */
export function candidates(index: RuleIndex, sentence: string): Set<CompiledRule> {
  const found = new Set<CompiledRule>();
  const seen = new Set<string>();
  for (const word of sentence.split(' ')) {
    if (word.length < 2 || seen.has(word)) continue;
    seen.add(word);
    const most = Math.min(word.length, index.longestStem);
    for (let length = 2; length <= most; length += 1) {
      const rules = index.byStem.get(word.slice(0, length));
      if (rules) for (const rule of rules) found.add(rule);
    }
  }
  return found;
}
