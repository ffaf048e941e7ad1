/** Statements that every message needs, put together by the query builder once instead of each time. */
import {
  getTableColumns,
  type PgTable,
  type Placeholder,
  type SQL,
  type Sql,
  sql,
} from '#database/orm.ts';
import type { Executor } from './client.ts';

/** What `.prepare(name)` gives: a statement whose gaps are filled at each call. */
export interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}
export type Gap = (name: string) => Placeholder;

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

/**
 * Adds rows, all columns of each given, and changes the one row of `holder` that they belong to; does
 * neither, and says so, where that is no longer as `where` has it. One statement is a whole
 * transaction: it needs no trips to begin and to commit.
 */
export function compiledAddition<Table extends PgTable, Holder extends PgTable>(
  table: Table,
  holder: Holder,
  where: (gap: Gap) => SQL | undefined,
): (
  db: Executor,
  rows: readonly Table['$inferSelect'][],
  set: Partial<Holder['$inferInsert']>,
  values: Record<string, unknown>,
) => Promise<boolean> {
  const columns = Object.entries(getTableColumns(table));
  const byShape = new Map<string, Prepared<unknown[]>>();
  const build = (db: Executor, count: number, changed: readonly string[]) => {
    const set = Object.fromEntries(changed.map((name) => [name, sql.placeholder(`set_${name}`)]));
    const moved = db.$with('moved').as(
      db
        .update(holder)
        .set(set as never)
        .where(where(sql.placeholder))
        .returning({ moved: sql<boolean>`true`.as('moved') }),
    );
    const rows = Array.from({ length: count }, (_, at) => {
      const gaps = columns.map(([name, column]) => {
        const gap = sql.param(sql.placeholder(`${name}${at}`), column);
        return sql`${gap}::${sql.raw(column.getSQLType())}`;
      });
      return sql`(${sql.join(gaps, sql`, `)})`;
    });
    return db
      .with(moved)
      .insert(table)
      .select(sql`select added.* from (values ${sql.join(rows, sql`, `)}) as added, ${moved}`)
      .returning({ added: sql<boolean>`true` })
      .prepare('addition') as unknown as Prepared<unknown[]>;
  };
  return async (db, rows, set, values) => {
    const changed = Object.keys(set);
    const shape = `${rows.length},${changed}`;
    const statement = byShape.get(shape) ?? build(db, rows.length, changed);
    byShape.set(shape, statement);
    const filled: Record<string, unknown> = { ...values };
    for (const [name, value] of Object.entries(set)) filled[`set_${name}`] = value;
    rows.forEach((row, at) => {
      for (const [name] of columns) filled[`${name}${at}`] = (row as Record<string, unknown>)[name];
    });
    const added = await onConnectionOf(db, statement).execute(filled);
    return added.length > 0;
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
export function onConnectionOf<Rows>(db: Executor, prepared: Prepared<Rows>): Prepared<Rows> {
  const { client } = (db as unknown as { session: { client: Sql } }).session;
  return Object.create(prepared, { client: { value: client } }) as Prepared<Rows>;
}
