/** The gate of the app: waits for the profile, and says so when it cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { profileQuery } from '#features/account/web/session/profile.ts';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { Button, buttonClass } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';
import { ApiError, sentenceFor } from '#platform/web/api-error.ts';
import { useOnline } from '#platform/web/online.ts';
import { endSession } from '#platform/web/session.ts';

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
  if (data) return children;
  if (!online) return <WithoutNetwork onReturn={() => void refetch()} />;
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

function WithoutNetwork({ onReturn }: { onReturn: () => void }) {
  const asked = useRef(onReturn);
  // It is taken off the page when the network is back.
  useEffect(() => () => asked.current(), []);
  return (
    <>
      <h1 className="sr-only">You are offline</h1>
      <ErrorState
        title="Mooring is here, the network is not"
        message="Conversations and your account need the server. They come back by themselves, with everything in them. Your safety plan and the crisis lines open without it."
        action={
          <Link to={SAFETY_PLAN_PATH} className={buttonClass('secondary')}>
            Open my safety plan
          </Link>
        }
      />
    </>
  );
}
