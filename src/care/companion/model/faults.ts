/** Tells from an error what went wrong upstream, and whether trying again may help. */
import type { Budget } from './budget.ts';
import { CompanionUnavailable, type Unavailability } from './unavailable.ts';

export interface Fault {
  readonly reason: Unavailability;
  readonly status: number | null;
  readonly retryable: boolean;
  /** What the upstream asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Raised by our own reading of an answer that arrived but is none. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: Unavailability;

  constructor(reason: Unavailability) {
    super(reason);
    this.reason = reason;
  }
}

/** The fields of the SDK's APICallError that we read; its request and response bodies we never do. */
interface CallError {
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

/** Errors are told apart by name: their classes would load the SDK. */
export function faultOf(error: unknown, budget: Budget, now = Date.now()): Fault {
  const ended = budget.endedBy();
  if (ended) return fault(ended, false);
  if (error instanceof CompanionUnavailable) return fault(error.reason, false, error.status);
  if (error instanceof NoAnswer) return fault(error.reason, error.reason !== 'too-large');
  const chain = causes(error);
  if (chain.some((one) => one.name === 'ResponseTooLarge')) return fault('too-large', false);
  const call = chain.find((one) => one.name === 'AI_APICallError') as CallError | undefined;
  if (call?.statusCode !== undefined && call.statusCode >= 400) return byStatus(call, now);
  if (
    chain.some((one) => /JSONParse|TypeValidation|InvalidResponse|NoObject|NoOutput/.test(one.name))
  ) {
    return fault('malformed', true);
  }
  if (chain.some((one) => /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/.test(codeOf(one)))) {
    return fault('unreachable', true);
  }
  return fault('cut-off', true);
}

function byStatus(call: CallError, now: number): Fault {
  const status = call.statusCode ?? 500;
  const wait = retryAfter(call.responseHeaders ?? {}, now);
  if (status === 429) return { ...fault('rate-limited', true, status), retryAfterMs: wait };
  if (status === 401 || status === 403) return fault('unauthorised', false, status);
  if (status === 408 || status >= 500) {
    return { ...fault('upstream-error', true, status), retryAfterMs: wait };
  }
  return fault('rejected', false, status);
}

/** RFC 9110 §10.2.3: seconds or a date. */
export function retryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

const fault = (
  reason: Unavailability,
  retryable: boolean,
  status: number | null = null,
): Fault => ({ reason, retryable, status, retryAfterMs: null });

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');

/** The error and what caused it, as far as they are errors; a stream's error part may be none. */
function causes(error: unknown): readonly Error[] {
  const found: Error[] = [];
  let current = error;
  while (current instanceof Error && found.length < 8) {
    found.push(current);
    current = current.cause;
  }
  return found;
}
