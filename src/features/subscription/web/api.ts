/** The caller's subscription and trial, as the web app asks for them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { subscriptionStatus } from '../contract.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(subscriptionStatus, { signal }),
  staleTime: 60_000,
});

export const useSubscriptionStatus = () => useQuery(subscriptionQuery);
