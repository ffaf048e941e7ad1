/** The process: read settings, start the database, migrate, serve, and stop in order. */
import { fileURLToPath } from 'node:url';
import { warmedUp } from '#care/warm-up.ts';
import { freePort } from '#database/embedded/address.ts';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { collectAfterStart } from '#platform/server/memory.ts';
import { createApp } from './app.ts';
import { notListening, sentenceFor, withoutDatabase } from './cannot-start.ts';
import { type Ending, endOnSignals } from './ending.ts';
import { buildServices } from './services.ts';

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));

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
  const config = await configWithPort(process.env);
  const log = createLog(config.LOG_LEVEL);
  const ending = endOnSignals(log);
  const database = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => undefined }
    : await startEmbedded({ dataDir: config.DATA_DIR, log });
  try {
    await serve(config, log, database, ending);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * PORT=0 takes a free one, found out before anything is told where the product is: mails, payment and
 * the API's description name it.
 */
async function configWithPort(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(env);
  if (config.PORT !== 0) return config;
  return readConfig({ ...env, PORT_FILE: '', PORT: String(await freePort()) });
}

async function serve(
  config: Config,
  log: Log,
  database: RunningDatabase,
  ending: Ending,
): Promise<void> {
  await migrate(database.url).catch((error: unknown) => {
    throw config.DATABASE_URL ? withoutDatabase(error) : error;
  });
  const { services, close } = await buildServices(config, database.url, { log });
  const companion = warmedUp(services.companion);
  const app = await createApp({ ...services, companion }, WEB_ROOT);
  const address = await app.http
    .listen({ port: config.PORT, host: config.HOST })
    .catch((error: unknown) => {
      throw notListening(config, error);
    });
  log.info({ address }, `Mooring is ready at ${address}`);
  ending.after(async () => {
    await app.http.close();
    await close();
    await database.stop();
  });
  app
    .startJobs()
    .catch((err: unknown) => log.error({ err }, 'background jobs could not be started'));
  collectAfterStart();
}

if (import.meta.main) await main();
