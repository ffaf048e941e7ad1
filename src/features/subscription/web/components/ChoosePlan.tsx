/** Shown where there is no plan: the way to one. */
import { Link } from 'react-router';
import { Banner } from '#platform/ui/Banner.tsx';
import { buttonClass } from '#platform/ui/Button.tsx';
import type { Standing } from '../../entitlements.ts';
import { PLANS_PATH } from '../../paths.ts';

export interface ChoosePlanProps {
  standing: Standing;
}

export function ChoosePlan({ standing }: ChoosePlanProps) {
  return (
    <Banner
      tone="warning"
      role="region"
      aria-label="Choose a plan"
      title={standing === 'expired' ? 'Your free trial or plan has ended' : 'You have no plan yet'}
      actions={
        <Link className={buttonClass()} to={PLANS_PATH}>
          View Plans
        </Link>
      }
    >
      Choose a plan to go on talking. Everything you wrote stays here for you to read, and the
      crisis lines stay open to everyone.
    </Banner>
  );
}
