/** The process: read settings, start the database, migrate, serve, and stop in order. */
import { fileURLToPath } from 'node:url';
import { warmedUp } from '#care/warm-up.ts';
import { EmbeddedError } from '#database/embedded/errors.ts';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { type Config, ConfigError, readConfig } from '#platform/server/config.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { collectAfterStart } from '#platform/server/memory.ts';
import { createApp } from './app.ts';
import { buildServices } from './services.ts';

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** After this long we leave whatever still runs: process managers kill at 30 s. */
const STOP_WITHIN = 25_000;

interface RunningDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts and keeps serving; what cannot start says why in a sentence and ends the process. */
export async function main(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Mooring cannot start. ${sentenceFor(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const database = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => undefined }
    : await startEmbedded({ dataDir: config.DATA_DIR, log });
  try {
    await serve(config, log, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serve(config: Config, log: Log, database: RunningDatabase): Promise<void> {
  await migrate(database.url);
  const { services, close } = await buildServices(config, database.url, { log });
  const companion = warmedUp(services.companion);
  const app = await createApp({ ...services, companion }, WEB_ROOT);
  const address = await app.http.listen({ port: config.PORT, host: config.HOST });
  log.info({ address }, `Mooring is ready at ${address}`);
  app
    .startJobs()
    .catch((err: unknown) => log.error({ err }, 'background jobs could not be started'));

  collectAfterStart();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await app.http.close();
    await close();
    await database.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

/** What the operator can do about it; the stack only where we do not know. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it or set PORT.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database of DATABASE_URL cannot be used (${code}): check that it runs and that the address, name and password are right.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (import.meta.main) await main();
