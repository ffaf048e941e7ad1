/** Background work in the database (pg-boss): survives a restart, is shared by all instances. */
import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  /** Cron in UTC, for work that comes back by itself. */
  readonly schedule?: string;
  /** Also once whenever a server starts: for what a crash may have left. */
  readonly atStart?: boolean;
  readonly retries?: number;
  run(data: Data): Promise<void>;
}

export interface Jobs {
  define<Data extends object>(definition: JobDefinition<Data>): void;
  /** Data must hold ids only: it is stored in the clear. `delaySeconds`: not before then. */
  send(name: string, data: object, options?: { delaySeconds?: number }): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs, up to `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export function createJobs(databaseUrl: string, log: Log): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'mooring-jobs',
  });
  const definitions = new Map<string, JobDefinition>();
  let ready: Promise<void> | null = null;
  boss.on('error', (err) => log.error({ err }, 'the job queue had an error'));

  const start = async () => {
    await boss.start();
    for (const definition of definitions.values()) {
      await boss.createQueue(definition.name, {
        retryLimit: definition.retries ?? 5,
        retryBackoff: true,
        retentionSeconds: 3 * 86_400,
        deleteAfterSeconds: 3600,
      });
      await boss.work(definition.name, { pollingIntervalSeconds: 1 }, async (batch) => {
        for (const job of batch) await runOne(definition, job.data as object);
      });
      if (definition.schedule) await boss.schedule(definition.name, definition.schedule, {});
      if (definition.atStart) await boss.send(definition.name, {});
    }
  };
  const runOne = async (definition: JobDefinition, data: object) => {
    try {
      await definition.run(data);
    } catch (err) {
      log.error({ err, job: definition.name }, 'a job failed and will be tried again');
      // The queue stores a failed job's error: the name is all it may keep of it.
      throw new Error(err instanceof Error ? err.name : 'failed');
    }
  };
  return {
    define: (definition) =>
      void definitions.set(definition.name, definition as unknown as JobDefinition),
    async send(name, data, { delaySeconds } = {}) {
      await ready;
      await boss.send(name, data, delaySeconds === undefined ? {} : { startAfter: delaySeconds });
    },
    start() {
      ready ??= start();
      return ready;
    },
    async stop(graceMs) {
      if (!ready) return;
      await ready.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}
