/** How the process ends: in order on a signal, and on an error that nobody caught with no word of it. */
import type { Log } from '#platform/server/log.ts';

/** After this long we leave whatever still runs: process managers kill at 30 s. */
const STOP_WITHIN = 25_000;

export interface Ending {
  /** Has `work` done before the process ends on a signal; until then it ends at once. */
  after(work: () => Promise<void>): void;
}

/** To be called before anything is started: a signal may come at any moment, and is heard by PID 1 only so. */
export function endOnSignals(log: Log): Ending {
  let finish = async () => {};
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await finish();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Node would print the message, and that of a failed query has its values in it.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an error that nobody caught; the server ends');
    process.exit(1);
  });
  return {
    after: (work) => {
      finish = work;
    },
  };
}
