/**
 * The query builder and its driver, loaded as CommonJS. Loaded as ES modules Node reads the
 * builder's very large package.json once for each of its hundred files: measured, 400 ms and
 * 200 MB at every start. Everything else imports them from here.
 */
import { createRequire } from 'node:module';
import { mendDriver } from './driver-queue.ts';

const require = createRequire(import.meta.url);
mendDriver(require);

type Builder = typeof import('drizzle-orm');
type Columns = typeof import('drizzle-orm/pg-core');
type Driver = typeof import('drizzle-orm/postgres-js');
type Migrator = typeof import('drizzle-orm/postgres-js/migrator');

const builder: Builder = require('drizzle-orm');
const columns: Columns = require('drizzle-orm/pg-core');
const driver: Driver = require('drizzle-orm/postgres-js');
const migrator: Migrator = require('drizzle-orm/postgres-js/migrator');

export const postgres: typeof import('postgres') = require('postgres');
export type { InferSelectModel, Placeholder, SQL } from 'drizzle-orm';
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
export type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
export type { Sql } from 'postgres';

export const { drizzle } = driver;
export const { migrate: runMigrations } = migrator;
export const {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  exists,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notInArray,
  or,
  sql,
  sum,
} = builder;
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = columns;
