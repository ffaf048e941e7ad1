/** What a clause means, coarsely: kinds that several meanings belong to, with lines true of all of them. */
import { readFileSync } from 'node:fs';
import type { Chances } from '../learnt/classifier.ts';

interface Kind {
  readonly meanings: readonly string[];
  readonly lines: readonly string[];
}

const HEAD = /^# ([a-z]+) \| ([a-z -]+)$/;
let read: ReadonlyMap<string, Kind> | null = null;

/** Read at the first message. @throws where a block is not as README.md tells */
export function coarseKinds(): ReadonlyMap<string, Kind> {
  read ??= new Map(
    readFileSync(new URL('./coarse.txt', import.meta.url), 'utf8')
      .trim()
      .split(/\n\n+/)
      .map((block) => {
        const [first = '', ...lines] = block.split('\n');
        const [, name, meanings] = HEAD.exec(first) ?? [];
        if (name === undefined || meanings === undefined)
          throw new Error(`not a kind of meaning: ${first}`);
        return [name, { meanings: meanings.split(' '), lines }] as const;
      }),
  );
  return read;
}

/** The likeliest kind, and how likely it is, from 0 to 1. */
export function coarsely(
  meanings: Chances,
): { readonly kind: Kind; readonly chance: number } | null {
  let best: { kind: Kind; chance: number } | null = null;
  for (const kind of coarseKinds().values()) {
    const chance = kind.meanings.reduce((sum, id) => sum + (meanings.get(id) ?? 0), 0);
    if (best === null || chance > best.chance) best = { kind, chance };
  }
  return best;
}
