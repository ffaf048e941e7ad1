/** Taking everything out, as a file; never gated by anything. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/Button.tsx';
import { FieldError } from '#platform/ui/Field.tsx';
import { toast } from '#platform/ui/toasts.ts';
import { downloadMyData, whatFailed } from '../../api.ts';

const FAILED = 'Your data could not be put together. Please try again.';

export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function press() {
    setBusy(true);
    setProblem(null);
    try {
      await downloadMyData();
      toast('Your data has been downloaded.');
    } catch (error) {
      setProblem(whatFailed(error, FAILED, FAILED));
    }
    setBusy(false);
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3>Your data</h3>
          <p className="text-muted">
            Everything kept about you, readable, in one JSON file. It holds your private words: keep
            it where only you can open it.
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          busy={busy}
          busyLabel="Preparing..."
          onClick={() => void press()}
        >
          Download my data
        </Button>
      </div>
      {problem ? (
        <div role="alert">
          <FieldError id="download-problem" error={problem} />
        </div>
      ) : null}
    </div>
  );
}
