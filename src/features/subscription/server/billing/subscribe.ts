/** Buying a plan: to a checkout, or straight on where the plan is there already. */
import type { Authed } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { PlanType } from '../../contract.ts';
import { gatewayOf } from '../gateway/index.ts';
import { type Gateway, PaymentRefused } from '../gateway/types.ts';
import { effective, MESSAGES, onSubscribe } from '../policy.ts';
import { readStanding } from '../queries.ts';
import { change } from './change.ts';
import * as intents from './intent-queries.ts';
import { type Want, want } from './intents.ts';
import { countBillingPress } from './limits.ts';
import * as queries from './queries.ts';
import { answering } from './refusals.ts';
import { sync } from './sync.ts';

export interface Subscribing {
  /** Where to send the browser. */
  readonly checkoutUrl: string;
  /** The same as a path, where it is a page of this server. */
  readonly checkoutPath: string | null;
  readonly message: string;
}

function sentTo(ctx: Authed, checkoutUrl: string, message: string): Subscribing {
  const { PUBLIC_URL } = ctx.config;
  const here = checkoutUrl.startsWith(`${PUBLIC_URL}/`);
  return { checkoutUrl, checkoutPath: here ? checkoutUrl.slice(PUBLIC_URL.length) : null, message };
}

const replaced = () =>
  new AppError('conflict', 'You chose another plan in the meantime. Please try again.');

export async function subscribe(ctx: Authed, plan: PlanType): Promise<Subscribing> {
  await countBillingPress(ctx);
  return answering(async () => {
    await sync(ctx, ctx.actor.userId);
    const row = await readStanding(ctx.db, ctx.actor.userId);
    const current = effective(row?.subscription ?? null, ctx.clock.now());
    const decision = onSubscribe(current, plan);
    if (decision.do === 'refuse') throw new AppError('wrong_state', decision.sentence);
    if (decision.do === 'checkout') {
      return checkout(ctx, plan, introDays(ctx, plan, row?.introUsedAt ?? null));
    }
    if (decision.do !== 'nothing' && current) {
      await change(ctx, current.remoteId, decision.do, plan);
    }
    return sentTo(ctx, `${ctx.config.PUBLIC_URL}/app`, decision.message);
  });
}

/** Free days at the start, for a first Base subscription; Stripe counts whole days. */
export function introDays(
  ctx: Pick<Authed, 'config'>,
  plan: PlanType,
  usedAt: Date | null,
): number {
  if (plan !== 'base' || usedAt) return 0;
  const days = ctx.config.BASE_INTRO_DAYS;
  return ctx.config.STRIPE_SECRET_KEY === undefined ? days : Math.ceil(days);
}

async function checkout(ctx: Authed, plan: PlanType, days: number): Promise<Subscribing> {
  const gateway = await gatewayOf(ctx);
  const wanted = { kind: 'checkout', plan, introDays: days } as const;
  let intent = await want(ctx, wanted);
  if (intent.checkoutId !== null && intent.checkoutUrl !== null) {
    const open = (await gateway.checkoutState(intent.checkoutId)) === 'open';
    if (open) return sentTo(ctx, intent.checkoutUrl, MESSAGES.checkout);
    intent = await wantAnew(ctx, intent, wanted);
  }
  const checkoutUrl = await opened(ctx, gateway, intent).catch(async (error: unknown) => {
    if (!(error instanceof PaymentRefused)) throw error;
    if (error.reason === 'stale') {
      // Asked before with settings that have changed since, e.g. PUBLIC_URL: a new wish.
      return opened(ctx, gateway, await wantAnew(ctx, intent, wanted));
    }
    await abandon(ctx, intent);
    throw error;
  });
  return sentTo(ctx, checkoutUrl, MESSAGES.checkout);
}

async function abandon(ctx: Authed, intent: intents.IntentRow): Promise<void> {
  await intents.finishIntent(ctx.db, intent.id, 'abandoned', ctx.clock.now());
}

async function wantAnew(
  ctx: Authed,
  intent: intents.IntentRow,
  wanted: Want,
): Promise<intents.IntentRow> {
  await abandon(ctx, intent);
  return want(ctx, wanted);
}

/** Opens the checkout of a wish, the only one of the person that can be paid afterwards. */
async function opened(ctx: Authed, gateway: Gateway, intent: intents.IntentRow): Promise<string> {
  const customerId = await customerOf(ctx, gateway);
  await gateway.closeCheckouts(customerId, intent.id);
  const made = await gateway.openCheckout({
    intentId: intent.id,
    customerId,
    plan: intent.plan,
    introDays: intent.introDays,
    createdAt: intent.createdAt,
  });
  if (!(await intents.keepCheckout(ctx.db, intent.id, made))) {
    const other = await intents.findPendingIntent(ctx.db, ctx.actor.userId);
    await gateway.closeCheckouts(customerId, other?.id ?? null);
    throw replaced();
  }
  // A checkout closed above may have been paid a moment earlier: then there is a plan now.
  const remote = await sync(ctx, ctx.actor.userId);
  if (remote && remote.state !== 'ended') {
    await gateway.closeCheckouts(customerId, null);
    throw new AppError('wrong_state', 'You already have a plan. Reload the page to see it.');
  }
  return made.url;
}

async function customerOf(ctx: Authed, gateway: Gateway): Promise<string> {
  const { userId } = ctx.actor;
  const row = await readStanding(ctx.db, userId);
  const account = await queries.findAccount(ctx.db, userId);
  if (!row || !account) throw new AppError('unauthenticated', 'Please sign in to go on.');
  const known = account.stripeCustomerId;
  const customerId = await gateway.customerFor({ userId, email: row.email, customerId: known });
  if (customerId === known) return customerId;
  const kept = await queries.keepCustomer(ctx.db, userId, customerId, known);
  if (kept === undefined) throw new AppError('unauthenticated', 'Please sign in to go on.');
  return kept;
}
