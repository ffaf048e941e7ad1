/** Keeps a postmaster running: takes over one that is there, starts one, starts it again. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Address, chooseAddress, freePort } from './address.ts';
import { EmbeddedError } from './errors.ts';
import { endOrphans } from './orphans.ts';
import type { Place } from './place.ts';
import {
  LaunchFailed,
  launch,
  type Postmaster,
  runningPostmaster,
  signalPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface EmbeddedLog {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

export interface Supervised {
  readonly address: Address;
  stop(): Promise<void>;
}

export interface Wishes {
  readonly log: EmbeddedLog;
  /** Over the settings of `settings.ts`. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  readonly pickPort?: (() => Promise<number>) | undefined;
}

const PORT_TAKEN = /could not (bind|create any TCP)/;
const ORPHANS = /pre-existing shared memory block|lock file .* already exists/;
const PORT_TRIES = 5;
const ORPHANS_LEAVE_WITHIN_MS = 2000;
const ORPHANS_GONE_WITHIN_MS = 20_000;
const BACKOFF_MAX_MS = 5000;

export async function keepRunning(place: Place, wishes: Wishes): Promise<Supervised> {
  const { log } = wishes;
  let current = await runningPostmaster(place);
  if (current === null) current = await firstLaunch(place, wishes);
  else log.info('PostgreSQL was still running from before; it was taken over.');
  const { address } = current;
  let stopping = false;
  let revival = Promise.resolve();

  const guard = async (postmaster: Postmaster): Promise<void> => {
    await postmaster.gone;
    if (stopping) return;
    log.error('PostgreSQL ended unexpectedly; starting it again.');
    revival = revive();
    await revival;
  };
  const revive = async (): Promise<void> => {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, BACKOFF_MAX_MS)) {
      try {
        current = await patientLaunch(place, address, wishes);
        log.warn('PostgreSQL is back.');
        void guard(current);
        return;
      } catch (error) {
        log.error(error instanceof EmbeddedError ? error.message : 'PostgreSQL did not start.');
        await delay(wait, undefined, { ref: false });
      }
    }
  };
  void guard(current);
  // Where the server ends without stopping us (a failed start, an exception), so does PostgreSQL.
  const endToo = () => current && signalPostmaster(current.pid, 'SIGINT');
  process.once('exit', endToo);

  return {
    address,
    async stop() {
      stopping = true;
      process.off('exit', endToo);
      await revival;
      if (current !== null) await stopPostmaster(current);
    },
  };
}

/** The first start may choose another port; later ones may not, since clients know this one. */
async function firstLaunch(place: Place, wishes: Wishes): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const pick = attempt === 1 ? wishes.pickPort : freePort;
    const address = await chooseAddress(place.base, pick);
    try {
      return await patientLaunch(place, address, wishes);
    } catch (error) {
      const taken = error instanceof LaunchFailed && PORT_TAKEN.test(error.line);
      if (!taken || address.kind !== 'loopback' || attempt === PORT_TRIES) throw error;
    }
  }
}

/**
 * After a kill, the old server's children take a moment to notice; PostgreSQL refuses till then. One
 * that hangs never notices, and is ended.
 */
async function patientLaunch(place: Place, address: Address, wishes: Wishes): Promise<Postmaster> {
  for (const start = Date.now(); ; await delay(50)) {
    try {
      return await launch(place, address, wishes.settings ?? {});
    } catch (error) {
      const orphans = error instanceof LaunchFailed && ORPHANS.test(error.line);
      const waited = Date.now() - start;
      if (!orphans || waited > ORPHANS_GONE_WITHIN_MS) throw error;
      if (waited > ORPHANS_LEAVE_WITHIN_MS && endOrphans(place.cluster) > 0)
        wishes.log.warn('What was left of a killed PostgreSQL did not leave and was ended.');
    }
  }
}
