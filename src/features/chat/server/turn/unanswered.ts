/** Where nobody answers: the message stays, and says so, so that nobody waits for what will not come. */
import type { Authed } from '#features/context.ts';
import { AppError, errorCode } from '#platform/server/errors.ts';
import { sealBody } from '../sealing.ts';
import { replaceBody } from './queries.ts';
import type { OpenTurn } from './read.ts';

export type NoAnswer = AppError & { readonly code: 'unavailable' | 'rate_limited' };

export const isNoAnswer = (error: unknown): error is NoAnswer =>
  error instanceof AppError && ['unavailable', 'rate_limited'].includes(error.code);

/** Passes on what is said; where it fails, the stored message is marked first. */
export async function* orMarked<T>(
  ctx: Authed,
  turn: Pick<OpenTurn, 'userMessageId' | 'input'>,
  words: AsyncGenerator<string, T, void>,
): AsyncGenerator<string, T, void> {
  try {
    return yield* words;
  } catch (error) {
    if (isNoAnswer(error)) await mark(ctx, turn);
    throw error;
  }
}

/** The mark is a kindness: that it could not be set must not hide why. */
async function mark(
  ctx: Authed,
  { userMessageId: id, input }: Pick<OpenTurn, 'userMessageId' | 'input'>,
): Promise<void> {
  const { userId, dataKey } = ctx.actor;
  const said = { content: input.message, mood: null, level: 'none', source: 'user' } as const;
  const body = sealBody(dataKey, id, { ...said, unanswered: true });
  await replaceBody(ctx.db, userId, { id, body }).catch((error: unknown) =>
    ctx.log.warn({ code: errorCode(error) }, 'a message could not be marked as unanswered'),
  );
}
