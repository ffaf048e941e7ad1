/** Something went wrong: what happened, and the way on. */
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

export interface ErrorStateProps {
  title?: string;
  /** A sentence for a person. */
  message: string;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Another way on, e.g. a link home. */
  action?: ReactNode;
  /** Helps an operator find the failure in the log. */
  requestId?: string | undefined;
  className?: string;
}

export function ErrorState({
  title = 'That did not work',
  message,
  onRetry,
  retryLabel = 'Try again',
  action,
  requestId,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudOff aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
        {action}
      </div>
      {requestId ? <p className="text-sm text-muted">Reference: {requestId}</p> : null}
    </div>
  );
}
