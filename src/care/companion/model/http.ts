/** `fetch` for a model upstream: no redirects, and no answer larger than the cap. */
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';

export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

class ConnectTimeout extends Error {
  readonly code = 'CONNECT_TIMEOUT';
}
const CONNECT_MS = 10_000;

/**
 * Follows no redirect: the key and the person's words go to the configured host or nowhere. Node's
 * own `fetch` takes twice the processor time of `node:http` for such a call.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { request: start } = url.protocol === 'https:' ? https : http;
      const request = start(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(init.signal ? { signal: init.signal } : {}),
      });
      request.on('error', reject);
      request.once('response', (answer) => {
        try {
          resolve(asResponse(answer, maxBytes));
        } catch (error) {
          answer.destroy();
          reject(error);
        }
      });
      connectInTime(request);
      request.end(init.body as string | undefined);
    });
}

function connectInTime(request: ClientRequest): void {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const late = setTimeout(() => request.destroy(new ConnectTimeout()), CONNECT_MS);
    for (const over of ['connect', 'close']) socket.once(over, () => clearTimeout(late));
  });
}

/** @throws TypeError or RangeError for a head that no answer with a body may have. */
function asResponse(answer: IncomingMessage, maxBytes: number): Response {
  const { statusCode: status = 500, statusMessage: statusText = '' } = answer;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response(capped(answer, maxBytes), { status, statusText, headers });
}

function capped(answer: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  let seen = 0;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('error', (error) => controller.error(error));
      answer.once('end', () => controller.close());
      answer.on('data', (piece: Buffer) => {
        seen += piece.byteLength;
        if (seen > maxBytes) answer.destroy(new ResponseTooLarge());
        else controller.enqueue(new Uint8Array(piece));
      });
    },
    cancel: () => void answer.destroy(),
  });
}
