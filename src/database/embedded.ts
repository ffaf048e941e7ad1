/** The database that Mooring brings along: a real PostgreSQL in the data directory. */
import { join } from 'node:path';
import { postgres } from '#database/orm.ts';
import { connectionFrom } from './connection-url.ts';
import { connectionUrl } from './embedded/address.ts';
import { findBinaries } from './embedded/binaries.ts';
import { DATABASE, ensureCluster } from './embedded/cluster.ts';
import { lockDirectory } from './embedded/lock.ts';
import { findPlace } from './embedded/place.ts';
import { keepRunning, type Wishes } from './embedded/supervisor.ts';

export interface EmbeddedOptions extends Wishes {
  /** Made if missing. The cluster goes into `postgres` below it. */
  readonly dataDir: string;
}

export interface Embedded {
  /** In libpq's notation; `connectionFrom` turns it into what the `postgres` driver takes. */
  readonly url: string;
  /** Fast shutdown; settles when PostgreSQL has ended. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, or takes over one that outlived its server, and makes the cluster first
 * where there is none. Once started it is kept running until `stop`.
 * @throws DirectoryInUse where another server lives on this directory
 * @throws EmbeddedError with a sentence for the operator
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = findPlace(options.dataDir, findBinaries());
  const release = lockDirectory(place.dataDir, join(place.dataDir, 'server.lock'));
  try {
    const password = await ensureCluster(place, (line) => options.log.info(line));
    const server = await keepRunning(place, options);
    let stopped: Promise<void> | null = null;
    const stop = () => {
      stopped ??= server.stop().finally(release);
      return stopped;
    };
    try {
      await ensureDatabase((name) => connectionUrl(server.address, password, name));
      return { url: connectionUrl(server.address, password, DATABASE), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

const UNDEFINED_DATABASE = '3D000';

async function ensureDatabase(urlOf: (database: string) => string): Promise<void> {
  try {
    await run(urlOf(DATABASE), 'SELECT 1');
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_DATABASE) throw error;
    await run(urlOf('postgres'), `CREATE DATABASE ${DATABASE}`);
  }
}

async function run(url: string, statement: string): Promise<void> {
  const target = connectionFrom(url);
  const sql = postgres(target.url, { ...target.options, max: 1, fetch_types: false });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
