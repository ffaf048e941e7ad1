/** Refusals a caller can expect: thrown by services, turned into answers in one place. */
import { ERROR_STATUS, type ErrorCode } from '#platform/contract/errors.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  /** `sentence` is shown to the person as it stands. */
  constructor(
    code: ErrorCode,
    sentence: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(sentence);
    this.name = 'AppError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The code of an error, e.g. a SQLSTATE or `ECONNREFUSED`; it may sit below a few wrappers. */
export function errorCode(error: unknown): string {
  let current: unknown = error;
  for (let depth = 0; depth < 4 && current instanceof Error; depth += 1) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
    current = current.cause;
  }
  return '';
}

/** One field is wrong; the sentence serves as the whole error too. */
export function invalid(field: string, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}

/** The same answer for what does not exist and for what belongs to somebody else. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `We could not find that ${what}.`);
}
