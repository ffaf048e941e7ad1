/** Statements that every message needs, put together by the query builder once instead of each time. */
import { getTableColumns, type PgTable, type Placeholder, type Sql, sql } from '#database/orm.ts';
import type { Executor } from './client.ts';

/** What `.prepare(name)` gives: a statement whose gaps are filled at each call. */
interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}
type Gap = (name: string) => Placeholder;

/**
 * Building a statement's text anew at each call takes a tenth of a turn's time. A gap in a WHERE is
 * sent as it is: a Date in it must be made a string first.
 */
export function compiled<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor, gap: Gap) => Prepared<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  let once: Prepared<Rows> | null = null;
  return (db, values) => {
    once ??= build(db, sql.placeholder);
    return onConnectionOf(db, once).execute(values);
  };
}

/** Rows of one table, all columns of each given; one statement for each number of rows. */
export function compiledInsert<Table extends PgTable>(
  table: Table,
): (db: Executor, rows: readonly Table['$inferSelect'][]) => Promise<void> {
  const columns = Object.keys(getTableColumns(table));
  const byCount = new Map<number, Prepared<unknown>>();
  return async (db, rows) => {
    let statement = byCount.get(rows.length);
    if (!statement) {
      const gaps = rows.map((_, at) =>
        Object.fromEntries(columns.map((column) => [column, sql.placeholder(`${column}${at}`)])),
      );
      statement = db
        .insert(table)
        .values(gaps as Table['$inferInsert'][])
        .prepare('insert');
      byCount.set(rows.length, statement);
    }
    const values = rows.flatMap((row, at) =>
      columns.map((column) => [`${column}${at}`, (row as Record<string, unknown>)[column]]),
    );
    await onConnectionOf(db, statement).execute(Object.fromEntries(values));
  };
}

/** An UPDATE whose SET differs: one statement for each set of columns. */
export function compiledUpdate<Set extends object, Values extends Record<string, unknown>, Rows>(
  build: (db: Executor, set: Set, gap: Gap) => Prepared<Rows>,
): (db: Executor, set: Set, values: Values) => Promise<Rows> {
  const byColumns = new Map<string, Prepared<Rows>>();
  return (db, set, values) => {
    const columns = Object.keys(set);
    const key = columns.join();
    let statement = byColumns.get(key);
    if (!statement) {
      const gaps = columns.map((column) => [column, sql.placeholder(`set_${column}`)]);
      statement = build(db, Object.fromEntries(gaps) as Set, sql.placeholder);
      byColumns.set(key, statement);
    }
    const filled = Object.entries(set).map(([column, value]) => [`set_${column}`, value]);
    return onConnectionOf(db, statement).execute({ ...Object.fromEntries(filled), ...values });
  };
}

/** It was built on one connection or transaction and is run on another. */
function onConnectionOf<Rows>(db: Executor, prepared: Prepared<Rows>): Prepared<Rows> {
  const { client } = (db as unknown as { session: { client: Sql } }).session;
  return Object.create(prepared, { client: { value: client } }) as Prepared<Rows>;
}
