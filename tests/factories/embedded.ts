/** Starts the embedded database in a process of its own, as this or another user. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { afterEach, beforeEach } from 'vitest';
import { readPidFile, serves } from '#database/embedded/pid-file.ts';
import { administer } from '#tests/setup/server.ts';

const PROGRAM = fileURLToPath(new URL('../setup/embedded-program.ts', import.meta.url));

export interface Started {
  readonly url: string;
  readonly readyAfterMs: number;
  readonly process: ChildProcess;
  output(): string;
  /** Answers the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export class DidNotStart extends Error {
  readonly code: number | null;

  constructor(code: number | null, said: string) {
    super(said);
    this.code = code;
  }
}

/** `uid` runs it in a user namespace where that is our number. */
export interface StartOptions {
  readonly port?: number;
  readonly uid?: number;
}

export function run(dataDir: string, { port, uid }: StartOptions = {}): ChildProcess {
  const prefix =
    uid === undefined ? [] : ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`];
  const words = [...prefix, process.execPath, PROGRAM, dataDir, ...(port ? [String(port)] : [])];
  const [file = process.execPath, ...args] = words;
  return spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** @throws DidNotStart */
export async function start(dataDir: string, options: StartOptions = {}): Promise<Started> {
  const child = run(dataDir, options);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => null)]);
  if (first === null) throw new DidNotStart((await ended)[0], said);
  const { url, readyAfterMs } = JSON.parse(String(first[0])) as Started;
  return {
    url,
    readyAfterMs,
    process: child,
    output: () => said,
    async end(signal) {
      child.kill(signal);
      const [code, name] = await ended;
      return code ?? name ?? 'SIGKILL';
    },
  };
}

/** Runs one query set on a connection of its own. */
export async function using<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = administer(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export function postmasterOf(dataDir: string): number {
  return readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
}

export function isServed(dataDir: string): boolean {
  const cluster = join(dataDir, 'postgres');
  return serves(readPidFile(cluster)?.pid ?? -1, cluster);
}

/** Every process of this machine whose command line names the directory. */
export function processesOn(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandOf(name).includes(dataDir))
    .map(Number);
}

export function childrenOf(pid: number): number[] {
  const said = readFileSync(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8');
  return said.trim().split(' ').filter(Boolean).map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
  } catch {
    return '';
  }
}

/** A directory for each test, and an end for every server that the test left running. */
export function embeddedDirectory() {
  const living: Started[] = [];
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  });
  afterEach(async () => {
    const left = living.splice(0).filter(({ process }) => process.exitCode === null);
    await Promise.all(left.map((started) => started.end('SIGTERM')));
  });
  return {
    path: () => dataDir,
    async start(options?: StartOptions, directory = dataDir): Promise<Started> {
      const started = await start(directory, options);
      living.push(started);
      return started;
    },
  };
}

export async function remember(url: string): Promise<void> {
  await using(url, async (sql) => {
    await sql`CREATE TABLE words (said text)`;
    await sql`INSERT INTO words VALUES ('kept')`;
  });
}

export function recall(url: string): Promise<string[]> {
  return using(url, async (sql) =>
    (await sql`SELECT said FROM words`).map((row): string => row.said),
  );
}
