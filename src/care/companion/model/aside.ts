/** Data asked for beside a reply, on which nothing hangs: a second reading, notes, memories. */
import type { Budget } from './budget.ts';
import { type Made, makeObject, type ObjectRequest } from './object.ts';
import { CompanionUnavailable } from './unavailable.ts';
import type { Upstream } from './upstream.ts';

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;

/** Asking → resting after so many failures in a row → one try after the rest → asking or resting. */
interface Standing {
  failures: number;
  restsUntil: number;
}
const standings = new WeakMap<Upstream, Standing>();

/**
 * null where the model gave nothing that fits, or is being left alone: an upstream that cannot make
 * data, or is down, would otherwise be asked in vain several times in every turn.
 */
export async function makeAside<T>(
  upstream: Upstream,
  request: Omit<ObjectRequest<T>, 'retries'>,
  budget: Budget,
): Promise<Made<T> | null> {
  const standing = standings.get(upstream) ?? { failures: 0, restsUntil: 0 };
  standings.set(upstream, standing);
  if (performance.now() < standing.restsUntil) return null;
  try {
    const made = await makeObject(upstream, { ...request, retries: 0 }, budget);
    standing.failures = 0;
    return made;
  } catch (error) {
    if (!(error instanceof CompanionUnavailable)) throw error;
    // Whoever left says nothing about the upstream.
    if (error.reason !== 'aborted') standing.failures += 1;
    if (standing.failures >= FAILURES_IN_A_ROW) standing.restsUntil = performance.now() + REST_MS;
    return null;
  }
}
