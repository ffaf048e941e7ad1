/** Gives back what starting has used, which V8 would otherwise keep until memory gets short. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for the jobs to have begun. */
const AFTER_MS = 3000;

/** What `gc` is where V8 shows it (v8/src/extensions/gc-extension.h). */
type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/**
 * Collects once, soon; takes some tens of milliseconds and does not keep the process alive. Only the
 * last resort also shrinks the space for new objects, which has grown while everything was loaded.
 */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', flavor: 'last-resort' });
  }, AFTER_MS).unref();
}
