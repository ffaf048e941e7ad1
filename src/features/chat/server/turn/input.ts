/** What the companion is shown of a conversation: the last messages, its own state, old sessions. */
import type { TurnInput, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import type { Ledger } from '#features/memory/server/service.ts';
import type { Standing } from '#features/subscription/entitlements.ts';
import type { SessionRow } from '../queries.ts';
import { openBody, openState } from '../sealing.ts';
import type { SaidRow } from './queries.ts';
import { knownTo } from './recall.ts';

/** What a turn has read. */
interface Read {
  readonly session: SessionRow;
  readonly before: readonly SaidRow[];
  readonly standing: Standing;
  /** null where the companion has no use for it in the middle of a talk. */
  readonly ledger: Ledger | null;
}

/** The guided companion has said in its welcome what it knows; a model has to be told each time. */
const SAID_ALREADY = { known: { recall: [], remembered: [] }, learning: true };

/** `learning`: whether what is said may be learnt from, as far as is known now. */
export async function turnInput(
  ctx: Authed,
  tx: Executor,
  { session, before, standing, ledger }: Read,
  message: string,
): Promise<{ input: TurnInput; learning: boolean }> {
  const { dataKey } = ctx.actor;
  const therapistId = session.therapistId as TherapistId;
  const now = ctx.clock.now();
  const talk = { sessionId: session.id, therapistId, until: now, begins: before.length === 0 };
  const { known, learning } = ledger
    ? await knownTo(ctx, tx, ledger, { ...talk, standing })
    : SAID_ALREADY;
  const input = {
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
  return { input, learning };
}
