/** The therapists as the web app asks for them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { listTherapists } from '../contract.ts';

/** Rarely changes within a visit; asked again after five minutes for a change of plan. */
export const therapistsQuery = queryOptions({
  queryKey: ['therapists'],
  queryFn: async ({ signal }) => (await call(listTherapists, { signal })).therapists,
  staleTime: 300_000,
});

export const useTherapists = () => useQuery(therapistsQuery);
