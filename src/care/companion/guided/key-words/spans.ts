/** Which runs of words of a message could be said back alone. */
import { isPastForm, VERBS } from '../understand/verbs.ts';
import { classOf, type WordClass } from './word-class.ts';

/** A run of words within one sentence, as it stands in the message. */
export interface Span {
  /** Without marks at its ends. */
  readonly text: string;
  readonly sentence: Sentence;
  /** The places of its first word and of the one behind its last, from 0 in the sentence. */
  readonly from: number;
  readonly to: number;
}

export interface Sentence {
  /** As written, marks and all. */
  readonly tokens: readonly string[];
  /** In small letters and without marks. */
  readonly words: readonly string[];
  /** Its place in the message, from 0, and of how many. */
  readonly at: number;
  readonly of: number;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** In words. */
const LONGEST = 7;

export function sentencesOf(message: string): Sentence[] {
  const parts = message
    .replace(/[‘’]/g, "'")
    .split(/(?<=[.!?…])["”')]*\s+|\n+/)
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((token) => /[\p{L}\p{N}]/u.test(token)),
    )
    .filter((tokens) => tokens.length > 0);
  return parts.map((tokens, at) => ({ tokens, words: tokens.map(plain), at, of: parts.length }));
}

/** In small letters, without marks at its ends. */
export const plain = (token: string): string =>
  token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

export function spansOf(message: string): Span[] {
  return sentencesOf(message).flatMap((sentence) =>
    sentence.words.flatMap((_, from) =>
      Array.from({ length: Math.min(LONGEST, sentence.words.length - from) }, (__, more) =>
        spanIn(sentence, from, from + more + 1),
      ).filter((span) => span !== null),
    ),
  );
}

function spanIn(sentence: Sentence, from: number, to: number): Span | null {
  const words = sentence.words.slice(from, to);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (
    OPENERS.has(first) ||
    CUT_OFF.has(last) ||
    words.some((word) => SPEAKERS.has(word) || MANNERS.has(word))
  )
    return null;
  const before = sentence.words[from - 1] ?? '';
  const after = sentence.words[to] ?? '';
  const pause = (at: number): boolean => PAUSE.test(sentence.tokens[at] ?? '');
  const begins = from === 0 || pause(from - 1);
  const ends = to === sentence.words.length || pause(to - 1);
  if (!begins && (LEADS_ON.has(before) || denied(sentence, from, pause))) return null;
  if (!ends && (after === 'of' || last.endsWith("'s"))) return null;
  if (
    !begins &&
    (OBJECTS.has(first) || (words[1] === 'to' && /^(?:her|it|\w+body|\w+one)$/.test(first)))
  )
    return null;
  if (isCut(sentence, from, to, begins)) return null;
  const inner = sentence.tokens.slice(from, to - 1);
  // Of a list the whole is said, or one thing.
  if (inner.some((token) => PAUSE.test(token)) && !(begins && ends)) return null;
  if (!ends && goesOn(sentence, to)) return null;
  const joined = words.findLastIndex((word) => JOINS.has(word));
  if (
    joined > 0 &&
    (words.length - joined - 1 > MOST_JOINED ||
      kindAt(sentence, from + joined + 1) === 'preposition')
  )
    return null;
  // What is broken by a mark of more weight than a comma is two things.
  if (inner.some((token) => /[;:(–—]$|^[-–—(]/.test(token))) return null;
  const text = sentence.tokens
    .slice(from, to)
    .join(' ')
    .replace(/^[^\p{L}\p{N}£$€]+|[^\p{L}\p{N}%]+$/gu, '');
  if (text.length > MOST_LETTERS || /["“”()]/.test(text)) return null;
  return { text, sentence, from, to };
}
const MOST_LETTERS = 48;
const PAUSE = /[,;:]$/;

const kindAt = ({ words, tokens }: Sentence, at: number): WordClass =>
  classOf(words[at], tokens[at], at === 0);

/** "Just the flat | and the plants", "too much | flour". */
function goesOn(sentence: Sentence, to: number): boolean {
  const after = sentence.words[to];
  if (after === 'and' || after === 'or') return LISTS.has(kindAt(sentence, to + 1));
  return QUANTITY.has(sentence.words[to - 1] ?? '');
}
const LISTS: ReadonlySet<WordClass> = new Set(['article', 'name', 'number', 'other']);
const QUANTITY = listed('much many more few fewer less enough little several both half most');

/** A piece of a sentence that reads as an order, or has lost what it hangs on. */
function isCut(sentence: Sentence, from: number, to: number, begins: boolean): boolean {
  const words = sentence.words.slice(from, to);
  const first = words.findIndex((_, at) => kindAt(sentence, from + at) !== 'adverb');
  const verb = words[first] ?? '';
  const before = from === 0 ? 'edge' : kindAt(sentence, from - 1);
  // "I just come home": without its "I" it is an order.
  if (SUBJECT_OF.has(before) && isPlainVerb(verb)) return true;
  if (words[0] === 'her' && /^(?:verb|doing|helper)$/.test(kindAt(sentence, from + 1))) return true;
  if (begins) return false;
  const later = words.slice(1);
  // "It's tomorrow that's the problem", "a dinner with colleagues that didn't happen".
  if (later.some((word) => CONTRACTED.test(word))) return true;
  return later.some((word) => RELATIVE.has(word)) && kindAt(sentence, from) !== 'article';
}
const SUBJECT_OF: ReadonlySet<WordClass> = new Set([
  'pronoun',
  'helper',
  'joint',
  'negation',
  'adverb',
]);
const isPlainVerb = (word: string): boolean =>
  VERBS.has(word) && !isPastForm(word) && !/s$/.test(word);
const CONTRACTED = /^(?:that|it|he|she|they|there|what|who)(?:'s|'re|'d|'ll|'ve|s)$/;
const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'whom']);

/** A "not" in front of it that is left out would make it say the opposite. */
function denied({ words }: Sentence, from: number, pause: (at: number) => boolean): boolean {
  for (let at = from - 1; at >= Math.max(0, from - DENIED_WITHIN); at -= 1) {
    if (pause(at) || SUBJECTS.has(words[at] ?? '')) return false;
    if (
      /^(?:not|never|no|nobody|nothing|none|hardly|barely|without|neither|nor|stopped|\w+n't|\w+nt)$/.test(
        words[at] ?? '',
      ) &&
      !NO_DENIAL.has(words[at] ?? '')
    )
      return true;
  }
  return false;
}
/** In words. */
const DENIED_WITHIN = 4;

/** Said back, these would be ours. */
const SPEAKERS = listed(
  "i i'm im i've ive i'd id i'll ill we we're we've we'd we'll weve you you're youre you've you'd you'll your yours yourself u ur ya",
);
const NO_DENIAL = listed(
  'went want meant sent spent bent lent different parent rent moment apartment student patient present accident event agent front point aunt',
);
/** What comes behind these belongs to them. */
const LEADS_ON = listed(
  'the a an my our his her their your this these those some any every each very so too more most less such',
);
const SUBJECTS = listed(
  "i he she they it we its it's but and because he's she's they're that's thats",
);
const JOINS = listed('and but');
/** In words. */
const MOST_JOINED = 2;
/** Somebody a verb in front of them needs. */
const OBJECTS = listed('him them me us');
/** Greetings and thanks, which would be said to them. */
const MANNERS = listed(
  'hello hi hey hiya bye goodbye night goodnight cheers thanks thank please sorry ok okay yes yeah yep no nope lol haha xx x',
);
/** Nothing begins with these that stands alone. */
const OPENERS = listed('and but or because cause cos bc cuz that which whose than');
/** Nothing ends with these. */
const CUT_OFF = listed(
  "those these this that it to of from with for at into than since until till when the a an of and but or nor so my our its your as than that which because cause cos if really very i'm he's she's",
);
