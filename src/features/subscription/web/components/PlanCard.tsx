/** One plan: what it costs, what it holds, and the one thing to do about it. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#platform/ui/Badge.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { PlanType } from '../../contract.ts';
import { COMING, PLAN_DETAILS, priceOf } from '../../plans.ts';
import { Worded } from './Worded.tsx';

export interface PlanCardProps {
  plan: PlanType;
  /** What an AI is called here. */
  persona: ReactNode;
  /** Above the features, e.g. the free first days. */
  note?: ReactNode;
  /** The button, and what belongs to it. */
  action: ReactNode;
}

export function PlanCard({ plan, persona, note, action }: PlanCardProps) {
  const { name, tagline, features } = PLAN_DETAILS[plan];
  const popular = plan === 'advanced';
  return (
    <Card
      as="article"
      aria-labelledby={`plan-${plan}`}
      className={cx('flex flex-col gap-5', popular && 'border-primary shadow-lifted')}
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={`plan-${plan}`} className="text-xl">
            {name}
          </h3>
          {popular ? <Badge tone="accent">Most Popular</Badge> : null}
        </div>
        <p className="text-muted">
          <Worded text={tagline} persona={persona} />
        </p>
        <p className="mt-2">
          <span className="font-heading text-4xl font-semibold">{priceOf(plan)}</span>{' '}
          <span className="text-muted">per month</span>
        </p>
        {note ? <p className="text-sm text-success">{note}</p> : null}
      </header>
      <ul className="grid flex-1 content-start gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            <span>
              <Worded text={feature} persona={persona} />
              {COMING.has(feature) ? (
                <>
                  {' '}
                  <Badge>coming</Badge>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">{action}</div>
    </Card>
  );
}
