/** Shown once the trial is over and nothing was bought. */
import type { Ref } from 'react';
import { Banner } from '#platform/ui/Banner.tsx';
import { buttonClass } from '#platform/ui/Button.tsx';
import type { Standing } from '../entitlements.ts';

export interface ChoosePlanProps {
  standing: Standing;
  supportEmail: string;
  ref?: Ref<HTMLDivElement>;
}

export function ChoosePlan({ standing, supportEmail, ref }: ChoosePlanProps) {
  return (
    <div ref={ref} tabIndex={-1} className="rounded-medium">
      <Banner
        tone="warning"
        role="region"
        aria-label="Choose a plan"
        title={standing === 'expired' ? 'Your free trial has ended' : 'You have no plan yet'}
        actions={
          supportEmail ? (
            <a
              className={buttonClass('secondary')}
              href={`mailto:${supportEmail}?subject=${encodeURIComponent('Choosing a plan')}`}
            >
              Write to us
            </a>
          ) : null
        }
      >
        Choose a plan to go on talking. Everything you wrote stays here for you to read, and the
        crisis lines stay open to everyone.
      </Banner>
    </div>
  );
}
