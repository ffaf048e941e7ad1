/** How a server that closes lets its connections go, and when work for a request is given up. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** An answer under way may take so long; what follows the answers takes its time, too. */
const FINISH_WITHIN = 10_000;
/** Then what was given up says so, and whoever still sends a request is cut off. */
const CUT_OFF_AFTER = FINISH_WITHIN + 2_000;

/**
 * Node waits for every connection that is not idle. One on which no request ever came, as browsers
 * open to be ready, is none to Node; one that was busy when closing began turns idle later.
 */
export function letConnectionsGo(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 100);
    const late = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(late);
    });
  });
}

/** Gives each reply that asks for one a signal: its caller has gone, or the server waits no longer. */
export function createSignals(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    const late = setTimeout(() => {
      for (const controller of open) controller.abort();
    }, FINISH_WITHIN);
    app.server.once('close', () => clearTimeout(late));
  });
  return ({ raw }) => {
    const controller = new AbortController();
    // Somebody who left before this was asked for closes nothing any more.
    if (raw.destroyed) controller.abort();
    else open.add(controller);
    raw.once('close', () => {
      open.delete(controller);
      if (!raw.writableFinished) controller.abort();
    });
    return controller.signal;
  };
}
