/** A stream read in as few pieces as it comes in. */
import { expect, it } from 'vitest';
import { gathered } from './gathered.ts';

function source() {
  let to!: ReadableStreamDefaultController<string>;
  const stream = new ReadableStream<string>({
    start(controller) {
      to = controller;
    },
  });
  return { to, pieces: gathered(stream.getReader()) };
}

it('gives together what came together, and apart what did not', async () => {
  const { to, pieces } = source();
  for (const word of ['a', 'b', 'c']) to.enqueue(word);
  expect(await pieces.next()).toEqual({ done: false, value: ['a', 'b', 'c'] });
  const later = pieces.next();
  setImmediate(() => {
    to.enqueue('d');
    to.close();
  });
  expect(await later).toEqual({ done: false, value: ['d'] });
  expect((await pieces.next()).done).toBe(true);
});

it('waits for no more than what is there', async () => {
  const { to, pieces } = source();
  to.enqueue('a');
  expect((await pieces.next()).value).toEqual(['a']);
});

it('fails behind what came before the failure', async () => {
  const { to, pieces } = source();
  to.enqueue('a');
  const first = await pieces.next();
  to.enqueue('b');
  const second = pieces.next();
  await Promise.resolve();
  to.error(new Error('cut'));
  expect(first.value).toEqual(['a']);
  expect((await second).value).toEqual(['b']);
  await expect(pieces.next()).rejects.toThrow('cut');
});
