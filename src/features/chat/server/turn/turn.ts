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
import { keepWithin, learnLater, learntNow } from './learn.ts';
import { noteLater } from './note-later.ts';
import {
  type Answer,
  type OpenTurn,
  type ReadTurn,
  readTurn,
  readTurnLocked,
  type TurnRequest,
} from './read.ts';
import { held, storeAnswer, storeMessage, storeTurn } from './store.ts';
import { orMarked } from './unanswered.ts';

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
  const read = await readWithinLimit(ctx, request);
  if (read.answered) {
    yield read.answered.response;
    return read.answered;
  }
  if (ctx.companion.immediate) {
    const { answer, pieces } = await answeredAtOnce(ctx, request, read);
    yield* pieces;
    return answer;
  }
  const turn = await beginTurn(ctx, request, read);
  if (turn.answered) {
    yield turn.answered.response;
    return turn.answered;
  }
  const result = yield* orMarked(ctx, turn, turn.words);
  const answer = await storeAnswer(ctx, turn, result);
  noteLater(ctx, turn, result);
  learnLater(ctx, turn, result, turn.allowance);
  return answer;
}

/** Counted while it is being read; of two refusals the limit's is heard. */
async function readWithinLimit(ctx: Authed, request: TurnRequest): Promise<ReadTurn> {
  const [counted, read] = await Promise.allSettled([
    ctx.limits.use(messagesPerMinute, ctx.actor.userId),
    readTurn(ctx, request),
  ]);
  if (counted.status === 'rejected') throw counted.reason;
  if (read.status === 'rejected') throw read.reason;
  return read.value;
}

interface Begun extends OpenTurn {
  readonly words: AsyncGenerator<string, TurnResult, void>;
  readonly allowance: Allowance;
}

/** Where the session has moved on since it was read, the turn is read again under its lock. */
async function beginTurn(
  ctx: Authed,
  request: TurnRequest,
  read: OpenTurn,
): Promise<Begun | { answered: Answer }> {
  const begun = await askAndStore(ctx, ctx.db, request, read);
  if (begun) return begun;
  return ctx.db.transaction(async (tx) => {
    const again = await readTurnLocked(ctx, tx, request);
    return again.answered ? again : held(await askAndStore(ctx, tx, request, again));
  });
}

/** The model is asked while the message is being stored; nothing it says is shown before that. */
async function askAndStore(
  ctx: Authed,
  db: Executor,
  request: TurnRequest,
  turn: OpenTurn,
): Promise<Begun | null> {
  const unstored = new AbortController();
  const signal = AbortSignal.any([request.signal, unstored.signal]);
  const allowance = allowanceOf(ctx, turn.used);
  const words = underWay(spoken(ctx, { ...turn.input, allowance }, signal));
  let stored: OpenTurn | null = null;
  try {
    stored = await storeMessage(ctx, db, turn);
  } finally {
    if (!stored) unstored.abort();
  }
  return stored && { ...stored, words, allowance };
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

interface Given {
  readonly answer: Answer;
  /** To be shown only after the commit. */
  readonly pieces: readonly string[];
}

/** Message, answer and what goes with them are stored at once, or nothing is. */
async function answeredAtOnce(ctx: Authed, request: TurnRequest, read: OpenTurn): Promise<Given> {
  const given = await answerAndStore(ctx, ctx.db, request, read);
  if (given) return given;
  return ctx.db.transaction(async (tx) => {
    const again = await readTurnLocked(ctx, tx, request);
    if (again.answered) return { answer: again.answered, pieces: [again.answered.response] };
    return held(await answerAndStore(ctx, tx, request, again));
  });
}

/** null where the session has moved on since it was read. */
async function answerAndStore(
  ctx: Authed,
  db: Executor,
  request: TurnRequest,
  turn: OpenTurn,
): Promise<Given | null> {
  const safetyPlan = () => planOf(ctx, db);
  const words = ctx.companion.reply({ ...turn.input, safetyPlan }, request.signal);
  const pieces: string[] = [];
  let step = await words.next();
  for (; !step.done; step = await words.next()) pieces.push(step.value);
  const result = step.value;
  const learnt = await learntNow(ctx, turn, result, request.signal);
  const store = async (tx: Executor) => {
    const answer = await storeTurn(ctx, tx, turn, result);
    if (answer && learnt.length > 0) await keepWithin(ctx, tx, turn, learnt);
    return answer;
  };
  const alone = learnt.length === 0 && !result.planned;
  const answer = alone || db !== ctx.db ? await store(db) : await ctx.db.transaction(store);
  return answer && { answer, pieces };
}
