/** Runs first: everything the tests put into the system's temporary directory is cleared at the end. */
import { type Throwaway, throwawayDirectory } from '#scripts/lib/throwaway.ts';

let throwaway: Throwaway | undefined;
let former: string | undefined;

export function setup(): void {
  if (throwaway) return;
  former = process.env.TMPDIR;
  throwaway = throwawayDirectory();
  // Workers are forked later and inherit it; os.tmpdir() answers with it.
  process.env.TMPDIR = throwaway.path;
}

export async function teardown(): Promise<void> {
  if (former === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = former;
  await throwaway?.remove();
  throwaway = undefined;
}
