/** The HTTP server before any feature is mounted: parsing, headers, limits, errors, logging. */
import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { Metrics } from '../health.ts';
import type { Log } from '../log.ts';
import { letConnectionsGo } from './closing.ts';
import { sendFailure } from './failures.ts';
import { fixedHeaders, type InlineHashes } from './headers.ts';
import { MOST_DELAY_MS, onPressure } from './pressure.ts';
import { logRequests } from './request-log.ts';
import { refuseUnreadable } from './unreadable.ts';

export async function createHttp(
  config: Config,
  log: Log,
  metrics: Metrics,
  inline: InlineHashes,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    // Requests are logged below, from an allowlist; the framework's own logger knows no such list.
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 128 * 1024,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: 10_000 },
    // What the framework's router refuses before any route is found.
    frameworkErrors: sendFailure(log),
    clientErrorHandler: refuseUnreadable,
    // Proto-poisoned JSON is refused by the parser below, with the same answer as broken JSON.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure(log));
  acceptEmptyJson(app);

  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    sampleInterval: 500,
    pressureHandler: (request, _reply, _type, delay) => onPressure(request.url, delay),
  });

  const fixed = fixedHeaders(config, inline);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app, log, metrics);
  letConnectionsGo(app);
  return app;
}

/** The framework hands a body that was not sent to the check as null; a contract calls it absent. */
const compileValidator: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return route.httpPart === 'body' ? (body) => validate(body ?? undefined) : validate;
};

/** Clients often send the JSON content type with no body at all (logout, delete): that is fine. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
