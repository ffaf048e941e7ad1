/** A queue for the driver's connections, in the place of one that grows with every query. */
import type { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Queue<Item> {
  readonly length: number;
  push(item: Item): Item;
  shift(): Item | undefined;
  /** null where it was not in the queue. */
  remove(item: Item): Item | null;
}

/** First in, first out; an item is in it once. Every call takes the same time, however long it runs. */
export function createQueue<Item>(initial: readonly Item[] = []): Queue<Item> {
  const items = new Set(initial);
  return {
    get length() {
      return items.size;
    },
    push(item) {
      items.add(item);
      return item;
    },
    shift() {
      const [first] = items;
      if (first !== undefined) items.delete(first);
      return first;
    },
    remove: (item) => (items.delete(item) ? item : null),
  };
}

/**
 * The queue of postgres 3.4.9 keeps an empty place for all that has left it until nothing is in it,
 * and searches through those at each query: measured, half the speed after 200,000 reads with 50
 * connections (porsager/postgres#747). To be called before the driver is loaded.
 */
export function mendDriver(require: ReturnType<typeof createRequire>): void {
  const path = join(dirname(require.resolve('postgres')), 'queue.js');
  require(path);
  const loaded = require.cache[path];
  if (loaded) loaded.exports = createQueue;
}
