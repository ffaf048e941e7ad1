/** Shown by the service worker when no page can be had: the numbers first, they need no network. */
import { buttonClass } from '#platform/ui/Button.tsx';
import { Logo } from '../../layouts/Logo.tsx';
import { CrisisLines } from './PublicCrisisLines.tsx';

export function OfflinePage() {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-2xl content-center gap-6 px-4 py-10">
      <Logo />
      <div>
        <h1>You are offline</h1>
        <p className="mt-3 text-lg text-muted">
          Mooring needs a network to talk with you. What you saved is safe. If you need someone now,
          these still work from any phone with a signal:
        </p>
      </div>
      <CrisisLines />
      <div className="flex flex-wrap gap-3">
        <a href="/app/safety-plan" className={buttonClass('secondary')}>
          My safety plan
        </a>
        <a href="/" className={buttonClass('quiet')}>
          Try again
        </a>
      </div>
      <p className="text-muted">
        The safety plan opens here if you have looked at it on this device, with your own words if
        you keep a copy.
      </p>
      <p className="text-sm text-muted">
        While you wait: let your shoulders drop. Breathe in for four counts, and out for six. Five
        times.
      </p>
    </main>
  );
}
