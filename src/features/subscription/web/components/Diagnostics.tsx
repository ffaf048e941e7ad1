/** For whoever runs or helps with an installation: who the server sees, how billing is set up. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/Button.tsx';
import { News } from '#platform/ui/News.tsx';
import { call } from '#platform/web/api.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import { billingDebug, testAuth } from '../../contract.ts';

type Check = 'auth' | 'billing';

const yesNo = (yes: boolean) => (yes ? 'yes' : 'no');

async function look(check: Check): Promise<string[]> {
  if (check === 'auth') {
    const { userId, userEmail } = await call(testAuth);
    return [`Signed in: yes`, `User: ${userId}`, `Email: ${userEmail}`];
  }
  const { stripeConfigured, stripeKeyPresent, planPrices } = await call(billingDebug);
  return [
    `Stripe configured: ${yesNo(stripeConfigured)}`,
    `Stripe key present: ${yesNo(stripeKeyPresent)}`,
    `Base: ${planPrices.base} per month`,
    `Advanced: ${planPrices.advanced} per month`,
  ];
}

export function Diagnostics() {
  const [busy, setBusy] = useState<Check | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const run = async (check: Check) => {
    setBusy(check);
    setLines(
      await look(check).catch((error: unknown) => [sentenceFor(error, 'The check failed.')]),
    );
    setBusy(null);
  };
  return (
    <details className="group rounded-medium border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-muted">
        Diagnostics
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="small"
            busy={busy === 'auth'}
            onClick={() => void run('auth')}
          >
            Test authentication
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={busy === 'billing'}
            onClick={() => void run('billing')}
          >
            Check billing configuration
          </Button>
        </div>
        <News className="grid gap-1 text-sm break-words">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </News>
      </div>
    </details>
  );
}
