/** Subscribing, upgrading and cancelling from the profile. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  cancelSubscription,
  createSubscription,
  type PlanType,
  updateSubscription,
} from '#features/subscription/contract.ts';
import { planName, priceOf } from '#features/subscription/plans.ts';
import { subscriptionQuery } from '#features/subscription/web/api.ts';
import { therapistsQuery } from '#features/therapists/web/api.ts';
import { confirm } from '#platform/ui/alerts.ts';
import { call } from '#platform/web/api.ts';
import { whatFailed } from '../../api.ts';
import { dayOf, WORDS } from './words.ts';

export type PlanAction = PlanType | 'upgrade' | 'cancel';

export function usePlanActions(onDone: (sentence: string) => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<PlanAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(action: PlanAction, work: () => Promise<string | null>) {
    if (busy) return;
    setBusy(action);
    setProblem(null);
    try {
      const sentence = await work();
      // Null: the browser is on its way to the checkout.
      if (sentence === null) return;
      await Promise.all([
        client.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
        client.invalidateQueries({ queryKey: therapistsQuery.queryKey }),
      ]);
      onDone(sentence);
    } catch (error) {
      setProblem(whatFailed(error, WORDS.planFailed, WORDS.planAgain));
    }
    setBusy(null);
  }

  // The Back button shows this page as it was left for the checkout: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return {
    busy,
    problem,
    /** `later`: when the plan would begin, where a larger one runs until then. */
    async subscribe(plan: PlanType, later: string | null = null) {
      if (later && !(await confirm(switchText(plan, later)))) return;
      await run(plan, async () => {
        const made = await call(createSubscription, { body: { planType: plan } });
        location.assign(made.checkoutPath ?? made.checkoutUrl);
        return null;
      });
    },
    /** `free`: the free first days of Base are running, and end with it. */
    async upgrade(free: boolean) {
      if (!(await confirm(upgradeText(free)))) return;
      await run('upgrade', async () => {
        await call(updateSubscription, { body: { planType: 'advanced' } });
        return WORDS.upgraded;
      });
    },
    async cancel() {
      const confirmLabel = 'Cancel Subscription';
      const sure = await confirm({
        text: WORDS.cancelPlan,
        confirmLabel,
        cancelLabel: 'Keep it',
        danger: true,
      });
      if (!sure) return;
      await run('cancel', async () => {
        await call(cancelSubscription);
        return WORDS.cancelled;
      });
    },
  };
}

const upgradeText = (free: boolean) => ({
  title: `Upgrade to the ${planName('advanced')}?`,
  text: free
    ? `Your free days of the ${planName('base')} end, and you pay ${priceOf('advanced')} per month from today.`
    : `Today you pay the difference for the rest of this month, then ${priceOf('advanced')} per month.`,
  confirmLabel: 'Upgrade',
});

const switchText = (plan: PlanType, from: string) => ({
  title: `Switch to the ${planName(plan)}?`,
  text: `You keep what you have until ${dayOf(from)}; the ${planName(plan)} starts then.`,
  confirmLabel: 'Switch',
});
