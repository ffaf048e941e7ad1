/** The phrases of a topic guide as one pattern over plain words. */
import { plainWords } from '../situations/index.ts';
import type { Phrases } from './types.ts';

const GAP = '(?:[^ .]+ ){0,3}?';

/** Of more words than these a single one says little: "screaming" stands in many a long story. */
const LONG = 24;

/** "drink*" begins with it, "told _ mother" has up to three words between, "!phrase" forbids. */
export function phrasesOf(list: string): Phrases {
  const all = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const wanted = all.filter((one) => !one.startsWith('!'));
  const any = holds(wanted);
  const several = holds(wanted.filter((one) => one.includes(' ')));
  const not = holds(all.filter((one) => one.startsWith('!')).map((one) => one.slice(1)));
  return (plain) => (plain.split(' ').length > LONG ? several : any)(plain) && !not(plain);
}

/** Compiled when it is first asked: a talk meets few of them. */
function holds(phrases: readonly string[]): Phrases {
  let compiled: RegExp | null = null;
  return (plain) => {
    if (phrases.length === 0) return false;
    compiled ??= new RegExp(`(?:^| )(?:${phrases.map(source).join('|')})(?= |$)`);
    return compiled.test(plain);
  };
}

/** Written as a message would be after `plainWords`, so that "mum" finds what "mom" finds. */
function source(phrase: string): string {
  return phrase
    .split(/ ?_ ?/)
    .map((part) =>
      part
        .split(' ')
        .map((word) => {
          const open = word.endsWith('*');
          const plain = plainWords(open ? word.slice(0, -1) : word).replace(/[^\p{L}\p{N} ]/gu, '');
          const safe = plain.trim() === '' ? word.replace(/[^\p{L}\p{N}]/gu, '') : plain.trim();
          return open ? `${safe}[^ ]*` : safe;
        })
        .join(' '),
    )
    .join(` ${GAP}`)
    .replace(/ {2,}/g, ' ');
}
