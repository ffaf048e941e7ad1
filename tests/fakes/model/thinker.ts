/** A model that thinks before it speaks, as the fake upstream plays it. */
import type { ServerResponse } from 'node:http';
import { type Order, words } from './orders.ts';
import type { Wire } from './wire.ts';

const THOUGHT = 'They want me to say that I am human. ';

export function think(
  order: Extract<Order, { kind: 'thinker' }>,
  body: { readonly model?: string; readonly stream?: boolean; readonly [field: string]: unknown },
  response: ServerResponse,
  wire: Wire,
): void {
  const { model = 'fake', stream: streamed } = body;
  const allowed = Number(body.max_tokens ?? 0);
  if (allowed > (order.most ?? Number.POSITIVE_INFINITY)) {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'max_tokens is too large' } }));
    return;
  }
  const left = Math.max(0, allowed - order.thinks);
  const said = words(order.text).slice(0, left).join('');
  const finish = said === order.text ? 'stop' : 'length';
  const tags = left > 0 ? `<think>${THOUGHT}</think>\n\n` : `<think>${THOUGHT}`;
  const before = order.as === 'tags' ? tags : '';
  response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
  if (!streamed) {
    response.end(wire.whole(before + said, finish, model));
    return;
  }
  // Cut within the tags, as a tokeniser would.
  const parts = [...(before.match(/[\s\S]{1,3}/g) ?? []), ...words(said)];
  response.end(
    wire.opening(model) +
      (order.as === 'parts' ? wire.thought(THOUGHT, model) : '') +
      parts.map((part) => wire.piece(part, model)).join('') +
      wire.ending(finish, model),
  );
}
