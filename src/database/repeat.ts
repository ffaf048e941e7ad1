/** Repeats a transaction that the database broke off so that another could go on. */
import { errorCode } from '#platform/server/errors.ts';

/** SQLSTATE serialization_failure and deadlock_detected: safe, and meant, to be tried again. */
const BROKEN_OFF = new Set(['40001', '40P01']);

/** `work` must do nothing outside of its transaction. @throws the last error after `attempts`. */
export async function repeatBrokenOff<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !BROKEN_OFF.has(errorCode(error))) throw error;
    }
  }
}
