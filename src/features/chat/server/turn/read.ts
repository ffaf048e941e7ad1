/**
 * What a turn reads first; store.ts has what it writes. A user message goes from absent to stored to answered,
 * never back.
 *
 * A turn is read without a lock, and stored only if the session is still as it was read; else it is read
 * again under the session's row lock. So two tabs get different turns, in order. The same Idempotency-Key finds
 * its first attempt (`chat_messages_sent_once`); an unanswered last message that is sent again is taken as a
 * retry even without one. `chat_messages_answered_once` makes a second answer to a message impossible.
 */
import type { TurnInput } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { type ResultsOf, readInOrder, readTogether } from '#database/together.ts';
import type { Authed } from '#features/context.ts';
import { ledgerReads } from '#features/memory/server/service.ts';
import { assertTherapist, entitlementRead } from '#features/subscription/server/service.ts';
import { AppError, invalid, notFound } from '#platform/server/errors.ts';
import type { MessageAnswer } from '../../contract.ts';
import * as sessions from '../queries.ts';
import { openBody } from '../sealing.ts';
import { usedTodayRead } from './allowance.ts';
import { turnInput } from './input.ts';
import * as messages from './queries.ts';
import { answerFrom, userRow } from './rows.ts';

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
  /** Whether it may be learnt from, as far as was known when it was read. */
  readonly learning: boolean;
  readonly userMessageId: string;
  readonly seq: number;
  /** The row to be stored; null where an earlier attempt stored it. */
  readonly unstored: messages.NewMessage | null;
  /** Tokens of the model that the person has used today; null where none are counted. */
  readonly used: number | null;
}

export type ReadTurn = OpenTurn | { readonly answered: Answer };

/** Finds out what is to be answered, or the answer that is there already. */
export async function readTurn(ctx: Authed, request: TurnRequest): Promise<ReadTurn> {
  const session = sessions.sessionRead({ userId: ctx.actor.userId, id: request.sessionId });
  const found = await readTogether(ctx.db, { session, ...besides(ctx, request) });
  return turnFrom(ctx, ctx.db, request, found);
}

/** As `readTurn`, and holds the session: what follows the lock sees what its last holder wrote. */
export async function readTurnLocked(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
): Promise<ReadTurn> {
  const session = sessions.lockedSessionRead({ userId: ctx.actor.userId, id: request.sessionId });
  const found = await readInOrder(tx, { session, ...besides(ctx, request) });
  return turnFrom(ctx, tx, request, found);
}

function besides(ctx: Authed, { sessionId, idempotencyKey: key }: TurnRequest) {
  const { userId } = ctx.actor;
  const { immediate, window } = ctx.companion;
  const { settings, rows } = immediate ? { settings: null, rows: null } : ledgerReads(ctx);
  return {
    recent: messages.latestRead({ userId, sessionId, limit: window + 1 }),
    entitled: entitlementRead(ctx),
    keyed: key === null ? null : messages.byIdempotencyKeyRead({ userId, sessionId, key }),
    used: immediate ? null : usedTodayRead(ctx),
    settings,
    rows,
  };
}

type Found = ResultsOf<ReturnType<typeof besides>> & { session: sessions.SessionRow | undefined };

async function turnFrom(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
  found: Found,
): Promise<ReadTurn> {
  const { userId } = ctx.actor;
  const { sessionId } = request;
  const { session, recent, entitled, used, settings, rows } = found;
  const keyed = found.keyed ?? undefined;
  const ledger = settings && rows ? { settings, rows } : null;
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
  const all = { session, before, standing: entitled.standing, ledger };
  const { input, learning } = await turnInput(ctx, tx, all, request.message);
  return { answered: null, session, input, learning, userMessageId: id, seq, unstored, used };
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
  last: messages.SaidRow | undefined,
): messages.SaidRow | undefined {
  const sameWords = (row: messages.SaidRow) =>
    openBody(ctx.actor.dataKey, row.id, row.body).content === message;
  if (keyed && !sameWords(keyed)) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another message.');
  }
  return keyed ?? (last?.role === 'user' && sameWords(last) ? last : undefined);
}
