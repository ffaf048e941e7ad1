/** Both plans side by side: to subscribe, to upgrade, to cancel. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLANS, type PlanType, type Status } from '#features/subscription/contract.ts';
import { COMING, PLAN_DETAILS, planName, priceOf, worded } from '#features/subscription/plans.ts';
import { usePersona } from '#features/therapists/web/api.ts';
import { Badge } from '#platform/ui/Badge.tsx';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Dialog } from '#platform/ui/Dialog.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { dayOf, daysOf } from './words.ts';

export interface ManagePlanDialogProps {
  status: Status;
  onClose: () => void;
  /** Cancelled or upgraded; the sentence stays on the page. */
  onDone: (sentence: string) => void;
}

export function ManagePlanDialog({ status, onClose, onDone }: ManagePlanDialogProps) {
  const { subscription, introDays, testMode } = status;
  const { busy, problem, subscribe, upgrade, cancel } = usePlanActions(onDone);
  const current = subscription?.plan ?? null;
  const leaving = subscription?.status === 'canceled';
  const pending = subscription?.pendingPlan ?? null;

  function actionFor(plan: PlanType): ReactNode {
    const working = (what: typeof busy, label: string) => ({
      busy: busy === what,
      busyLabel: label,
      disabled: busy !== null,
      className: 'w-full',
    });
    if (plan === current) {
      if (leaving || pending) {
        return (
          <Button
            {...working(plan, 'Processing...')}
            variant="secondary"
            onClick={() => void subscribe(plan)}
          >
            Keep my plan
          </Button>
        );
      }
      return (
        <Button disabled variant="secondary" className="w-full">
          Current Plan
        </Button>
      );
    }
    if (plan === 'advanced' && current === 'base') {
      return (
        <Button
          {...working('upgrade', 'Upgrading...')}
          onClick={() => void upgrade(subscription?.trialEnd != null)}
        >
          Upgrade
        </Button>
      );
    }
    if (plan === pending) {
      return (
        <Button disabled variant="secondary" className="w-full">
          Starts on{' '}
          {subscription?.currentPeriodEnd ? dayOf(subscription.currentPeriodEnd) : 'the next date'}
        </Button>
      );
    }
    const later = current === 'advanced' ? (subscription?.currentPeriodEnd ?? null) : null;
    return (
      <Button
        {...working(plan, 'Processing...')}
        variant={plan === 'advanced' ? 'primary' : 'secondary'}
        onClick={() => void subscribe(plan, later)}
      >
        Subscribe
      </Button>
    );
  }

  return (
    <Dialog
      title="Manage Subscription"
      wide
      onClose={() => (busy ? undefined : onClose())}
      footer={
        subscription && !leaving ? (
          <Button
            variant="quiet"
            className="text-danger"
            busy={busy === 'cancel'}
            busyLabel="Processing..."
            disabled={busy !== null}
            onClick={() => void cancel()}
          >
            Cancel Subscription
          </Button>
        ) : null
      }
    >
      <div className="grid gap-4">
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        {leaving && subscription.currentPeriodEnd ? (
          <Banner>
            Your {planName(subscription.plan)} cancels at end of period, on{' '}
            {dayOf(subscription.currentPeriodEnd)}.
          </Banner>
        ) : null}
        <ul className="grid gap-4 sm:grid-cols-2">
          {PLANS.map((plan) => (
            <PlanOption
              key={plan}
              plan={plan}
              current={plan === current}
              note={
                plan === 'base' && current === null && introDays > 0
                  ? `The first ${daysOf(introDays)} are free`
                  : null
              }
            >
              {actionFor(plan)}
            </PlanOption>
          ))}
        </ul>
        <p className="text-sm text-muted">
          Billed monthly, cancel anytime.
          {testMode ? ' This server is in test mode: no money moves.' : null}
        </p>
      </div>
    </Dialog>
  );
}

interface PlanOptionProps {
  plan: PlanType;
  current: boolean;
  note: string | null;
  children: ReactNode;
}

function PlanOption({ plan, current, note, children }: PlanOptionProps) {
  const persona = usePersona();
  return (
    <li
      className={cx(
        'flex flex-col gap-3 rounded-large border p-4',
        current ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{planName(plan)}</h3>
        {current ? <Badge tone="primary">Current Plan</Badge> : null}
      </div>
      <p>
        <span className="text-2xl font-bold">{priceOf(plan)}</span>{' '}
        <span className="text-muted">per month</span>
      </p>
      {note ? <p className="font-semibold text-success">{note}</p> : null}
      <ul className="grid flex-1 content-start gap-1.5 text-sm">
        {PLAN_DETAILS[plan].features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              {worded(feature, persona)} {COMING.has(feature) ? <Badge>coming</Badge> : null}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}
