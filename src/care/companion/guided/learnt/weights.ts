/** A trained table of classes, as scripts/lib/classifier-file.ts writes it, read and unpacked. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { BUCKETS, type Features } from '#care/safety/statistics/features.ts';

/** One signed byte per class for each row, to be multiplied by `scale`. */
interface Table {
  readonly scale: number;
  readonly bytes: Int8Array;
}

export interface ClassWeights {
  readonly labels: readonly string[];
  readonly biases: readonly number[];
  /** A power of two, so that folding is a mask. */
  readonly buckets: number;
  /** One bit for each feature: was it trained on? The others would only be noise. */
  readonly known: Uint8Array;
  /** A row for each bucket of words. */
  readonly words: Table;
  /** A row for each dimension of meaning. */
  readonly meaning: Table;
}

/** `bytes` is Brotli in base64. */
export interface PackedTable {
  readonly scale: number;
  readonly bytes: string;
}
interface Packed {
  readonly labels: readonly string[];
  readonly biases: readonly number[];
  readonly buckets: number;
  readonly known: string;
  readonly words: PackedTable;
  readonly meaning: PackedTable;
}

/** The buckets of those features that the table knows. */
export function foldedKnown(features: Features, known: Uint8Array, buckets: number): Features {
  return features
    .filter((one) => ((known[one >> 3] ?? 0) >> (one & 7)) & 1)
    .map((one) => one & (buckets - 1));
}

/** A bit for each of `features`, in as many bytes as all need. */
export function bitsOf(features: Iterable<number>): Uint8Array {
  const bits = new Uint8Array(BUCKETS / 8);
  for (const one of features) bits[one >> 3] = (bits[one >> 3] ?? 0) | (1 << (one & 7));
  return bits;
}

export function readWeights(file: URL): ClassWeights {
  const packed = JSON.parse(readFileSync(file, 'utf8')) as Packed;
  return {
    ...packed,
    known: decompressed(packed.known),
    words: unpacked(packed.words),
    meaning: unpacked(packed.meaning),
  };
}

const decompressed = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'));

export function unpacked({ scale, bytes }: PackedTable): Table {
  const raw = decompressed(bytes);
  return { scale, bytes: new Int8Array(raw.buffer, raw.byteOffset, raw.length) };
}
