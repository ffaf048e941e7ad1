/** The gate of the app: waits for the profile, and says so when it cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Between two tries where the browser does not tell that the network is back, in milliseconds. */
const TRY_AGAIN_AFTER = 10_000;

interface WithoutNetworkProps {
  online: boolean;
  tryAgain: () => Promise<unknown>;
}

function WithoutNetwork({ online, tryAgain }: WithoutNetworkProps) {
  useEffect(() => {
    if (!online) return;
    const again = setInterval(() => void tryAgain(), TRY_AGAIN_AFTER);
    return () => clearInterval(again);
  }, [online, tryAgain]);
  return (
    <>
      <h1 className="sr-only">You are offline</h1>
      <ErrorState
        title="Mooring is here, the network is not"
        message="Conversations and your account need the server. They come back by themselves, with everything in them. Your safety plan and the crisis lines open without it."
        onRetry={() => void tryAgain()}
        action={
          <Link to={SAFETY_PLAN_PATH} className={buttonClass('secondary')}>
            Open my safety plan
          </Link>
        }
      />
    </>
  );
}
