/** In place of the text box where the plan does not open the therapist: reading goes on. */
import { Link } from 'react-router';
import { PLANS_PATH } from '#features/subscription/paths.ts';
import { buttonClass } from '#platform/ui/Button.tsx';

export function PlanNeeded({ name }: { name: string }) {
  return (
    <section aria-label="Plan needed" className="border-t border-line bg-raised">
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-4">
        <p className="text-muted">
          Your plan does not include {name} now. You can read everything here.
        </p>
        <Link to={PLANS_PATH} className={buttonClass('secondary')}>
          View Plans
        </Link>
      </div>
    </section>
  );
}
