/** An address below /app that leads nowhere. */
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#platform/ui/Button.tsx';
import { usePage } from '#platform/web/page.ts';

export function NoSuchPage() {
  usePage('Not found');
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Compass aria-hidden="true" className="size-6" />
      </span>
      <h1>There is nothing at this address</h1>
      <p className="text-muted">
        The link may be old, or a letter may be missing. Nothing of yours is lost.
      </p>
      <Link to="/app" className={buttonClass()}>
        Go home
      </Link>
    </div>
  );
}
