/**
 * One turn: what the person says is stored and answered, both exactly once.
 *
 * The session's row lock decides the order of two tabs. `chat_messages_sent_once` makes a retry
 * with the same Idempotency-Key find its first attempt; `chat_messages_answered_once` makes a
 * second answer to the same message impossible.
 */
import type { SessionRecall, TurnResult, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { requireTherapist } from '#features/subscription/server/service.ts';
import { AppError, invalid, notFound } from '#platform/server/errors.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { MessageAnswer } from '../contract.ts';
import { noticeFor } from './present.ts';
import * as queries from './queries.ts';
import { openBody, openState, sealBody, sealPreview, sealState } from './sealing.ts';

export type Answer = Omit<MessageAnswer, 'success'>;

export interface TurnRequest {
  readonly sessionId: string;
  readonly message: string;
  readonly therapistId: string | null;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
}

const messagesPerMinute: Limit = {
  name: 'chat-message',
  points: 40,
  seconds: 60,
  sentence: 'That was a lot of messages in a minute. Please wait a moment, then go on.',
};

/** How many earlier messages the companion is shown. */
const HISTORY = 40;

interface Stored {
  readonly answer: Answer;
  readonly pieces: readonly string[];
}

/** Yields the reply in pieces once it is stored, and returns the whole answer. */
export async function* takeTurn(
  ctx: Authed,
  request: TurnRequest,
): AsyncGenerator<string, Answer, void> {
  await ctx.limits.use(messagesPerMinute, ctx.actor.userId);
  const { answer, pieces } = await ctx.db.transaction((tx) => answerWithin(ctx, tx, request));
  yield* pieces;
  return answer;
}

/** Runs in the caller's transaction; the reply is shown only after the commit. */
export async function answerWithin(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
): Promise<Stored> {
  const { userId, dataKey } = ctx.actor;
  const session = await queries.lockSession(tx, userId, request.sessionId);
  if (!session) throw notFound('conversation');
  if (request.therapistId !== null && request.therapistId !== session.therapistId) {
    throw invalid('therapistId', 'This conversation is with another therapist.');
  }
  if (request.idempotencyKey !== null) {
    const earlier = await repeated(ctx, tx, session, request);
    if (earlier) return earlier;
  }
  if (session.status !== 'active') {
    throw new AppError('wrong_state', 'This conversation has ended. You can start a new one.');
  }
  const therapistId = session.therapistId as TherapistId;
  await requireTherapist(ctx, therapistId, tx);

  const history = await queries.messagesBefore(
    tx,
    userId,
    session.id,
    session.messageCount + 1,
    HISTORY,
  );
  const now = ctx.clock.now();
  const pieces: string[] = [];
  const generator = ctx.companion.reply(
    {
      therapistId,
      firstName: ctx.actor.firstName,
      message: request.message,
      history: history.map((row) => utterance(ctx, row)),
      state: openState(dataKey, session.id, session.state),
      recall: history.length === 0 ? await recallFor(ctx, tx, therapistId) : [],
      now,
      seed: session.id,
      country: ctx.config.COUNTRY,
    },
    request.signal,
  );
  let step = await generator.next();
  while (!step.done) {
    pieces.push(step.value);
    step = await generator.next();
  }
  return { answer: await store(ctx, tx, session, request, step.value), pieces };
}

async function store(
  ctx: Authed,
  tx: Executor,
  session: queries.SessionRow,
  request: TurnRequest,
  reply: TurnResult,
): Promise<Answer> {
  const { userId, dataKey } = ctx.actor;
  const saidAt = ctx.clock.now();
  const userMessageId = newId(saidAt);
  const messageId = newId(saidAt);
  const common = { sessionId: session.id, userId, createdAt: saidAt };
  const said = { content: request.message, mood: null, level: reply.level, source: 'user' };
  const answered = {
    content: reply.text,
    mood: null,
    level: reply.level,
    source: reply.source,
    degraded: reply.degraded,
  };
  await queries.insertMessages(tx, [
    {
      ...common,
      id: userMessageId,
      seq: session.messageCount + 1,
      role: 'user',
      body: sealBody(dataKey, userMessageId, said),
      idempotencyKey: request.idempotencyKey,
    },
    {
      ...common,
      id: messageId,
      seq: session.messageCount + 2,
      role: 'assistant',
      body: sealBody(dataKey, messageId, answered),
      replyTo: userMessageId,
    },
  ]);
  await queries.updateSession(tx, userId, session.id, {
    messageCount: session.messageCount + 2,
    lastMessage: sealPreview(dataKey, session.id, reply.text),
    state: sealState(dataKey, session.id, reply.state),
    updatedAt: saidAt,
  });
  return {
    response: reply.text,
    timestamp: saidAt.toISOString(),
    messageId,
    userMessageId,
    crisis: reply.crisis ?? noticeFor(reply.state.risk?.peak ?? null, ctx.config.COUNTRY),
    degraded: reply.degraded,
  };
}

/** The stored answer to an earlier attempt with the same key, or null. */
async function repeated(
  ctx: Authed,
  tx: Executor,
  session: queries.SessionRow,
  request: TurnRequest,
): Promise<Stored | null> {
  const { userId, dataKey } = ctx.actor;
  const key = request.idempotencyKey ?? '';
  const said = await queries.findByIdempotencyKey(tx, userId, session.id, key);
  if (!said) return null;
  if (openBody(dataKey, said.id, said.body).content !== request.message) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another message.');
  }
  const reply = await queries.findReply(tx, userId, said.id);
  if (!reply) return null;
  const body = openBody(dataKey, reply.id, reply.body);
  const state = openState(dataKey, session.id, session.state);
  return {
    pieces: [body.content],
    answer: {
      response: body.content,
      timestamp: reply.createdAt.toISOString(),
      messageId: reply.id,
      userMessageId: said.id,
      crisis: noticeFor(state?.risk?.peak ?? null, ctx.config.COUNTRY),
      degraded: body.degraded ?? false,
    },
  };
}

function utterance(ctx: Authed, row: queries.MessageRow): Utterance {
  const { content } = openBody(ctx.actor.dataKey, row.id, row.body);
  return { role: row.role, content, at: row.createdAt };
}

/** What this therapist may remember of earlier sessions, newest first. */
export async function recallFor(
  ctx: Authed,
  db: Executor,
  therapistId: TherapistId,
): Promise<SessionRecall[]> {
  const rows = await queries.sessionsToRecall(db, ctx.actor.userId, [therapistId], 3);
  return rows.map((row) => ({
    therapistId: row.therapistId as TherapistId,
    endedAt: row.endedAt ?? row.updatedAt,
    state: openState(ctx.actor.dataKey, row.id, row.state),
  }));
}
