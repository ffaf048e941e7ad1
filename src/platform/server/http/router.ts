/** Mounts contract endpoints: authenticate, validate, call one verb, check the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeEncode } from 'zod/v4/core';
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { AppError, errorCode } from '../errors.ts';
import type { Log } from '../log.ts';
import { createSignals } from './closing.ts';
import { streamEvents, wantsEvents } from './event-stream.ts';
import { isFault, refusal } from './failures.ts';
import { type Input, inputOf } from './input.ts';

/** SQLSTATE foreign_key_violation. */
const FOREIGN_KEY = '23503';

/** A verb returns the answer's own fields; `success: true` is added here. */
type Payload<E> = Omit<ResponseOf<E>, 'success'>;
// biome-ignore lint/suspicious/noConfusingVoidType: a verb with nothing to say returns nothing
type Returned<E> = keyof Payload<E> extends never ? void : Payload<E>;
type Verb<E, Ctx> = (ctx: Ctx, input: Input<E>) => Promise<Returned<E>>;
type StreamingVerb<E, Ctx> = (
  ctx: Ctx,
  input: Input<E>,
) => AsyncGenerator<string, Payload<E>, void>;

/** What a feature's `routes.ts` is given. `Ctx` is the anonymous context, `Authed` the signed-in one. */
export interface Router<Ctx, Authed> {
  public<E extends Endpoint>(endpoint: E, verb: Verb<E, Ctx>): void;
  user<E extends Endpoint>(endpoint: E, verb: Verb<E, Authed>): void;
  /** As `user`, but yields text as it comes for callers that accept an event stream. */
  streaming<E extends Endpoint>(endpoint: E, verb: StreamingVerb<E, Authed>): void;
}

export interface RouterOptions<Ctx, Authed> {
  readonly log: Log;
  anonymous(request: FastifyRequest): Ctx;
  /** null for a missing or dead token. */
  identify(token: string, request: FastifyRequest): Promise<Authed | null>;
}

export function createRouter<Ctx, Authed>(
  app: FastifyInstance,
  options: RouterOptions<Ctx, Authed>,
): Router<Ctx, Authed> {
  const contexts = new WeakMap<FastifyRequest, Authed>();
  const signalOf = createSignals(app);

  const authenticate = async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization);
    const authed = token ? await options.identify(token, request) : null;
    if (!authed) throw new AppError('unauthenticated', 'Please sign in to go on.');
    contexts.set(request, authed);
  };
  const authedContext = (request: FastifyRequest): Authed => {
    const ctx = contexts.get(request);
    if (!ctx) throw new AppError('unauthenticated', 'Please sign in to go on.');
    return ctx;
  };
  /** What the work hung on is gone: if that was the caller's account, it is what there is to say. */
  const explained = async (request: FastifyRequest, error: unknown): Promise<unknown> => {
    if (errorCode(error) !== FOREIGN_KEY) return error;
    return authenticate(request).then(
      () => error,
      (refused: unknown) => refused,
    );
  };

  const mount = (
    endpoint: Endpoint,
    access: Endpoint['access'],
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) => {
    if (endpoint.access !== access) throw new Error(`${endpoint.path} is mounted as ${access}`);
    const urls = endpoint.alias ? [endpoint.path, endpoint.alias] : [endpoint.path];
    const mountOn = (scope: FastifyInstance, url: string) =>
      scope.route({
        method: endpoint.method,
        url,
        schema: {
          summary: endpoint.summary,
          tags: [endpoint.tag],
          hide: url !== endpoint.path,
          ...(access === 'user' ? { security: [{ token: [] }] } : {}),
          ...(endpoint.params ? { params: endpoint.params } : {}),
          ...(endpoint.query ? { querystring: endpoint.query } : {}),
          ...(endpoint.body ? { body: endpoint.body } : {}),
          response: { 200: endpoint.response, '4xx': errorBody, '5xx': errorBody },
        },
        ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
        ...(access === 'user' ? { onRequest: authenticate } : {}),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          try {
            return await handler(request, reply);
          } catch (error) {
            throw access === 'user' ? await explained(request, error) : error;
          }
        },
      });
    for (const url of urls) {
      if (endpoint.rawBody) unparsed(app, (scope) => mountOn(scope, url));
      else mountOn(app, url);
    }
  };

  return {
    public: (endpoint, verb) =>
      mount(endpoint, 'public', async (request, reply) =>
        succeeded(await verb(options.anonymous(request), inputOf(request, reply, signalOf))),
      ),
    user: (endpoint, verb) =>
      mount(endpoint, 'user', async (request, reply) =>
        succeeded(await verb(authedContext(request), inputOf(request, reply, signalOf))),
      ),
    streaming: (endpoint, verb) =>
      mount(endpoint, 'user', async (request, reply) => {
        const pieces = verb(authedContext(request), inputOf(request, reply, signalOf));
        if (!wantsEvents(request.headers.accept)) return succeeded(await drain(pieces));
        return streamEvents(
          request,
          reply,
          pieces,
          (answer) => checked(endpoint, succeeded(answer)),
          async (error) => {
            const err = await explained(request, error);
            const said = { err, requestId: request.id, route: endpoint.path };
            if (isFault(refusal(err), reply)) options.log.error(said, 'a stream failed');
            return err;
          },
        );
      }),
  };
}

/** A corner of the server in which bodies stay the bytes they are: a signature is over bytes. */
function unparsed(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    mount(scope);
  });
}

/** RFC 6750: `Authorization: Bearer <token>`. */
function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]{1,200}=*)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

function succeeded(payload: unknown): object {
  return { success: true, ...(payload as object | undefined) };
}

async function drain<T>(pieces: AsyncGenerator<string, T, void>): Promise<T> {
  for (;;) {
    const step = await pieces.next();
    if (step.done) return step.value;
  }
}

function checked(endpoint: Endpoint, answer: unknown): unknown {
  const result = safeEncode(endpoint.response, answer as never);
  if (!result.success) throw new Error('An answer did not match its contract');
  return result.data;
}
