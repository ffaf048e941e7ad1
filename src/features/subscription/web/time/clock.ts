/** Times of the server on a device whose clock may differ. Pure. */

/** Longer waits than this overflow a browser's timer; the status is asked again before anyway. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The server's clock minus this device's, in ms; 0 where the server did not tell its time. */
export function clockAhead(serverNow: string | undefined, now: number): number {
  const ahead = Date.parse(serverNow ?? '') - now;
  return Number.isNaN(ahead) ? 0 : ahead;
}

/**
 * Milliseconds until just after `end`, for a timer; null for a time that cannot be read. A timer
 * takes NaN for "at once", and would ask without a pause.
 */
export function waitUntil(end: string, ahead: number, now: number): number | null {
  const left = Date.parse(end) - (now + ahead);
  if (Number.isNaN(left)) return null;
  return Math.min(Math.max(left, 0) + 50, LONGEST_TIMER);
}
