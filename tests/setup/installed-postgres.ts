/** Finds a PostgreSQL that this machine has besides ours, to stand for an operator's own server. */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Binaries, binariesIn } from '#database/embedded/binaries.ts';
import { MAJOR } from '#database/embedded/cluster.ts';

/** The oldest version that operators may bring. */
const OLDEST = 15;

/** Another major version than the embedded one, or null. */
export function installedPostgres(): Binaries | null {
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    const program = join(directory, 'postgres');
    if (directory === '' || !existsSync(program)) continue;
    const binaries = binariesIn(dirname(dirname(realpathSync(program))));
    const major = majorOf(program);
    if (major >= OLDEST && major !== Number(MAJOR) && existsSync(binaries.initdb)) return binaries;
  }
  return null;
}

function majorOf(program: string): number {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
