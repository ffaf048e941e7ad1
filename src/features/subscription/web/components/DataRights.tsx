/** Taking one's words along, or having them destroyed: open without any plan, from here too. */
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteMyAccount, downloadMyData } from '#features/account/web/api.ts';
import { MEMORY_PATH } from '#features/memory/paths.ts';
import { alert, confirm } from '#platform/ui/alerts.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';

/** Two questions, as everywhere this is offered. */
async function sureToDelete(): Promise<boolean> {
  const first = await confirm({
    title: 'Delete Account',
    text: 'Delete your account and everything you wrote here? A running subscription ends at once.',
    confirmLabel: 'Delete Account',
    danger: true,
  });
  if (!first) return false;
  return confirm({
    title: 'Are you sure?',
    text: 'This cannot be undone: nobody, not even we, can bring it back.',
    confirmLabel: 'Delete everything',
    danger: true,
  });
}

export function DataRights() {
  const [busy, setBusy] = useState<'download' | 'delete' | null>(null);
  const run = async (what: 'download' | 'delete', work: () => Promise<void>, failed: string) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      await alert(sentenceFor(error, failed));
    }
    setBusy(null);
  };
  const remove = async () => {
    if (!(await sureToDelete())) return;
    const failed = 'Failed to delete account. Please try again.';
    await run('delete', () => deleteMyAccount('/login'), failed);
  };
  return (
    <Card as="section" aria-labelledby="data-rights" className="grid gap-3">
      <h2 id="data-rights">Your words stay yours</h2>
      <p className="text-muted">
        With or without a plan you can take everything along, or have it destroyed. And if you are
        in danger or close to it, call or text{' '}
        <a className="link font-semibold" href="tel:988">
          988
        </a>{' '}
        in the US: free, day and night. Elsewhere, call your local emergency number.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy === 'download'}
          busyLabel="Processing..."
          onClick={() =>
            void run('download', downloadMyData, 'The download failed. Please try again.')
          }
        >
          Download my data
        </Button>
        <Link to={MEMORY_PATH} className={buttonClass('secondary')}>
          What is remembered
        </Link>
        <Button
          variant="quiet"
          busy={busy === 'delete'}
          busyLabel="Deleting..."
          onClick={() => void remove()}
        >
          Delete Account
        </Button>
      </div>
    </Card>
  );
}
