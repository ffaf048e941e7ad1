/** The built product on a database of its own, with a clock that the test moves. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { createApp } from '#server/app.ts';
import { buildServices } from '#server/services.ts';
import { freePort } from './process.ts';

const WEB_ROOT = join(import.meta.dirname, '../../dist/web');
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface MovingServer {
  readonly url: string;
  now(): Date;
  advance(ms: number): void;
  close(): Promise<void>;
}

export async function startMovingServer(): Promise<MovingServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mooring-moving-'));
  const database = await startEmbedded({ dataDir, log: QUIET });
  await migrate(database.url);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
  });
  const log = createLog('error', { write: () => undefined });
  const { services, close } = await buildServices(config, database.url, { log, clock: { now } });
  const app = await createApp(services, WEB_ROOT);
  await app.http.listen({ port, host: '127.0.0.1' });
  return {
    url,
    now,
    advance: (ms) => {
      ahead += ms;
    },
    async close() {
      await app.http.close();
      await close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
