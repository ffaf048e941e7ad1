/** The plan one has, in every state it can be in. */
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Subscription, TrialInfo } from '#features/subscription/contract.ts';
import { planName, priceOf } from '#features/subscription/plans.ts';
import { daysLeft, standingOf } from '#features/subscription/standing.ts';
import { useSubscriptionStatus } from '#features/subscription/web/api.ts';
import { useConfig } from '#features/therapists/web/api.ts';
import { Badge } from '#platform/ui/Badge.tsx';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { EmptyState } from '#platform/ui/EmptyState.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { announce } from '#platform/ui/toasts.ts';
import { ManagePlanDialog } from './ManagePlanDialog.tsx';
import { dayOf, daysOf } from './words.ts';

export function SubscriptionCard() {
  const { data: status, error, isFetching, refetch } = useSubscriptionStatus();
  const [managing, setManaging] = useState(false);
  const [news, setNews] = useState<string | null>(null);

  return (
    <Card as="section" aria-labelledby="subscription" className="grid gap-4">
      <h2 id="subscription">Subscription</h2>
      {news ? <Banner tone="success">{news}</Banner> : null}
      {status ? (
        <>
          {status.subscription ? (
            <Current subscription={status.subscription} />
          ) : standingOf(status) === 'trial' ? (
            <Trial trial={status.trialInfo} />
          ) : (
            <None />
          )}
          {status.subscription || status.trialInfo.isOnTrial ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setManaging(true)}
            >
              Manage Subscription
            </Button>
          ) : null}
          {managing ? (
            <ManagePlanDialog
              status={status}
              onClose={() => setManaging(false)}
              onDone={(sentence) => {
                setNews(sentence);
                announce(sentence);
                setManaging(false);
              }}
            />
          ) : null}
        </>
      ) : error && !isFetching ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">Your plan could not be loaded.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading label="Loading your plan" className="grid gap-2">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-5 w-56" />
          <Skeleton className="mt-2 h-11 w-48" />
        </Loading>
      )}
    </Card>
  );
}

function Current({ subscription }: { subscription: Subscription }) {
  const { plan, status, currentPeriodEnd, trialEnd, pendingPlan, paymentProblem } = subscription;
  const end = currentPeriodEnd ? dayOf(currentPeriodEnd) : null;
  return (
    <div className="grid gap-1.5">
      <Headline name={planName(plan)} price={`${priceOf(plan)} per month`} />
      {status === 'canceled' ? (
        <p>
          <strong>Cancels at end of period</strong>
          {end ? <span className="text-muted"> · open to you until {end}</span> : null}
        </p>
      ) : pendingPlan ? (
        <p className="text-muted">
          Changes to the {planName(pendingPlan)} on {end}.
        </p>
      ) : trialEnd ? (
        <p className="text-muted">Free until {dayOf(trialEnd)}; the first payment follows then.</p>
      ) : end ? (
        <p className="text-muted">Renews on {end}.</p>
      ) : null}
      {paymentProblem ? (
        <Banner tone="warning" className="mt-2">
          The last payment did not go through and is being tried again. Please check your payment
          method on the{' '}
          <Link className="link" to="/app/subscription">
            subscription page
          </Link>
          .
        </Banner>
      ) : null}
    </div>
  );
}

function Trial({ trial }: { trial: TrialInfo }) {
  const period = useConfig().data?.trialDays ?? 7;
  return (
    <div className="grid gap-1.5">
      <Headline name="Free Trial" price={`Free · ${daysOf(period)}`} />
      <p className="text-muted">
        {daysLeft(trial.trialDaysRemaining)}
        {trial.trialEnd ? `, until ${dayOf(trial.trialEnd)}` : null}. Everything is open; nothing is
        charged when it ends.
      </p>
    </div>
  );
}

function Headline({ name, price }: { name: string; price: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">{name}</h3>
        <Badge tone="success">Active</Badge>
      </div>
      <p className="font-semibold">{price}</p>
    </>
  );
}

function None() {
  return (
    <EmptyState
      level={3}
      icon={<CreditCard className="size-6" />}
      title="No Active Subscription"
      className="py-4"
      action={
        <Link className={buttonClass()} to="/app/subscription">
          View Plans
        </Link>
      }
    >
      Choose a plan to go on talking. Everything you wrote stays here.
    </EmptyState>
  );
}
