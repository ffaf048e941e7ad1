/** Everything kept about a person, opened: driven by the list of personal data, so none is missed. */

import type { Executor } from '#database/client.ts';
import type { PgTable } from '#database/orm.ts';
import { getTableColumns, type SQL } from '#database/orm.ts';
import type { Handling } from '#database/personal/table.ts';
import { PERSONAL_TABLES } from '#database/personal-data.ts';
import type { Authed } from '#features/context.ts';
import { type Key, open, openJson } from '#platform/server/crypto.ts';
import type { Limit } from '#platform/server/limits.ts';
import type { DataExport } from '../../contract.ts';

type Row = Readonly<Record<string, unknown>>;

/** Against a loop, not against a person: reading everything costs the server something. */
const exportsPerHour: Limit = {
  name: 'export',
  points: 30,
  seconds: 3600,
  sentence: 'That was a lot of downloads in an hour. Please wait a little.',
};

/** One consistent picture of one moment, whatever is being written meanwhile. */
export async function exportData(ctx: Authed): Promise<DataExport> {
  const { userId, dataKey } = ctx.actor;
  await ctx.limits.use(exportsPerHour, userId);
  const data: DataExport['data'] = {};
  const withheld: Record<string, string> = {};
  await ctx.db.transaction(
    async (tx) => {
      for (const { name, about, table, exported, rowsOf } of PERSONAL_TABLES) {
        if (typeof exported === 'string') {
          withheld[name] = exported;
          continue;
        }
        const rows = await rowsFrom(tx, table, rowsOf(userId));
        data[name] = {
          about,
          rows: rows.map((row) => opened(row, exported, dataKey)),
          withheld: reasons(exported),
        };
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return {
    product: 'Mooring',
    format: 1,
    exportedAt: ctx.clock.now().toISOString(),
    data,
    withheld,
  };
}

/** In the order in which they were made: the ids of rows grow with time. */
async function rowsFrom(tx: Executor, table: PgTable, where: SQL): Promise<Row[]> {
  const query = tx.select().from(table).where(where);
  const { id } = getTableColumns(table) as { id?: Parameters<typeof query.orderBy>[0] };
  return id ? query.orderBy(id) : query;
}

function opened(row: Row, columns: Readonly<Record<string, Handling>>, key: Key): Row {
  const out: Record<string, unknown> = {};
  for (const [name, handling] of Object.entries(columns)) {
    const value = row[name];
    if (handling === 'plain') out[name] = value instanceof Date ? value.toISOString() : value;
    else if ('sealed' in handling)
      out[name] = unsealed(key, value, handling.sealed, handling.identity(row));
  }
  return out;
}

function unsealed(key: Key, value: unknown, kind: 'json' | 'text', identity: string): unknown {
  if (!Buffer.isBuffer(value)) return null;
  return kind === 'json' ? openJson(key, value, identity) : open(key, value, identity).toString();
}

function reasons(columns: Readonly<Record<string, Handling>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, handling]) =>
      typeof handling === 'object' && 'withheld' in handling ? [[name, handling.withheld]] : [],
    ),
  );
}
