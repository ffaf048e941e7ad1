/** Global set-up of the same API tests on an operator's PostgreSQL: another version, over TCP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePort } from '#database/embedded/address.ts';
import type { Binaries } from '#database/embedded/binaries.ts';
import { type Identity, identityFor } from '#database/embedded/identity.ts';
import { readPidFile } from '#database/embedded/pid-file.ts';
import { cleanEnvironment, runProgram } from '#database/embedded/programs.ts';
import { installedPostgres } from './installed-postgres.ts';
import { makeTemplate } from './server.ts';

const PASSWORD = 'an operator chose this';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = installedPostgres();
  const base = mkdtempSync(join(tmpdir(), 'external-'));
  const identity = binaries && identityFor(statSync(base), false, binaries);
  if (!binaries || !identity) throw new Error('The PostgreSQL of this machine cannot be run.');
  const cluster = join(base, 'cluster');
  const secret = join(base, 'password');
  writeFileSync(secret, PASSWORD, { mode: 0o600 });
  const auth = ['-A', 'scram-sha-256', '--pwfile', secret, '-U', 'operator'];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
  await runProgram(identity, binaries.initdb, ['-D', cluster, ...auth, ...locale]);
  const { port, stop } = await start(cluster, binaries, identity);
  const url = `postgres://operator:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  await makeTemplate(url);
  project.provide('databaseServer', url);
  return stop;
}

async function start(cluster: string, binaries: Binaries, identity: Identity) {
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const fast = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const flags = [...settings, ...fast].flatMap((setting) => ['-c', setting]);
  const words = [...identity.prefix, binaries.postgres, '-D', cluster, ...flags];
  const [file = binaries.postgres, ...args] = words;
  const options = { ...identity.spawn, cwd: '/', env: cleanEnvironment(), detached: true };
  const server = spawn(file, args, { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!readPidFile(cluster)?.ready) {
    if (server.exitCode !== null) throw new Error('The PostgreSQL of this machine did not start.');
    await delay(10);
  }
  return {
    port,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}
