/** The children a killed postmaster left behind: found, and ended where they do not leave on their own. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { signalPostmaster } from './postmaster.ts';

/**
 * Ends what is left of a postmaster that is gone. The caller holds the lock and has seen that nobody
 * serves the cluster. The write-ahead log makes up for it, as it did for the postmaster.
 * @returns how many there were; 0 on systems that do not tell where a process works.
 */
export function endOrphans(cluster: string): number {
  const left = orphansOf(cluster);
  // One that waits for a lock of a dead sibling, or was stopped, hears nothing less.
  for (const pid of left) signalPostmaster(pid, 'SIGKILL');
  return left.length;
}

/** PostgreSQL's processes rename themselves; all of them work in the cluster's directory. */
function orphansOf(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const place = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && target(name, 'cwd') === place)
    .filter((name) => /\/postgres(?: \(deleted\))?$/.test(target(name, 'exe')))
    .map(Number);
}

function target(pid: string, link: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(join('/proc', pid, link));
  } catch {
    return '';
  }
}
