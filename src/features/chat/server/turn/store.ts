/** What a turn writes: the message, the answer to it, and how the session goes on. read.ts has the states. */
import type { TurnResult } from '#care/companion/types.ts';
import { mergeRisk } from '#care/safety/merge.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import { addToPlan } from '#features/safety-plan/server/service.ts';
import { notFound } from '#platform/server/errors.ts';
import * as sessions from '../queries.ts';
import { openState, sealPreview, sealState } from '../sealing.ts';
import * as messages from './queries.ts';
import type { Answer, OpenTurn } from './read.ts';
import { answerFrom, replyRow } from './rows.ts';

/**
 * Stores the message before anything of an answer to it is shown. null where the session is no longer
 * as it was read: nothing is stored then.
 */
export async function storeMessage(
  ctx: Authed,
  db: Executor,
  turn: OpenTurn,
): Promise<OpenTurn | null> {
  const { session, unstored } = turn;
  if (!unstored) return turn;
  const { userId, dataKey } = ctx.actor;
  const now = { turns: session.turns + 1, messageCount: session.messageCount + 1 };
  const lastMessage = sealPreview(dataKey, session.id, turn.input.message);
  const changes = { ...now, lastMessage, updatedAt: unstored.createdAt };
  const stored = await messages.addToSession(db, userId, session, changes, [unstored]);
  return stored ? { ...turn, session: { ...session, ...now }, unstored: null } : null;
}

/**
 * Stores the answer, and with it the message where that is not stored yet. null where the session is
 * no longer as it was read: nothing is stored then.
 */
export async function storeTurn(
  ctx: Authed,
  db: Executor,
  turn: OpenTurn,
  result: TurnResult,
): Promise<Answer | null> {
  const { session, unstored } = turn;
  const reply = replyRow(ctx, turn, result);
  const added = unstored ? [unstored, reply] : [reply];
  const changes = {
    ...(unstored ? { turns: session.turns + 1 } : {}),
    ...afterReply(ctx, session, result, added.length),
  };
  if (!(await messages.addToSession(db, ctx.actor.userId, session, changes, added))) return null;
  if (result.planned) await addToPlan(ctx, db, result.planned);
  return answerFrom(ctx, { id: session.id, state: result.state }, reply);
}

/** Stores an answer that took its time, once; whoever comes second is given the first one's. */
export async function storeAnswer(
  ctx: Authed,
  turn: OpenTurn,
  result: TurnResult,
): Promise<Answer> {
  const alone = result.planned ? null : await storeTurn(ctx, ctx.db, turn, result);
  if (alone) return alone;
  return ctx.db.transaction(async (tx) => {
    const stored = result.planned ? await storeTurn(ctx, tx, turn, result) : null;
    return stored ?? storeAfterOthers(ctx, tx, turn, result);
  });
}

/** The session has moved on meanwhile: in another tab, or with this very answer. */
async function storeAfterOthers(
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
  const state = mergedState(ctx, session, turn, result);
  return held(await storeTurn(ctx, tx, { ...turn, session }, { ...result, state }));
}

/** Of a session that is locked: nobody else can have changed it. */
export function held<T>(stored: T | null): T {
  if (stored === null) throw new Error('A session changed while it was locked');
  return stored;
}

function afterReply(
  ctx: Authed,
  session: sessions.SessionRow,
  { text, state }: TurnResult,
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
