/** Both plans, each with the button that fits where the person stands. */
import { usePersona } from '#features/therapists/web/api.ts';
import { Button } from '#platform/ui/Button.tsx';
import type { PlanType, Status } from '../../contract.ts';
import { planName } from '../../plans.ts';
import { days } from '../../trial.ts';
import type { PlanActions } from '../hooks/usePlanActions.ts';
import { day } from '../text/words.ts';
import { PlanCard } from './PlanCard.tsx';

export interface PlanCardsProps {
  status: Status;
  actions: PlanActions;
  supportEmail: string;
}

export function PlanCards({ status, actions, supportEmail }: PlanCardsProps) {
  const current = status.subscription;
  const persona = usePersona();
  const { busy } = actions;
  const subscribe = (plan: PlanType) => (
    <Button
      size="large"
      variant={plan === 'advanced' ? 'primary' : 'secondary'}
      busy={busy === `subscribe-${plan}`}
      busyLabel="Processing..."
      disabled={busy !== null}
      aria-describedby={`plan-${plan}`}
      onClick={() => actions.subscribe(plan)}
    >
      Subscribe
    </Button>
  );
  const isCurrent = (plan: PlanType) => current?.plan === plan;
  const currentButton = (
    <Button size="large" variant="secondary" disabled>
      Current Plan
    </Button>
  );
  const upgrade = (
    <Button
      size="large"
      busy={busy === 'upgrade'}
      busyLabel="Upgrading..."
      disabled={busy !== null}
      onClick={actions.upgrade}
    >
      Upgrade to Advanced
    </Button>
  );
  const stepDown =
    current?.pendingPlan === 'base' ? (
      <Button size="large" variant="secondary" disabled>
        Starts on {current.currentPeriodEnd ? day(current.currentPeriodEnd) : 'the next date'}
      </Button>
    ) : (
      <>
        {subscribe('base')}
        <p className="text-sm text-muted">
          Starts at your next billing date. You can also{' '}
          <a className="link" href={downgradeMail(supportEmail)}>
            ask support to change it
          </a>
          .
        </p>
      </>
    );
  const baseAction = isCurrent('base')
    ? currentButton
    : current?.plan === 'advanced'
      ? stepDown
      : subscribe('base');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PlanCard
        plan="base"
        persona={persona}
        note={status.introDays > 0 && !current ? introNote(status.introDays) : null}
        action={baseAction}
      />
      <PlanCard
        plan="advanced"
        persona={persona}
        action={
          isCurrent('advanced')
            ? currentButton
            : isCurrent('base')
              ? upgrade
              : subscribe('advanced')
        }
      />
    </div>
  );
}

function introNote(count: number): string {
  return `Your first ${days(count)} are free.`;
}

function downgradeMail(to: string): string {
  const subject = encodeURIComponent(`Change my plan to the ${planName('base')}`);
  return `mailto:${to}?subject=${subject}`;
}
