/** Every table, and every column of it, has its place in the list that export and deletion follow. */

import { describe, expect, it } from 'vitest';
import { getTableColumns, getTableConfig, getTableName } from '#database/orm.ts';
import { IMPERSONAL_TABLES, PERSONAL_TABLES } from './personal-data.ts';
import { tables } from './tables/index.ts';

const names = (list: readonly { table: Parameters<typeof getTableName>[0] }[]) =>
  list.map(({ table }) => getTableName(table));

describe('personal data', () => {
  it('names every table exactly once', () => {
    const listed = [...names(PERSONAL_TABLES), ...names(IMPERSONAL_TABLES)].sort();
    expect(listed).toEqual(Object.values(tables).map(getTableName).sort());
  });

  it('says something about every column of a table that is exported', () => {
    for (const { table, exported } of PERSONAL_TABLES) {
      if (typeof exported === 'string') continue;
      expect(Object.keys(exported).sort(), getTableName(table)).toEqual(
        Object.keys(getTableColumns(table)).sort(),
      );
    }
  });

  it('hands out no bytes that were not opened', () => {
    for (const { table, exported } of PERSONAL_TABLES) {
      if (typeof exported === 'string') continue;
      for (const [name, column] of Object.entries(getTableColumns(table))) {
        if (column.getSQLType() !== 'bytea') continue;
        expect(exported[name], `${getTableName(table)}.${name}`).not.toBe('plain');
      }
    }
  });

  it('lists parents before the tables that refer to them', () => {
    const order = names(PERSONAL_TABLES);
    for (const { table } of PERSONAL_TABLES) {
      for (const key of getTableConfig(table).foreignKeys) {
        const parent = getTableName(key.reference().foreignTable);
        if (!order.includes(parent) || parent === getTableName(table)) continue;
        expect(order.indexOf(parent), `${parent} before ${getTableName(table)}`).toBeLessThan(
          order.indexOf(getTableName(table)),
        );
      }
    }
  });

  it('gives every kind a name of its own', () => {
    const kinds = PERSONAL_TABLES.map(({ name }) => name);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
