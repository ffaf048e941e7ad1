/** Waits until the pipe from our starter closes, then ends what runs below a directory. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPidFile, serves } from '#database/embedded/pid-file.ts';

const CLEAR_WITHIN_MS = 20_000;
const directory = process.argv[2] ?? '';
if (!basename(directory).startsWith('mooring-throwaway-')) {
  throw new Error(`Will not clear ${directory}: it is not a throw-away directory.`);
}

process.stdin.resume();
process.stdin.once('close', async () => {
  for (const end = Date.now() + CLEAR_WITHIN_MS; existsSync(directory); await delay(50)) {
    try {
      endClusters();
      rmSync(directory, { recursive: true, force: true });
    } catch (error) {
      // PostgreSQL's last process was still writing, or a new one had just been started.
      if (Date.now() > end) throw error;
    }
  }
});

function endClusters(): void {
  for (const cluster of clusters()) {
    const pid = readPidFile(cluster)?.pid;
    if (pid !== undefined && serves(pid, cluster)) process.kill(pid, 'SIGQUIT');
  }
}

function clusters(): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => basename(name) === 'postmaster.pid')
    .map((name) => dirname(join(directory, name)));
}
