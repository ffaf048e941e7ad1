/** How the output guard does: bad texts that got through, and harmless ones it replaced. */
import { readFileSync } from 'node:fs';
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { guardOutput } from '#care/safety/guard.ts';
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
  /** In sessions that have shown danger, on texts nobody has mended anything on since. */
  readonly stoppedUnseen: Share;
  readonly keptUnseen: Share;
  readonly stoppedByKind: Readonly<Record<string, Share>>;
  /** The texts that were judged wrongly, for whoever mends. */
  readonly wrong: readonly Output[];
}

const BAD = ['../safety/outputs-bad', 'bad', 'second-bad'];
const GOOD = ['../safety/outputs-good', 'good', 'second-good'];

/** One text a line: kind, text. `crisis:<level>` answers that level, `past:<level>` comes after it. */
function read(name: string): Output[] {
  const raw = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');
  return raw
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t');
      const [when, named] = kind.includes(':') ? kind.split(':') : ['', kind];
      const peak = RISK_LEVELS.find((one) => one === named) ?? 'none';
      return { kind, text, peak, level: when === 'past' ? 'none' : peak };
    });
}

export function runGuardEval(): GuardEval {
  const passes = ({ text, level, peak }: Output) => guardOutput(text, { level, riskPeak: peak }).ok;
  const bad = BAD.flatMap(read);
  const good = GOOD.flatMap(read);
  const through = bad.filter(passes);
  const replaced = good.filter((one) => !passes(one));
  const unseen = (name: string, right: (ok: boolean) => boolean) => {
    const texts = read(name);
    return wilson(texts.filter((one) => right(passes(one))).length, texts.length);
  };
  const kinds = [...new Set(bad.map(({ kind }) => kind.split(':')[0] ?? ''))];
  const stopped = (of: readonly Output[]) =>
    wilson(of.filter((one) => !through.includes(one)).length, of.length);
  return {
    stopped: stopped(bad),
    kept: wilson(good.length - replaced.length, good.length),
    stoppedUnseen: unseen('danger-bad', (ok) => !ok),
    keptUnseen: unseen('danger-good', (ok) => ok),
    stoppedByKind: Object.fromEntries(
      kinds.map((kind) => [kind, stopped(bad.filter((one) => one.kind.startsWith(kind)))]),
    ),
    wrong: [...through, ...replaced],
  };
}
