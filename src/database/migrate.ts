/** Brings a database to the newest shape; safe when several servers start at once. */
import { fileURLToPath } from 'node:url';
import { drizzle, postgres, runMigrations, type Sql } from '#database/orm.ts';
import { connectionFrom } from './connection-url.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: whoever holds this advisory lock migrates, the others wait. */
const MIGRATION_LOCK = 7_262_001;

/** Forward only; does nothing when nothing is new. */
export async function migrate(url: string): Promise<void> {
  const target = connectionFrom(url);
  const options = { ...target.options, max: 1, onnotice: () => undefined };
  const sql = postgres(target.url, options);
  try {
    await answered(sql);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** How long a database may take to answer at all; the lock may be waited for as long as it takes. */
const ANSWER_MS = 10_000;

/** The driver itself tries for ever, and silently, where a port takes connections and ends them. */
async function answered(sql: Sql): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('No answer'), { code: 'CONNECT_TIMEOUT' });
    timer = setTimeout(reject, ANSWER_MS, error);
  });
  try {
    await Promise.race([sql`select 1`, late]);
  } finally {
    clearTimeout(timer);
  }
}
