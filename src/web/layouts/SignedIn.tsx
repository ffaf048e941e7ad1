/** The gate of the app: waits for the profile, and says so when it cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { endSession } from '#platform/web/session.ts';

export interface SignedInProps {
  /** Shown while the profile is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

export function SignedIn({ waiting, children }: SignedInProps) {
  const { data, error, fetchStatus, refetch } = useQuery(profileQuery);
  // The server refused the token: it is of no more use. No network is no refusal.
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);
  if (data) return children;
  if (fetchStatus === 'paused') return <WithoutNetwork />;
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

/** Asked again by itself once the network is back. */
function WithoutNetwork() {
  return (
    <ErrorState
      title="Mooring is here, the network is not"
      message="Conversations and your account need the server. They come back by themselves, with everything in them. Your safety plan and the crisis lines open without it."
      action={
        <Link to={SAFETY_PLAN_PATH} className={buttonClass('secondary')}>
          Open my safety plan
        </Link>
      }
    />
  );
}
