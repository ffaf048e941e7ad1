/** Lets the server keep every statement of the query builder prepared, not only those it names. */
import type { Sql } from '#database/orm.ts';

type Unsafe = Sql['unsafe'];

/**
 * The builder asks the driver for unnamed statements. Those are parsed anew at each call, and the
 * driver waits for their description before it sends what follows: two trips instead of one, and no
 * pipelining. `?prepare=false` in the URL switches all preparing off, for a pooler that cannot.
 * @returns the same client, whose statements and transactions are prepared on each connection once
 */
export function preparing(client: Sql): Sql {
  prepareAll(client);
  const begin = client.begin.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const work = (args: unknown[]) => args.at(-1) as (tx: Sql) => unknown;
  client.begin = ((...args: unknown[]) =>
    begin(...args.slice(0, -1), (tx: Sql) => work(args)(prepareAll(tx)))) as Sql['begin'];
  return client;
}

function prepareAll(client: Sql): Sql {
  const unsafe: Unsafe = client.unsafe.bind(client);
  client.unsafe = ((query, parameters, options) =>
    unsafe(query, parameters, { ...options, prepare: true })) as Unsafe;
  return client;
}
