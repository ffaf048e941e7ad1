/** The one shape of every error answer, and the closed set of its codes. */
import * as z from 'zod/mini';

/** Code → HTTP status. 401 is reserved: the client signs out on it. */
export const ERROR_STATUS = {
  malformed: 400,
  validation_failed: 400,
  wrong_password: 400,
  token_invalid: 400,
  unauthenticated: 401,
  login_failed: 401,
  payment_required: 402,
  plan_required: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  wrong_state: 409,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** `fields` maps a path such as `email` or `responses.2.answer` to a sentence. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
