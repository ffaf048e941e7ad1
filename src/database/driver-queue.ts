/** A queue for the driver's connections, in the place of one that grows with every query. */
import type { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Queue<Item> {
  readonly length: number;
  push(item: Item): Item;
  shift(): Item | undefined;
  /** null where it was not in the queue. */
  remove(item: Item): Item | null;
  /** From now on the item that came last goes first. */
  turnOver(): void;
}

/** First in, first out; an item is in it once. Every call takes the same time, however long it runs. */
export function createQueue<Item>(initial: readonly Item[] = []): Queue<Item> {
  const items = new Set(initial);
  let next = () => items.values().next().value;
  return {
    get length() {
      return items.size;
    },
    push(item) {
      items.add(item);
      return item;
    },
    shift() {
      const item = next();
      if (item !== undefined) items.delete(item);
      return item;
    },
    remove: (item) => (items.delete(item) ? item : null),
    turnOver() {
      next = () => [...items].at(-1);
    },
  };
}

/**
 * The queue of postgres 3.4.9 keeps an empty place for all that has left it until nothing is in it,
 * and searches through those at each query: measured, half the speed after 200,000 reads with 50
 * connections (porsager/postgres#747). To be called before the driver is loaded.
 */
export function mendDriver(require: ReturnType<typeof createRequire>): void {
  const part = (name: string) => join(dirname(require.resolve('postgres')), name);
  replace(require, part('queue.js'), () => createQueue);
  replace(require, part('connection.js'), reusingTheLast);
}

function replace<Part>(
  require: ReturnType<typeof createRequire>,
  path: string,
  change: (part: Part) => Part,
): void {
  const part = require(path) as Part;
  const loaded = require.cache[path];
  if (loaded) loaded.exports = change(part);
}

type Connect = (options: unknown, queues?: { open: Queue<unknown> }, ...rest: unknown[]) => unknown;

/**
 * The driver takes the idle connection that has rested longest. On a quiet server every statement
 * then comes to a backend that has gone cold, or has yet to parse it; the last one used has not.
 */
const reusingTheLast =
  (connect: Connect): Connect =>
  (options, queues, ...rest) => {
    queues?.open.turnOver();
    return connect(options, queues, ...rest);
  };
