/** The master key: given by the operator, or made on first start and kept in DATA_DIR. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { type Key, keyFrom, open, seal } from './crypto.ts';
import type { Log } from './log.ts';
import { leaveToOwnerOf } from './owner.ts';
import { syncDirectory } from './sync-directory.ts';

/** Wraps and unwraps people's data keys; nothing else sees the master key. */
export interface KeyRing {
  wrap(dataKey: Key, owner: string): Buffer;
  unwrap(wrapped: Buffer, owner: string): Key;
  /** What only this key opens. */
  prove(): Buffer;
  /** @throws where it was made with another key */
  check(proof: Buffer): void;
}

const PROOF = 'master-key-proof';

export function keyRing(master: Key): KeyRing {
  return {
    wrap: (dataKey, owner) => seal(master, dataKey.export(), `data-key:${owner}`),
    unwrap: (wrapped, owner) => keyFrom(open(master, wrapped, `data-key:${owner}`)),
    prove: () => seal(master, Buffer.alloc(32), PROOF),
    check: (proof) => void open(master, proof, PROOF),
  };
}

/**
 * 32 bytes. Two servers starting at once on one directory agree: the file appears whole, for the
 * first of them, and the other reads it.
 * @param mayMake false where something is sealed already: another key would open none of it.
 * @throws ConfigError if there is no key where one must be, or what is there is none.
 */
export function masterKey(config: Config, log: Log, mayMake: boolean): Key {
  if (config.MASTER_KEY) return keyFrom(Buffer.from(config.MASTER_KEY, 'base64'));
  const path = join(config.DATA_DIR, 'master.key');
  if (!existsSync(path)) {
    if (!mayMake) {
      throw new ConfigError(
        `MASTER_KEY is not set and ${path} is not there, but this database has one already: restore the key from your backup, or give all its servers the same. Without it nobody can read what people wrote.`,
      );
    }
    if (makeKey(config.DATA_DIR, path)) {
      log.warn(
        { file: path },
        'A master key was made. Back this file up apart from the database: without it nobody can read what people wrote.',
      );
    }
  }
  const bytes = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (bytes.length !== 32) {
    throw new ConfigError(`MASTER_KEY: ${path} does not hold a key; restore it from your backup`);
  }
  return keyFrom(bytes);
}

/**
 * On the disk, and whole, before anything is sealed with it: a full disk, a kill or a power cut must
 * not leave half a key, nor a database whose key was only in memory.
 * @returns false where another server was faster
 */
function makeKey(directory: string, path: string): boolean {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    const text = `${randomBytes(32).toString('base64')}\n`;
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true });
    leaveToOwnerOf(directory, draft);
    linkSync(draft, path);
    syncDirectory(directory);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}
