/** A generator that is started before anybody listens. */
import { describe, expect, test } from 'vitest';
import { underWay } from './generators.ts';

async function* counting(log: string[], fails = false): AsyncGenerator<number, string, void> {
  try {
    log.push('begun');
    if (fails) throw new Error('no numbers today');
    yield 1;
    yield 2;
    return 'counted';
  } finally {
    log.push('ended');
  }
}

describe('underWay', () => {
  test('begins at once and loses nothing', async () => {
    const log: string[] = [];
    const numbers = underWay(counting(log));
    expect(log).toEqual(['begun']);
    expect(await numbers.next()).toEqual({ value: 1, done: false });
    expect(await numbers.next()).toEqual({ value: 2, done: false });
    expect(await numbers.next()).toEqual({ value: 'counted', done: true });
  });

  test('keeps a failure for the one who listens', async () => {
    const numbers = underWay(counting([], true));
    await Promise.resolve();
    await expect(numbers.next()).rejects.toThrow('no numbers today');
  });

  test('ends its source when the listener leaves', async () => {
    const log: string[] = [];
    for await (const one of underWay(counting(log))) if (one === 1) break;
    expect(log).toEqual(['begun', 'ended']);
  });
});
