/** What a therapist may remember of earlier sessions. */
import type { SessionRecall } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import * as queries from './queries.ts';
import { openState } from './sealing.ts';

/** Newest first; a therapist remembers the sessions they were in. */
export async function recallFor(
  ctx: Authed,
  db: Executor,
  therapistId: TherapistId,
  currentSessionId: string,
): Promise<SessionRecall[]> {
  const rows = await queries.sessionsToRecall(db, ctx.actor.userId, {
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
