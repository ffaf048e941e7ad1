/** What the companion is shown of a conversation: the last messages, its own state, old sessions. */
import type { TurnInput, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import type { MessageRow, SessionRow } from '../queries.ts';
import { openBody, openState } from '../sealing.ts';
import { knownTo } from './recall.ts';

export async function turnInput(
  ctx: Authed,
  tx: Executor,
  session: SessionRow,
  before: readonly MessageRow[],
  message: string,
): Promise<TurnInput> {
  const { dataKey } = ctx.actor;
  const therapistId = session.therapistId as TherapistId;
  const now = ctx.clock.now();
  // The guided companion has said in its welcome what it knows; a model has to be told each time.
  const known = ctx.companion.immediate
    ? { recall: [], remembered: [] }
    : await knownTo(ctx, tx, {
        sessionId: session.id,
        therapistId,
        until: now,
        begins: before.length === 0,
      });
  return {
    therapistId,
    firstName: ctx.actor.firstName,
    message,
    history: before.map((row): Utterance => {
      const { content } = openBody(dataKey, row.id, row.body);
      return { role: row.role, content, at: row.createdAt };
    }),
    state: openState(dataKey, session.id, session.state),
    ...known,
    now,
    seed: session.id,
    country: ctx.config.COUNTRY,
  };
}
