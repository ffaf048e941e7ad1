/** Finds the patterns that a text could match, by the beginnings of what it must hold. */
import type { Pattern, Situation } from './types.ts';

/** Literals are kept by so many of their first characters; a pattern with a shorter one is always tried. */
const BEGINNING = 3;

interface Use {
  readonly situation: Situation;
  readonly pattern: Pattern;
}

interface Entry {
  readonly literal: string;
  readonly uses: Use[];
}

export interface Lookup {
  readonly byBeginning: ReadonlyMap<number, readonly Entry[]>;
  readonly always: readonly Use[];
}

export function lookupOf(situations: readonly Situation[]): Lookup {
  const byLiteral = new Map<string, Entry>();
  const byBeginning = new Map<number, Entry[]>();
  const always: Use[] = [];
  const uses = situations.flatMap((situation) =>
    situation.patterns.map((pattern) => ({ situation, pattern })),
  );
  for (const use of uses) {
    const [literals] = use.pattern.literals;
    if (!literals || literals.some((one) => one.length < BEGINNING)) {
      always.push(use);
      continue;
    }
    for (const literal of literals) {
      const entry = byLiteral.get(literal);
      if (entry) entry.uses.push(use);
      else addEntry({ literal, uses: [use] }, byLiteral, byBeginning);
    }
  }
  return { byBeginning, always };
}

function addEntry(
  entry: Entry,
  byLiteral: Map<string, Entry>,
  byBeginning: Map<number, Entry[]>,
): void {
  byLiteral.set(entry.literal, entry);
  const beginning = beginningAt(entry.literal, 0);
  const others = byBeginning.get(beginning);
  if (others) others.push(entry);
  else byBeginning.set(beginning, [entry]);
}

/** Three characters as one number, which is looked up without cutting a string. */
const beginningAt = (text: string, at: number): number =>
  text.charCodeAt(at) | (text.charCodeAt(at + 1) << 8) | (text.charCodeAt(at + 2) << 16);

/** Of each situation with a match the length of its longest. */
export function matchesIn(lookup: Lookup, text: string): Map<Situation, number> {
  const found = new Map<Situation, number>();
  const worthTrying = new Set(lookup.always);
  for (let at = 0; at + BEGINNING <= text.length; at += 1) {
    for (const { literal, uses } of lookup.byBeginning.get(beginningAt(text, at)) ?? []) {
      if (text.startsWith(literal, at)) for (const use of uses) worthTrying.add(use);
    }
  }
  for (const { situation, pattern } of worthTrying) {
    if (!holdsAll(text, pattern.literals)) continue;
    const length = pattern.find(text)?.[0].length ?? 0;
    if (length > (found.get(situation) ?? 0)) found.set(situation, length);
  }
  return found;
}

const holdsAll = (text: string, literals: Pattern['literals']): boolean =>
  literals.every((any) => any.some((one) => text.includes(one)));
