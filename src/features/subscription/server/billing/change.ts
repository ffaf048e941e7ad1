/** Changing a plan that is there: up, down, off, on again. */
import type { Authed } from '#features/context.ts';
import { AppError } from '#platform/server/errors.ts';
import type { PlanType } from '../../contract.ts';
import { gatewayOf } from '../gateway/index.ts';
import { type Change, shows } from '../gateway/remote.ts';
import { PaymentRefused } from '../gateway/types.ts';
import { type Decision, effective, onCancel, onChange } from '../policy.ts';
import * as intents from './intent-queries.ts';
import { type Want, want } from './intents.ts';
import { countBillingPress } from './limits.ts';
import * as queries from './queries.ts';
import { answering } from './refusals.ts';
import { sync } from './sync.ts';

type Ask = (current: queries.MirrorRow | null) => Decision;

export function update(ctx: Authed, plan: PlanType): Promise<string> {
  return decideAndChange(ctx, plan, (current) => onChange(current, plan));
}

export function cancel(ctx: Authed): Promise<string> {
  return decideAndChange(ctx, null, onCancel);
}

async function decideAndChange(ctx: Authed, plan: PlanType | null, ask: Ask): Promise<string> {
  await countBillingPress(ctx);
  return answering(async () => {
    await sync(ctx, ctx.actor.userId);
    const mirror = await queries.findMirror(ctx.db, ctx.actor.userId);
    const current = effective(mirror ?? null, ctx.clock.now());
    const decision = ask(current);
    if (decision.do === 'refuse' || decision.do === 'checkout' || !current) {
      const sentence = decision.do === 'refuse' ? decision.sentence : 'There is no plan yet.';
      throw new AppError('wrong_state', sentence);
    }
    if (decision.do !== 'nothing') {
      await change(ctx, current.remoteId, decision.do, plan ?? current.plan);
    }
    return decision.message;
  });
}

/** @throws PaymentAway, PaymentRefused, AppError conflict if something else came in between. */
export async function change(
  ctx: Authed,
  remoteId: string,
  kind: Change,
  plan: PlanType,
): Promise<void> {
  const gateway = await gatewayOf(ctx);
  const wanted: Want = { kind, plan, introDays: 0 };
  const intent = await want(ctx, wanted);
  try {
    await gateway.change(remoteId, kind, intent.id);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await intents.finishIntent(ctx.db, intent.id, 'abandoned', ctx.clock.now());
    }
    throw error;
  }
  const remote = await sync(ctx, ctx.actor.userId);
  const came = shows(remote, kind);
  await intents.finishIntent(ctx.db, intent.id, came ? 'done' : 'abandoned', ctx.clock.now());
  if (!came) {
    throw new AppError(
      'conflict',
      'Your plan was changed from somewhere else at the same moment. Reload the page to see it.',
    );
  }
}
