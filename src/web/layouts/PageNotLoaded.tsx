/** In place of a page whose script did not come: loads it as soon as it can be had. */
import { useCallback, useEffect } from 'react';
import { useOnline } from '#platform/web/online.ts';
import { WithoutNetwork } from './WithoutNetwork.tsx';

export interface PageNotLoadedProps {
  load: () => Promise<unknown>;
  /** The script is there: the page can be drawn. */
  onLoaded: () => void;
}

export function PageNotLoaded({ load, onLoaded }: PageNotLoadedProps) {
  const online = useOnline();
  // Loaded first and drawn then: a failed try changes nothing that is being read.
  const tryAgain = useCallback(() => load().then(onLoaded, () => undefined), [load, onLoaded]);
  useEffect(() => {
    if (online) void tryAgain();
  }, [online, tryAgain]);
  return <WithoutNetwork online={online} tryAgain={tryAgain} />;
}
