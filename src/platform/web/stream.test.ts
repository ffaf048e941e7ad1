/** A stream of events is read the same however the network cuts it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './stream.ts';

function streamOf(text: string, cuts: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(cuts.map((cut) => cut % bytes.length))].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const to of [...places, bytes.length]) {
        if (to > from) controller.enqueue(bytes.slice(from, to));
        from = Math.max(from, to);
      }
      controller.close();
    },
  });
}

async function read(text: string, cuts: readonly number[] = []): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(text, cuts))) events.push(event);
  return events;
}

test.each(['\n', '\r\n'])(
  'events end with an empty line (%j), wherever the bytes are cut',
  async (end) => {
    const lines = ['event: delta', 'data: {"text":"é 🌊"}', '', 'event: done', 'data: {}', '', ''];
    const text = lines.join(end);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200)), async (cuts) => {
        expect(await read(text, cuts)).toEqual([
          { event: 'delta', data: '{"text":"é 🌊"}' },
          { event: 'done', data: '{}' },
        ]);
      }),
      { numRuns: 60 },
    );
  },
);

test('several data lines are one text, comments are skipped, an unfinished event is dropped', async () => {
  expect(await read(': hello\n\ndata: a\ndata: b\n\nevent: delta\ndata: cut o')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});
