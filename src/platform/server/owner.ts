/** Whose a file is that root makes in somebody else's directory. */
import { chownSync, statSync } from 'node:fs';

/** Gives `path` to the owner of `directory`, who may start the server next time; only root can and must. */
export function leaveToOwnerOf(directory: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(directory);
  if (uid !== 0) chownSync(path, uid, gid);
}
