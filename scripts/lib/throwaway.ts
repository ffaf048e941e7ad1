/** A temporary directory that nothing outlives: neither its files nor a PostgreSQL in it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WATCHDOG = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

export interface Throwaway {
  readonly path: string;
  /** Ends every PostgreSQL below the directory and removes it. */
  remove(): Promise<void>;
}

/**
 * A process of its own watches the pipe to us. However we end, `kill -9` included, the pipe
 * closes, and it clears up.
 */
export function throwawayDirectory(): Throwaway {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'mooring-throwaway-')));
  const watchdog = spawn(process.execPath, [WATCHDOG, path], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  watchdog.unref();
  const ended = once(watchdog, 'exit');
  return {
    path,
    async remove() {
      watchdog.ref();
      watchdog.stdin.end();
      await ended;
    },
  };
}
