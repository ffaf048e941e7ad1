/** Makes the cluster once, whole or not at all, and keeps its password. */
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncDirectory } from '#platform/server/sync-directory.ts';
import { EmbeddedError } from './errors.ts';
import { linkCluster, type Place } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { runProgram } from './programs.ts';

/** The major version of the programs we ship; a cluster can be opened by its own version only. */
export const MAJOR = '18';
/** The cluster's one role, a superuser, and the database in it that we use. */
export const ROLE = 'mooring';
export const DATABASE = 'mooring';

const HALF_MADE = 'postgres.making-';

/** @returns the role's password. The directory must be locked by the caller. */
export async function ensureCluster(place: Place, log: (line: string) => void): Promise<string> {
  clearHalfMade(place.base);
  if (!existsSync(place.cluster)) {
    log('Making the database. This happens once.');
    const password = storePassword(place, randomBytes(24).toString('base64url'));
    await makeCluster(place);
    linkCluster(place);
    return password;
  }
  checkCluster(place.cluster);
  linkCluster(place);
  return readPassword(place) ?? (await resetPassword(place, log));
}

/**
 * initdb works in a directory of its own, synced to disk before it gets the real name, so a
 * half-made cluster can never be mistaken for a whole one, nor a whole one be overwritten.
 */
async function makeCluster(place: Place): Promise<void> {
  const half = join(place.base, `${HALF_MADE}${randomBytes(4).toString('hex')}`);
  await runProgram(place.identity, place.binaries.initdb, [
    ...['-D', half, '-U', ROLE, '--pwfile', passwordFile(place), '-A', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--data-checksums', '--no-instructions'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  ]);
  renameSync(half, place.cluster);
  syncDirectory(dirname(place.cluster));
}

function clearHalfMade(base: string): void {
  for (const name of readdirSync(base)) {
    if (!name.startsWith(HALF_MADE)) continue;
    // An initdb that outlived its server may still be writing; what it leaves goes next time.
    rmSync(join(base, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

function checkCluster(cluster: string): void {
  const version = join(cluster, 'PG_VERSION');
  if (!existsSync(version) || !existsSync(join(cluster, 'global', 'pg_control'))) {
    throw new EmbeddedError(
      `${cluster} is not a PostgreSQL cluster. It was left as it is: move it away, or choose another DATA_DIR.`,
    );
  }
  const major = readFileSync(version, 'utf8').trim();
  if (major !== MAJOR) {
    throw new EmbeddedError(
      `${cluster} was made by PostgreSQL ${major}, but this Mooring brings PostgreSQL ${MAJOR}. Restore a backup into a new DATA_DIR.`,
    );
  }
}

function passwordFile(place: Place): string {
  return join(place.base, 'postgres-password');
}

function readPassword(place: Place): string | null {
  const file = passwordFile(place);
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return password === '' ? null : password;
}

/** Written whole or not at all, readable by its owner alone. */
function storePassword(place: Place, password: string): string {
  const file = passwordFile(place);
  const half = `${file}.new`;
  rmSync(half, { force: true });
  writeFileSync(half, `${password}\n`, { mode: 0o600, flush: true });
  const { uid, gid } = place.identity.owner;
  if (process.getuid?.() === 0) chownSync(half, uid, gid);
  renameSync(half, file);
  syncDirectory(place.base);
  return password;
}

/** For a cluster whose password file was lost, e.g. in a restore. */
async function resetPassword(place: Place, log: (line: string) => void): Promise<string> {
  const left = await runningPostmaster(place);
  if (left !== null) await stopPostmaster(left);
  const password = randomBytes(24).toString('base64url');
  const args = ['--single', '-D', place.cluster, '-c', 'log_min_messages=fatal', 'postgres'];
  const sql = `ALTER ROLE ${ROLE} PASSWORD '${password}';\n`;
  await runProgram(place.identity, place.binaries.postgres, args, sql);
  log('The password of the database was lost; it has a new one.');
  return storePassword(place, password);
}
