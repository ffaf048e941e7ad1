/** Reads `postmaster.pid`, PostgreSQL's own note of who serves a cluster. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from './address.ts';

export interface PidFile {
  readonly pid: number;
  readonly ready: boolean;
  /** Null until the postmaster has written it, or where it listens as we never ask it to. */
  readonly address: Address | null;
}

/** Lines: pid, directory, start, port, socket directory, listen address, memory key, status. */
export function readPidFile(cluster: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  return { pid, ready: lines[7]?.trim() === 'ready', address: addressIn(lines) };
}

function addressIn(lines: readonly string[]): Address | null {
  const port = Number(lines[3]);
  const directory = lines[4]?.trim() ?? '';
  if (!Number.isSafeInteger(port) || port <= 0) return null;
  if (directory !== '') return { kind: 'socket', directory, port };
  return lines[5]?.trim() === '127.0.0.1' ? { kind: 'loopback', port } : null;
}

/** Whether the number is in use at all. PostgreSQL judges by this, and so is fooled by zombies. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this process is a PostgreSQL on this cluster, and not another that got its number. */
export function serves(pid: number, cluster: string): boolean {
  if (!isTaken(pid)) return false;
  try {
    // Empty for a zombie: in a container often nobody collects the children of the dead.
    const words =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return words.includes(`-D ${cluster} `);
  } catch {
    return false;
  }
}

/**
 * For a note whose number belongs to a stranger (after a reboot) or a zombie. PostgreSQL would refuse
 * to start; a note naming its own parent it takes as stale, and still looks for orphans of the
 * former server by the memory key, which deleting the file would prevent.
 */
export function disown(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...rest].join('\n'));
}
