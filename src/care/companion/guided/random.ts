/** Deterministic choice: the same seed and the same place give the same number. */

/** FNV-1a over UTF-16 units, finished with a murmur mix so that near strings differ everywhere. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The items in an order that depends on `seed` alone. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hash32(`${seed}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
