/** One line, and one count, for every request: also for one whose caller did not wait for the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../health.ts';
import type { Log } from '../log.ts';

/** Not a status of HTTP, as nobody is there to be told one; nginx and many tools after it use it so. */
const CUT_OFF = 499;

export function logRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  const told = new WeakSet<FastifyRequest>();
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (told.has(request)) return;
    told.add(request);
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, status, reply.elapsedTime / 1000);
    if (!route.startsWith('/api/')) return;
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId: request.id, method: request.method, route, status, ms });
  };
  app.addHook('onRequest', (request, reply, done) => {
    // The framework tells of answers that were sent; of the others only the connection knows.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tell(request, reply, CUT_OFF);
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    tell(
      request,
      reply,
      reply.raw.destroyed && !reply.raw.writableFinished ? CUT_OFF : reply.statusCode,
    );
    done();
  });
}
