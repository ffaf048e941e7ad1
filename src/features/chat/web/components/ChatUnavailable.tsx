/** In place of a conversation that cannot be had, or gone on with: why, and the way on. */
import { Lock, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { PLANS_PATH } from '#features/subscription/paths.ts';
import { buttonClass } from '#platform/ui/Button.tsx';
import { EmptyState } from '#platform/ui/EmptyState.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';

export interface ChatUnavailableProps {
  error: unknown;
  name: string;
  therapistId: string;
  /** What was written here and never arrived goes along. */
  onStartNew: () => void;
  onRetry: () => void;
}

export default function ChatUnavailable({
  error,
  name,
  therapistId,
  onStartNew,
  onRetry,
}: ChatUnavailableProps) {
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <div className="grid min-h-0 flex-1 content-center overflow-y-auto">
      {status === 402 || status === 403 ? (
        <EmptyState
          icon={<Lock className="size-6" />}
          title={`Your plan does not include ${name} now`}
          action={
            <Link to={PLANS_PATH} className={buttonClass()}>
              View Plans
            </Link>
          }
        >
          {sentenceFor(error, 'Choose a plan to go on talking.')}
        </EmptyState>
      ) : status === 404 ? (
        <EmptyState
          icon={<SearchX className="size-6" />}
          title="This conversation is not here"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to={`/app/chat/${therapistId}`} onClick={onStartNew} className={buttonClass()}>
                Start a new conversation
              </Link>
              <GoHome />
            </div>
          }
        >
          It may have been deleted, or the link may belong to another account.
        </EmptyState>
      ) : (
        <ErrorState
          title="The conversation could not be opened"
          message={sentenceFor(error, 'The server has trouble answering. Please try again.')}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={onRetry}
          action={<GoHome />}
        />
      )}
    </div>
  );
}

function GoHome() {
  return (
    <Link to="/app" className={buttonClass('secondary')}>
      Go home
    </Link>
  );
}
