/** How long a call may take in all, its retries and waits included. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Budget {
  /** Fires when the time is up or the caller has gone. */
  readonly signal: AbortSignal;
  /** Milliseconds left, never negative. */
  left(): number;
  /** Which of the two it was, once `signal` has fired. */
  endedBy(): 'timeout' | 'aborted' | null;
  /** Waits, or throws as soon as `signal` fires. */
  wait(ms: number): Promise<void>;
}

/** `ms` from now; `caller` is the caller's own signal. */
export function createBudget(ms: number, caller: AbortSignal): Budget {
  const ends = performance.now() + ms;
  const timer = AbortSignal.timeout(ms);
  const signal = AbortSignal.any([caller, timer]);
  return {
    signal,
    left: () => Math.max(0, ends - performance.now()),
    endedBy() {
      if (caller.aborted) return 'aborted';
      return timer.aborted ? 'timeout' : null;
    },
    wait: (delay) => pause(delay, undefined, { signal }),
  };
}
