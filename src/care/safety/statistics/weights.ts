/** The trained weights, read and unpacked when the first message comes. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { RiskLevel } from '#care/contract.ts';

/** One signed byte per bucket, to be multiplied by `scale`. */
export interface Head {
  readonly scale: number;
  readonly bias: number;
  readonly table: Int8Array;
}

export interface Weights {
  readonly danger: Head;
  readonly levels: Readonly<Partial<Record<RiskLevel, Head>>>;
}

/** As scripts/train-risk.ts writes it; `table` is Brotli in base64. */
interface Packed {
  readonly scale: number;
  readonly bias: number;
  readonly table: string;
}
interface PackedWeights {
  readonly danger: Packed;
  readonly levels: Readonly<Partial<Record<RiskLevel, Packed>>>;
}

let loaded: Weights | null = null;

export function weights(): Weights {
  loaded ??= load();
  return loaded;
}

function load(): Weights {
  const text = readFileSync(new URL('./weights.json', import.meta.url), 'utf8');
  const { danger, levels } = JSON.parse(text) as PackedWeights;
  const heads = Object.entries(levels).map(([level, packed]) => [level, unpacked(packed)]);
  return { danger: unpacked(danger), levels: Object.fromEntries(heads) };
}

function unpacked({ scale, bias, table }: Packed): Head {
  const bytes = brotliDecompressSync(Buffer.from(table, 'base64'));
  return { scale, bias, table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
