/** The one error a companion that needs a network may throw. Imports nothing: anyone may catch it. */

/** Why there was no reply. Closed set, safe to log; it never holds what a person wrote. */
export type Unavailability =
  | 'unreachable'
  | 'unauthorised'
  | 'rate-limited'
  | 'rejected'
  | 'upstream-error'
  | 'timeout'
  | 'cut-off'
  | 'malformed'
  | 'empty'
  | 'too-large'
  | 'refusal'
  | 'limit'
  | 'aborted';

/**
 * Nobody answered. The message stays unanswered and may be answered by trying again; pieces that
 * were already yielded are to be thrown away, because they are no reply. Carries no cause: the
 * SDK's errors hold the whole request, the person's words and the key's header included.
 */
export class CompanionUnavailable extends Error {
  override readonly name = 'CompanionUnavailable';
  readonly code: string;
  readonly reason: Unavailability;
  /** Seconds until trying again makes sense, where the upstream or the daily limit says so. */
  readonly retryAfter: number | null;
  /** The upstream's HTTP status, where there was one. */
  readonly status: number | null;

  constructor(
    reason: Unavailability,
    detail: { readonly retryAfter?: number | null; readonly status?: number | null } = {},
  ) {
    super(`The model did not answer: ${reason}`);
    this.reason = reason;
    this.code = `companion_${reason.replaceAll('-', '_')}`;
    this.retryAfter = detail.retryAfter ?? null;
    this.status = detail.status ?? null;
  }
}
