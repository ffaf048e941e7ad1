/** Installs the packages of the lock file, if they are not there. Runs on any Node from 20 on. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The Node that the lock file pins; it may not be there yet. */
export function projectNode(root) {
  return join(root, 'node_modules/node/bin/node');
}

/** Does nothing, in a few milliseconds, where node_modules is as the lock file says. */
export async function ensureInstalled(root) {
  if (isFresh(root)) return;
  const unlock = await lock(root);
  try {
    if (isFresh(root)) return;
    console.error('Installing what is missing. This happens once and takes a minute or two.');
    // Not `npm ci`: it refuses a lock file made where some other platform's packages were missing.
    await npm(root, ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit']);
    if (!existsSync(projectNode(root))) {
      // Install scripts may be switched off in npm's configuration; this one brings Node itself.
      await npm(root, ['rebuild', 'node', '--ignore-scripts=false']);
    }
    if (!existsSync(projectNode(root))) {
      throw new Error('npm did not install Node: allow the install script of the package "node".');
    }
    writeFileSync(markOf(root), lockHash(root));
  } finally {
    unlock();
  }
}

const markOf = (root) => join(root, 'node_modules/.mooring-installed');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function isFresh(root) {
  if (!existsSync(projectNode(root))) return false;
  const mark = markOf(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash(root)) return true;
  if (!hasEverything(root)) return false;
  writeFileSync(mark, lockHash(root));
  return true;
}

/** For packages that somebody installed by hand: npm's own record against the lock file. */
function hasEverything(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = read(record);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

function npm(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: environment(root),
      // What npm prints is no result of ours.
      stdio: ['ignore', 2, 2],
    });
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => child.kill(signal));
    child.once('error', (error) => reject(new Error(`npm does not run: ${error.message}`)));
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args[0]} failed (exit ${code}); see above.`));
    });
  });
}

/** The machine's Node runs npm, since ours is about to be replaced; npm needs a cache it may use. */
function environment(root) {
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.startsWith(own));
  const env = { ...process.env, PATH: path.join(delimiter) };
  delete env.NODE_OPTIONS;
  const cache = env.npm_config_cache ?? join(homedir(), '.npm');
  if (!isWritable(cache)) {
    env.npm_config_cache = join(tmpdir(), `mooring-npm-${process.getuid?.() ?? 'cache'}`);
  }
  return env;
}

function isWritable(path) {
  if (!existsSync(path)) return path !== dirname(path) && isWritable(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** One installation at a time; a lock whose holder is dead counts for nothing. */
async function lock(root) {
  const file = join(root, '.cache/install.lock');
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(Number(readFileSync(file, 'utf8').trim() || process.pid))) rmSync(file);
    else await delay(200);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
