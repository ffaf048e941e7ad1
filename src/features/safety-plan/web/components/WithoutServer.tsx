/** The plan where no server answers: the copy of this device, or an honest word that there is none. */

import { PLAN_STEPS } from '#care/safety/safety-plan.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { News } from '#platform/ui/News.tsx';
import { Loading, Skeleton } from '#platform/ui/Skeleton.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import { LOCALE } from '#platform/web/locale.ts';
import type { DeviceCopy } from '../device/copy.ts';
import { isUnsavedKept } from '../device/unsaved.ts';
import { StepCard } from './StepCard.tsx';

export interface WithoutServerProps {
  /** null while the server may still answer. */
  error: unknown;
  /** undefined while it is being read. */
  copy: DeviceCopy | null | undefined;
  onRetry: () => void;
}

export function WithoutServer({ error, copy, onRetry }: WithoutServerProps) {
  const waits = error === null || copy === undefined;
  return (
    <>
      <News>{waits ? null : <WhatIsThere error={error} copy={copy} onRetry={onRetry} />}</News>
      {waits ? <PlanSkeleton /> : null}
      {copy && !waits ? (
        <div className="grid gap-4">
          {PLAN_STEPS.map((step) => (
            <StepCard key={step} step={step} items={copy.plan.steps[step]} />
          ))}
        </div>
      ) : null}
    </>
  );
}

const WAITING = ['', 'Lines that wait to be saved are kept here, and come in with the server.'];

function WhatIsThere({
  error,
  copy,
  onRetry,
}: WithoutServerProps & { readonly copy: DeviceCopy | null }) {
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  if (!copy) {
    return (
      <Banner tone="warning" title="Your plan cannot be shown now" actions={again}>
        {sentenceFor(error, 'The server has trouble answering.')} No copy is kept on this device.
        The numbers above work from any phone with a signal. {WAITING[Number(isUnsavedKept())]}
      </Banner>
    );
  }
  const made = new Date(copy.keptAt).toLocaleString(LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <Banner tone="info" title="The copy on this device" actions={again}>
      Made {made}. It can be read and printed; to change it, the server has to be reached.{' '}
      {WAITING[Number(isUnsavedKept())]}
    </Banner>
  );
}

function PlanSkeleton() {
  return (
    <Loading label="Loading your plan" className="grid gap-4">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-28 rounded-large" />
      ))}
    </Loading>
  );
}
