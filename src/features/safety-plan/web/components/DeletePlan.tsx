/** Doing away with the plan, after having been asked. */
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#platform/ui/alerts.ts';
import { Button } from '#platform/ui/Button.tsx';
import { FieldError } from '#platform/ui/Field.tsx';
import { announce } from '#platform/ui/toasts.ts';
import { call } from '#platform/web/api.ts';
import { sentenceFor } from '#platform/web/api-error.ts';
import { deleteSafetyPlan } from '../../contract.ts';
import { planQuery } from '../api.ts';
import { dropDraft } from '../draft/useDraft.ts';

export function DeletePlan({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function press() {
    const sure = await confirm({
      title: 'Delete your safety plan?',
      text: 'All six steps go, here and on this device. This cannot be undone.',
      confirmLabel: 'Delete the plan',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    setProblem(null);
    try {
      await call(deleteSafetyPlan);
      dropDraft();
      onDeleted();
      await client.resetQueries(planQuery);
      announce('Your safety plan has been deleted.');
    } catch (error) {
      setProblem(sentenceFor(error, 'It could not be deleted. Please try again.'));
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-2 print:hidden">
      <Button
        variant="quiet"
        className="justify-self-start"
        busy={busy}
        busyLabel="Deleting..."
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => void press()}
      >
        Delete the plan
      </Button>
      {problem ? (
        <div role="alert">
          <FieldError id="delete-problem" error={problem} />
        </div>
      ) : null}
    </div>
  );
}
