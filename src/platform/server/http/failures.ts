/** Turns anything thrown during a request into the one agreed error answer. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#platform/contract/errors.ts';
import { AppError, errorCode } from '../errors.ts';
import type { Log } from '../log.ts';
import { isFieldName } from './sentences.ts';

export const SENTENCES = {
  malformed: 'We could not read that request. Please reload the page and try again.',
  not_found: 'There is nothing at this address.',
  too_large: 'That is more than we can take in one go. Please make it shorter.',
  range_not_satisfiable: 'That part is not there: the file ends before it.',
  unsupported_type: 'Please send this as JSON (Content-Type: application/json).',
  internal: 'Something went wrong on our side. Nothing you wrote was lost; please try again.',
  unavailable: 'Mooring cannot reach its database just now. Please try again in a moment.',
} satisfies Partial<Record<ErrorCode, string>>;

/** Fastify's own refusals, by code. */
const BY_FASTIFY_CODE: Readonly<Record<string, keyof typeof SENTENCES>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** SQLSTATE classes and driver codes that mean "not now" (away, full, broken off), not a mistake. */
const DATABASE_AWAY =
  /^(08|57P0|53|40001|40P01|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|CONNECTION_|CONNECT_TIMEOUT)/;

export function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  const code = errorCode(error);
  const known = BY_FASTIFY_CODE[code];
  if (known) return new AppError(known, SENTENCES[known]);
  if (DATABASE_AWAY.test(code)) {
    return new AppError('unavailable', SENTENCES.unavailable, { retryAfter: 2 });
  }
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 416) return new AppError('range_not_satisfiable', SENTENCES.range_not_satisfiable);
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('malformed', SENTENCES.malformed);
  }
  return new AppError('internal', SENTENCES.internal);
}

/** Parts of a request by the framework's names, as `fields` calls what is wrong with the whole of one. */
const PARTS: Readonly<Record<string, string>> = { querystring: 'query', params: 'params' };

interface Issue {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: { readonly keys?: readonly string[] };
}

function fromValidation(error: { validation: unknown; validationContext?: string }): AppError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of error.validation as Issue[]) {
    const place = instancePath.split('/').filter(Boolean);
    const unknown = params?.keys?.filter(isFieldName).slice(0, 3) ?? [];
    for (const key of unknown.length > 0 ? unknown : [null]) {
      const path = (key === null ? place : [...place, key]).join('.');
      const name = path || (PARTS[error.validationContext ?? ''] ?? 'body');
      fields[name] ??= message ?? 'This value is not right';
    }
  }
  const first = Object.values(fields)[0];
  return new AppError('validation_failed', first ?? SENTENCES.malformed, { fields });
}

export function errorBodyOf(refused: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    error: refused.message,
    code: refused.code,
    requestId,
    ...(refused.fields ? { fields: { ...refused.fields } } : {}),
  };
}

/** Whether an operator should know: not of refusals, nor of an answer given up because nobody waits. */
export function isFault(refused: AppError, reply: FastifyReply): boolean {
  return refused.status >= 500 && !(refused.code === 'unavailable' && reply.raw.destroyed);
}

export function sendFailure(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusal(error);
    if (isFault(refused, reply)) {
      const route = request.routeOptions.url ?? 'unknown';
      log.error({ err: error, requestId: request.id, route, code: refused.code }, 'request failed');
    }
    if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
    if (refused.code === 'range_not_satisfiable') {
      // How long it is, as RFC 9110 §15.5.17 wants it; the file server has put it here.
      reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
    }
    return reply
      .code(ERROR_STATUS[refused.code])
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .send(errorBodyOf(refused, request.id));
  };
}
