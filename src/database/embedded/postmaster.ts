/** Starts, finds and stops one postmaster, PostgreSQL's main process. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Address, listenSettings, socketFile } from './address.ts';
import { EmbeddedError } from './errors.ts';
import { disown, isTaken, readPidFile, serves } from './pid-file.ts';
import type { Place } from './place.ts';
import { cleanEnvironment } from './programs.ts';
import { asArguments, SETTINGS } from './settings.ts';

export interface Postmaster {
  readonly pid: number;
  readonly address: Address;
  /** Settles when the process is gone, whatever ended it. */
  readonly gone: Promise<void>;
}

/** PostgreSQL's own reason for not starting; `line` is from its log and holds no personal data. */
export class LaunchFailed extends EmbeddedError {
  readonly line: string;

  constructor(line: string) {
    super(`PostgreSQL did not start: ${line}`);
    this.line = line;
  }
}

/** Crash recovery reads at most `max_wal_size` of log, seconds on any disk; this is for the worst. */
const READY_WITHIN_MS = 300_000;
const FAST_STOP_MS = 20_000;
const LOG_MAX_BYTES = 4 * 1024 * 1024;

/** A postmaster that outlived its server, once it is ready; null where there is none. */
export async function runningPostmaster(place: Place): Promise<Postmaster | null> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await delay(20)) {
    const note = readPidFile(place.cluster);
    if (note === null || !isTaken(note.pid)) return null;
    if (!serves(note.pid, place.cluster)) {
      disown(place.cluster);
      return null;
    }
    if (note.ready && note.address !== null) {
      return { pid: note.pid, address: note.address, gone: watch(note.pid, place.cluster) };
    }
  }
  throw new EmbeddedError(`A PostgreSQL on ${place.cluster} neither gets ready nor ends.`);
}

/** @throws LaunchFailed; the caller holds the lock and knows that no postmaster is left. */
export async function launch(
  place: Place,
  address: Address,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  // The lock file beside the socket names a process number too, and may be as stale as the note.
  if (address.kind === 'socket') rmSync(`${socketFile(address.directory)}.lock`, { force: true });
  const all = { ...SETTINGS, ...settings, ...listenSettings(address) };
  const { identity, binaries, cluster } = place;
  const words = [...identity.prefix, binaries.postgres, '-D', cluster, ...asArguments(all)];
  const [file = binaries.postgres, ...args] = words;
  const log = openLog(place);
  const child = spawn(file, args, {
    ...identity.spawn,
    cwd: '/',
    env: cleanEnvironment(),
    // Out of the terminal's process group: Ctrl-C is for the server, which stops PostgreSQL last.
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
  });
  closeSync(log.handle);
  child.unref();
  let ended: string | null = null;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = error.message;
      resolve();
    });
    child.once('exit', (code, signal) => {
      ended = `it ended with ${signal ?? `exit ${code}`}`;
      resolve();
    });
  });
  // A server that is told to stop before PostgreSQL is ready must not leave it behind.
  const endToo = () => child.kill('SIGINT');
  process.once('exit', endToo);
  try {
    for (const start = Date.now(); ; ) {
      if (ended !== null) throw new LaunchFailed(lastWords(log) ?? ended);
      const note = readPidFile(cluster);
      if (note?.ready && note.pid === child.pid) return { pid: note.pid, address, gone };
      const waited = Date.now() - start;
      if (waited > READY_WITHIN_MS) throw new LaunchFailed('it does not get ready');
      await delay(waited < 1000 ? 5 : 50);
    }
  } finally {
    process.off('exit', endToo);
  }
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signalPostmaster(postmaster.pid, 'SIGINT');
  const late = setTimeout(() => signalPostmaster(postmaster.pid, 'SIGQUIT'), FAST_STOP_MS);
  await postmaster.gone;
  clearTimeout(late);
}

export function signalPostmaster(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

async function watch(pid: number, cluster: string): Promise<void> {
  while (serves(pid, cluster)) await delay(50, undefined, { ref: false });
}

interface Log {
  readonly path: string;
  readonly handle: number;
  readonly from: number;
}

function openLog(place: Place): Log {
  const path = join(place.base, 'postgres.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(path, `${path}.old`);
  const handle = openSync(path, 'a', 0o600);
  const { uid, gid } = place.identity.owner;
  if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
  return { path, handle, from: fstatSync(handle).size };
}

function lastWords(log: Log): string | null {
  const said = readFileSync(log.path).subarray(log.from).toString('utf8').trim();
  const lines = said.split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? null;
}
