/** Gives back what starting has used, which V8 would otherwise keep until memory gets short. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for the jobs to have begun. */
const AFTER_MS = 3000;

/** Collects once, soon; takes some tens of milliseconds and does not keep the process alive. */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
  }, AFTER_MS).unref();
}
