/** Verbs of the memory: keep, list, forget, switch, and what a companion may be told. */
import type { CandidateMemory, Remembered } from '#care/companion/memory.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { isId, newId } from '#database/ids.ts';
import { readTogether } from '#database/together.ts';
import type { Authed } from '#features/context.ts';
import { opens, type Standing } from '#features/subscription/entitlements.ts';
import { entitlementOf } from '#features/subscription/server/service.ts';
import { findTherapist } from '#features/therapists/therapists.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Memory } from '../contract.ts';
import { isHarmless, lastForgotten, MEMORIES_MAX, mayBringUp } from './policy.ts';
import * as queries from './queries.ts';
import { digestOf, openMemory, sealMemory } from './sealing.ts';

export { mayLearnAt } from './policy.ts';

/** The message that something was learnt from. */
export interface LearntFrom {
  readonly sessionId: string;
  readonly therapistId: TherapistId;
  readonly saidAt: Date;
}

async function planOpen(ctx: Authed, db: Executor): Promise<boolean> {
  const { standing } = await entitlementOf(ctx, db);
  return opens(standing, 'cross_referencing');
}

/** Call it in the transaction that holds the session's row, so that the message is there. */
export async function keep(
  ctx: Authed,
  tx: Executor,
  from: LearntFrom,
  found: readonly CandidateMemory[],
): Promise<void> {
  const { userId, dataKey } = ctx.actor;
  const fit = found.filter(isHarmless);
  if (fit.length === 0) return;
  const [open, { enabled, forgottenBefore }] = await Promise.all([
    planOpen(ctx, tx),
    queries.saveSettings(tx, userId),
  ]);
  if (!open || !enabled || (forgottenBefore && from.saidAt <= forgottenBefore)) return;
  const rows = fit.map(({ messageId, ...body }) => {
    const id = newId(ctx.clock.now());
    return {
      id,
      sessionId: from.sessionId,
      messageId,
      userId,
      therapistId: from.therapistId,
      body: sealMemory(dataKey, id, body),
      digest: digestOf(dataKey, body.fact),
      createdAt: from.saidAt,
    };
  });
  const added = await queries.insertMemories(tx, rows);
  if (added > 0) await queries.keepNewest(tx, userId, MEMORIES_MAX);
}

export interface Recalled {
  /** Newest first; empty where memory is switched off or not part of the plan. */
  readonly remembered: readonly Remembered[];
  readonly lastForgotten: Date | null;
  /** Whether anything may be learnt now; `keep` asks again, holding the answer. */
  readonly learning: boolean;
  /** Whether a former conversation may be brought up, after all that was forgotten. */
  mayBringUp(session: {
    readonly id: string;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  }): boolean;
}

/** All that is remembered of a person, still sealed, and whether they want it. */
export interface Ledger {
  readonly settings: queries.Settings;
  readonly rows: readonly queries.MemoryRow[];
}

/** To be read together, and are then a `Ledger`. */
export const ledgerReads = ({ actor: { userId } }: Authed) => ({
  settings: queries.settingsRead({ userId }),
  rows: queries.memoriesRead({ userId }),
});

export const readLedger = (ctx: Authed, db: Executor): Promise<Ledger> =>
  readTogether(db, ledgerReads(ctx));

/** What a companion may be told beside the conversation itself, as it was before `until`. */
export function recalled(
  { actor }: Authed,
  { settings: { enabled, forgottenBefore }, rows }: Ledger,
  talk: { readonly sessionId: string; readonly until: Date; readonly standing: Standing },
): Recalled {
  const learning = enabled && opens(talk.standing, 'cross_referencing');
  const forgotten = rows.flatMap(({ sessionId, createdAt, forgottenAt }) =>
    forgottenAt === null ? [] : [{ sessionId, saidAt: createdAt, forgottenAt }],
  );
  const elsewhere = rows.filter(
    (row) => row.body !== null && row.sessionId !== talk.sessionId && row.createdAt < talk.until,
  );
  const told = learning ? elsewhere : [];
  return {
    learning,
    remembered: told.flatMap(({ id, body, therapistId, createdAt }) => {
      if (body === null) return [];
      const { kind, fact, topic } = openMemory(actor.dataKey, id, body);
      return [{ kind, fact, topic, therapistId: therapistId as TherapistId, at: createdAt }];
    }),
    lastForgotten: lastForgotten([forgottenBefore, ...rows.map((row) => row.forgottenAt)]),
    mayBringUp: (session) => mayBringUp({ forgotten, before: forgottenBefore }, session),
  };
}

export async function list(
  ctx: Authed,
): Promise<{ memories: Memory[]; enabled: boolean; planOpen: boolean }> {
  const { dataKey } = ctx.actor;
  const [{ settings, rows }, open] = await Promise.all([
    readLedger(ctx, ctx.db),
    planOpen(ctx, ctx.db),
  ]);
  const memories = rows.flatMap((row): Memory[] => {
    if (row.body === null) return [];
    const { kind, fact, quote } = openMemory(dataKey, row.id, row.body);
    const therapistId = row.therapistId as TherapistId;
    return [
      {
        id: row.id,
        kind,
        fact,
        quote,
        sessionId: row.sessionId,
        messageId: row.messageId,
        therapistId,
        therapistName: findTherapist(therapistId)?.name ?? therapistId,
        createdAt: row.createdAt.toISOString(),
      },
    ];
  });
  return { memories, enabled: settings.enabled, planOpen: open };
}

export async function forget(ctx: Authed, id: string): Promise<void> {
  const gone = isId(id) && (await queries.forgetOne(ctx.db, ctx.actor.userId, id, ctx.clock.now()));
  if (!gone) throw notFound('memory');
}

/** What is being learnt at this moment is forgotten too: see `saveSettings`. */
export async function forgetAll(ctx: Authed): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await queries.saveSettings(tx, userId, { forgottenBefore: ctx.clock.now() });
    await queries.deleteAll(tx, userId);
  });
}

export async function setEnabled(ctx: Authed, enabled: boolean): Promise<{ enabled: boolean }> {
  const settings = await queries.saveSettings(ctx.db, ctx.actor.userId, { enabled });
  return { enabled: settings.enabled };
}
