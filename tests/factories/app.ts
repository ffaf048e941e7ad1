/** A whole server on a database of its own, answering real HTTP on a free port of loopback. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '#features/context.ts';
import type { Clock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { createApp } from '#server/app.ts';
import { buildServices } from '#server/services.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly services: Services;
  /** Everything the server logged, line by line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings as an operator would give them; limits are off unless set. */
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  /** Run background jobs too. */
  readonly jobs?: boolean;
  /** Another instance on the same database and data directory. */
  readonly beside?: TestApp;
}

export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside
    ? { url: options.beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const dataDir = options.beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'mooring-test-')));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'debug',
    ...options.env,
  });
  const logged: string[] = [];
  const log = createLog(config.LOG_LEVEL, { write: (line) => void logged.push(line) });
  const { services, close } = await buildServices(config, database.url, {
    log,
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const app = await createApp(services, join(dataDir, 'no-web'));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  if (options.jobs) await app.startJobs();
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    services,
    logged,
    async close() {
      await app.http.close();
      await close();
      await database.drop();
      if (!options.beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A clock that stands still until it is moved. */
export function movableClock(start = new Date('2026-03-02T09:00:00.000Z')): Clock & {
  set(at: Date): void;
  advance(ms: number): void;
} {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (at) => {
      current = at.getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
