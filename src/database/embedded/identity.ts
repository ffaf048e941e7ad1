/** As whom PostgreSQL runs: it refuses to be root, so root needs somebody else to be. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';

export interface Identity {
  /** `self`: as we are. `mapped`: a user namespace where we only seem to be another. */
  readonly kind: 'self' | 'mapped' | 'user';
  /** Who owns the files, as seen from outside. */
  readonly owner: { readonly uid: number; readonly gid: number };
  /** Words put before the program, e.g. `unshare …`. */
  readonly prefix: readonly string[];
  /** Given to `spawn`; only root may. */
  readonly spawn: { readonly uid?: number; readonly gid?: number };
}

const SYSTEM_USER = 'mooring';

/**
 * @param owner who owns the cluster, or the data directory before there is one.
 * @param exists whether the cluster is there already, and its owner thus decided.
 * @returns null where only a dedicated system user is left, see `systemUser`.
 */
export function identityFor(
  owner: { uid: number; gid: number },
  exists: boolean,
  binaries: Binaries,
): Identity | null {
  const self = process.getuid?.() ?? -1;
  if (self !== 0) {
    if (exists && owner.uid !== self && self !== -1) {
      throw new EmbeddedError(
        `The database belongs to user ${owner.uid}, but Mooring was started as user ${self}.`,
      );
    }
    const me = { uid: self, gid: process.getgid?.() ?? -1 };
    // initdb looks its user up by number and gives up where nobody has that number.
    const nameless = !exists && !hasName() && works(mapped(me), binaries);
    return nameless ? mapped(me) : { kind: 'self', owner: me, prefix: [], spawn: {} };
  }
  if (owner.uid !== 0) {
    const asOwner: Identity = { kind: 'user', owner, prefix: [], spawn: owner };
    if (exists || works(asOwner, binaries)) return asOwner;
    return null;
  }
  const asMapped = mapped({ uid: 0, gid: 0 });
  return exists || works(asMapped, binaries) ? asMapped : null;
}

/**
 * A user namespace in which our own user has another's number: PostgreSQL sees no root, and the
 * kernel still lets it into directories that only we may enter.
 */
function mapped(owner: { uid: number; gid: number }): Identity {
  const { uid, gid } = someUser();
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
  return { kind: 'mapped', owner, prefix, spawn: {} };
}

/** Finds or makes the user `mooring`. Root only. */
export function systemUser(): Identity {
  if (process.platform !== 'linux') {
    throw new EmbeddedError(
      'PostgreSQL does not run as root: start Mooring as an ordinary user, or set DATABASE_URL.',
    );
  }
  try {
    if (spawnSync('id', ['-u', SYSTEM_USER]).status !== 0) {
      const home = ['--no-create-home', '--home-dir', '/var/lib/mooring'];
      execFileSync('useradd', ['--system', ...home, '--shell', '/usr/sbin/nologin', SYSTEM_USER], {
        stdio: 'pipe',
      });
    }
    const number = (flag: string) =>
      Number(execFileSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' }).trim());
    const owner = { uid: number('-u'), gid: number('-g') };
    return { kind: 'user', owner, prefix: [], spawn: owner };
  } catch (error) {
    throw new EmbeddedError(
      'PostgreSQL does not run as root, and neither `unshare` nor `useradd` could give it another user: start Mooring as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** Whether the programs can be run under this identity. */
export function works(identity: Identity, binaries: Binaries): boolean {
  const [file, ...args] = [...identity.prefix, binaries.postgres, '--version'];
  if (file === undefined) return false;
  return spawnSync(file, args, { ...identity.spawn, stdio: 'ignore' }).status === 0;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The first user of this machine who is not root; PostgreSQL must be able to look the name up. */
function someUser(): { uid: number; gid: number } {
  try {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [, , uid, gid] = line.split(':');
      if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
    }
  } catch {
    // No such file: any number will do for a cluster that exists.
  }
  return { uid: 1000, gid: 1000 };
}
