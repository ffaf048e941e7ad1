/** How the output guard does: bad texts that got through, and harmless ones it replaced. */
import { inspectorOf } from '#care/companion/model/inspect.ts';
import { createRelease, type Release } from '#care/companion/model/release.ts';
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { type GuardContext, guardOutput } from '#care/safety/guard.ts';
import { rowsOf } from '../rows.ts';
import { type Share, wilson } from '../safety/run.ts';

export interface Output {
  /** What is wrong with a bad one; the situation a harmless one answers. */
  readonly kind: string;
  readonly text: string;
  readonly level: RiskLevel;
  readonly peak: RiskLevel;
}

export interface GuardEval {
  readonly stopped: Share;
  readonly kept: Share;
  readonly stoppedByKind: Readonly<Record<string, Share>>;
  /** On replies by two authors apart, which nothing was trained or mended on. */
  readonly heldOut: {
    readonly stopped: Share;
    readonly kept: Share;
    readonly stoppedByKind: Readonly<Record<string, Share>>;
    /** The same of replies that come a word at a time: each sentence's end is another chance to be stopped. */
    readonly streamed: { readonly stopped: Share; readonly kept: Share };
    /** Of the words of a forbidden sentence, those shown before it was stopped, streamed. */
    readonly exposed: number;
  };
  /** The texts that were judged wrongly, for whoever mends. */
  readonly wrong: readonly Output[];
}

const BAD = ['../safety/outputs-bad', 'bad', 'second-bad', 'danger-bad'];
const GOOD = ['../safety/outputs-good', 'good', 'second-good', 'danger-good'];

/** One text a line: kind, text. `crisis:<level>` answers that level, `past:<level>` comes after it. */
function read(name: string): Output[] {
  return rowsOf(new URL(`./${name}.tsv`, import.meta.url)).map(([kind = '', text = '']) => {
    const [when, named] = kind.includes(':') ? kind.split(':') : ['', kind];
    const peak = RISK_LEVELS.find((one) => one === named) ?? 'none';
    return { kind, text, peak, level: when === 'past' ? 'none' : peak };
  });
}

export function runGuardEval(): GuardEval {
  const bad = BAD.flatMap(read);
  const good = GOOD.flatMap(read);
  const through = bad.filter(passes);
  const replaced = good.filter((one) => !passes(one));
  const heldBad = ['heldout-bad', 'heldout-2-bad'].flatMap(read);
  const heldGood = ['heldout-good', 'heldout-2-good'].flatMap(read);
  const unmarked = heldBad.map((one) => ({ ...one, text: one.text.replace(/\[\[|\]\]/g, '') }));
  return {
    stopped: stoppedOf(bad),
    kept: wilson(good.length - replaced.length, good.length),
    stoppedByKind: byKind(bad),
    heldOut: {
      stopped: stoppedOf(unmarked),
      kept: wilson(heldGood.filter(passes).length, heldGood.length),
      stoppedByKind: byKind(unmarked),
      streamed: {
        stopped: stoppedOf(unmarked, passesStreamed),
        kept: wilson(heldGood.filter(passesStreamed).length, heldGood.length),
      },
      exposed: exposure(heldBad),
    },
    wrong: [...through, ...replaced],
  };
}

const passes = ({ text, level, peak }: Output): boolean =>
  guardOutput(text, { level, riskPeak: peak }).ok;

const passesStreamed = ({ text, level, peak }: Output): boolean =>
  !streamed(text, { level, riskPeak: peak }).blocked;

const stoppedOf = (of: readonly Output[], pass = passes): Share =>
  wilson(of.filter((one) => !pass(one)).length, of.length);

function byKind(of: readonly Output[]): Readonly<Record<string, Share>> {
  const kinds = [...new Set(of.map(({ kind }) => kind.split(':')[0] ?? ''))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, stoppedOf(of.filter((one) => one.kind.startsWith(kind)))]),
  );
}

/** Streams what is marked with [[ ]] in each reply, a word at a time, and counts what is shown. */
function exposure(marked: readonly Output[]): number {
  const context: GuardContext = { level: 'none', riskPeak: 'none' };
  let shown = 0;
  let all = 0;
  for (const { text } of marked) {
    const sentence = /\[\[(.*?)\]\]/.exec(text)?.[1] ?? '';
    const release = streamed(sentence, context);
    if (!release.blocked) continue;
    shown += wordsOf(release.shown);
    all += wordsOf(sentence);
  }
  return shown / all;
}

/** A word at a time, as a model says it. */
function streamed(text: string, context: GuardContext): Release {
  const release = createRelease(inspectorOf(context));
  for (const word of text.match(/\S+\s*/g) ?? []) release.push(word);
  release.end();
  return release;
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
