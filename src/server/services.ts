/** Builds the services of a process from its settings and a database address. */
import { createCompanion } from '#care/companion/index.ts';
import { connect } from '#database/client.ts';
import { rightKeyRing } from '#features/account/server/service.ts';
import type { Services } from '#features/context.ts';
import { type Clock, systemClock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { createJobs } from '#platform/server/jobs.ts';
import { createLimits } from '#platform/server/limits.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { createMail } from '#platform/server/mail.ts';

export interface BuiltServices {
  readonly services: Services;
  /** Finishes running jobs and closes every connection. */
  close(): Promise<void>;
}

export interface Replaceable {
  readonly clock?: Clock;
  readonly log?: Log;
}

export async function buildServices(
  config: Config,
  databaseUrl: string,
  replaced: Replaceable = {},
): Promise<BuiltServices> {
  const log = replaced.log ?? createLog(config.LOG_LEVEL);
  const { db, sql, close } = connect(databaseUrl);
  const keys = await rightKeyRing(config, db, log).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const jobs = createJobs(databaseUrl, log);
  const services: Services = {
    config,
    db,
    sql,
    log,
    jobs,
    clock: replaced.clock ?? systemClock,
    keys,
    mail: createMail(config),
    limits: createLimits(sql, config.RATE_LIMIT_SCALE),
    companion: await createCompanion(config, log),
  };
  return {
    services,
    async close() {
      await jobs.stop(5000);
      await close();
    },
  };
}
