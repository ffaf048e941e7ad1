/** Verbs of the chat: start, list, read, end and delete sessions. */
import type { CrisisNotice } from '#care/contract.ts';
import { isId, newId } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { readLedger } from '#features/memory/server/service.ts';
import { assertTherapist, entitlementOf } from '#features/subscription/server/service.ts';
import { findTherapist } from '#features/therapists/therapists.ts';
import type { ResponseOf } from '#platform/contract/endpoint.ts';
import { HOUR } from '#platform/server/clock.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { Message, SessionSummary, startSession } from '../contract.ts';
import { noticeFor, presentMessage, presentSession } from './present.ts';
import * as queries from './queries.ts';
import { openState } from './sealing.ts';
import type { TurnRequest } from './turn/read.ts';
import { knownTo } from './turn/recall.ts';
import { wholeTurn } from './turn/turn.ts';
import { isNoAnswer } from './turn/unanswered.ts';

export { allowanceOf } from './turn/allowance.ts';

const startsPerHour: Limit = {
  name: 'chat-start',
  points: 120,
  seconds: 3600,
  sentence: 'That was a lot of new conversations in an hour. Please wait a little.',
};

/** A session in which nothing was said is shown, and kept, for this long. */
export const EMPTY_LIFETIME = HOUR;

type Unanswered = NonNullable<ResponseOf<typeof startSession>['unanswered']>;

export interface Started {
  readonly sessionId: string;
  readonly assessmentStatus: { hasCompleted: boolean; assessmentId: string | null };
  readonly welcome: string;
  readonly answeredBy: string;
  readonly response?: string;
  readonly unanswered?: Unanswered;
  readonly crisis: CrisisNotice | null;
}

/**
 * Opens a session, or, with `sessionId`, only looks up what goes with one that is already there:
 * a reload must not leave an empty session behind.
 */
export async function start(
  ctx: Authed,
  input: {
    therapistId: string;
    sessionId: string | null;
    initialMessage: string;
    /** Of `initialMessage`. */
    idempotencyKey: string | null;
    signal: AbortSignal;
  },
): Promise<Started> {
  const therapist = findTherapist(input.therapistId);
  if (!therapist) throw notFound('therapist');
  const there =
    input.sessionId === null ? null : await ownSession(ctx, input.sessionId, therapist.id);
  const entitled = await entitlementOf(ctx);
  if (!there) {
    assertTherapist(entitled, therapist.id);
    await ctx.limits.use(startsPerHour, ctx.actor.userId);
  }
  const now = ctx.clock.now();
  const sessionId = there?.id ?? newId(now);
  const until = there?.createdAt ?? now;
  const { standing } = entitled;
  const talk = { sessionId, therapistId: therapist.id, until, begins: true, standing };
  const { known } = await knownTo(ctx, ctx.db, await readLedger(ctx, ctx.db), talk);
  const welcome = ctx.companion.welcome({
    therapistId: therapist.id,
    firstName: ctx.actor.firstName,
    ...known,
    now: until,
    seed: sessionId,
  });
  if (!there) {
    await queries.insertSession(ctx.db, {
      id: sessionId,
      userId: ctx.actor.userId,
      therapistId: therapist.id,
      status: 'active',
      createdAt: now,
      updatedAt: now,
    });
  }
  const answer =
    input.initialMessage.trim() === ''
      ? null
      : await firstTurn(ctx, {
          sessionId,
          message: input.initialMessage,
          therapistId: therapist.id,
          idempotencyKey: input.idempotencyKey,
          signal: input.signal,
        });
  return {
    sessionId,
    assessmentStatus: { hasCompleted: false, assessmentId: null },
    welcome,
    answeredBy: ctx.companion.describedAs,
    ...answer,
    crisis: answer?.crisis ?? null,
  };
}

/** The session is there whether or not its first message could be answered, and the caller has to know. */
async function firstTurn(
  ctx: Authed,
  request: TurnRequest,
): Promise<Pick<Started, 'response' | 'unanswered' | 'crisis'>> {
  try {
    const { response, crisis } = await wholeTurn(ctx, request);
    return { response, crisis };
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const { code, message, retryAfter } = error;
    const unanswered = { code, error: message, ...(retryAfter ? { retryAfter } : {}) };
    return { unanswered, crisis: null };
  }
}

async function ownSession(
  ctx: Authed,
  sessionId: string,
  therapistId?: string,
): Promise<queries.SessionRow> {
  const row = isId(sessionId)
    ? await queries.findSession(ctx.db, ctx.actor.userId, sessionId)
    : undefined;
  if (!row || (therapistId !== undefined && row.therapistId !== therapistId)) {
    throw notFound('conversation');
  }
  return row;
}

export async function recent(ctx: Authed, limit: number): Promise<SessionSummary[]> {
  const emptySince = new Date(ctx.clock.now().getTime() - EMPTY_LIFETIME);
  const rows = await queries.recentSessions(ctx.db, ctx.actor.userId, limit, emptySince);
  return rows.map((row) => presentSession(ctx.actor.dataKey, row));
}

export interface Chat extends Omit<SessionSummary, '_id' | 'lastMessage' | 'messageCount'> {
  readonly messages: Message[];
  readonly crisis: CrisisNotice | null;
}

export async function read(ctx: Authed, sessionId: string): Promise<Chat> {
  const row = await ownSession(ctx, sessionId);
  const key = ctx.actor.dataKey;
  const messages = await queries.allMessages(ctx.db, ctx.actor.userId, row.id);
  const state = openState(key, row.id, row.state);
  return {
    ...presentSession(key, row),
    messages: messages.map((message) => presentMessage(key, message)),
    crisis: noticeFor(state?.risk?.peak ?? null, ctx.config.COUNTRY),
  };
}

/** Ending what has ended is no error: two tabs may both press the button. */
export async function end(ctx: Authed, sessionId: string): Promise<SessionSummary> {
  const row = await ownSession(ctx, sessionId);
  const ended = await queries.endActiveSession(ctx.db, ctx.actor.userId, row.id, ctx.clock.now());
  return presentSession(ctx.actor.dataKey, ended ?? (await ownSession(ctx, sessionId)));
}

export async function remove(ctx: Authed, sessionId: string): Promise<void> {
  const gone =
    isId(sessionId) && (await queries.deleteSession(ctx.db, ctx.actor.userId, sessionId));
  if (!gone) throw notFound('conversation');
}
