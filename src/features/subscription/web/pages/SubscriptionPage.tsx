/** Plans: what one has, what one can have, and the way between them. */
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { News } from '#platform/ui/News.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import { usePage } from '#platform/web/page.ts';
import { useInstallation, useSubscriptionStatus } from '../api.ts';
import { CurrentPlan } from '../components/CurrentPlan.tsx';
import { DataRights } from '../components/DataRights.tsx';
import { Diagnostics } from '../components/Diagnostics.tsx';
import { PlanCards } from '../components/PlanCards.tsx';
import { SubscriptionSkeleton } from '../components/SubscriptionSkeleton.tsx';
import { TrialBanner, type TrialBannerProps } from '../components/TrialBanner.tsx';
import { usePlanActions } from '../hooks/usePlanActions.ts';

export function SubscriptionPage() {
  const { data, error, refetch } = useSubscriptionStatus();
  usePage('Plans');
  if (data) return <Plans status={data} />;
  if (!error) return <SubscriptionSkeleton />;
  return (
    <ErrorState
      title="We cannot show your plan"
      message={sentenceFor(error, 'The server has trouble answering. Please try again.')}
      onRetry={() => void refetch()}
    />
  );
}

function Plans({ status }: TrialBannerProps) {
  const actions = usePlanActions(status);
  const config = useInstallation().data;
  const locked = status.standing === 'expired';
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1>{status.subscription ? 'Your plan' : 'Choose your plan'}</h1>
        <p className="text-lg text-muted">Billed monthly. Cancel anytime.</p>
      </header>
      <TrialBanner status={status} />
      {status.testMode ? (
        <Banner tone="info" title="Test mode: no money moves">
          This installation has no payment service, so every plan can be tried for free.
        </Banner>
      ) : null}
      <Outcome actions={actions} />
      <CurrentPlan status={status} actions={actions} trialDays={config?.trialDays ?? 7} />
      <section aria-labelledby="plans" className="grid gap-4">
        <h2 id="plans">Plans</h2>
        <PlanCards status={status} actions={actions} supportEmail={config?.supportEmail ?? ''} />
      </section>
      {locked ? <DataRights /> : null}
      <Diagnostics />
    </div>
  );
}

function Outcome({ actions }: { actions: ReturnType<typeof usePlanActions> }) {
  const { error, success } = actions;
  return (
    <>
      {error ? (
        <Banner
          tone="danger"
          role="alert"
          title={error}
          actions={
            <Button variant="quiet" size="small" onClick={actions.dismissError}>
              Dismiss
            </Button>
          }
        />
      ) : null}
      <News>{success ? <Banner tone="success" title={success.text} /> : null}</News>
    </>
  );
}
