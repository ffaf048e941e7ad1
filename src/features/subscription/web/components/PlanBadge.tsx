/** The caller's plan in a word or two; leads to the plans. */
import { Link } from 'react-router';
import { Badge } from '#platform/ui/Badge.tsx';
import type { Standing } from '../../entitlements.ts';
import { PLANS_PATH } from '../../paths.ts';
import { daysLeft, type Status, standingOf } from '../../standing.ts';

const LABELS: Readonly<Record<Standing, string>> = {
  trial: 'Free Trial',
  base: 'Base',
  advanced: 'Advanced',
  expired: 'Free Trial ended',
  none: 'No plan',
};

export function PlanBadge({ status }: { status: Status }) {
  const standing = standingOf(status);
  return (
    // As tall as a finger, without making the line it stands in any taller.
    <Link to={PLANS_PATH} className="-my-2 inline-flex min-h-11 items-center rounded-full">
      <Badge tone={standing === 'expired' || standing === 'none' ? 'neutral' : 'primary'}>
        <span className="sr-only">Your plan: </span>
        {LABELS[standing]}
        {standing === 'trial' ? ` · ${daysLeft(status.trialInfo.trialDaysRemaining)}` : null}
      </Badge>
    </Link>
  );
}
