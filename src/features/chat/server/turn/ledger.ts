/**
 * The two writes of a turn. A user message goes from absent to stored to answered, never back.
 *
 * The session's row lock gives out the places: two tabs get different turns, in order. The same
 * Idempotency-Key finds its first attempt (`chat_messages_sent_once`); an unanswered last message
 * that is sent again is taken as a retry even without one. `chat_messages_answered_once` makes a
 * second answer to the same message impossible.
 */
import type { TurnInput, TurnResult } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import { mergeRisk } from '#care/safety/merge.ts';
import type { Executor } from '#database/client.ts';
import { newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { requireTherapist } from '#features/subscription/server/service.ts';
import { AppError, invalid, notFound } from '#platform/server/errors.ts';
import type { MessageAnswer } from '../../contract.ts';
import { noticeFor } from '../present.ts';
import * as sessions from '../queries.ts';
import { openBody, openState, sealBody, sealPreview, sealState } from '../sealing.ts';
import { turnInput } from './input.ts';
import * as messages from './queries.ts';

export type Answer = Omit<MessageAnswer, 'success'>;

export interface TurnRequest {
  readonly sessionId: string;
  readonly message: string;
  readonly therapistId: string | null;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
}

/** A stored message that waits for its answer. */
export interface OpenTurn {
  readonly answered: null;
  readonly input: TurnInput;
  readonly userMessageId: string;
  readonly seq: number;
  /** The session's sealed companion state as `input` saw it. */
  readonly sealedState: Buffer | null;
}

/** Stores the message, or finds the attempt that this one repeats, answered or not. */
export async function beginTurn(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
): Promise<OpenTurn | { answered: Answer }> {
  const session = await sessions.lockSession(tx, ctx.actor.userId, request.sessionId);
  if (!session) throw notFound('conversation');
  if (request.therapistId !== null && request.therapistId !== session.therapistId) {
    throw invalid('therapistId', 'This conversation is with another therapist.');
  }
  const earlier = await earlierAttempt(ctx, tx, session, request);
  if (earlier) {
    const reply = await messages.findReply(tx, ctx.actor.userId, earlier.id);
    if (reply) return { answered: answerFrom(ctx, session, reply) };
  }
  if (session.status !== 'active') {
    throw new AppError('wrong_state', 'This conversation has ended. You can start a new one.');
  }
  await requireTherapist(ctx, session.therapistId as TherapistId, tx);
  const said = earlier ?? (await say(ctx, tx, session, request));
  return {
    answered: null,
    input: await turnInput(ctx, tx, session, said.seq, request.message),
    userMessageId: said.id,
    seq: said.seq,
    sealedState: session.state,
  };
}

/** Stores the answer, once; whoever comes second is given the first one's. */
export async function completeTurn(
  ctx: Authed,
  tx: Executor,
  turn: OpenTurn,
  result: TurnResult,
): Promise<Answer> {
  const { userId, dataKey } = ctx.actor;
  const session = await sessions.lockSession(tx, userId, turn.input.seed);
  if (!session) throw notFound('conversation');
  const first = await messages.findReply(tx, userId, turn.userMessageId);
  if (first) return answerFrom(ctx, session, first);
  const now = ctx.clock.now();
  const reply = {
    id: newId(now),
    sessionId: session.id,
    userId,
    seq: turn.seq + 1,
    role: 'assistant' as const,
    createdAt: now,
    replyTo: turn.userMessageId,
    idempotencyKey: null,
  };
  const body = sealBody(dataKey, reply.id, {
    content: result.text,
    mood: null,
    level: result.level,
    source: result.source,
    degraded: result.degraded,
  });
  await messages.insertMessage(tx, { ...reply, body });
  const changed = await sessions.updateSession(tx, userId, session.id, {
    messageCount: session.messageCount + 1,
    lastMessage: sealPreview(dataKey, session.id, result.text),
    state: sealState(dataKey, session.id, newState(ctx, session, turn, result)),
    updatedAt: now,
  });
  return answerFrom(ctx, changed ?? session, { ...reply, body });
}

/** Another tab may have moved the session on while a model was thinking: risk is never lost. */
function newState(
  ctx: Authed,
  session: sessions.SessionRow,
  turn: OpenTurn,
  result: TurnResult,
): TurnResult['state'] {
  if (sameBytes(session.state, turn.sealedState)) return result.state;
  const current = openState(ctx.actor.dataKey, session.id, session.state);
  return { ...result.state, risk: mergeRisk(current?.risk ?? null, result.state.risk) };
}

function sameBytes(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

async function earlierAttempt(
  ctx: Authed,
  tx: Executor,
  session: sessions.SessionRow,
  request: TurnRequest,
): Promise<sessions.MessageRow | undefined> {
  const { userId, dataKey } = ctx.actor;
  const sameWords = (row: sessions.MessageRow) =>
    openBody(dataKey, row.id, row.body).content === request.message;
  if (request.idempotencyKey !== null) {
    const row = await messages.findByIdempotencyKey(tx, userId, session.id, request.idempotencyKey);
    if (row && !sameWords(row)) {
      throw new AppError('conflict', 'This Idempotency-Key was already used for another message.');
    }
    if (row) return row;
  }
  const last = await messages.lastMessage(tx, userId, session.id);
  return last?.role === 'user' && sameWords(last) ? last : undefined;
}

async function say(
  ctx: Authed,
  tx: Executor,
  session: sessions.SessionRow,
  request: TurnRequest,
): Promise<{ id: string; seq: number }> {
  const { userId, dataKey } = ctx.actor;
  const now = ctx.clock.now();
  const id = newId(now);
  const seq = 2 * session.turns + 1;
  await messages.insertMessage(tx, {
    id,
    sessionId: session.id,
    userId,
    seq,
    role: 'user',
    body: sealBody(dataKey, id, {
      content: request.message,
      mood: null,
      level: 'none',
      source: 'user',
    }),
    createdAt: now,
    idempotencyKey: request.idempotencyKey,
  });
  await sessions.updateSession(tx, userId, session.id, {
    turns: session.turns + 1,
    messageCount: session.messageCount + 1,
    lastMessage: sealPreview(dataKey, session.id, request.message),
    updatedAt: now,
  });
  return { id, seq };
}

function answerFrom(
  ctx: Authed,
  session: sessions.SessionRow,
  reply: Pick<sessions.MessageRow, 'id' | 'body' | 'createdAt' | 'replyTo'>,
): Answer {
  const body = openBody(ctx.actor.dataKey, reply.id, reply.body);
  const state = openState(ctx.actor.dataKey, session.id, session.state);
  return {
    response: body.content,
    timestamp: reply.createdAt.toISOString(),
    messageId: reply.id,
    userMessageId: reply.replyTo ?? '',
    crisis: noticeFor(state?.risk?.peak ?? null, ctx.config.COUNTRY),
    degraded: body.degraded ?? false,
  };
}
