/** What a turn teaches for other conversations. */
import type { CandidateMemory, SaidByPerson } from '#care/companion/memory.ts';
import type { Allowance } from '#care/companion/model/usage.ts';
import type { TurnResult } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { madeAt } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { keep, type LearntFrom, mayLearnAt } from '#features/memory/server/service.ts';
import { errorCode } from '#platform/server/errors.ts';
import * as sessions from '../queries.ts';
import type { OpenTurn } from './read.ts';

/** Longer than a model has for one call; past it nothing is learnt. */
const LEARN_MS = 20_000;

/** A safety plan in the making is kept as the plan, and nowhere else. */
const mayLearn = ({ level, source, state }: TurnResult): boolean =>
  source !== 'plan' && mayLearnAt(level, state.risk?.peak ?? null);

const saidIn = ({ userMessageId: messageId, input }: OpenTurn): SaidByPerson => ({
  messageId,
  content: input.message,
  // Of an answer that is tried again later, the message is as old as it is.
  at: madeAt(messageId),
});

const whence = ({ session, userMessageId }: OpenTurn): LearntFrom => ({
  sessionId: session.id,
  therapistId: session.therapistId as TherapistId,
  saidAt: madeAt(userMessageId),
});

/** What the turn teaches, to be kept with it. */
export async function learntNow(
  ctx: Authed,
  turn: OpenTurn,
  result: TurnResult,
  signal: AbortSignal,
): Promise<readonly CandidateMemory[]> {
  return mayLearn(result) ? ctx.companion.learn(saidIn(turn), { signal }) : [];
}

/** In the transaction that stores the turn: remembered with it, or not at all. */
export const keepWithin = (
  ctx: Authed,
  tx: Executor,
  turn: OpenTurn,
  found: readonly CandidateMemory[],
): Promise<void> => keep(ctx, tx, whence(turn), found);

/**
 * Behind an answer that has been given: nobody waits for it, and whoever has gone away is still
 * learnt from. What a crash or a failing model costs here is a memory, never a message.
 */
export function learnLater(
  ctx: Authed,
  turn: OpenTurn,
  result: TurnResult,
  allowance: Allowance,
): void {
  if (!turn.learning || !mayLearn(result)) return;
  const learning = async () => {
    const signal = AbortSignal.timeout(LEARN_MS);
    const found = await ctx.companion.learn(saidIn(turn), { signal, allowance });
    if (found.length === 0) return;
    await ctx.db.transaction(async (tx) => {
      // In the order in which a deletion takes its locks, and proof that the message is still there.
      if (!(await sessions.lockSession(tx, ctx.actor.userId, turn.session.id))) return;
      await keep(ctx, tx, whence(turn), found);
    });
  };
  learning().catch((error: unknown) =>
    ctx.log.warn({ code: errorCode(error) }, 'a message could not be learnt from'),
  );
}
