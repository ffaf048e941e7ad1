/** The therapists as the web app asks for them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '#features/account/contract.ts';
import { call } from '#platform/web/api.ts';
import { listTherapists } from '../contract.ts';

/** Rarely changes within a visit; asked again after five minutes for a change of plan. */
export const therapistsQuery = queryOptions({
  queryKey: ['therapists'],
  queryFn: async ({ signal }) => (await call(listTherapists, { signal })).therapists,
  staleTime: 300_000,
});

export const useTherapists = () => useQuery(therapistsQuery);

/** What an AI therapist may be called where this installation runs: 'therapist' or 'companion'. */
export function usePersona(): 'therapist' | 'companion' {
  return useConfig().data?.personaTitle ?? 'therapist';
}

/** What this installation says of itself; the same for everybody, for as long as the tab lives. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(publicConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useConfig = () => useQuery(configQuery);
