/** Profile: name, picture, preferred therapist, password; taking everything out; leaving for good. */
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer, ok, text, timestamp } from '#platform/contract/fields.ts';
import { IMAGE_BODY_LIMIT, messages, NAME_MAX, PASSWORD_MAX, seenName } from './rules.ts';
import { namePart, password, user } from './user-contract.ts';

const tag = 'Profile';

function emailStays(issue: { code: string; keys?: readonly string[] }): string | undefined {
  return issue.keys?.every((key) => key === 'email') ? messages.emailFixed : undefined;
}

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'user',
  tag,
  summary:
    'Change what is sent and nothing else. `name` is split at its first space and wins over ' +
    '`firstName` and `lastName`; `profileImage` is a data URL of a PNG, JPEG or WebP, or null',
  body: z.strictObject(
    {
      name: z.optional(
        text(messages.nameEmpty).check(
          z.overwrite(seenName),
          z.trim(),
          z.maxLength(2 * NAME_MAX + 1, messages.nameLong),
        ),
      ),
      firstName: z.optional(namePart),
      lastName: z.optional(namePart),
      profileImage: z.optional(z.nullable(z.string())),
      preferences: z.optional(
        z.strictObject({
          preferredTherapist: z.optional(z.nullable(text().check(z.maxLength(100)))),
        }),
      ),
    },
    { error: emailStays },
  ),
  response: answer({ user }),
  bodyLimit: IMAGE_BODY_LIMIT,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'user',
  tag,
  summary: 'Change the password; every other session of the account ends',
  body: z.strictObject({
    currentPassword: text(messages.currentPasswordRequired).check(
      z.minLength(1, messages.currentPasswordRequired),
      z.maxLength(PASSWORD_MAX, messages.wrongPassword),
    ),
    newPassword: password,
  }),
  response: answer({ message: z.string() }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user/account',
  access: 'user',
  tag,
  summary: 'Destroy the account’s key and erase everything kept about the person, at once',
  response: ok,
});

/** One kind of thing we keep, with all of the person's rows of it, opened. */
const exportedKind = z.object({
  about: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
  /** Column → why it is not handed out. */
  withheld: z.record(z.string(), z.string()),
});

export const dataExport = z.object({
  product: z.literal('Mooring'),
  /** Version of this shape. */
  format: z.literal(1),
  exportedAt: timestamp,
  /** Kind → its rows. Times are RFC 3339 in UTC; ids in one kind point to rows of another. */
  data: z.record(z.string(), exportedKind),
  /** Kinds of which nothing is handed out, each with the reason. */
  withheld: z.record(z.string(), z.string()),
});
export type DataExport = z.infer<typeof dataExport>;

export const exportData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  tag,
  summary: 'Everything kept about the caller, decrypted. Never gated by plan, payment or trial',
  response: answer({ export: dataExport }),
});
