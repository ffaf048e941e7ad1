/** Therapists: the ten AI therapists, and which of them the caller may talk to. */
import * as z from 'zod/mini';
import { specialty, therapistId } from '#care/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { answer } from '#platform/contract/fields.ts';

export const therapist = z.object({
  id: therapistId,
  name: z.string(),
  specialty,
  description: z.string(),
  /** Path of a drawn portrait. */
  avatar: z.string(),
  /** The method in a few words, e.g. 'Cognitive behavioural therapy'. */
  method: z.string(),
  /** Whether the caller's plan opens this therapist; always true for none-gated callers. */
  available: z.boolean(),
});
export type Therapist = z.infer<typeof therapist>;

export const listTherapists = endpoint({
  method: 'GET',
  path: '/api/therapists',
  access: 'user',
  tag: 'Therapists',
  summary: 'The ten therapists, each with whether the caller’s plan opens it',
  response: answer({ therapists: z.array(therapist) }),
});
