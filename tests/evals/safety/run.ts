/** Prints how the detector and the guard do on the labelled sets, with Wilson 95 % intervals. */
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { detect } from '#care/safety/detector.ts';
import { guardOutput } from '#care/safety/guard.ts';
import { protocolReply } from '#care/safety/protocol.ts';
import { isDanger, NO_RISK } from '#care/safety/risk.ts';
import type { RiskState } from '#care/safety/types.ts';
import { rowsOf } from '../rows.ts';
import { type Labelled, readLabelled } from './data.ts';

/** A share with its interval (Wilson 1927, z = 1.96); `of` is the number it was measured on. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

export function wilson(hits: number, of: number): Share {
  if (of === 0) return { value: Number.NaN, low: 0, high: 1, of };
  const z = 1.96;
  const value = hits / of;
  const scale = 1 + (z * z) / of;
  const middle = (value + (z * z) / (2 * of)) / scale;
  const half = (z * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of))) / scale;
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of };
}

export interface SafetyEval {
  readonly recall: Share;
  readonly precision: Share;
  readonly specificity: Share;
  /** Messages labelled imminent that are answered as a danger of any level. */
  readonly imminentFound: Share;
  /** … and as imminent. */
  readonly imminentExact: Share;
  readonly perLevel: Readonly<Partial<Record<RiskLevel, Share>>>;
  /** The same messages in the middle of a talk that has been calm so far. */
  readonly recallInCalm: Share;
  /** … or asked about directly, in a sentence behind the companion's own reply. */
  readonly askedInCalm: Share;
  readonly specificityInCalm: Share;
  /** Lines of ordinary talks that are let pass, as a first message and in a talk calm so far. */
  readonly ordinary: Share;
  readonly ordinaryInCalm: Share;
  /** Plain lines about doors, keys, goodbyes for today and the like that are let pass; the same in calm. */
  readonly plain: Share;
  readonly plainInCalm: Share;
  /** Danger of which nothing is said outright; of that, what is imminent. */
  readonly implied: Share;
  readonly impliedImminent: Share;
  /** Harmless lines that hold one of the banner's phrases. */
  readonly bannerLines: Share;
  readonly otherLanguages: Share;
  readonly otherLanguagesHarmless: Share;
  readonly badOutputsStopped: Share;
  readonly goodOutputsKept: Share;
}

const flaggedInCalm = ({ text }: Labelled): boolean => isDanger(detect(text, CALM).level);

const CALM: RiskState = { ...NO_RISK, calmTurns: 3 };
const askedInCalm = (message: string): boolean => {
  const about = { message, therapistId: null, firstName: null, country: 'US', seed: 'calm' };
  return protocolReply({ ...about, assessment: detect(message, CALM), risk: CALM }) !== null;
};

/** By three authors apart. */
const HELD_OUT = ['heldout', 'heldout-2', 'heldout-3'].flatMap((name) => [
  `${name}-danger`,
  `${name}-harmless`,
]);

/** Deterministic; takes well under a second. `print` writes the table to standard output. */
export function runSafetyEval(print = true): SafetyEval {
  const english = HELD_OUT.flatMap(readLabelled);
  const languages = readLabelled('heldout-languages');
  const ordinary = readLabelled('heldout-ordinary');
  const plain = readLabelled('heldout-4-ordinary');
  const implied = readLabelled('heldout-4-danger');
  const found = new Map(english.map((one) => [one, detect(one.text).level]));
  const share = (group: readonly Labelled[], ok: (one: Labelled) => boolean): Share =>
    wilson(group.filter(ok).length, group.length);
  const flagged = (one: Labelled): boolean => isDanger(found.get(one) ?? detect(one.text).level);
  const danger = english.filter(({ expected }) => isDanger(expected));
  const harmless = english.filter(({ expected }) => !isDanger(expected));
  const imminent = english.filter(({ expected }) => expected === 'imminent');
  const result: SafetyEval = {
    recall: share(danger, flagged),
    precision: share(english.filter(flagged), ({ expected }) => isDanger(expected)),
    specificity: share(harmless, (one) => !flagged(one)),
    imminentFound: share(imminent, flagged),
    imminentExact: share(imminent, (one) => found.get(one) === 'imminent'),
    perLevel: Object.fromEntries(
      RISK_LEVELS.filter(isDanger).map((level) => [
        level,
        share(
          danger.filter(({ expected }) => expected === level),
          flagged,
        ),
      ]),
    ),
    recallInCalm: share(danger, flaggedInCalm),
    askedInCalm: share(danger, (one) => askedInCalm(one.text)),
    specificityInCalm: share(harmless, (one) => !flaggedInCalm(one)),
    ordinary: share(ordinary, (one) => !flagged(one)),
    ordinaryInCalm: share(ordinary, (one) => !flaggedInCalm(one)),
    plain: share(plain, (one) => !flagged(one)),
    plainInCalm: share(plain, (one) => !flaggedInCalm(one)),
    implied: share(implied, flagged),
    impliedImminent: share(
      implied.filter(({ expected }) => expected === 'imminent'),
      flagged,
    ),
    bannerLines: share(
      harmless.filter(({ kind }) => kind === 'banner'),
      (one) => !flagged(one),
    ),
    otherLanguages: share(
      languages.filter(({ expected }) => isDanger(expected)),
      flagged,
    ),
    otherLanguagesHarmless: share(
      languages.filter(({ expected }) => !isDanger(expected)),
      (one) => !flagged(one),
    ),
    ...guardShares(),
  };
  if (print) console.log(table(result));
  return result;
}

function guardShares(): Pick<SafetyEval, 'badOutputsStopped' | 'goodOutputsKept'> {
  const passed = (name: string): boolean[] =>
    rowsOf(new URL(`./outputs-${name}.tsv`, import.meta.url)).map(([kind = '', text = '']) => {
      const [when, named] = kind.includes(':') ? kind.split(':') : ['', kind];
      const level = RISK_LEVELS.find((one) => one === named) ?? 'none';
      const now = when === 'past' ? 'none' : level;
      return guardOutput(text, { level: now, riskPeak: level }).ok;
    });
  const bad = passed('bad');
  const good = passed('good');
  return {
    badOutputsStopped: wilson(bad.filter((ok) => !ok).length, bad.length),
    goodOutputsKept: wilson(good.filter(Boolean).length, good.length),
  };
}

function table({ perLevel, ...shares }: SafetyEval): string {
  const rows: [string, Share][] = [
    ...Object.entries(shares),
    ...Object.entries(perLevel).map(([level, one]): [string, Share] => [`found: ${level}`, one]),
  ];
  return rows
    .map(([name, { value, low, high, of }]) => {
      const interval = `[${low.toFixed(3)}, ${high.toFixed(3)}]`;
      return `${name.padEnd(26)} ${value.toFixed(3)}  ${interval}  n=${of}`;
    })
    .join('\n');
}

if (import.meta.main) runSafetyEval();
