/**
 * Which entry of a bank a question comes nearest to: by the words it shares with their examples and answers,
 * the rarer the more they count (tf-idf and cosine; Salton & Buckley 1988), by what its words mean, and by the
 * matters they are asked in.
 */
import { readFileSync } from 'node:fs';
import { stemOf } from '#care/safety/statistics/stem.ts';
import { meaningOf } from '../learnt/vectors.ts';
import { plainWords } from '../situations/index.ts';
import { topicsIn } from '../topics/recognise.ts';
import type { Bank } from './banks.ts';
import { type Entry, type Example, entriesOf } from './read.ts';

/** What was told before counts less; where the question says little by itself, more. */
const BEFORE = 0.25;
const ELLIPTIC = { words: 2, before: 0.7 } as const;
/** How much the meaning counts beside the words. */
const MEANING = 0.3;
/** How much the matter it is asked in counts beside both. */
const MATTER = 0.25;
/** Chances below are noise. */
const LEAST_CHANCE = 0.02;

/** They stand in every question. */
const SMALL = new Set(
  'a an the and or but so of to in on at for with is are was were be been am i me my you your it that this he she they we his her their our do does did have has had not no just really very if as from by what why how when where which who can could would should will m s t re ve d ll dont its u ur im'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] => plainWords(text).split(' ').filter(Boolean);
export const stemsIn = (text: string): readonly string[] => [
  ...new Set(
    wordsIn(text)
      .filter((word) => !SMALL.has(word))
      .map(stemOf),
  ),
];

export interface Index {
  readonly entries: readonly Entry[];
  /** How much a stem says: the rarer, the more. */
  readonly weightOf: (stem: string) => number;
  readonly words: readonly ReadonlyMap<string, number>[];
  readonly meanings: readonly Float64Array[];
  readonly matters: readonly Matters[];
}

/** @param matters of each entry by its id, as `mattersOf` reckons them */
export function indexOf(
  entries: readonly Entry[],
  matters: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Index {
  const counts = entries.map(countsOf);
  const within = new Map<string, number>();
  for (const one of counts)
    for (const stem of one.keys()) within.set(stem, (within.get(stem) ?? 0) + 1);
  const weightOf = (stem: string): number =>
    Math.log((entries.length + 1) / ((within.get(stem) ?? 0) + 0.5));
  return {
    entries,
    weightOf,
    words: counts.map((one) =>
      unit(
        new Map(
          [...one].map(([stem, n]) => [stem, (n >= 1 ? 1 + Math.log(n) : n) * weightOf(stem)]),
        ),
      ),
    ),
    meanings: entries.map(({ examples }) => {
      const sum = meaningOf([]);
      for (const { question } of examples)
        for (const [at, value] of meaningOf(stemsIn(question)).entries())
          sum[at] = (sum[at] ?? 0) + value;
      const length = Math.hypot(...sum) || 1;
      return sum.map((one) => one / length);
    }),
    matters: entries.map(({ id }) => new Map(Object.entries(matters[id] ?? {}))),
  };
}

/** How much each topic guide has to do with something; of unit length. */
export type Matters = ReadonlyMap<string, number>;

const mattersIn = ({ before, question }: Example): Matters =>
  unit(
    new Map(
      topicsIn([before, question].filter((one) => one !== null).join(' '))
        .filter(({ chance }) => chance >= LEAST_CHANCE)
        .map(({ id, chance }) => [id, Math.sqrt(chance)]),
    ),
  );

/** What its examples have together. */
export function mattersOf({ examples }: Entry): Matters {
  const sums = new Map<string, number>();
  for (const example of examples)
    for (const [id, much] of mattersIn(example)) sums.set(id, (sums.get(id) ?? 0) + much);
  return unit(sums);
}

function countsOf({ examples, answers }: Entry): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, much: number): void => {
    for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + much);
  };
  for (const { before, question } of examples) {
    add(question, 1);
    add(before ?? '', BEFORE);
  }
  for (const answer of answers) add(answer, 1);
  return counts;
}

function unit(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const length = Math.hypot(...weights.values()) || 1;
  return new Map([...weights].map(([stem, weight]) => [stem, weight / length]));
}

export interface Match {
  readonly entry: Entry;
  /** How far it is ahead of the next. */
  readonly ahead: number;
}

interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** Every entry, the nearest first. */
export function scoresOf(index: Index, example: Example): Scored[] {
  const { before, question } = example;
  const matters = mattersIn(example);
  const own = stemsIn(question);
  const much = own.length <= ELLIPTIC.words ? ELLIPTIC.before : BEFORE;
  const stems = new Map<string, number>(stemsIn(before ?? '').map((stem) => [stem, much]));
  for (const stem of own) stems.set(stem, 1);
  const asked = unit(
    new Map([...stems].map(([stem, much]) => [stem, much * index.weightOf(stem)])),
  );
  const meaning = meaningOf(stemsIn(question));
  return index.entries
    .map((entry, at) => ({
      entry,
      score:
        shared(asked, index.words[at]) +
        MEANING * likeness(meaning, index.meanings[at] ?? meaning) +
        MATTER * shared(matters, index.matters[at]),
    }))
    .sort((one, other) => other.score - one.score);
}

/** The nearest entry. */
export function nearest(index: Index, asked: Example): Match | null {
  const [first, second] = scoresOf(index, asked);
  return first === undefined
    ? null
    : { entry: first.entry, ahead: first.score - (second?.score ?? 0) };
}

function shared(asked: ReadonlyMap<string, number>, words?: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, weight] of asked) sum += weight * (words?.get(stem) ?? 0);
  return sum;
}

const likeness = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

type AllMatters = Partial<Record<Bank, Record<string, Record<string, number>>>>;
let matters: AllMatters | null = null;
/** Reckoned by scripts/train-asked.ts: to do it here would hold up the first who asks. */
function allMatters(): AllMatters {
  matters ??= JSON.parse(
    readFileSync(new URL('./matters.json', import.meta.url), 'utf8'),
  ) as AllMatters;
  return matters;
}

const read = new Map<Bank, Index>();

/** Read and reckoned when first asked for. */
export function indexHere(bank: Bank): Index {
  const known = read.get(bank);
  if (known) return known;
  const made = indexOf(entriesOf(bank), allMatters()[bank] ?? {});
  read.set(bank, made);
  return made;
}
