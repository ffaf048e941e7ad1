/** The plan where no server answers: the copy of this device, or an honest word that there is none. */

import { PLAN_STEPS } from '#care/safety/safety-plan.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import { LOCALE } from '#platform/web/locale.ts';
import type { DeviceCopy } from '../device/copy.ts';
import { StepCard } from './StepCard.tsx';

export interface WithoutServerProps {
  error: unknown;
  copy: DeviceCopy | null;
  onRetry: () => void;
}

export function WithoutServer({ error, copy, onRetry }: WithoutServerProps) {
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  if (!copy) {
    return (
      <Banner tone="warning" role="status" title="Your plan cannot be shown now" actions={again}>
        {sentenceFor(error, 'The server has trouble answering.')} No copy is kept on this device.
        The numbers above work from any phone with a signal.
      </Banner>
    );
  }
  const made = new Date(copy.keptAt).toLocaleString(LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <Banner tone="info" role="status" title="The copy on this device" actions={again}>
        Made {made}. It can be read and printed; to change it, the server has to be reached.
      </Banner>
      <div className="grid gap-4">
        {PLAN_STEPS.map((step) => (
          <StepCard key={step} step={step} items={copy.plan.steps[step]} />
        ))}
      </div>
    </>
  );
}
