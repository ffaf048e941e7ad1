/** Field shapes that several contracts share: ids, times, text that a database can hold. */
import * as z from 'zod/mini';

/** PostgreSQL text cannot hold NUL, and a lone surrogate is no character: refused, not mended. */
export function text(message = 'This has to be text') {
  return z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .check(
      z.refine(
        (value) => value.isWellFormed() && !value.includes('\u0000'),
        'This contains characters that cannot be stored',
      ),
    );
}

/** UUIDv7 in lower case (RFC 9562). */
export const id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** A path segment that may or may not be an id: what matches nothing is answered with 404. */
export const pathId = z.string().check(z.maxLength(100));

/** RFC 3339 in UTC, as `Date.prototype.toISOString` writes it. */
export const timestamp = z.iso.datetime();

export const ok = z.object({ success: z.literal(true) });

/** An answer with `success: true` and the given fields. */
export function answer<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}
