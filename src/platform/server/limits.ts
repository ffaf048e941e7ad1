/** Limits on how often something may be done, counted in the database for all instances. */
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

export interface Limit {
  /** Prefix of the stored key, unique per kind of limit. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly sentence: string;
}

export interface Limits {
  /** Counts one use. @throws AppError rate_limited, with `retryAfter`, above the limit. */
  use(limit: Limit, key: string): Promise<void>;
  /** Refuses if the limit is already reached, and counts nothing. */
  check(limit: Limit, key: string): Promise<void>;
  /** Forgets the uses, e.g. after a successful login. */
  clear(limit: Limit, key: string): Promise<void>;
}

/** `scale` multiplies every limit; 0 switches all of them off. */
export function createLimits(sql: Sql, scale: number): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: asPgClient(sql),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: Math.max(1, Math.round(limit.points * scale)),
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const refuse = (limit: Limit, msBeforeNext: number): never => {
    throw new AppError('rate_limited', limit.sentence, {
      retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  };
  // Keys often are ids of people; their digests name nobody who is not known already.
  const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async use(limit, key) {
      if (scale === 0) return;
      try {
        await limiterFor(limit).consume(digest(key));
      } catch (reason) {
        if (reason instanceof RateLimiterRes) refuse(limit, reason.msBeforeNext);
        throw reason;
      }
    },
    async check(limit, key) {
      if (scale === 0) return;
      const limiter = limiterFor(limit);
      const state = await limiter.get(digest(key));
      if (state && state.consumedPoints >= limiter.points) refuse(limit, state.msBeforeNext);
    },
    async clear(limit, key) {
      if (scale !== 0) await limiterFor(limit).delete(digest(key));
    },
  };
}

/** The library speaks to `pg`; our driver takes the same statements through `unsafe`. */
function asPgClient(sql: Sql) {
  return {
    async query(statement: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(statement.text, statement.values, { prepare: true });
      return { rows: [...rows], rowCount: rows.count };
    },
  };
}
