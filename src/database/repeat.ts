/** Repeats a transaction that the database broke off so that another could go on. */
import { errorCode } from '#platform/server/errors.ts';

/** SQLSTATE serialization_failure, deadlock_detected, and lock_not_available (of a NOWAIT). */
const BROKEN_OFF = new Set(['40001', '40P01', '55P03']);

/** `work` must do nothing outside of its transaction. @throws the last error after `attempts`. */
export async function repeatBrokenOff<T>(work: () => Promise<T>, attempts = 10): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !BROKEN_OFF.has(errorCode(error))) throw error;
    }
  }
}
