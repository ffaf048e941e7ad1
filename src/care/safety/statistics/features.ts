/** Turns plain sentences into hashed features: words, pairs, word families and their order. */
import { conceptsOf } from './concepts.ts';

/** A power of two, so that hashing is a mask. */
export const BUCKETS = 1 << 14;

const COMMON = new Set(
  'the a an of to and in it is am are was be that this so just for with on at as do have has had if or but from by , really very'.split(
    ' ',
  ),
);

/** Adds the features of one sentence (" words between spaces ") to a set of buckets. */
export function addFeatures(sentence: string, into: Set<number>): void {
  const words = sentence.trim().split(' ');
  const concepts: (readonly string[])[] = words.map(conceptsOf);
  const recent: [at: number, name: string][] = [];
  let before = '^';
  let content = '^';
  words.forEach((word, at) => {
    into.add(bucket(`w ${word}`));
    into.add(bucket(`b ${before} ${word}`));
    before = word;
    if (!COMMON.has(word)) {
      into.add(bucket(`s ${content} ${word}`));
      content = word;
    }
    const names = concepts[at] ?? [];
    for (const name of names) {
      into.add(bucket(`c ${name}`));
      for (const [then, other] of recent) {
        if (at - then <= 7) into.add(bucket(`p ${other} ${name}`));
        if (at - then <= 3) into.add(bucket(`n ${other} ${name}`));
      }
    }
    for (const name of names) recent.push([at, name]);
    while (recent.length > 14) recent.shift();
    if (names.length > 0 && at > 0) into.add(bucket(`x ${words[at - 1]} ${names[0]}`));
  });
}

export function addContext(name: string, into: Set<number>): void {
  into.add(bucket(`@ ${name}`));
}

function bucket(feature: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193);
  }
  value ^= value >>> 15;
  return value & (BUCKETS - 1);
}
