/**
 * What a text must hold for a pattern to have a chance, so that most patterns need never be compiled
 * or run (the idea of FilteredRE2). Knows the syntax that situations use: groups, classes, look-around
 * without nesting of its own, quantifiers.
 */
import { PHRASES } from './phrases.ts';

/** One of these must be in the text. */
export type AnyOf = readonly string[];

interface Cursor {
  readonly source: string;
  at: number;
}

/** Each of these must hold for the pattern to match, the one that says most first; none if nothing can be said. */
export function literalsOf(pattern: string): readonly AnyOf[] {
  return branches({ source: pattern, at: 0 });
}

/** What a `<name>` needs is worked out once, not wherever it stands. */
const phrases = new Map<string, readonly AnyOf[]>();

function phrase(cursor: Cursor): Atom | null {
  const name = /^<(\w+)>/.exec(cursor.source.slice(cursor.at, cursor.at + 24))?.[1];
  const written = name === undefined ? undefined : PHRASES[name];
  if (name === undefined || written === undefined) return null;
  cursor.at += name.length + 2;
  const inside = phrases.get(name) ?? literalsOf(written);
  phrases.set(name, inside);
  return { literal: null, inside, width: true };
}

/** Everything up to the closing bracket, or the end. Of several branches only the best of each counts. */
function branches(cursor: Cursor): readonly AnyOf[] {
  const all = [sequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    all.push(sequence(cursor));
  }
  if (all.length === 1) return all[0] ?? [];
  const best = all.map(([first]) => first);
  return best.includes(undefined) ? [] : [best.flatMap((one) => one ?? [])];
}

/** More than these hardly ever tell more. */
const MOST = 3;

/** What stands in a row must all be there. */
function sequence(cursor: Cursor): readonly AnyOf[] {
  const needed: AnyOf[] = [];
  let run = '';
  const end = () => {
    if (run !== '') needed.push([run]);
    run = '';
  };
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const atom = nextAtom(cursor);
    const least = leastTimes(cursor);
    if (atom.literal !== null && least.once) run += atom.literal;
    if (atom.literal !== null && least.exactlyOnce) continue;
    if (atom.width) end();
    if (least.once) needed.push(...atom.inside);
  }
  end();
  return needed.sort((one, other) => worth(other) - worth(one)).slice(0, MOST);
}

/** In every second message: a need that holds one of these rules little out. */
const COMMON = new Set(
  'the and that have has had not with this for you was are but just like get got all out about from they what when been will would can could know feel feeling felt time now one because she her his him them too really very there then than any some did does doing done said say says tell told want going went gone come came make made think back still even only never always again more much been being over after before into work home day today last night'.split(
    ' ',
  ),
);

/** The longer its shortest the better, then the fewer. */
const worth = (found: AnyOf): number =>
  Math.min(...found.map((one) => (COMMON.has(one.trim()) ? 1 : one.length))) - found.length / 100;

interface Atom {
  readonly literal: string | null;
  readonly inside: readonly AnyOf[];
  /** False for what stands between characters, as `\b`. */
  readonly width: boolean;
}

const BETWEEN: Atom = { literal: null, inside: [], width: false };
const SOMETHING: Atom = { literal: null, inside: [], width: true };

function nextAtom(cursor: Cursor): Atom {
  const { source } = cursor;
  const sign = source[cursor.at] ?? '';
  const named = sign === '<' ? phrase(cursor) : null;
  if (named) return named;
  cursor.at += 1;
  if (sign === '^' || sign === '$') return BETWEEN;
  if (sign === '.') return SOMETHING;
  if (sign === '[') {
    while (source[cursor.at] !== ']') cursor.at += source[cursor.at] === '\\' ? 2 : 1;
    cursor.at += 1;
    return SOMETHING;
  }
  if (sign === '(') return group(cursor);
  if (sign !== '\\') return { literal: sign, inside: [], width: true };
  const escaped = source[cursor.at] ?? '';
  cursor.at += 1;
  if (escaped === 'b' || escaped === 'B') return BETWEEN;
  return /\w/.test(escaped) ? SOMETHING : { literal: escaped, inside: [], width: true };
}

function group(cursor: Cursor): Atom {
  const { source, at } = cursor;
  const head =
    source[at] === '?' ? (/^\?(?::|=|!|<=|<!)/.exec(source.slice(at, at + 3))?.[0] ?? '') : '';
  cursor.at += head.length;
  const inside = branches(cursor);
  cursor.at += 1;
  if (head === '?<=' || head === '?!' || head === '?<!') return BETWEEN;
  return { literal: null, inside, width: head !== '?=' };
}

const ONCE = { once: true, exactlyOnce: true };

/** Reads a quantifier, if one follows. */
function leastTimes(cursor: Cursor): { once: boolean; exactlyOnce: boolean } {
  if (!'?*+{'.includes(cursor.source[cursor.at] ?? ' ')) return ONCE;
  const found = /^(?:[?*+]|\{(\d+),?\d*\})\??/.exec(cursor.source.slice(cursor.at, cursor.at + 12));
  if (found === null) return ONCE;
  cursor.at += found[0].length;
  const once = found[0].startsWith('+') || Number(found[1] ?? 0) > 0;
  return { once, exactlyOnce: false };
}
