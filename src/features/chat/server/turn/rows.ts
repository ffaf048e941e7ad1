/** The rows of a turn and the answer that is read from them; every word in them is sealed. */
import type { DialogueState, TurnResult } from '#care/companion/types.ts';
import { newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { noticeFor } from '../present.ts';
import type { MessageRow, SessionRow } from '../queries.ts';
import { openBody, openState, sealBody } from '../sealing.ts';
import type { NewMessage } from './queries.ts';
import type { Answer, OpenTurn, TurnRequest } from './read.ts';

/** The person's message, at the next place of the session. */
export function userRow(ctx: Authed, session: SessionRow, request: TurnRequest): NewMessage {
  const { userId, dataKey } = ctx.actor;
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const said = { content: request.message, mood: null, level: 'none', source: 'user' } as const;
  return {
    id,
    sessionId: session.id,
    userId,
    seq: 2 * session.turns + 1,
    role: 'user',
    body: sealBody(dataKey, id, said),
    createdAt,
    replyTo: null,
    idempotencyKey: request.idempotencyKey,
  };
}

export function replyRow(
  ctx: Authed,
  turn: OpenTurn,
  result: Omit<TurnResult, 'state'>,
): NewMessage {
  const { userId, dataKey } = ctx.actor;
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const { text: content, level, source, degraded } = result;
  return {
    id,
    sessionId: turn.session.id,
    userId,
    seq: turn.seq + 1,
    role: 'assistant',
    body: sealBody(dataKey, id, { content, mood: null, level, source, degraded }),
    createdAt,
    replyTo: turn.userMessageId,
    idempotencyKey: null,
  };
}

/** `session.state` may be sealed still, or open where the caller has just made it. */
export function answerFrom(
  ctx: Authed,
  session: { readonly id: string; readonly state: Buffer | DialogueState | null },
  reply: Pick<MessageRow, 'id' | 'body' | 'createdAt' | 'replyTo'>,
): Answer {
  const { dataKey } = ctx.actor;
  const body = openBody(dataKey, reply.id, reply.body);
  const state = Buffer.isBuffer(session.state)
    ? openState(dataKey, session.id, session.state)
    : session.state;
  return {
    response: body.content,
    timestamp: reply.createdAt.toISOString(),
    messageId: reply.id,
    userMessageId: reply.replyTo ?? '',
    crisis: noticeFor(state?.risk?.peak ?? null, ctx.config.COUNTRY),
    degraded: body.degraded ?? false,
    answeredBy: ctx.companion.describedAs,
  };
}
