/** Reads that are needed at once, sent as one statement: each has its trip, its parsing and its wake-up. */
import { fillPlaceholders, type PgColumn, type Sql, sql } from '#database/orm.ts';
import type { Executor } from './client.ts';
import { type Gap, onConnectionOf, type Prepared } from './compiled.ts';

/** A statement with its gaps filled, and what its rows say. */
export interface Read<Result> {
  /** The same for the same statement. */
  readonly id: number;
  readonly statement: (db: Executor) => Prepared<unknown>;
  readonly values: Record<string, unknown>;
  from(rows: never): Result;
}

let made = 0;

/** As `compiled`, for a read that can also be sent together with others. */
export function reading<Values extends Record<string, unknown>, Row, Result>(
  build: (db: Executor, gap: Gap) => Prepared<Row[]>,
  from: (rows: Row[]) => Result,
): (values: Values) => Read<Result> {
  made += 1;
  const id = made;
  let once: Prepared<Row[]> | null = null;
  const statement = (db: Executor) => {
    once ??= build(db, sql.placeholder);
    return once;
  };
  return (values) => ({ id, statement, values, from });
}

/** The same rows, and what follows from what they say. */
export const furtherRead = <One, Other>(
  read: Read<One>,
  change: (one: One) => Other,
): Read<Other> => ({ ...read, from: (rows) => change(read.from(rows)) });

export async function readOne<Result>(db: Executor, read: Read<Result>): Promise<Result> {
  const rows = await onConnectionOf(db, read.statement(db)).execute(read.values);
  return read.from(rows as never);
}

/** What is to be read, by name; null for what need not be. */
type Reads = Record<string, Read<unknown> | null>;
export type ResultsOf<All extends Reads> = {
  [Name in keyof All]: All[Name] extends infer One
    ? One extends Read<infer Result>
      ? Result
      : null
    : never;
};

/** One by one, for where a later read must see what an earlier one has waited for. */
export async function readInOrder<All extends Reads>(
  db: Executor,
  reads: All,
): Promise<ResultsOf<All>> {
  const results = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, read && (await readOne(db, read))]),
  );
  return Object.fromEntries(results);
}

/** What the query builder's prepared statement holds. */
interface Inside {
  readonly queryString: string;
  readonly params: unknown[];
  readonly fields: readonly { readonly path: readonly string[]; readonly field: PgColumn }[];
}

interface Joined {
  readonly text: string;
  readonly parts: readonly Inside[];
}
const joinedBefore = new Map<string, Joined>();

/** All of one moment, in one statement. */
export async function readTogether<All extends Reads>(
  db: Executor,
  reads: All,
): Promise<ResultsOf<All>> {
  const all = Object.values(reads).filter((read) => read !== null);
  const { text, parts } = joined(db, all);
  const params = all.flatMap((read, at) => fillPlaceholders(inside(parts, at).params, read.values));
  const { client } = (db as unknown as { session: { client: Sql } }).session;
  const [columns = []] = await client.unsafe(text, params as never[]).values();
  const results = Object.entries(reads).map(([name, read]) => {
    if (read === null) return [name, null];
    const at = all.indexOf(read);
    const rows = (columns[at] as unknown[][]).map((row) => asRow(inside(parts, at), row));
    return [name, read.from(rows as never)];
  });
  return Object.fromEntries(results) as ResultsOf<All>;
}

function joined(db: Executor, reads: readonly Read<unknown>[]): Joined {
  const key = reads.map(({ id }) => id).join();
  let one = joinedBefore.get(key);
  if (!one) {
    const parts = reads.map((read) => read.statement(db) as unknown as Inside);
    one = { text: textOf(parts), parts };
    joinedBefore.set(key, one);
  }
  return one;
}

function inside(parts: readonly Inside[], at: number): Inside {
  const part = parts[at];
  if (!part) throw new Error('Each read has a part of the statement');
  return part;
}

/** Rows travel as JSON arrays, and bytes within them in hexadecimal. */
function textOf(parts: readonly Inside[]): string {
  let params = 0;
  const columns = parts.map(({ queryString, params: own, fields }, at) => {
    const before = params;
    params += own.length;
    const text = queryString.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
    const names = fields.map((_, place) => `c${place}`);
    const values = fields.map(({ field }, place) =>
      isBytes(field) ? `encode(c${place}, 'hex')` : `c${place}`,
    );
    return `(select coalesce(json_agg(json_build_array(${values})), '[]') from (${text}) as t${at} (${names}))`;
  });
  return `select ${columns.join(', ')}`;
}

function asRow({ fields }: Inside, values: readonly unknown[]): unknown {
  const row: Record<string, unknown> = {};
  fields.forEach(({ path: [name = '', within], field }, place) => {
    const value = asDriverGives(field, values[place]);
    const read = value === null ? null : field.mapFromDriverValue(value);
    if (within === undefined) row[name] = read;
    // Of a row that was joined and is not there, not even its first column is.
    else if (!(name in row)) row[name] = read === null ? null : { [within]: read };
    else if (row[name] !== null) (row[name] as Record<string, unknown>)[within] = read;
  });
  return row;
}

const asDriverGives = (field: PgColumn, value: unknown): unknown =>
  isBytes(field) && typeof value === 'string' ? Buffer.from(value, 'hex') : value;

const isBytes = (field: PgColumn): boolean => field.getSQLType() === 'bytea';
