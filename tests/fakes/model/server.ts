/** A model upstream on loopback that speaks the real protocols and misbehaves on order. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json, type Order, say, words } from './orders.ts';
import { think } from './thinker.ts';
import { anthropic, openai, type Wire } from './wire.ts';

export interface Recorded {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The body as sent, for tests of what leaves the house. */
  readonly raw: string;
  readonly body: {
    readonly model?: string;
    readonly stream?: boolean;
    readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
    readonly response_format?: { readonly json_schema?: { readonly name?: string } };
    readonly [field: string]: unknown;
  };
  /** Resolves when the caller closed the connection before the answer was complete. */
  readonly abandoned: Promise<void>;
}

export interface FakeModel {
  /** Ends in `/v1`. */
  readonly url: string;
  readonly requests: Recorded[];
  /** Orders for streamed requests, first come first served; the last one stays in force. */
  replies(...orders: readonly Order[]): void;
  /** The answer to requests for data, by the name of the schema asked for. */
  structured(name: string, order: Order): void;
  close(): Promise<void>;
}

export async function startFakeModel(port = 0): Promise<FakeModel> {
  const requests: Recorded[] = [];
  const named = new Map<string, Order>();
  let queue: Order[] = [say('I am listening.')];
  const decide = (request: Recorded): Order => {
    if (!request.body.stream) {
      const name = request.body.response_format?.json_schema?.name ?? '';
      return named.get(name) ?? named.get('*') ?? json({});
    }
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? say('I am listening.');
  };
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('/models')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'fake', object: 'model' }] }));
      return;
    }
    const recorded = await record(request, response);
    requests.push(recorded);
    const wire = recorded.path.endsWith('/messages') ? anthropic : openai;
    await carryOut(decide(recorded), recorded, response, wire);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    replies: (...orders) => {
      queue = [...orders];
    },
    structured: (name, order) => {
      named.set(name, order);
    },
    close: () => closeAll(server),
  };
}

async function record(request: IncomingMessage, response: ServerResponse): Promise<Recorded> {
  const abandoned = new Promise<void>((resolve) => {
    response.on('close', () => {
      if (!response.writableFinished) resolve();
    });
  });
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const raw = Buffer.concat(parts).toString('utf8');
  const body = JSON.parse(raw) as Recorded['body'];
  return { path: request.url ?? '', headers: request.headers, raw, body, abandoned };
}

async function carryOut(
  order: Order,
  { body }: Recorded,
  response: ServerResponse,
  wire: Wire,
): Promise<void> {
  const model = body.model ?? 'fake';
  const streamed = body.stream === true;
  if (order.kind === 'status') {
    response.writeHead(order.status, {
      'content-type': 'application/json',
      ...(order.retryAfter === undefined ? {} : { 'retry-after': order.retryAfter }),
    });
    response.end(order.body ?? JSON.stringify({ error: { message: 'ordered', type: 'fake' } }));
    return;
  }
  if (order.kind === 'hang' && order.text === undefined) return;
  if (order.kind === 'thinker') {
    think(order, body, response, wire);
    return;
  }
  response.writeHead(200, {
    'content-type': streamed ? 'text/event-stream' : 'application/json',
  });
  const text = 'text' in order ? (order.text ?? '') : '';
  const finish = order.kind === 'text' ? (order.finish ?? 'stop') : 'stop';
  const start = streamed ? wire.opening(model) : '';
  const whole = streamed
    ? start +
      words(text)
        .map((word) => wire.piece(word, model))
        .join('') +
      wire.ending(finish, model)
    : wire.whole(text, finish, model);
  switch (order.kind) {
    case 'hang':
      response.write(start + wire.piece(text, model));
      return;
    case 'cut':
      response.write(start + wire.piece(text, model), () => response.destroy());
      return;
    case 'parts':
      response.write(start);
      await inPieces(
        response,
        order.parts.map((part) => wire.piece(part, model)),
        1,
      );
      response.end(wire.ending(finish, model));
      return;
    case 'bad-json':
      response.end(
        streamed ? 'data: {"choices":[{"delta":{"content":\n\ndata: nonsense}\n\n' : '{"cho',
      );
      return;
    case 'drip':
      await inPieces(response, [...whole], order.everyMs);
      response.end();
      return;
    case 'huge':
      response.write(start);
      await flood(
        response,
        streamed ? wire.piece('calm '.repeat(200), model) : 'x'.repeat(1000),
        order.bytes,
      );
      return;
    default:
      if (order.kind === 'text' && streamed && order.everyMs) {
        response.write(start);
        await inPieces(
          response,
          words(text).map((word) => wire.piece(word, model)),
          order.everyMs,
        );
        response.end(wire.ending(finish, model));
      } else response.end(whole);
  }
}

/** One write per interval until all is said or nobody listens. */
async function inPieces(
  response: ServerResponse,
  pieces: readonly string[],
  everyMs: number,
): Promise<void> {
  for (const piece of pieces) {
    await pause(everyMs);
    if (response.destroyed) return;
    response.write(piece);
  }
}

async function flood(response: ServerResponse, piece: string, bytes: number): Promise<void> {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) {
    if (!response.write(piece)) {
      const heard = new AbortController();
      const { signal } = heard;
      const waits = [once(response, 'drain', { signal }), once(response, 'close', { signal })];
      await Promise.race(waits);
      heard.abort();
      await Promise.allSettled(waits);
    }
  }
  response.end();
}

function closeAll(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
