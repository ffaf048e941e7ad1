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

test('is the one the driver has', () => {
  const require = createRequire(import.meta.url);
  const path = join(dirname(require.resolve('postgres')), 'queue.js');
  expect(require(path)).toBe(createQueue);
});
