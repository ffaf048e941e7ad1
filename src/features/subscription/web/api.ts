/** The caller's subscription and trial, as the web app asks for them, and what they open. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '#features/account/contract.ts';
import { call } from '#platform/web/api.ts';
import { subscriptionStatus } from '../contract.ts';
import { type Closed, closedBecause, type Feature, type Level, levelOf } from '../entitlements.ts';
import { clockAhead } from './time/clock.ts';

const MINUTE = 60_000;

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async ({ signal }) => {
    const status = await call(subscriptionStatus, { signal });
    return { ...status, clockAhead: clockAhead(status.now, Date.now()) };
  },
  staleTime: MINUTE,
  // What is on screen about a plan is at most a minute old, in a tab left open over night too.
  refetchInterval: MINUTE,
});

export const useSubscriptionStatus = () => useQuery(subscriptionQuery);

/** What this installation says of itself; the same for as long as the tab lives. */
export const useInstallation = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => call(publicConfig, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Entitlement {
  /** While the status is not known: `closed` without a reason. */
  readonly level: Level;
  readonly open: boolean;
  /** Why not, and where it can be opened. */
  readonly closed: Closed | null;
  readonly loading: boolean;
}

/** Whether the caller's plan opens `feature`. The server decides; this only tells early. */
export function useEntitlement(feature: Feature): Entitlement {
  const { data } = useSubscriptionStatus();
  const persona = useInstallation().data?.personaTitle;
  if (!data) return { level: 'closed', open: false, closed: null, loading: true };
  const level = levelOf(data.standing, feature);
  return {
    level,
    open: level !== 'closed',
    closed: closedBecause(data.standing, feature, persona),
    loading: false,
  };
}
