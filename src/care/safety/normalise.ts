/** Brings text to one plain form, so that rules need not know how people disguise or mistype words. */
import { EMOJI, LOOKALIKES, PLAIN, WORTH_REBUILDING } from './spelling.ts';

/** Longer texts are read up to here; the caller's own limits are far below. */
export const MAX_CHARS = 100_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and its like need no folding
const ASCII = /^[\x00-\x7f]*$/;
const LATIN_MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u20d0-\u20ff]/g;
const ARABIC_MARKS = /[\u064b-\u0652]|\u0670|\u0640/g;
/** "he'll", "we're\": only the apostrophe tells them from "hell" and "were". */
const ENDINGS: Readonly<Record<string, string>> = { "'ll": 'will', "'re": 'are', "'ve": 'have' };
const SIMPLE = /^[a-z]+$/;
const REBUILD = new Set(WORTH_REBUILDING);
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
};

/**
 * Lower case, compatibility forms folded, invisible characters and accents gone, look-alike
 * letters made Latin, meaningful emoji spelt out. Applying it twice changes nothing.
 */
export function fold(text: string): string {
  const once = foldOnce(text.slice(0, MAX_CHARS)).slice(0, MAX_CHARS);
  if (ASCII.test(once)) return once;
  return foldOnce(once).slice(0, MAX_CHARS).toWellFormed();
}

function foldOnce(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.toWellFormed().normalize('NFKC').toLowerCase();
  return lower
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .replace(ARABIC_MARKS, '')
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Variation_Selector}|\u115f|\u1160|\u3164/gu, '')
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\uff07]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(
      /[\u0370-\u058f\u0131\u0180-\u02af\u1d00-\u1d7f\ua731ßæœøđł]/g,
      (c) => LOOKALIKES[c] ?? c,
    )
    .replace(/\p{Extended_Pictographic}/gu, (c) => EMOJI[c] ?? ' ');
}

/**
 * One English sentence per entry, as plain words between single spaces, with a leading and a
 * trailing space and commas as words of their own: " i do not want to die , i am tired ".
 */
