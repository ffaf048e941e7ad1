/** Brings a database to the newest shape; safe when several servers start at once. */
import { fileURLToPath } from 'node:url';
import { drizzle, postgres, runMigrations } from '#database/orm.ts';
import { connectionFrom } from './connection-url.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: whoever holds this advisory lock migrates, the others wait. */
const MIGRATION_LOCK = 7_262_001;

/** Forward only; does nothing when nothing is new. */
export async function migrate(url: string): Promise<void> {
  const target = connectionFrom(url);
  const sql = postgres(target.url, { ...target.options, max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
