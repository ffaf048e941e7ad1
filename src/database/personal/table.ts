/** The words in which `personal-data.ts` and the files beside this one say what a table holds about people. */

import type { PgColumn, PgTable } from '#database/orm.ts';
import { eq, type InferSelectModel, type SQL } from '#database/orm.ts';

type Row = Readonly<Record<string, unknown>>;

/** How a column leaves with an export. `identity` is what the value was sealed under. */
export type Handling<R = Row> =
  | 'plain'
  | { readonly sealed: 'json' | 'text'; readonly identity: (row: R) => string }
  | { readonly withheld: string };

/** `keep`: the rows stay, for this reason, with the given columns overwritten. */
export type OnDeletion =
  | 'erase'
  | { readonly keep: string; readonly overwrite: Readonly<Record<string, unknown>> };

export interface PersonalTable {
  readonly table: PgTable;
  /** The kind's name in an export. */
  readonly name: string;
  /** What a row is, in a sentence for the person. */
  readonly about: string;
  /** Picks a person's rows. */
  readonly rowsOf: (userId: string) => SQL;
  /** Each column's handling, or the reason why nothing of the table is handed out. */
  readonly exported: Readonly<Record<string, Handling>> | string;
  readonly onDeletion: OnDeletion;
  /**
   * Its rows are locked before the person's own row is: other features hold them while they write
   * more of the person's rows, and a deletion taking locks in another order would deadlock.
   */
  readonly lockedFirst?: true;
}

interface Description<T extends PgTable> extends Omit<PersonalTable, 'table' | 'exported'> {
  readonly exported:
    | { readonly [Column in keyof InferSelectModel<T>]: Handling<InferSelectModel<T>> }
    | string;
}

/** Every column has to be said something about: a forgotten one does not compile. */
export function personal<T extends PgTable>(table: T, description: Description<T>): PersonalTable {
  return { table, ...(description as Omit<PersonalTable, 'table'>) };
}

/** For tables whose rows name their owner in a column. */
export const ownedBy = (column: PgColumn) => (userId: string) => eq(column, userId);

export const OWNER = { withheld: 'Your own account, the same in every row' } as const;
export const PLUMBING = {
  withheld: 'Keeps retries from doubling; says nothing about you',
} as const;
