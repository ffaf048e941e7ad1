/** Decides where the cluster lies and who runs it, and makes the directories. */
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { type Identity, identityFor, systemUser, works } from './identity.ts';

export interface Place {
  /** The operator's directory, as a real path. */
  readonly dataDir: string;
  /** Holds the cluster, its socket and its log; `dataDir` unless PostgreSQL cannot get there. */
  readonly base: string;
  readonly cluster: string;
  readonly identity: Identity;
  readonly binaries: Binaries;
}

/** Where a cluster goes that must be run by a system user who cannot enter `dataDir`. */
const SYSTEM_BASE = '/var/lib/mooring';

export function findPlace(dataDir: string, binaries: Binaries): Place {
  const made = makeDirectory(resolve(dataDir));
  const link = join(made, 'postgres');
  const exists = existsSync(link);
  if (!exists && lstatSync(link, { throwIfNoEntry: false }) !== undefined) {
    throw new EmbeddedError(`${link} points to a place that is not there. Is a disk missing?`);
  }
  const cluster = exists ? realpathSync(link) : link;
  const { uid, gid } = statSync(exists ? cluster : made);
  const identity = identityFor({ uid, gid }, exists, binaries);
  if (identity === null) return systemPlace(made, binaries);
  const place = { dataDir: made, base: dirname(cluster), cluster, identity };
  return { ...place, binaries: exists ? reachable(identity, binaries) : binaries };
}

/** Makes the directory, closed to others; what root makes inside a user's tree is that user's. */
export function makeDirectory(path: string): string {
  if (!existsSync(path)) {
    const parent = makeDirectory(dirname(path));
    makeOne(path);
    const { uid, gid } = statSync(parent);
    if (process.getuid?.() === 0 && uid !== 0) chownSync(path, uid, gid);
  }
  if (!statSync(path).isDirectory()) {
    throw new EmbeddedError(`${path} is not a directory: choose another DATA_DIR.`);
  }
  return realpathSync(path);
}

/** Not `recursive`: where nothing can be made, as in /proc, Node then tries for ever. */
function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server was faster; the lock decides between the two.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function systemPlace(dataDir: string, binaries: Binaries): Place {
  const identity = systemUser();
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const base = join(SYSTEM_BASE, name);
  mkdirSync(SYSTEM_BASE, { recursive: true, mode: 0o755 });
  mkdirSync(base, { recursive: true, mode: 0o700 });
  chownSync(base, identity.owner.uid, identity.owner.gid);
  const cluster = join(base, 'postgres');
  return { dataDir, base, cluster, identity, binaries: reachable(identity, binaries) };
}

/** Leaves a link in the operator's directory where the cluster had to go elsewhere. */
export function linkCluster(place: Place): void {
  const link = join(place.dataDir, 'postgres');
  if (!existsSync(link)) symlinkSync(place.cluster, link);
}

/** The programs themselves, or a copy of them where this identity may not enter node_modules. */
function reachable(identity: Identity, binaries: Binaries): Binaries {
  if (identity.kind !== 'user' || works(identity, binaries)) return binaries;
  const { mtimeMs, size } = statSync(binaries.postgres);
  const copy = join(SYSTEM_BASE, `postgresql-${size}-${Math.trunc(mtimeMs)}`);
  if (!existsSync(copy)) {
    mkdirSync(SYSTEM_BASE, { recursive: true, mode: 0o755 });
    const half = `${copy}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  }
  return binariesIn(copy);
}
