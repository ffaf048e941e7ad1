/** The gate of the app: waits for the profile, and says so when it cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { Button } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { useOnline } from '#platform/web/online.ts';
import { endSession } from '#platform/web/session.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';

export interface SignedInProps {
  /** Shown while the profile is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

export function SignedIn({ waiting, children }: SignedInProps) {
  const { data, error, refetch } = useQuery(profileQuery);
  const online = useOnline();
  // The server refused the token: it is of no more use. No network is no refusal.
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);
  // A browser may call itself online behind a router that leads nowhere: what failed knows better.
  const unreachable = !online || (error instanceof ApiError && error.code === 'offline');
  // Stays while another try is under way, which begins by forgetting the error of the last.
  const [wasUnreachable, setWasUnreachable] = useState(unreachable);
  if (unreachable && !wasUnreachable) setWasUnreachable(true);
  if (data) return children;
  if (unreachable || (wasUnreachable && !error)) {
    return <WithoutNetwork online={online} tryAgain={refetch} />;
  }
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
