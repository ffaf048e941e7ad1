/** Describes one HTTP call: the single source of its validation, types, client and OpenAPI text. */
import type { $ZodType, output } from 'zod/v4/core';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `public`: anyone. `user`: a live token. `optional`: anyone, but a token, if sent,
 * identifies the caller and must be live.
 */
export type Access = 'public' | 'user' | 'optional';

export interface Endpoint<
  Params extends $ZodType | undefined = $ZodType | undefined,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Response extends $ZodType = $ZodType,
> {
  readonly method: Method;
  /** Canonical path, Fastify notation: `/api/chat/session/:sessionId`. */
  readonly path: string;
  /** The same call is also answered here (the product's older, unprefixed paths). */
  readonly alias?: string;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of the 200 answer; checked before it is sent, so that no stray column leaks. */
  readonly response: Response;
  /** Largest body accepted, in bytes; the server's default is 128 KiB. */
  readonly bodyLimit?: number;
  /** The body, of whatever type, is handed over unparsed (`Input.raw`): for signed callers. */
  readonly rawBody?: boolean;
}

/** Keeps the literal types of a descriptor. */
export function endpoint<
  Response extends $ZodType,
  Params extends $ZodType | undefined = undefined,
  Query extends $ZodType | undefined = undefined,
  Body extends $ZodType | undefined = undefined,
>(descriptor: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return descriptor;
}

type Out<T> = T extends $ZodType ? output<T> : undefined;
export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;
