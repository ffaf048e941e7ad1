/** HTTP of the chat. */
import { isId } from '#database/ids.ts';
import type { Authed, Ctx } from '#features/context.ts';
import { invalid, notFound } from '#platform/server/errors.ts';
import type { Router } from '#platform/server/http/router.ts';
import * as contract from '../contract.ts';
import * as service from './service.ts';
import { takeTurn } from './turn/turn.ts';

export function chatRoutes(route: Router<Ctx, Authed>): void {
  route.user(contract.recentSessions, async (ctx, { query }) => ({
    sessions: await service.recent(ctx, query.limit),
  }));
  route.user(contract.startSession, (ctx, { params, body, signal, header }) =>
    service.start(ctx, {
      therapistId: params.therapistId,
      sessionId: body?.sessionId ?? null,
      initialMessage: body?.initialMessage ?? '',
      idempotencyKey: idempotencyKey(header('idempotency-key')),
      signal,
    }),
  );
  route.streaming(contract.sendMessage, (ctx, { params, body, signal, header }) => {
    if (!isId(params.sessionId)) throw notFound('conversation');
    return takeTurn(ctx, {
      sessionId: params.sessionId,
      message: body.message,
      therapistId: body.therapistId ?? null,
      idempotencyKey: idempotencyKey(header('idempotency-key')),
      signal,
    });
  });
  route.user(contract.endSession, async (ctx, { params }) => ({
    session: await service.end(ctx, params.sessionId),
  }));
  route.user(contract.readSession, async (ctx, { params }) => ({
    chat: await service.read(ctx, params.sessionId),
  }));
  route.user(contract.deleteSession, (ctx, { params }) => service.remove(ctx, params.sessionId));
}

/** draft-ietf-httpapi-idempotency-key-header; any visible ASCII, 200 characters at most. */
function idempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw invalid('Idempotency-Key', 'An Idempotency-Key has 1 to 200 visible characters.');
  }
  return header;
}
