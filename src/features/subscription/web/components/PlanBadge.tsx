/** The caller's plan in a word or two. */
import { Badge } from '#platform/ui/Badge.tsx';
import type { Standing } from '../../entitlements.ts';
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
    <Badge tone={standing === 'expired' || standing === 'none' ? 'neutral' : 'primary'}>
      <span className="sr-only">Your plan: </span>
      {LABELS[standing]}
      {standing === 'trial' ? ` · ${daysLeft(status.trialInfo.trialDaysRemaining)}` : null}
    </Badge>
  );
}
