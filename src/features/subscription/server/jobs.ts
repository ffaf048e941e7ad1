/** Background work of billing: settling wishes, following billing dates, saying farewell. */
import type { Services } from '#features/context.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { SETTLE_JOB } from './billing/intents.ts';
import { reconcile, settlePending } from './billing/settle.ts';

export function subscriptionJobs(services: Services): JobDefinition<never>[] {
  const settleOne: JobDefinition<{ userId: string }> = {
    name: SETTLE_JOB,
    run: ({ userId }) => settlePending(services, userId),
  };
  return [
    settleOne as JobDefinition<never>,
    { name: 'billing-reconcile', schedule: '* * * * *', run: () => reconcile(services) },
  ];
}
