/** The gate of the app: waits for the profile, and says so when it cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { Button } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { endSession } from '#platform/web/session.ts';

export interface SignedInProps {
  /** Shown while the profile is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

export function SignedIn({ waiting, children }: SignedInProps) {
  const { data, error, refetch } = useQuery(profileQuery);
  // The server refused the token: it is of no more use. No network is no refusal.
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);
  if (data) return children;
  if (!error || refused) return waiting;
  return (
    <ErrorState
      title="We cannot reach your account"
      message={sentenceFor(error, 'The server has trouble answering. Please try again.')}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      action={
        <Button variant="secondary" onClick={() => endSession()}>
          Sign out
        </Button>
      }
    />
  );
}
