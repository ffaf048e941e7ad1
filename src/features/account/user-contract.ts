/** A user as everybody else sees them in an answer, and the fields that make one. */
import * as z from 'zod/mini';
import { id, text, timestamp } from '#platform/contract/fields.ts';
import { emailPattern, messages, NAME_MAX, PASSWORD_MAX, seenName } from './rules.ts';

export const user = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A WebP data URL of 512 × 512 pixels. */
  profileImage: z.nullable(z.string()),
  preferences: z.object({
    preferredTherapist: z.nullable(z.string()),
    /** On the Base plan the therapist can be changed from then on; null: at any time. */
    therapistChangeableFrom: z.nullable(timestamp),
  }),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

export const email = text(messages.emailRequired).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, messages.emailRequired),
  z.maxLength(254, messages.emailInvalid),
  z.regex(emailPattern, messages.emailInvalid),
);
/** The operator's minimum is checked by the service. */
export const password = text(messages.passwordShort).check(
  z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
);
export const namePart = text(messages.nameRequired).check(
  z.overwrite(seenName),
  z.trim(),
  z.maxLength(NAME_MAX, messages.nameLong),
);
