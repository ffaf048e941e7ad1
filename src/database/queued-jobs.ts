/** The queue's jobs as rows of our own database, for a deletion that has to leave none behind. */
import type { Executor } from './client.ts';
import { sql } from './orm.ts';

/** Takes out every job sent with `{ [name]: value }`, waiting, running or done. */
export async function forgetJobs(tx: Executor, name: string, value: string): Promise<void> {
  // A server that never ran jobs has no such table yet.
  const [queue] = await tx.execute<{ name: string | null }>(
    sql`select to_regclass('pgboss.job')::text as name`,
  );
  if (queue?.name) await tx.execute(sql`delete from pgboss.job where data ->> ${name} = ${value}`);
}
