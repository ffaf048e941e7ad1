/** The connection to PostgreSQL, and the query builder on top of it. */
import { drizzle, type PostgresJsDatabase, postgres, type Sql } from '#database/orm.ts';
import { connectionFrom } from './connection-url.ts';
import { preparing } from './preparing.ts';
import { tables } from './tables/index.ts';

export type Database = PostgresJsDatabase<typeof tables>;
/** What a query function takes: the database itself or a transaction on it. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

export interface Connection {
  readonly db: Database;
  /** The driver itself, for what the builder has no words for. */
  readonly sql: Sql;
  close(): Promise<void>;
}

/** `url` may name a Unix socket directory: `postgres://user:pw@/db?host=/dir`. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const target = connectionFrom(url);
  const sql = postgres(target.url, {
    ...target.options,
    max: options.max ?? 20,
    idle_timeout: 300,
    connect_timeout: 10,
    // Notices may quote values; nothing of them is to be printed.
    onnotice: () => undefined,
    connection: { application_name: 'mooring' },
  });
  return {
    db: drizzle(preparing(sql), { schema: tables }),
    sql,
    close: () => sql.end({ timeout: 5 }),
  };
}
