/** The way to the safety plan. */
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { buttonClass } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';

export function SafetyPlanCard() {
  return (
    <Card as="section" aria-labelledby="safety-plan" className="grid gap-3">
      <h2 id="safety-plan">Safety plan</h2>
      <p className="text-muted">
        What helps, where to go and whom to call, in your own words, for a bad hour. Open to
        everyone, whatever their plan.
      </p>
      <Link to={SAFETY_PLAN_PATH} className={`${buttonClass('secondary')} justify-self-start`}>
        <ShieldCheck aria-hidden="true" className="size-4" />
        Open my safety plan
      </Link>
    </Card>
  );
}
