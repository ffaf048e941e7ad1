/** What went wrong with a call, ready to be shown. */
import type { ErrorBody, ErrorCode } from '#platform/contract/errors.ts';

/** Failures that have no answer of the server: no network, no answer in time, no sense in it. */
export type ClientCode = 'offline' | 'timeout' | 'bad_answer';

const sentences: Record<ClientCode, string> = {
  offline: 'You seem to be offline. Check your connection and try again.',
  timeout: 'This is taking too long. Please try again.',
  bad_answer: 'The server answered in a way we did not understand. Please try again.',
};

interface Details {
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | ClientCode | (string & {});
  /** Path → sentence, for a form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }

  static client(code: ClientCode): ApiError {
    return new ApiError(0, code, sentences[code]);
  }

  /** Reads an error answer; older shapes carry the sentence in `message`. */
  static async from(response: Response): Promise<ApiError> {
    const body = await response.json().catch(() => ({}));
    const { error, message, code, fields, requestId } = body as Partial<ErrorBody> & {
      message?: unknown;
    };
    const text = [error, message].find((one) => typeof one === 'string' && one !== '');
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return new ApiError(response.status, code ?? 'bad_answer', String(text ?? ''), {
      fields,
      requestId: requestId ?? response.headers.get('x-request-id') ?? undefined,
      retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    });
  }
}

/** The sentence to show for anything thrown; `fallback` where it carries none of its own. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.message) return error.message;
  return fallback;
}