export function sentences(folded: string): string[] {
  const found: string[] = [];
  const joined = joinSpacedLetters(folded);
  for (const part of joined.split(/[.!?;…\n\r。！？।؟]+(?=\s|$|[a-z"'])|\n+/)) {
    const words: string[] = [];
    for (const raw of part.split(/\s+/)) {
      for (const word of wordsOf(raw)) if (word !== ',' || isWord(words.at(-1))) words.push(word);
    }
    if (words.length > 0) found.push(...windows(words));
  }
  return found;
}

/** A sentence without end is read in overlapping windows, which keeps every rule linear. */
function windows(words: readonly string[]): string[] {
  if (words.length <= 70) return [` ${words.join(' ')} `];
  const parts: string[] = [];
  for (let from = 0; from < words.length; from += 45) {
    parts.push(` ${words.slice(from, from + 70).join(' ')} `);
    if (from + 70 >= words.length) break;
  }
  return parts;
}

/** People write the same words over and over; what was written once need not be taken apart again. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 20;

function wordsOf(raw: string): readonly string[] {
  const found = known.get(raw);
  if (found) return found;
  const words: string[] = [];
  pushWords(raw, words);
  if (known.size < MOST_KNOWN && raw.length <= LONGEST_KNOWN) known.set(raw, words);
  return words;
}

/** A comma stands behind a word: not at the beginning, and never twice. */
const isWord = (word: string | undefined): boolean => word !== undefined && word !== ',';

function pushWords(raw: string, into: string[]): void {
  if (raw === '') return;
  if (SIMPLE.test(raw) && raw.length <= 8 && !/([a-z])\1\1/.test(raw)) {
    const plain = Object.hasOwn(PLAIN, raw) ? (PLAIN[raw] ?? raw) : raw;
    if (plain.includes(' ')) into.push(...plain.split(' '));
    else if (plain !== '') into.push(plain);
    return;
  }
  const rebuilt = rebuild(raw);
  for (const piece of (rebuilt ?? raw).split(/([,:()])|[^\p{L}\p{N}\p{M}']+/u)) {
    if (!piece) continue;
    if (/^[,:()]$/.test(piece)) {
      into.push(',');
      continue;
    }
    const ending = ENDINGS[piece.slice(-3)];
    if (ending && piece.length > 3) {
      pushWords(piece.slice(0, -3), into);
      into.push(ending);
      continue;
    }
    const apostropheGone = piece.replace(/'s$/, possessive).replaceAll("'", '');
    const word = shorten(apostropheGone);
    if (word === '') continue;
    const plain = Object.hasOwn(PLAIN, word) ? (PLAIN[word] ?? word) : word;
    if (plain.includes(' ')) into.push(...plain.split(' '));
    else if (plain.length > 8 && !REBUILD.has(plain)) into.push(...segment(plain));
    else if (plain !== '') into.push(plain);
  }
}

/** "he's" is kept for the table above; of "mother's" only the owner is of interest. */
function possessive(_end: string, at: number, whole: string): string {
  return Object.hasOwn(PLAIN, `${whole.slice(0, at)}s`) ? "'s" : '';
}

/** "dieeee" → "die", "killlll" → "kill". */
function shorten(word: string): string {
  if (word.length > 40) return word.slice(0, 40);
  if (!/([a-z])\1\1/.test(word)) return word;
  const twice = word.replace(/([a-z])\1{2,}/g, '$1$1');
  return REBUILD.has(twice) ? twice : word.replace(/([a-z])\1{2,}/g, '$1');
}

/** "k1ll", "su!cide", "s**cide" → the word meant, if it is one of the few that matter. */
function rebuild(raw: string): string | null {
  if (raw.length < 2 || raw.length > 14 || !/[a-z]/.test(raw) || !/[0-9@$!|+€*#_-]/.test(raw)) {
    return null;
  }
  const letters = raw.replace(/[.,?"']+$/, '').replace(/[013457 8@$!|+€]/g, (c) => LEET[c] ?? c);
  const bare = letters.replace(/[^a-z*#_-]/g, '').replace(/^[*_]+|[*_]+$/g, '');
  for (const candidate of [bare, bare.replace(/i$/, '')]) {
    if (REBUILD.has(candidate) || Object.hasOwn(PLAIN, candidate)) {
      if (/[0-9@$|+€!*]/.test(raw.slice(0, -1))) return candidate;
    }
  }
  if (!/[*#_]/.test(bare) || bare.length < 4) return null;
  const shape = new RegExp(`^${bare.replace(/[^a-z*#_]/g, '').replace(/[*#_]/g, '[a-z]')}$`);
  const stars = bare.replace(/[a-z]/g, '').length;
  if (stars > bare.length / 2) return null;
  return WORTH_REBUILDING.find((word) => shape.test(word)) ?? null;
}

/** "k i l l  m y s e l f" and "k.i.l.l" → words; only runs of three letters or more. */
function joinSpacedLetters(text: string): string {
  if (!/(?:^|[^a-z])[a-z][ .\-_*][a-z][ .\-_*][a-z](?![a-z'])/.test(text)) return text;
  return text.replace(/(?<![a-z'])[a-z](?:(?: |[.\-_*])[a-z]){2,60}(?![a-z'])/g, (run) =>
    segment(run.replace(/[^a-z]/g, '')).join(' '),
  );
}

/** "killmyself" → kill, myself; a word that is not wholly made of known ones is left alone. */
function segment(word: string): string[] {
  if (word.length > 40) return [word];
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let from = Math.max(0, end - 9); from < end; from += 1) {
      const head = ways[from];
      const tail = word.slice(from, end);
      if (!head || !REBUILD.has(tail)) continue;
      if (!ways[end] || (ways[end]?.length ?? 99) > head.length + 1) ways[end] = [...head, tail];
    }
  }
  const best = ways[word.length];
  if (!best) return [word];
  return best.flatMap((part) => (PLAIN[part] ?? part).split(' '));
}

/** With one kind of apostrophe, for patterns on the message as it was written. */
export const straight = (message: string): string => message.replaceAll('’', "'");
