/** When the process is too busy for one more call, and what is said then. */
import { AppError } from '../errors.ts';

/** A first message compiles for up to a second on a busy machine; that is no overload. */
export const MOST_DELAY_MS = 4_000;

/**
 * Refuses a call of the API while the event loop lags by more than `MOST_DELAY_MS`. Pages and their
 * files are never refused: without them nobody could even read that the server is busy. Where the
 * plugin had nothing to measure in its interval, as after one long task, it reports infinity.
 * @throws AppError `unavailable`, as a rejection
 */
export function onPressure(url: string, delayMs: number | undefined): Promise<never> | undefined {
  if (!url.startsWith('/api/') || delayMs === undefined || !Number.isFinite(delayMs)) return;
  return Promise.reject(new AppError('unavailable', BUSY, { retryAfter: 2 }));
}

const BUSY = 'Mooring has too much to do just now. Please try again in a moment.';
