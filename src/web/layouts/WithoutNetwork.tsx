/** In place of a page that needs a network, while there is none. */
import { useEffect } from 'react';
import { Link } from 'react-router';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { buttonClass } from '#platform/ui/Button.tsx';
import { ErrorState } from '#platform/ui/ErrorState.tsx';

/** Between two tries where the browser does not tell that the network is back, in milliseconds. */
const TRY_AGAIN_AFTER = 10_000;

export interface WithoutNetworkProps {
  online: boolean;
  tryAgain: () => unknown;
}

export function WithoutNetwork({ online, tryAgain }: WithoutNetworkProps) {
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
