/** What the scorer of key words sees of a run of words. */
import { hash } from '#care/safety/phrasing.ts';
import { DIMENSIONS, meaningOf, placeOf } from '../learnt/vectors.ts';
import type { Sentence, Span } from './spans.ts';
import { classOf } from './word-class.ts';

/** A power of two, so that hashing is a mask. */
export const BUCKETS = 1 << 14;

export interface SpanEvidence {
  readonly buckets: readonly number[];
  /** The buckets of what all spans of the sentence have together. */
  readonly around: readonly number[];
  readonly meaning: Float64Array;
}

/** What all messages of one call share, so that each sentence is hashed once. */
export function evidenceFor(spans: readonly Span[], words: readonly string[]): SpanEvidence[] {
  const around = new Map<Sentence, readonly number[]>();
  const all = spans.map((span) => {
    const known =
      around.get(span.sentence) ?? span.sentence.words.map((word) => bucketOf(`s ${word}`));
    around.set(span.sentence, known);
    return { ...ofSpan(span), around: known };
  });
  return [...all, ofSilence(spans, words)];
}

/** The span's own words and those beside it, where it stands, and how rare its words are. */
function ofSpan({ sentence, from, to }: Span): Omit<SpanEvidence, 'around'> {
  const { words, tokens, at, of } = sentence;
  const inside = words.slice(from, to);
  const first = inside[0] ?? '';
  const last = inside.at(-1) ?? '';
  const before = words[from - 1] ?? '^';
  const after = words[to] ?? '$';
  const size = Math.min(to - from, 7);
  const pause = /[,;:]$/.test(tokens[to - 1] ?? '') || to === words.length;
  const begun = from === 0 || /[,;:]$/.test(tokens[from - 1] ?? '');
  const rare = inside.map(rarity);
  const named = tokens
    .slice(from, to)
    .some((token, place) => /^[A-Z]/.test(token) && from + place > 0);
  const end = of - 1 - at;
  const classes = words.map((word, place) => classOf(word, tokens[place], place === 0));
  const kinds = classes.slice(from, to);
  const [kb, kf, kl, ka] = [
    classes[from - 1] ?? 'edge',
    kinds[0],
    kinds.at(-1),
    classes[to] ?? 'edge',
  ];
  const kb2 = begun ? 'pause' : kb;
  const ka2 = pause ? 'pause' : ka;
  const names = [
    ...inside.map((word) => `w ${word}`),
    ...inside.slice(1).map((word, place) => `b ${inside[place]} ${word}`),
    `f ${first}`,
    `l ${last}`,
    `ls ${last.slice(-3)}`,
    `fs ${first.slice(-3)} ${size > 1}`,
    `p ${before}`,
    `n ${after}`,
    `pf ${before} ${first}`,
    `ln ${last} ${after}`,
    `ppf ${words[from - 2] ?? '^'} ${before}`,
    `nn ${after} ${words[to + 1] ?? '$'}`,
    `size ${size}`,
    `kb ${kb2} ${kf}`,
    `ka ${kl} ${ka2}`,
    `kba ${kb2} ${ka2}`,
    `kall ${kb2} ${kf} ${kl} ${ka2}`,
    `kb2 ${classes[from - 2] ?? 'edge'} ${kb2} ${kf}`,
    `kin ${size > 5 ? '' : kinds.join(' ')}`,
    `kinb ${size > 4 ? '' : `${kb2} ${kinds.join(' ')} ${ka2}`}`,
    `kn ${kinds.includes('verb') || kinds.includes('helper')} ${kb2} ${size > 2}`,
    `lk ${last} ${ka2}`,
    `fk ${kb2} ${first}`,
    `edges ${begun} ${pause}`,
    `whole ${from === 0 && to === words.length}`,
    `edge ${begun} ${pause} ${size}`,
    `sent ${Math.min(at, 3)} ${Math.min(end, 3)}`,
    `end ${Math.min(end, 3)}`,
    `place ${Math.round((4 * from) / words.length)} ${Math.round((4 * to) / words.length)}`,
    `rarest ${Math.max(...rare)}`,
    `rares ${size} ${rare.filter((one) => one > 2).length}`,
    `rl ${rarity(last)}`,
    `rf ${rarity(first)} ${rarity(last)}`,
    `digit ${inside.some((word) => /\d/.test(word))} ${size > 1}`,
    `named ${named}`,
    `long ${words.length > 12} ${to === words.length}`,
    `i ${words.slice(0, from).some((word) => /^i('|$|m$)/.test(word))}`,
  ];
  return { buckets: names.map(bucketOf), meaning: meaningOf(inside) };
}

/** What speaks for saying nothing back. */
function ofSilence(spans: readonly Span[], words: readonly string[]): SpanEvidence {
  const names = [
    'none',
    `none size ${Math.min(8, Math.round(words.length / 4))}`,
    `none spans ${Math.min(8, Math.round(Math.log2(spans.length + 1)))}`,
    ...words.map((word) => `none ${word}`),
  ];
  return { buckets: names.map(bucketOf), around: [], meaning: new Float64Array(DIMENSIONS) };
}

/** From 0, the commonest words, to 5, those we do not know. */
function rarity(word: string): number {
  const place = placeOf(word);
  if (place === null) return 5;
  return place < 100 ? 0 : place < 400 ? 1 : place < 1200 ? 2 : place < 3500 ? 3 : 4;
}

function bucketOf(name: string): number {
  const value = hash(name);
  return (value ^ (value >>> 15)) & (BUCKETS - 1);
}
