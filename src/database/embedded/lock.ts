/** One server per data directory: a lock that the kernel drops when the process dies. */
import { chownSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryInUse, EmbeddedError } from './errors.ts';

const SQLITE_BUSY = 5;
/** Keeps the handles from being collected, which would let go. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock, or refuses at once. SQLite is used for its file locks alone: they are the
 * kernel's, so they outlive neither a crash nor `kill -9`, and they hold between containers.
 * @returns a function that lets go.
 * @throws DirectoryInUse
 */
export function lockDirectory(dataDir: string, file: string): () => void {
  try {
    const lock = new DatabaseSync(file);
    try {
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (error) {
      lock.close();
      throw error;
    }
    held.add(lock);
    const { uid, gid } = statSync(dataDir);
    if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid);
    return () => {
      if (held.delete(lock)) lock.close();
    };
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DirectoryInUse(dataDir);
    throw new EmbeddedError(`The data directory ${dataDir} cannot be locked.`, { cause: error });
  }
}
