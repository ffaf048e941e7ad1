/** Files that were made, renamed or removed are there after a power cut only once their directory is on the disk. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns when the entries of the directory are on the disk. */
export function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
