/** Leaving for good, after having been asked twice. */
import { useState } from 'react';
import { confirm } from '#platform/ui/alerts.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { deleteMyAccount, whatFailed } from '../../api.ts';
import { WORDS } from './words.ts';

async function asked(): Promise<boolean> {
  const sure = await confirm({
    title: 'Delete your account?',
    text: 'Your conversations and everything else you wrote here will be deleted, and a subscription ends. This cannot be undone.\n\nYou can download your data first.',
    confirmLabel: 'Go on',
    cancelLabel: 'Keep my account',
    danger: true,
  });
  if (!sure) return false;
  return confirm({
    title: 'Really delete everything?',
    text: 'The key to your words is destroyed at once. Nobody, not even we, can bring them back.',
    confirmLabel: 'Delete my account for good',
    cancelLabel: 'Keep my account',
    danger: true,
  });
}

export function DeleteAccount() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function press() {
    if (!(await asked())) return;
    setBusy(true);
    setProblem(null);
    try {
      await deleteMyAccount('/login');
    } catch (error) {
      setProblem(whatFailed(error, WORDS.deleteFailed, WORDS.deleteAgain));
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3>Delete Account</h3>
          <p className="text-muted">Removes you and everything you wrote, at once and for good.</p>
        </div>
        <Button variant="danger" busy={busy} busyLabel="Deleting..." onClick={() => void press()}>
          Delete Account
        </Button>
      </div>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
    </div>
  );
}
