/** Lines for which a step has no room since two places added to it: shown, so that none is lost. */
import { ITEMS_MAX, PLAN, PLAN_STEPS, type PlanItems } from '#care/safety/safety-plan.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';

export function WaitingLines({ waiting, onDrop }: { waiting: PlanItems; onDrop: () => void }) {
  return (
    <Banner
      tone="warning"
      title="Not everything fits"
      className="print:hidden"
      actions={
        <Button variant="secondary" size="small" onClick={onDrop}>
          Leave these lines out
        </Button>
      }
    >
      <p>
        A step has room for {ITEMS_MAX} lines. These are not saved yet; each comes in once you take
        another line out of its step.
      </p>
      {PLAN_STEPS.filter((step) => waiting[step].length > 0).map((step) => (
        <div key={step} className="mt-2">
          <p className="font-semibold">{PLAN[step].title}</p>
          <ul className="list-disc pl-5">
            {waiting[step].map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Banner>
  );
}
