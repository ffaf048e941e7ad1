/** Measures the server: start-up, memory, a profile read beside a bare handler, guided turns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbedded } from '#database/embedded.ts';
import { registerPerson } from '#tests/factories/people.ts';
import { freePort, type ServerProcess, startServer } from '#tests/factories/process.ts';
import { median, printLoad, printTable, quiet } from './figures.ts';
import { guidedTurns } from './turns.ts';

const ROUNDS = 3;
const SECONDS = 6;

const dataDir = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
try {
  printLoad('at the start');
  await startUp();
  await throughput();
  printLoad('at the end');
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function startUp(): Promise<void> {
  const own = join(dataDir, 'start-up');
  const first = await startServer({ DATA_DIR: own });
  await first.kill('SIGTERM');
  const later: number[] = [];
  let idle = 0;
  for (let round = 0; round < 5; round += 1) {
    const server = await startServer({ DATA_DIR: own });
    later.push(server.readyAfterMs);
    if (round === 4) {
      await pause(5000);
      idle = residentMb(server.pid);
    }
    await server.kill('SIGTERM');
  }
  printTable('Start-up', [
    ['first run, no data (ms)', first.readyAfterMs, '<= 5000'],
    ['with data, median of 5 (ms)', median(later), '<= 2000'],
    ['resident memory, idle 5 s (MB)', idle, '<= 130'],
  ]);
}

async function throughput(): Promise<void> {
  const database = await startEmbedded({ dataDir: join(dataDir, 'load'), log: quiet });
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(dataDir, 'keys'),
    RATE_LIMIT_SCALE: '0',
  };
  const server = await startServer(env);
  const bare = await startBare(database.url);
  try {
    const person = await registerPerson(server.url);
    await profileReads(server, bare.url, person.token);
    await guidedTurns(server.url, SECONDS);
  } finally {
    bare.child.kill('SIGKILL');
    await server.kill('SIGTERM');
    await database.stop();
  }
}

async function profileReads(server: ServerProcess, bareUrl: string, token: string): Promise<void> {
  const ratios: number[] = [];
  const ours: number[] = [];
  const floor: number[] = [];
  const tails: number[] = [];
  const floorTails: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await load(`${bareUrl}/`, token);
    const own = await load(`${server.url}/api/auth/profile`, token);
    // The first round warms both up and does not count.
    if (round === 0) continue;
    floor.push(bare.requests.average);
    ours.push(own.requests.average);
    ratios.push(own.requests.average / bare.requests.average);
    tails.push(own.latency.p99);
    floorTails.push(bare.latency.p99);
  }
  printTable('GET /api/auth/profile, 50 connections', [
    ['bare node:http, same two queries (req/s)', median(floor), ''],
    ['Mooring (req/s)', median(ours), ''],
    ['ratio, median of rounds', median(ratios), '>= 0.5'],
    ['bare, p99 (ms)', median(floorTails), ''],
    ['Mooring, p99 (ms)', median(tails), '<= 20'],
  ]);
}

function load(url: string, token: string): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: 50,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
}

async function startBare(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (await fetch(url).catch(() => null)) return { url, child };
    await pause(20);
  }
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
