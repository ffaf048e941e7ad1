/** Whether what one sees is what is kept, in words; and the way on where it is not. */
import { Check, CloudOff } from 'lucide-react';
import { Button } from '#platform/ui/Button.tsx';
import { News } from '#platform/ui/News.tsx';
import { Spinner } from '#platform/ui/Spinner.tsx';
import { sentenceFor } from '#platform/web/api-error.ts';
import type { DraftState } from '../draft/draft.ts';

export function SaveState({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const { status, error } = state;
  return (
    <News className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {status === 'saved' ? (
        <span className="inline-flex items-center gap-2 text-muted">
          <Check aria-hidden="true" className="size-4" /> Saved
        </span>
      ) : status === 'saving' ? (
        <span className="inline-flex items-center gap-2 text-muted">
          <Spinner /> Saving…
        </span>
      ) : (
        <>
          <span className="inline-flex items-center gap-2 font-semibold text-danger">
            <CloudOff aria-hidden="true" className="size-4 shrink-0" />
            Not saved yet. {sentenceFor(error, 'The server could not take it.')}
          </span>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Save now
          </Button>
        </>
      )}
    </News>
  );
}
