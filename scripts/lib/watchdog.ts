/** Waits until the pipe from our starter closes, then ends what runs below a directory. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPidFile, serves } from '#database/embedded/pid-file.ts';

const directory = process.argv[2] ?? '';
if (!basename(directory).startsWith('mooring-throwaway-')) {
  throw new Error(`Will not clear ${directory}: it is not a throw-away directory.`);
}

process.stdin.resume();
process.stdin.once('close', () => {
  for (const cluster of clusters()) {
    const pid = readPidFile(cluster)?.pid;
    if (pid !== undefined && serves(pid, cluster)) process.kill(pid, 'SIGQUIT');
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function clusters(): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => basename(name) === 'postmaster.pid')
    .map((name) => dirname(join(directory, name)));
}
