/** The master key: given by the operator, or made on first start and kept in DATA_DIR. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { type Key, keyFrom, open, seal } from './crypto.ts';
import type { Log } from './log.ts';

/** Wraps and unwraps people's data keys; nothing else sees the master key. */
export interface KeyRing {
  wrap(dataKey: Key, owner: string): Buffer;
  unwrap(wrapped: Buffer, owner: string): Key;
}

export function keyRing(master: Key): KeyRing {
  return {
    wrap: (dataKey, owner) => seal(master, dataKey.export(), `data-key:${owner}`),
    unwrap: (wrapped, owner) => keyFrom(open(master, wrapped, `data-key:${owner}`)),
  };
}

/**
 * 32 bytes. Two servers starting at once on one directory agree: the file is created exclusively,
 * and the loser reads the winner's.
 * @throws ConfigError if the file is there but does not hold a key.
 */
export function masterKey(config: Config, log: Log): Key {
  if (config.MASTER_KEY) return keyFrom(Buffer.from(config.MASTER_KEY, 'base64'));
  const path = join(config.DATA_DIR, 'master.key');
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
      log.warn(
        { file: path },
        'A master key was made. Back this file up apart from the database: without it nobody can read what people wrote.',
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const bytes = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (bytes.length !== 32) {
    throw new ConfigError(`MASTER_KEY: ${path} does not hold a key; restore it from your backup`);
  }
  return keyFrom(bytes);
}
