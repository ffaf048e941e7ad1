/** Calls an endpoint of a contract: types in, types out, one way to fail. */
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Access, Endpoint, Method } from '#platform/contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { takeEarly } from './early.ts';
import { tellRefusal } from './refusals.ts';
import { endSession, readToken } from './session.ts';

/** A call that has had no answer by then is given up. */
export const TIMEOUT_MS = 30_000;

/** Whether leaving it out is one of the ways to give it. */
type IsOptional<Input> = undefined extends Input
  ? true
  : Record<never, never> extends Input
    ? true
    : false;

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

type Part<Name extends string, Schema> = [Schema] extends [$ZodType]
  ? IsOptional<input<Schema>> extends true
    ? { [Key in Name]?: input<Schema> }
    : { [Key in Name]: input<Schema> }
  : unknown;

interface Options {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Goes on where the page is left before the answer. */
  keepalive?: boolean;
}

/** The parameters an endpoint asks for, and no others. */
export type CallOptions<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _>
    ? Options & Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>];

/** What is left of an endpoint at run time: the build takes its schemas out (see the decisions). */
export interface Descriptor {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
}

interface Inputs extends Options {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Calls `endpoint` and gives its checked answer.
 * @throws {ApiError} any answer but a good one, no network, or none within 30 s
 * @throws {DOMException} AbortError when `signal` was aborted
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<output<E['response']>> {
  const response = await request(endpoint, options ?? {});
  try {
    return (await response.json()) as output<E['response']>;
  } catch (cause) {
    if (options?.signal?.aborted) throw cause;
    throw ApiError.client(isTimeout(cause) ? 'timeout' : 'bad_answer');
  }
}

/** Sends the call and gives the raw good answer; for streams and downloads. Errors as `call`. */
export async function request(
  endpoint: Descriptor,
  { params, query, body, signal, headers, keepalive = false }: Inputs,
): Promise<Response> {
  const token = endpoint.access === 'public' ? null : readToken();
  const url = urlOf(endpoint.path, params, query);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    cache: 'no-store',
    keepalive,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  let response: Response;
  try {
    const early = endpoint.method === 'GET' ? takeEarly(url) : undefined;
    response = await (early ?? fetch(url, init));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw ApiError.client(isTimeout(cause) ? 'timeout' : 'offline');
  }
  if (response.ok) return response;
  // Only a token that was sent can be dead: a failed sign-in answers 401 as well.
  if (response.status === 401 && token !== null) endSession('/login', SESSION_ENDED);
  tellRefusal(response.status);
  throw await ApiError.from(response);
}

/** Whether a fetch, or the reading of its answer, was given up by `AbortSignal.timeout`. */
export function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:([a-z]\w*)/gi, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
