/** The phrases of a topic guide as one pattern over plain words. */
import { plainWords } from '../situations/index.ts';
import type { Phrases } from './types.ts';

const GAP = '(?:[^ .]+ ){0,3}?';

/** "drink*" begins with it, "told _ mother" has up to three words between, "!phrase" forbids. */
export function phrasesOf(list: string): Phrases {
  const all = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const wanted = all.filter((one) => !one.startsWith('!')).map(source);
  const forbidden = all.filter((one) => one.startsWith('!')).map((one) => source(one.slice(1)));
  let compiled: { has: RegExp; not: RegExp | null } | null = null;
  return (plain) => {
    compiled ??= {
      has: new RegExp(`(?:^| )(?:${wanted.join('|')})(?= |$)`),
      not: forbidden.length === 0 ? null : new RegExp(`(?:^| )(?:${forbidden.join('|')})(?= |$)`),
    };
    return compiled.has.test(plain) && !compiled.not?.test(plain);
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
