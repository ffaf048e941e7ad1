/** Background work of the chat: clearing sessions in which nothing was ever said. */
import type { Services } from '#features/context.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { deleteEmptySessions } from './queries.ts';
import { EMPTY_LIFETIME } from './service.ts';

export function chatJobs(services: Services): JobDefinition<never>[] {
  return [
    {
      name: 'chat-cleanup',
      schedule: '37 3 * * *',
      run: () =>
        deleteEmptySessions(services.db, new Date(services.clock.now().getTime() - EMPTY_LIFETIME)),
    },
  ];
}
