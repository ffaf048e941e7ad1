/** Server-sent events (WHATWG HTML §9.2): `delta` pieces, then `done` or `error`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBodyOf, refusal } from './failures.ts';

export function wantsEvents(accept: string | undefined): boolean {
  return accept !== undefined && /(^|,)\s*text\/event-stream\b/i.test(accept);
}

/**
 * Sends what `pieces` yields. The first piece is awaited before the headers go out, so a refusal
 * (not found, limit …) is still an ordinary error answer with its own status.
 */
export async function streamEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string, T, void>,
  check: (answer: T) => unknown,
  /** Answers what there is to say of it. */
  onFailure: (error: unknown) => Promise<unknown>,
): Promise<FastifyReply> {
  let step = await pieces.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const out = gathering((text) => void raw.write(text));
  const send = (event: string, data: unknown) =>
    out.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  try {
    while (!step.done) {
      send('delta', { text: step.value });
      step = await pieces.next();
    }
    send('done', check(step.value));
  } catch (error) {
    send('error', errorBodyOf(refusal(await onFailure(error)), request.id));
  }
  out.flush();
  raw.end();
  return reply;
}

/** What comes within one turn of the event loop goes out in one piece. */
function gathering(write: (text: string) => void): { push(text: string): void; flush(): void } {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') write(waiting);
    waiting = '';
  };
  return {
    push(text) {
      if (waiting === '') setImmediate(flush);
      waiting += text;
    },
    flush,
  };
}
