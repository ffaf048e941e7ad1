/** Background work of the chat: clearing sessions nobody spoke in, and yesterday's model usage. */
import type { Services } from '#features/context.ts';
import { DAY } from '#platform/server/clock.ts';
import type { JobDefinition } from '#platform/server/jobs.ts';
import { deleteEmptySessions } from './queries.ts';
import { EMPTY_LIFETIME } from './service.ts';
import { deleteOldUsage } from './turn/queries.ts';

export function chatJobs(services: Services): JobDefinition<never>[] {
  return [
    {
      name: 'chat-cleanup',
      schedule: '37 3 * * *',
      async run() {
        const now = services.clock.now().getTime();
        await deleteEmptySessions(services.db, new Date(now - EMPTY_LIFETIME));
        await deleteOldUsage(services.db, new Date(now - DAY).toISOString().slice(0, 10));
      },
    },
  ];
}
