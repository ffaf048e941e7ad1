/** Notes of a conversation that a slow model finishes only after its answer was given. */
import { withLateNotes } from '#care/companion/model/state.ts';
import type { TurnResult } from '#care/companion/types.ts';
import type { Authed } from '#features/context.ts';
import { errorCode } from '#platform/server/errors.ts';
import * as sessions from '../queries.ts';
import { openState, sealState } from '../sealing.ts';
import type { OpenTurn } from './read.ts';

/** Nobody waits for it. A conversation that was deleted meanwhile stays deleted. */
export function noteLater(ctx: Authed, { session }: OpenTurn, { later }: TurnResult): void {
  if (!later) return;
  const { userId, dataKey } = ctx.actor;
  const noting = async () => {
    const late = await later;
    if (!late) return;
    await ctx.db.transaction(async (tx) => {
      const now = await sessions.lockSession(tx, userId, session.id);
      const state = now && withLateNotes(openState(dataKey, now.id, now.state), late);
      if (!state) return;
      await sessions.updateSession(tx, userId, session.id, {
        state: sealState(dataKey, session.id, state),
      });
    });
  };
  noting().catch((error: unknown) =>
    ctx.log.warn({ code: errorCode(error) }, 'the notes of a conversation could not be kept'),
  );
}
