/** Builds the web app where the build does not match its sources, and never half. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programOf, ROOT, runNode } from './process.ts';

const SOURCES = ['src/**/*', 'scripts/web/**/*', 'vite.config.ts', 'package-lock.json'];
const NOT_WEB = /(^|\/)server(\/|$)|^src\/database\/|\.test\.tsx?$/;
const DIST = join(ROOT, 'dist');
const HASH = join(DIST, 'web.hash');
const BUSY = 5;

/** @returns whether it had to be built. */
export async function buildWebIfStale(say: (line: string) => void): Promise<boolean> {
  if (isCurrent(sourcesHash())) return false;
  mkdirSync(DIST, { recursive: true });
  const unlock = await lock();
  try {
    const hash = sourcesHash();
    if (isCurrent(hash)) return false;
    say('Building the web app.');
    await Promise.all([build(), warmServer()]);
    writeFileSync(HASH, hash);
    return true;
  } finally {
    unlock();
  }
}

/** Built beside the old one and put in its place, so a running server always has a whole one. */
async function build(): Promise<void> {
  const fresh = 'dist/web.making';
  const vite = programOf('vite', 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runNode([vite, 'build', '--outDir', fresh], { env });
  if (code !== 0) {
    rmSync(join(ROOT, fresh), { recursive: true, force: true });
    throw new Error(`The web app could not be built:\n${output.trim()}`);
  }
  const old = join(DIST, 'web.old');
  rmSync(old, { recursive: true, force: true });
  rmSync(HASH, { force: true });
  if (existsSync(join(DIST, 'web'))) renameSync(join(DIST, 'web'), old);
  renameSync(join(ROOT, fresh), join(DIST, 'web'));
  rmSync(old, { recursive: true, force: true });
}

/**
 * A first start would otherwise carry the TypeScript compiler in its memory. The flag is the one of
 * `npm start`: compiled code is kept per set of flags. Nothing depends on this having worked.
 */
async function warmServer(): Promise<void> {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };
  const flag = '--max-semi-space-size=8';
  await runNode([flag, 'scripts/lib/warm-server.ts'], { env });
  await runNode([flag, 'scripts/run.mjs', 'start', '--help'], { env });
}

function isCurrent(hash: string): boolean {
  return existsSync(join(DIST, 'web')) && existsSync(HASH) && readFileSync(HASH, 'utf8') === hash;
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, { cwd: ROOT, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .filter((file) => !NOT_WEB.test(file));
  for (const file of [...new Set(files)].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Two starts at once build one after the other; the second finds nothing left to do. */
async function lock(): Promise<() => void> {
  // Not before it is needed: this process may go on as the server, and keeps what it has loaded.
  const { DatabaseSync } = await import('node:sqlite');
  for (;;) {
    const file = new DatabaseSync(join(DIST, 'build.lock'));
    try {
      file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return () => file.close();
    } catch (error) {
      file.close();
      if ((error as { errcode?: number }).errcode !== BUSY) throw error;
      await delay(200);
    }
  }
}
