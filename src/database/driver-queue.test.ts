/** The queue behaves as the driver expects, and the driver uses it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import './orm.ts';
import { createQueue } from './driver-queue.ts';

test('gives out what came first', () => {
  const queue = createQueue(['a', 'b']);
  expect(queue.push('c')).toBe('c');
  expect([queue.shift(), queue.shift(), queue.length]).toEqual(['a', 'b', 1]);
  expect([queue.shift(), queue.shift(), queue.length]).toEqual(['c', undefined, 0]);
});

test('lets go of what is removed, once', () => {
  const queue = createQueue(['a', 'b', 'c']);
  expect([queue.remove('b'), queue.remove('b')]).toEqual(['b', null]);
  expect([queue.shift(), queue.shift(), queue.length]).toEqual(['a', 'c', 0]);
});

test('gives out what came last, once turned over', () => {
  const queue = createQueue(['a', 'b', 'c']);
  queue.turnOver();
  queue.remove('b');
  queue.push('d');
  expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([
    'd',
    'c',
    'a',
    undefined,
  ]);
});

const require = createRequire(import.meta.url);
const part = (name: string) => require(join(dirname(require.resolve('postgres')), name));

test('is the one the driver has', () => {
  expect(part('queue.js')).toBe(createQueue);
});

test('is turned over for the connections that wait', () => {
  const turnOver = () => {
    throw new Error('turned over');
  };
  expect(() => part('connection.js')({}, { open: { turnOver } })).toThrow('turned over');
});
