/** Global set-up of the API tests: the embedded PostgreSQL, in a directory that is thrown away. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#database/embedded.ts';
import { makeTemplate, urlFor } from './server.ts';

/** Durability is not what these tests look at, and syncing would slow every one of them. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const quiet = { info: () => undefined, warn: console.warn, error: console.error };
  const embedded = await startEmbedded({
    dataDir: mkdtempSync(join(tmpdir(), 'api-')),
    log: quiet,
    settings: { ...FAST, max_connections: '200' },
  });
  const server = urlFor(embedded.url, 'postgres');
  await makeTemplate(server);
  project.provide('databaseServer', server);
  return () => embedded.stop();
}
