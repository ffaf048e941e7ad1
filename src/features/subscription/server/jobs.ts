/** Background work of billing: settling wishes, following billing dates, saying farewell. */
import type { Services } from '#features/context.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { SETTLE_JOB } from './billing/intents.ts';
import { reconcile, settlePending } from './billing/settle.ts';

const SWEEP = 'billing-sweep';

/** A minute is the finest the schedule knows; a sweep every 20 s keeps repairs within 60 s. */
export function subscriptionJobs(services: Services): JobDefinition<never>[] {
  const settleOne: JobDefinition<{ userId: string }> = {
    name: SETTLE_JOB,
    run: ({ userId }) => settlePending(services, userId),
  };
  return [
    settleOne as JobDefinition<never>,
    { name: SWEEP, run: () => reconcile(services) },
    {
      name: 'billing-reconcile',
      schedule: '* * * * *',
      atStart: true,
      async run() {
        for (const delaySeconds of [20, 40]) await services.jobs.send(SWEEP, {}, { delaySeconds });
        await reconcile(services);
      },
    },
  ];
}
