/** What the buttons of the subscription page do, one at a time, and what came of it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePersona } from '#features/therapists/web/api.ts';
import { confirm } from '#platform/ui/alerts.ts';
import { call } from '#platform/web/api.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import {
  billingPortal,
  cancelSubscription,
  createSubscription,
  type PlanType,
  type Status,
  updateSubscription,
} from '../../contract.ts';
import { planName } from '../../plans.ts';
import { downgradeTerms, upgradeTerms } from '../text/words.ts';

export type Action = 'subscribe-base' | 'subscribe-advanced' | 'upgrade' | 'cancel' | 'portal';

const FAILED: Readonly<Record<Action, string>> = {
  'subscribe-base': 'Failed to create subscription',
  'subscribe-advanced': 'Failed to create subscription',
  upgrade: 'Failed to update subscription',
  cancel: 'Failed to cancel subscription',
  portal: 'Failed to open the payment page',
};

/** Cancelling and upgrading stay on screen; every other success is gone after this long. */
const SUCCESS_MS = 3000;

interface Success {
  readonly text: string;
  readonly stays: boolean;
}

export interface PlanActions {
  readonly busy: Action | null;
  readonly error: string | null;
  readonly success: Success | null;
  dismissError(): void;
  subscribe(plan: PlanType): void;
  upgrade(): void;
  cancel(): void;
  openPortal(): void;
}

export function usePlanActions(status: Status): PlanActions {
  const client = useQueryClient();
  const persona = usePersona();
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useState<Success | null>(null);

  useEffect(() => {
    if (!success || success.stays) return;
    const timer = setTimeout(() => setSuccess(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);

  // Coming back from the checkout with the Back button shows this page as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  /** `work` gives the success to show, or null where the browser is leaving. */
  const run = async (action: Action, work: () => Promise<Success | null>) => {
    if (busy) return;
    setBusy(action);
    setError(null);
    setSuccess(null);
    try {
      const done = await work();
      if (!done) return;
      await client.invalidateQueries({ queryKey: ['subscription'] });
      void client.invalidateQueries({ queryKey: ['therapists'] });
      setSuccess(done);
    } catch (failure) {
      setError(sentenceFor(failure, FAILED[action]));
      void client.invalidateQueries({ queryKey: ['subscription'] });
    }
    setBusy(null);
  };
  const leave = (url: string): null => {
    location.assign(url);
    return null;
  };
  const current = status.subscription;

  return {
    busy,
    error,
    success,
    dismissError: () => setError(null),
    async subscribe(plan) {
      const down = plan === 'base' && current?.plan === 'advanced';
      if (down) {
        const sure = await confirm({
          title: `Change to the ${planName('base')}?`,
          text: downgradeTerms(current, persona),
          confirmLabel: 'Change plan',
        });
        if (!sure) return;
      }
      await run(`subscribe-${plan}`, async () => {
        const made = await call(createSubscription, { body: { planType: plan } });
        return leave(made.checkoutPath ?? made.checkoutUrl);
      });
    },
    async upgrade() {
      if (!current) return;
      const sure = await confirm({
        title: `Upgrade to the ${planName('advanced')}?`,
        text: upgradeTerms(current, status.testMode),
        confirmLabel: 'Upgrade',
      });
      if (!sure) return;
      await run('upgrade', async () => {
        const { message } = await call(updateSubscription, { body: { planType: 'advanced' } });
        return { text: message, stays: true };
      });
    },
    async cancel() {
      const sure = await confirm({
        title: 'Cancel Subscription',
        text: 'Are you sure you want to cancel your subscription? You will lose access to premium features.',
        confirmLabel: 'Cancel Subscription',
        cancelLabel: 'Keep it',
        danger: true,
      });
      if (!sure) return;
      await run('cancel', async () => {
        const { message } = await call(cancelSubscription);
        return { text: message, stays: true };
      });
    },
    openPortal: () => void run('portal', async () => leave((await call(billingPortal)).url)),
  };
}
