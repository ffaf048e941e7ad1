/** The page for addresses that lead nowhere. */
import { buttonClass } from '#platform/ui/Button.tsx';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';

export function NotFoundPage() {
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-center gap-4 px-4 py-16 text-center">
        <p className="text-muted">Error 404</p>
        <h1>There is nothing at this address</h1>
        <p className="text-lg text-muted">
          The link may be old, or a letter may be missing. Nothing of yours is lost.
        </p>
        <a href="/" className={buttonClass('primary', 'large')}>
          Go to the front page
        </a>
      </div>
    </PublicLayout>
  );
}
