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

/** Stores the message before anything of an answer to it is shown. */
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
  const expected = asStored(turn);
  const values = afterReply(ctx, expected, result.text, result.state, 1);
  if (!(await sessions.moveOn(tx, userId, expected, values))) {
    return storeAfterOthers(ctx, tx, turn, result);
  }
  return storeReply(ctx, tx, turn, result);
}

/** The session as `storeMessage` left it. */
function asStored({ session, unstored }: OpenTurn): sessions.SessionRow {
  return unstored ? { ...session, messageCount: session.messageCount + 1 } : session;
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
  const values = afterReply(ctx, session, result.text, state, 1);
  await sessions.updateSession(tx, userId, session.id, values);
  return storeReply(ctx, tx, turn, { ...result, state });
}

async function storeReply(
  ctx: Authed,
  tx: Executor,
  turn: OpenTurn,
  { state, ...result }: TurnResult,
): Promise<Answer> {
  const reply = replyRow(ctx, turn, result);
  await Promise.all([
    messages.insertMessages(tx, [reply]),
    result.planned && addToPlan(ctx, tx, result.planned),
  ]);
  return answerFrom(ctx, { id: turn.session.id, state }, reply);
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
