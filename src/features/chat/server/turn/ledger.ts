/**
 * What a turn reads first and writes last. A user message goes from absent to stored to answered,
 * never back.
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
import type { Authed } from '#features/context.ts';
import { addToPlan } from '#features/safety-plan/server/service.ts';
import { assertTherapist, entitlementOf } from '#features/subscription/server/service.ts';
import { AppError, invalid, notFound } from '#platform/server/errors.ts';
import type { MessageAnswer } from '../../contract.ts';
import * as sessions from '../queries.ts';
import { openBody, openState, sealPreview, sealState } from '../sealing.ts';
import { turnInput } from './input.ts';
import * as messages from './queries.ts';
import { answerFrom, replyRow, userRow } from './rows.ts';

export type Answer = Omit<MessageAnswer, 'success'>;

export interface TurnRequest {
  readonly sessionId: string;
  readonly message: string;
  readonly therapistId: string | null;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
}

/** A message that waits for its answer. */
export interface OpenTurn {
  readonly answered: null;
  readonly session: sessions.SessionRow;
  readonly input: TurnInput;
  readonly userMessageId: string;
  readonly seq: number;
  /** The row to be stored; null where an earlier attempt stored it. */
  readonly unstored: messages.NewMessage | null;
}

/** Locks the session and finds out what is to be answered, or the answer that is there already. */
export async function readTurn(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
): Promise<OpenTurn | { answered: Answer }> {
  const { userId } = ctx.actor;
  const { sessionId, idempotencyKey: key } = request;
  // Sent together and run in this order: what follows the lock sees what its last holder wrote.
  const [session, recent, entitled, keyed] = await Promise.all([
    sessions.lockSession(tx, userId, sessionId),
    messages.latestMessages(tx, userId, sessionId, ctx.companion.window + 1),
    entitlementOf(ctx, tx),
    key === null ? undefined : messages.findByIdempotencyKey(tx, userId, sessionId, key),
  ]);
  if (!session) throw notFound('conversation');
  if (request.therapistId !== null && request.therapistId !== session.therapistId) {
    throw invalid('therapistId', 'This conversation is with another therapist.');
  }
  const earlier = earlierAttempt(ctx, request.message, keyed, recent.at(-1));
  const reply = keyed && (await messages.findReply(tx, userId, keyed.id));
  if (reply) return { answered: answerFrom(ctx, session, reply) };
  if (session.status !== 'active') {
    throw new AppError('wrong_state', 'This conversation has ended. You can start a new one.');
  }
  assertTherapist(entitled, session.therapistId as TherapistId);
  const unstored = earlier ? null : userRow(ctx, session, request);
  const { id, seq } = earlier ?? userRowOf(unstored);
  const overtaken = earlier !== undefined && earlier.id !== recent.at(-1)?.id;
  const before = overtaken
    ? await messages.messagesBefore(tx, userId, sessionId, seq, ctx.companion.window)
    : recent.filter((row) => row.seq < seq).slice(-ctx.companion.window);
  const input = await turnInput(ctx, tx, session, before, request.message);
  return { answered: null, session, input, userMessageId: id, seq, unstored };
}

function userRowOf(row: messages.NewMessage | null): messages.NewMessage {
  if (!row) throw new Error('A turn has a message, stored or not');
  return row;
}

/** @throws AppError conflict where the key belongs to other words. */
function earlierAttempt(
  ctx: Authed,
  message: string,
  keyed: sessions.MessageRow | undefined,
  last: sessions.MessageRow | undefined,
): sessions.MessageRow | undefined {
  const sameWords = (row: sessions.MessageRow) =>
    openBody(ctx.actor.dataKey, row.id, row.body).content === message;
  if (keyed && !sameWords(keyed)) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another message.');
  }
  return keyed ?? (last?.role === 'user' && sameWords(last) ? last : undefined);
}

/** Stores the message before anybody is asked for an answer. */
export async function storeMessage(ctx: Authed, tx: Executor, turn: OpenTurn): Promise<void> {
  const { session, unstored } = turn;
  if (!unstored) return;
  const { userId, dataKey } = ctx.actor;
  await Promise.all([
    messages.insertMessages(tx, [unstored]),
    sessions.updateSession(tx, userId, session.id, {
      turns: session.turns + 1,
      messageCount: session.messageCount + 1,
      lastMessage: sealPreview(dataKey, session.id, turn.input.message),
      updatedAt: unstored.createdAt,
    }),
  ]);
}

/** Stores message and answer at once, for an answer that came within the lock of `readTurn`. */
export async function storeTurn(
  ctx: Authed,
  tx: Executor,
  turn: OpenTurn,
  result: TurnResult,
): Promise<Answer> {
  const { session, unstored } = turn;
  const reply = replyRow(ctx, turn, result);
  const added = unstored ? [unstored, reply] : [reply];
  const state = result.state;
  await Promise.all([
    messages.insertMessages(tx, added),
    sessions.updateSession(tx, ctx.actor.userId, session.id, {
      ...(unstored ? { turns: session.turns + 1 } : {}),
      ...afterReply(ctx, session, result.text, state, added.length),
    }),
    result.planned && addToPlan(ctx, tx, result.planned),
  ]);
  return answerFrom(ctx, { id: session.id, state }, reply);
}

/** Stores an answer that took its time, once; whoever comes second is given the first one's. */
export async function storeAnswer(
  ctx: Authed,
  tx: Executor,
  turn: OpenTurn,
  result: TurnResult,
): Promise<Answer> {
  const { userId } = ctx.actor;
  const [session, first] = await Promise.all([
    sessions.lockSession(tx, userId, turn.session.id),
    messages.findReply(tx, userId, turn.userMessageId),
  ]);
  if (!session) throw notFound('conversation');
  if (first) return answerFrom(ctx, session, first);
  const reply = replyRow(ctx, turn, result);
  const state = mergedState(ctx, session, turn, result);
  await Promise.all([
    messages.insertMessages(tx, [reply]),
    sessions.updateSession(tx, userId, session.id, afterReply(ctx, session, result.text, state, 1)),
    result.planned && addToPlan(ctx, tx, result.planned),
  ]);
  return answerFrom(ctx, { id: session.id, state }, reply);
}

function afterReply(
  ctx: Authed,
  session: sessions.SessionRow,
  text: string,
  state: TurnResult['state'],
  added: number,
) {
  const { dataKey } = ctx.actor;
  return {
    messageCount: session.messageCount + added,
    lastMessage: sealPreview(dataKey, session.id, text),
    state: sealState(dataKey, session.id, state),
    updatedAt: ctx.clock.now(),
  };
}

/** Another tab may have moved the session on while a model was thinking: risk is never lost. */
function mergedState(
  ctx: Authed,
  session: sessions.SessionRow,
  turn: OpenTurn,
  result: TurnResult,
): TurnResult['state'] {
  if (sameBytes(session.state, turn.session.state)) return result.state;
  const current = openState(ctx.actor.dataKey, session.id, session.state);
  return { ...result.state, risk: mergeRisk(current?.risk ?? null, result.state.risk) };
}

function sameBytes(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
