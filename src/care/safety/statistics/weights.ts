/** Trained weights, read and unpacked when the first text comes. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { BUCKETS, type Features } from './features.ts';

/** One signed byte per bucket, to be multiplied by `scale`. */
interface Head {
  readonly scale: number;
  readonly bias: number;
  readonly table: Int8Array;
}

/** `whether`: is it there at all; `which`: one head per name, to tell what it resembles most. */
export interface Weights<Name extends string> {
  readonly whether: Head;
  readonly which: readonly (readonly [Name, Head])[];
}

/** As scripts/lib/pack-weights.ts writes it; `table` is Brotli in base64. */
interface Packed {
  readonly scale: number;
  readonly bias: number;
  readonly table: string;
}

/** Which of several takes less to tell than whether: its heads are folded into fewer buckets. */
export const WHICH_BUCKETS = 1 << 16;

/** @param file beside this one; @returns the same weights on every call */
export function weightsFrom<Name extends string>(file: string): () => Weights<Name> {
  let loaded: Weights<Name> | null = null;
  return () => {
    loaded ??= load(file);
    return loaded;
  };
}

function load<Name extends string>(file: string): Weights<Name> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { whether, which } = JSON.parse(text) as {
    whether: Packed;
    which: Record<Name, Packed>;
  };
  const heads = (Object.entries(which) as [Name, Packed][]).map(
    ([name, packed]) => [name, unpacked(packed)] as const,
  );
  return { whether: unpacked(whether), which: heads };
}

function unpacked({ scale, bias, table }: Packed): Head {
  const bytes = brotliDecompressSync(Buffer.from(table, 'base64'));
  return { scale, bias, table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

/** Log-odds that it is there. */
export function oddsOf({ whether }: Weights<string>, features: Features): number {
  return oddsIn(features, whether, BUCKETS);
}

/** What it resembles most, if it is there. */
export function nearestOf<Name extends string>(
  { which }: Weights<Name>,
  features: Features,
): Name | null {
  let nearest: Name | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [name, head] of which) {
    const resemblance = oddsIn(features, head, WHICH_BUCKETS);
    if (resemblance > most) [nearest, most] = [name, resemblance];
  }
  return nearest;
}

function oddsIn(features: Features, head: Head, buckets: number): number {
  let sum = 0;
  for (const bucket of features) sum += head.table[bucket & (buckets - 1)] ?? 0;
  return (sum * head.scale) / Math.sqrt(features.length) + head.bias;
}
