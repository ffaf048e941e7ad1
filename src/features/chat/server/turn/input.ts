/** What the companion is shown of a conversation: the last messages, its own state, old sessions. */
import type { SessionRecall, TurnInput, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import * as sessions from '../queries.ts';
import { openBody, openState } from '../sealing.ts';

export async function turnInput(
  ctx: Authed,
  tx: Executor,
  session: sessions.SessionRow,
  before: readonly sessions.MessageRow[],
  message: string,
): Promise<TurnInput> {
  const { dataKey } = ctx.actor;
  const therapistId = session.therapistId as TherapistId;
  return {
    therapistId,
    firstName: ctx.actor.firstName,
    message,
    history: before.map((row): Utterance => {
      const { content } = openBody(dataKey, row.id, row.body);
      return { role: row.role, content, at: row.createdAt };
    }),
    state: openState(dataKey, session.id, session.state),
    recall: before.length === 0 ? await recallFor(ctx, tx, therapistId, session.id) : [],
    now: ctx.clock.now(),
    seed: session.id,
    country: ctx.config.COUNTRY,
  };
}

/** Newest first; a therapist remembers the sessions they were in. */
export async function recallFor(
  ctx: Authed,
  db: Executor,
  therapistId: TherapistId,
  currentSessionId: string,
): Promise<SessionRecall[]> {
  const rows = await sessions.sessionsToRecall(db, ctx.actor.userId, {
    therapistIds: [therapistId],
    except: currentSessionId,
    limit: 3,
  });
  return rows.map((row) => ({
    therapistId: row.therapistId as TherapistId,
    endedAt: row.endedAt ?? row.updatedAt,
    state: openState(ctx.actor.dataKey, row.id, row.state),
  }));
}
