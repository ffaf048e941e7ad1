/** Verbs of the subscription: where the caller stands, and what that opens to them. */
import type { TherapistId } from '#care/contract.ts';
import type { Executor } from '#database/client.ts';
import { furtherRead, type Read, readOne } from '#database/together.ts';
import type { Authed, Services } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Status } from '../contract.ts';
import {
  type Closed,
  closedBecause,
  type Feature,
  type Standing,
  therapistClosedBecause,
} from '../entitlements.ts';
import { priceOf } from '../plans.ts';
import { trialAt } from '../trial.ts';
import { lookNow } from './billing/settle.ts';
import { introDays } from './billing/subscribe.ts';
import { testMode } from './gateway/index.ts';
import { effective, presentSubscription, standingAt } from './policy.ts';
import { readStanding, type StandingRow, standingRead } from './queries.ts';

export { cancelForDeletion } from './billing/farewell.ts';

export interface Entitled {
  readonly standing: Standing;
  readonly preferredTherapist: string | null;
  /** What an AI is called here. */
  readonly persona: string;
}

/** `db`: the transaction the caller is in, where there is one. */
export async function entitlementOf(ctx: Authed, db: Executor = ctx.db): Promise<Entitled> {
  return readOne(db, entitlementRead(ctx));
}

export const entitlementRead = (ctx: Authed): Read<Entitled> =>
  furtherRead(standingRead({ userId: ctx.actor.userId }), (row) => {
    const persona = ctx.config.PERSONA_TITLE;
    if (!row) return { standing: 'none', preferredTherapist: null, persona };
    const { preferredTherapist } = row;
    return { standing: standingAt(row, ctx.clock.now()), preferredTherapist, persona };
  });

/** @throws AppError payment_required without any plan, plan_required where the plan is too small. */
export async function requireFeature(
  ctx: Authed,
  feature: Feature,
  db: Executor = ctx.db,
): Promise<void> {
  const { standing, persona } = await entitlementOf(ctx, db);
  refuse(closedBecause(standing, feature, persona));
}

/** As `requireFeature`, for talking with one therapist. */
export function assertTherapist(entitled: Entitled, therapist: TherapistId): void {
  const { standing, preferredTherapist, persona } = entitled;
  refuse(therapistClosedBecause(standing, therapist, preferredTherapist, persona));
}

function refuse(closed: Closed | null): void {
  if (!closed) return;
  const code = closed.kind === 'pay' ? 'payment_required' : 'plan_required';
  throw new AppError(code, closed.sentence);
}

export async function status(ctx: Authed): Promise<Status> {
  let row = await ownRow(ctx);
  if (await mayBeStale(ctx, row)) row = await ownRow(ctx);
  const now = ctx.clock.now();
  const plan = effective(row.subscription, now);
  return {
    subscription: presentSubscription(row.subscription, now),
    trialInfo: trialAt(
      { startedAt: row.trialStartedAt, endsAt: row.trialEndsAt },
      now,
      plan !== null,
    ),
    standing: standingAt(row, now),
    planEnded: row.subscription !== null && plan === null,
    now: now.toISOString(),
    testMode: testMode(ctx.config),
    introDays: introDays(ctx, 'base', row.introUsedAt),
  };
}

/** Back from a checkout, or past a billing date: the payment service may know more than we do. */
async function mayBeStale(ctx: Authed, row: StandingRow): Promise<boolean> {
  const { subscription, pendingIntent } = row;
  const renewal = subscription !== null && subscription.nextSyncAt <= ctx.clock.now();
  return (pendingIntent || renewal) && lookNow(ctx, ctx.actor.userId);
}

async function ownRow(ctx: Authed): Promise<StandingRow> {
  const row = await readStanding(ctx.db, ctx.actor.userId);
  if (!row) throw new AppError('unauthenticated', 'Please sign in to go on.');
  return row;
}

export async function whoAmI(ctx: Authed): Promise<{ userId: string; userEmail: string }> {
  return { userId: ctx.actor.userId, userEmail: (await ownRow(ctx)).email };
}

/** Says whether keys are there, never what they are. */
export function billingSetup({ config }: Pick<Services, 'config'>) {
  const key = config.STRIPE_SECRET_KEY !== undefined;
  const prices =
    config.STRIPE_PRICE_BASE !== undefined && config.STRIPE_PRICE_ADVANCED !== undefined;
  return {
    stripeConfigured: key && prices && config.STRIPE_WEBHOOK_SECRET !== undefined,
    stripeKeyPresent: key,
    planPrices: { base: priceOf('base'), advanced: priceOf('advanced') },
  };
}
