/** The gate of every page but the plans and one's own data: whose trial is over is shown the way on. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MEMORY_PATH } from '#features/memory/paths.ts';
import { onRefusal } from '#platform/web/refusals.ts';
import { PLANS_PATH } from '../../paths.ts';
import { subscriptionQuery, useSubscriptionStatus } from '../api.ts';
import { waitUntil } from '../time/clock.ts';

export interface TrialGuardProps {
  /** Shown while the status is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

export function TrialGuard({ waiting, children }: TrialGuardProps) {
  const { pathname } = useLocation();
  const { data, errorUpdateCount } = useSubscriptionStatus();
  useFreshStatus(data?.trialInfo.isOnTrial ? data.trialInfo.trialEnd : null, data?.clockAhead ?? 0);

  if (pathname === PLANS_PATH || pathname === MEMORY_PATH) return children;
  if (data?.standing === 'expired') return <Navigate to={PLANS_PATH} replace />;
  // Without an answer the door stays open: the server decides on every call all the same. The
  // count stays while a page inside asks again; the error itself would go and shut it anew.
  if (data || errorUpdateCount > 0) return children;
  return (
    <>
      <p className="pointer-events-none fixed inset-x-0 top-1/2 z-10 text-center text-muted">
        Loading...
      </p>
      {waiting}
    </>
  );
}

/** Asks again at the moment the trial ends, and whenever any call is refused for want of a plan. */
function useFreshStatus(trialEnd: string | null, clockAhead: number) {
  const client = useQueryClient();
  useEffect(() => {
    return onRefusal((status) => {
      if (status === 402) void client.invalidateQueries(subscriptionQuery);
    });
  }, [client]);
  useEffect(() => {
    if (trialEnd === null) return;
    const wait = waitUntil(trialEnd, clockAhead, Date.now());
    if (wait === null) return;
    const ask = () => void client.invalidateQueries(subscriptionQuery);
    const timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [client, trialEnd, clockAhead]);
}
