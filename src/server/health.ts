/** Whether this process lives, whether it can work, and its figures for operators. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#features/context.ts';
import { hashToken } from '#platform/server/crypto.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Metrics } from '#platform/server/health.ts';

export function registerHealth(http: FastifyInstance, services: Services, metrics: Metrics): void {
  const hidden = { schema: { hide: true } };
  http.get('/healthz', hidden, async () => ({ status: 'ok' }));
  http.get('/readyz', hidden, async () => {
    try {
      await services.sql`select 1`;
    } catch {
      throw new AppError('unavailable', 'The database cannot be reached.', { retryAfter: 2 });
    }
    return { status: 'ready' };
  });
  http.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request, services.config.METRICS_TOKEN)) throw notFound('page');
    return reply.type('text/plain; version=0.0.4').send(await metrics.render());
  });
}

/** With a token set, only the token counts: behind a proxy every caller looks local. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const forwarded = request.headers['x-forwarded-for'] !== undefined;
    return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  }
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}
