/** Background work of the account: reset letters, and clearing what has run out. */
import type { Services } from '#features/context.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { passwordChangedJob } from './profile/change-password.ts';
import { deleteExpired } from './queries.ts';
import { resetJob } from './sign-in/reset.ts';

export function accountJobs(services: Services): JobDefinition<never>[] {
  return [
    resetJob(services) as JobDefinition<never>,
    passwordChangedJob(services) as JobDefinition<never>,
    {
      name: 'account-cleanup',
      schedule: '17 3 * * *',
      run: () => deleteExpired(services.db, services.clock.now()),
    },
  ];
}
