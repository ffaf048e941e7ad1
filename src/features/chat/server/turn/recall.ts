/** What a therapist knows beside the conversation: their own former ones, and what is remembered. */
import type { TurnInput } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { madeAt } from '#database/ids.ts';
import type { Authed } from '#features/context.ts';
import { type Ledger, recalled } from '#features/memory/server/service.ts';
import type { Standing } from '#features/subscription/entitlements.ts';
import * as sessions from '../queries.ts';
import { openState } from '../sealing.ts';

interface Known {
  readonly known: Required<Pick<TurnInput, 'recall' | 'remembered' | 'forgotten'>>;
  /** Whether what is said may be learnt from. */
  readonly learning: boolean;
}

export interface Talk {
  readonly sessionId: string;
  readonly therapistId: TherapistId;
  /** What came after it is left out. */
  readonly until: Date;
  /** Nothing has been said in it: former conversations are taken up now, and carried from here. */
  readonly begins: boolean;
  readonly standing: Standing;
}

/** Newest first. Conversations in which something was forgotten since are not brought up again. */
export async function knownTo(
  ctx: Authed,
  db: Executor,
  ledger: Ledger,
  talk: Talk,
): Promise<Known> {
  const rows = talk.begins ? await formerSessions(ctx, db, talk) : [];
  const { remembered, learning, lastForgotten, mayBringUp } = recalled(ctx, ledger, talk);
  return {
    learning,
    known: {
      remembered,
      forgotten: lastForgotten !== null && lastForgotten > madeAt(talk.sessionId),
      recall: rows.filter(mayBringUp).map((row) => ({
        therapistId: row.therapistId as TherapistId,
        endedAt: row.endedAt ?? row.updatedAt,
        state: openState(ctx.actor.dataKey, row.id, row.state),
      })),
    },
  };
}

const formerSessions = (ctx: Authed, db: Executor, { therapistId, sessionId }: Talk) =>
  sessions.sessionsToRecall(db, ctx.actor.userId, {
    therapistIds: [therapistId],
    except: sessionId,
    limit: 3,
  });
