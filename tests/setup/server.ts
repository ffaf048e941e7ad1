/** What every database of the tests is cloned from: one migrated template on one server. */
import postgres, { type Sql } from 'postgres';
import { connectionFrom } from '#database/connection-url.ts';
import { migrate } from '#database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server's maintenance database; the role may create databases. */
    databaseServer: string;
  }
}

export const TEMPLATE = 'mooring_template';

export async function makeTemplate(serverUrl: string): Promise<void> {
  const sql = administer(serverUrl);
  try {
    await sql.unsafe(`CREATE DATABASE ${TEMPLATE}`);
  } finally {
    await sql.end();
  }
  await migrate(urlFor(serverUrl, TEMPLATE));
}

export function administer(serverUrl: string): Sql {
  const target = connectionFrom(serverUrl);
  return postgres(target.url, { ...target.options, max: 1, onnotice: () => undefined });
}

export function urlFor(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
