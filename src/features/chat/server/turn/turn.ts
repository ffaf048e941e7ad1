/** One turn: what the person says is stored and answered, both exactly once. */
import { CompanionUnavailable } from '#care/companion/model/unavailable.ts';
import type { Allowance } from '#care/companion/model/usage.ts';
import type { TurnInput, TurnResult } from '#care/companion/types.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import { planOf } from '#features/safety-plan/server/service.ts';
import { AppError } from '#platform/server/errors.ts';
import { underWay } from '#platform/server/generators.ts';
import type { Limit } from '#platform/server/limits.ts';
import { SEND_FAILED } from '../../rules.ts';
import { allowanceOf } from './allowance.ts';
import { learnLater, learnWithin } from './learn.ts';
import { noteLater } from './note-later.ts';
import { type Answer, type OpenTurn, readTurn, type TurnRequest } from './read.ts';
import { storeAnswer, storeMessage, storeTurn } from './store.ts';

const messagesPerMinute: Limit = {
  name: 'chat-message',
  points: 40,
  seconds: 60,
  sentence: 'That was a lot of messages in a minute. Please wait a moment, then go on.',
};

/** The day's share of the model; crisis help is never part of it. */
const USED_UP =
  'You have used today’s share of the language model. It is there again tomorrow; crisis help is always there.';

/** Yields the reply in pieces and returns the whole answer. */
export async function* takeTurn(
  ctx: Authed,
  request: TurnRequest,
): AsyncGenerator<string, Answer, void> {
  await ctx.limits.use(messagesPerMinute, ctx.actor.userId);
  if (ctx.companion.immediate) {
    const { answer, pieces } = await ctx.db.transaction((tx) => turnWithin(ctx, tx, request));
    yield* pieces;
    return answer;
  }
  const allowance = allowanceOf(ctx);
  // Read beside the turn: it will be asked for before the model is.
  allowance.left().catch(() => undefined);
  const turn = await beginTurn(ctx, request, allowance);
  if (turn.answered) {
    yield turn.answered.response;
    return turn.answered;
  }
  const result = yield* turn.words;
  const answer = await ctx.db.transaction((tx) => storeAnswer(ctx, tx, turn, result));
  noteLater(ctx, turn, result);
  learnLater(ctx, turn, result, allowance);
  return answer;
}

type Words = AsyncGenerator<string, TurnResult, void>;

/** The model is asked while the message is being stored; nothing it says is shown before that. */
async function beginTurn(
  ctx: Authed,
  request: TurnRequest,
  allowance: Allowance,
): Promise<(OpenTurn & { words: Words }) | { answered: Answer }> {
  const unstored = new AbortController();
  const signal = AbortSignal.any([request.signal, unstored.signal]);
  try {
    return await ctx.db.transaction(async (tx) => {
      const turn = await readTurn(ctx, tx, request);
      if (turn.answered) return turn;
      const words = underWay(spoken(ctx, { ...turn.input, allowance }, signal));
      await storeMessage(ctx, tx, turn);
      return { ...turn, words };
    });
  } catch (error) {
    unstored.abort();
    throw error;
  }
}

/** The message stays stored where nobody answers; sending it again asks for the answer again. */
async function* spoken(
  ctx: Authed,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<string, TurnResult, void> {
  try {
    const safetyPlan = () => planOf(ctx, ctx.db);
    return yield* ctx.companion.reply({ ...input, safetyPlan }, signal);
  } catch (error) {
    if (!(error instanceof CompanionUnavailable)) throw error;
    if (error.reason === 'limit') {
      throw new AppError('rate_limited', USED_UP, { retryAfter: error.retryAfter ?? 3600 });
    }
    throw new AppError('unavailable', SEND_FAILED, { retryAfter: error.retryAfter ?? 5 });
  }
}

/** A turn for a caller who waits for the whole answer. */
export async function wholeTurn(ctx: Authed, request: TurnRequest): Promise<Answer> {
  const turn = takeTurn(ctx, request);
  for (;;) {
    const step = await turn.next();
    if (step.done) return step.value;
  }
}

/** Both writes in one transaction; the pieces are to be shown only after its commit. */
async function turnWithin(
  ctx: Authed,
  tx: Executor,
  request: TurnRequest,
): Promise<{ answer: Answer; pieces: readonly string[] }> {
  const turn = await readTurn(ctx, tx, request);
  if (turn.answered) return { answer: turn.answered, pieces: [turn.answered.response] };
  const pieces: string[] = [];
  const safetyPlan = () => planOf(ctx, tx);
  const generator = ctx.companion.reply({ ...turn.input, safetyPlan }, request.signal);
  for (;;) {
    const step = await generator.next();
    if (!step.done) {
      pieces.push(step.value);
      continue;
    }
    const answer = await storeTurn(ctx, tx, turn, step.value);
    await learnWithin(ctx, tx, turn, step.value, request.signal);
    return { answer, pieces };
  }
}
