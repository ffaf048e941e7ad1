/** Finds the patterns that a text could match, by the beginnings of what it must hold. */
import type { Pattern, Situation } from './types.ts';

/** Literals are kept by so many of their first characters; a pattern with a shorter one is always tried. */
const BEGINNING = 3;

interface Entry {
  readonly literal: string;
  readonly situation: Situation;
  readonly pattern: Pattern;
}

export interface Lookup {
  readonly byBeginning: ReadonlyMap<string, readonly Entry[]>;
  readonly always: readonly Omit<Entry, 'literal'>[];
}

export function lookupOf(situations: readonly Situation[]): Lookup {
  const byBeginning = new Map<string, Entry[]>();
  const always: Omit<Entry, 'literal'>[] = [];
  for (const situation of situations) {
    for (const pattern of situation.patterns) {
      const [literals] = pattern.literals;
      if (!literals || literals.some((one) => one.length < BEGINNING)) {
        always.push({ situation, pattern });
        continue;
      }
      for (const literal of literals) {
        const beginning = literal.slice(0, BEGINNING);
        const entries = byBeginning.get(beginning) ?? [];
        entries.push({ literal, situation, pattern });
        byBeginning.set(beginning, entries);
      }
    }
  }
  return { byBeginning, always };
}

/** Of each situation with a match the length of its longest. */
export function matchesIn(lookup: Lookup, text: string): Map<Situation, number> {
  const found = new Map<Situation, number>();
  const tried = new Set<Pattern>();
  const attempt = ({ situation, pattern }: Omit<Entry, 'literal'>) => {
    if (tried.has(pattern)) return;
    tried.add(pattern);
    if (!pattern.literals.every((any) => any.some((one) => text.includes(one)))) return;
    const length = pattern.find(text)?.[0].length ?? 0;
    if (length > (found.get(situation) ?? 0)) found.set(situation, length);
  };
  for (const entry of lookup.always) attempt(entry);
  for (let at = 0; at + BEGINNING <= text.length; at += 1) {
    for (const entry of lookup.byBeginning.get(text.slice(at, at + BEGINNING)) ?? []) {
      if (text.startsWith(entry.literal, at)) attempt(entry);
    }
  }
  return found;
}
