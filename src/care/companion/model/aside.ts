/** Data asked for beside a reply, on which nothing hangs: a second reading, notes, memories. */
import type { Budget } from './budget.ts';
import { makeObject, type ObjectRequest } from './object.ts';
import { CompanionUnavailable } from './unavailable.ts';
import type { Upstream } from './upstream.ts';

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;

/**
 * Asking → resting after so many failures in a row → one try after the rest → asking or resting. One
 * for each kind of data: who cannot write notes may still tell danger.
 */
interface Standing {
  failures: number;
  restsUntil: number;
}
const standings = new WeakMap<Upstream, Map<string, Standing>>();

/**
 * null where the model gave nothing that fits, or is being left alone: an upstream that cannot make
 * such data, or is down, would otherwise be asked in vain in every turn. Never throws.
 */
export async function makeAside<T>(
  upstream: Upstream,
  request: Omit<ObjectRequest<T>, 'retries'>,
  budget: Budget,
): Promise<T | null> {
  const standing = standingOf(upstream, request.name);
  if (performance.now() < standing.restsUntil) return null;
  try {
    const made = await makeObject(upstream, { ...request, retries: 0 }, budget);
    standing.failures = 0;
    return made;
  } catch (error) {
    // Whoever left says nothing about the upstream.
    const left = error instanceof CompanionUnavailable && error.reason === 'aborted';
    if (!left) standing.failures += 1;
    if (standing.failures >= FAILURES_IN_A_ROW) standing.restsUntil = performance.now() + REST_MS;
    return null;
  }
}

function standingOf(upstream: Upstream, name: string): Standing {
  const ofUpstream = standings.get(upstream) ?? new Map<string, Standing>();
  const standing = ofUpstream.get(name) ?? { failures: 0, restsUntil: 0 };
  standings.set(upstream, ofUpstream.set(name, standing));
  return standing;
}
