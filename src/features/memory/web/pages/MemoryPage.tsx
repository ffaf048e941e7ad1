/** What Mooring remembers of a person: to see, to forget, to switch off. Open on every plan. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useEntitlement } from '#features/subscription/web/api.ts';
import { usePersona } from '#features/therapists/web/api.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { buttonClass } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { usePage } from '#platform/web/page.ts';
import { memoryQuery } from '../api.ts';
import { ForgetEverything } from '../components/ForgetEverything.tsx';
import { MemoryList } from '../components/MemoryList.tsx';
import { MemorySkeleton } from '../components/MemorySkeleton.tsx';
import { MemorySwitch } from '../components/MemorySwitch.tsx';

export function MemoryPage() {
  usePage('What Mooring remembers');
  const persona = usePersona();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <header className="grid gap-1">
        <h1>What Mooring remembers</h1>
        <p className="text-lg text-muted">
          Things you have told your AI {persona}s, each with your own words and the conversation it
          comes from. It is encrypted under a key of your own, and goes when you say so.
        </p>
      </header>
      <Remembered />
    </div>
  );
}

function Remembered() {
  const { data, error, isFetching, refetch } = useQuery(memoryQuery);
  if (!data && error && !isFetching) {
    return (
      <ErrorState
        title="The list could not be loaded"
        message={sentenceFor(error, 'Nothing has changed in it. Please try again.')}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <MemorySkeleton />;
  const { memories, enabled, planOpen } = data;
  return (
    <>
      {planOpen ? null : <ClosedByPlan />}
      <MemorySwitch enabled={enabled} />
      <MemoryList memories={memories} filling={enabled && planOpen} />
      <ForgetEverything />
    </>
  );
}

/** Seeing and forgetting stay open; what is closed is the remembering. */
function ClosedByPlan() {
  const { closed } = useEntitlement('cross_referencing');
  return (
    <Banner
      tone="info"
      role="region"
      aria-label="Plan needed"
      title="Not part of your plan now"
      actions={
        <Link to={closed?.to ?? '/app/subscription'} className={buttonClass('secondary')}>
          View Plans
        </Link>
      }
    >
      {closed?.sentence} Nothing new is remembered, and nothing in this list is used. It is yours to
      see and to forget all the same.
    </Banner>
  );
}
