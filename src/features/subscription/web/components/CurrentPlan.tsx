/** What the person has now: a plan, the free trial, or nothing. */
import { usePersona } from '#features/therapists/web/api.ts';
import { Badge } from '#platform/ui/Badge.tsx';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import type { Status, Subscription } from '../../contract.ts';
import { planName, priceOf } from '../../plans.ts';
import { days } from '../../trial.ts';
import type { PlanActions } from '../hooks/usePlanActions.ts';
import { day, moment, nextFor } from '../text/words.ts';

export interface CurrentPlanProps {
  status: Status;
  actions: PlanActions;
  /** Length of the free trial on this installation, in days. */
  trialDays: number;
}

export function CurrentPlan({ status, actions, trialDays }: CurrentPlanProps) {
  const { subscription, trialInfo } = status;
  const persona = usePersona();
  if (subscription) {
    return <Paid plan={subscription} actions={actions} testMode={status.testMode} />;
  }
  if (!trialInfo.isOnTrial || trialInfo.trialEnd === null) return null;
  return (
    <Card as="section" aria-labelledby="current-plan" className="grid gap-4">
      <Head title="Free Trial" badge="Active" price={`Free · ${days(trialDays)}`} />
      <Facts facts={[['Trial ends', moment(trialInfo.trialEnd)]]} />
      <p className="text-muted">
        All 10 {persona}s and every feature are open to you. Nothing is charged when it ends.
      </p>
    </Card>
  );
}

function Paid({
  plan,
  actions,
  testMode,
}: {
  plan: Subscription;
  actions: PlanActions;
  testMode: boolean;
}) {
  const { busy } = actions;
  const again = `subscribe-${plan.plan}` as const;
  const leaving = plan.cancelAtPeriodEnd || plan.pendingPlan !== null;
  const facts: [string, string][] = [];
  if (plan.currentPeriodEnd) {
    const label = plan.cancelAtPeriodEnd ? 'Access until' : 'Current period ends';
    facts.push([label, day(plan.currentPeriodEnd)]);
  }
  if (plan.trialEnd) facts.push(['Trial ends', day(plan.trialEnd)]);
  return (
    <Card as="section" aria-labelledby="current-plan" className="grid gap-4">
      <Head
        title={planName(plan.plan)}
        badge="Active"
        price={`${priceOf(plan.plan)} per month`}
        note={plan.cancelAtPeriodEnd ? 'Cancels at end of period' : null}
      />
      {plan.paymentProblem ? (
        <Banner tone="warning" title="Your last payment did not go through">
          It will be tried again in the next days, and you keep your access meanwhile. Please check
          your payment method.
        </Banner>
      ) : null}
      <Facts facts={facts} />
      <p className="text-muted">{nextFor(plan)}</p>
      <div className="flex flex-wrap gap-3">
        {leaving ? (
          <Button
            busy={busy === again}
            busyLabel="Processing..."
            disabled={busy !== null}
            onClick={() => actions.subscribe(plan.plan)}
          >
            Keep the {planName(plan.plan)}
          </Button>
        ) : null}
        {testMode ? null : (
          <Button
            variant="secondary"
            busy={busy === 'portal'}
            busyLabel="Processing..."
            disabled={busy !== null}
            onClick={actions.openPortal}
          >
            Payment method and invoices
          </Button>
        )}
        {plan.cancelAtPeriodEnd ? null : (
          <Button
            variant="quiet"
            busy={busy === 'cancel'}
            busyLabel="Processing..."
            disabled={busy !== null}
            onClick={actions.cancel}
          >
            Cancel Subscription
          </Button>
        )}
      </div>
    </Card>
  );
}

function Head(props: { title: string; badge: string; price: string; note?: string | null }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="current-plan">{props.title}</h2>
        <Badge tone="success">{props.badge}</Badge>
        {props.note ? <Badge tone="warning">{props.note}</Badge> : null}
      </div>
      <p className="text-lg font-semibold">{props.price}</p>
    </header>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
