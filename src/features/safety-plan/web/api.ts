/** The safety plan as the web app asks for it. */
import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { worthRetrying } from '#platform/web/query.ts';
import { readSafetyPlan } from '../contract.ts';

export type PlanAnswer = Pick<ResponseOf<typeof readSafetyPlan>, 'plan' | 'resources'>;

/** Asked at once even where the browser believes it is offline: the device's copy waits behind. */
export const planQuery = queryOptions({
  queryKey: ['safety-plan'],
  queryFn: ({ signal }): Promise<PlanAnswer> => call(readSafetyPlan, { signal }),
  networkMode: 'always',
  retry: (failures, error) => navigator.onLine && worthRetrying(failures, error),
});
