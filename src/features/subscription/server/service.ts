/** Verbs of the subscription: where the caller stands, and whether a therapist is open to them. */
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import type { Authed } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Subscription, TrialInfo } from '../contract.ts';
import { mayTalkTo, opens, type Standing } from '../entitlements.ts';
import { trialAt } from '../trial.ts';
import { readStanding } from './queries.ts';

export interface Entitled {
  readonly standing: Standing;
  readonly preferredTherapist: string | null;
}

/** `db`: the transaction the caller is in, where there is one. */
export async function entitlementOf(ctx: Authed, db: Executor = ctx.db): Promise<Entitled> {
  const row = await readStanding(db, ctx.actor.userId);
  if (!row) return { standing: 'none', preferredTherapist: null };
  const trial = trialAt(row.trialEndsAt, ctx.clock.now());
  return {
    standing: trial.isOnTrial ? 'trial' : 'expired',
    preferredTherapist: row.preferredTherapist,
  };
}

export async function status(
  ctx: Authed,
): Promise<{ subscription: Subscription | null; trialInfo: TrialInfo }> {
  const row = await readStanding(ctx.db, ctx.actor.userId);
  if (!row) throw new AppError('unauthenticated', 'Please sign in to go on.');
  return { subscription: null, trialInfo: trialAt(row.trialEndsAt, ctx.clock.now()) };
}

/** @throws AppError payment_required without any plan, plan_required where the plan is too small. */
export async function requireTherapist(
  ctx: Authed,
  therapist: TherapistId,
  db: Executor = ctx.db,
): Promise<void> {
  const { standing, preferredTherapist } = await entitlementOf(ctx, db);
  if (mayTalkTo(standing, therapist, preferredTherapist)) return;
  if (!opens(standing, 'chat')) {
    throw new AppError(
      'payment_required',
      'Your free trial has ended. Choose a plan to go on talking.',
    );
  }
  throw new AppError('plan_required', 'This therapist is part of the Advanced Plan.');
}
