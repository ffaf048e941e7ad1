/** In place of a conversation that cannot be had, or gone on with: why, and the way on. */
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';

export interface ChatUnavailableProps {
  error: unknown;
  therapistId: string;
  onRetry: () => void;
}

export function ChatUnavailable({ error, therapistId, onRetry }: ChatUnavailableProps) {
  const status = error instanceof ApiError ? error.status : 0;
  const gone = status === 404;
  const home = (
    <Link to="/app" className={buttonClass('secondary')}>
      Go home
    </Link>
  );
  const anew = (
    <Link to={`/app/chat/${therapistId}`} className={buttonClass()}>
      Start a new conversation
    </Link>
  );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ErrorState
        title={gone ? 'This conversation is not here' : 'The conversation could not be opened'}
        message={
          gone
            ? 'It may have been deleted, or the link may belong to another account.'
            : sentenceFor(error, 'The server has trouble answering. Please try again.')
        }
        onRetry={gone || status === 402 || status === 403 ? undefined : onRetry}
        requestId={error instanceof ApiError && status >= 500 ? error.requestId : undefined}
        action={
          gone ? (
            <>
              {anew}
              {home}
            </>
          ) : (
            home
          )
        }
      />
    </div>
  );
}

/** Where the plan does not open the therapist: reading goes on, writing does not. */
export function PlanNeeded({ name }: { name: string }) {
  return (
    <section aria-label="Plan needed" className="border-t border-line bg-raised">
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-4">
        <p className="flex items-center gap-2 text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Your plan does not include {name} now. You can read everything here.
        </p>
        <Link to="/app" className={buttonClass('secondary')}>
          See your plan
        </Link>
      </div>
    </section>
  );
}
