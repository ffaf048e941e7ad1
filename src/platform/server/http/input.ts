/** What a verb's route is given of a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ParamsOf, QueryOf } from '#platform/contract/endpoint.ts';

export interface Input<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The bytes as they came, for an endpoint with `rawBody`; else empty. */
  readonly raw: Buffer;
  /** Aborts when the caller goes away, or when a closing server waits no longer. */
  readonly signal: AbortSignal;
  readonly ip: string;
  header(name: string): string | undefined;
}

export function inputOf<E>(
  request: FastifyRequest,
  reply: FastifyReply,
  signalOf: (reply: FastifyReply) => AbortSignal,
): Input<E> {
  let signal: AbortSignal | undefined;
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    ip: request.ip,
    get signal() {
      signal ??= signalOf(reply);
      return signal;
    },
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
