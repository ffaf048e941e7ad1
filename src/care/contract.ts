/** Names that care and every feature share: who the therapists are, how serious a message is. */
import * as z from 'zod/mini';

/** The ten therapists; an id is the lower-case first name. */
export const THERAPIST_IDS = [
  'alice',
  'bob',
  'charlie',
  'diana',
  'evan',
  'fiona',
  'grace',
  'henry',
  'iris',
  'james',
] as const;
export const therapistId = z.enum(THERAPIST_IDS);
export type TherapistId = z.infer<typeof therapistId>;

/** What each therapist works with, in the order of `THERAPIST_IDS`. */
export const SPECIALTIES = [
  'relationships',
  'family',
  'anxiety',
  'trauma',
  'stress',
  'grief',
  'self-esteem',
  'addiction',
  'depression',
  'marriage',
] as const;
export const specialty = z.enum(SPECIALTIES);
export type Specialty = z.infer<typeof specialty>;

/**
 * How serious a text is, from least to most urgent within its kind. The ideation levels follow
 * the C-SSRS screener (Posner et al. 2011): passive = item 1, active = items 2–3, imminent = 4–6.
 */
export const RISK_LEVELS = [
  'none',
  'distress',
  'passive_ideation',
  'abuse',
  'self_harm',
  'active_ideation',
  'harm_to_others',
  'medical_emergency',
  'imminent',
] as const;
export const riskLevel = z.enum(RISK_LEVELS);
export type RiskLevel = z.infer<typeof riskLevel>;

/** One place that answers people in danger. `call` and `text` are shown as tel:/sms: links. */
export const crisisResource = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  call: z.optional(z.string()),
  text: z.optional(z.object({ to: z.string(), body: z.optional(z.string()) })),
  url: z.optional(z.string()),
});
export type CrisisResource = z.infer<typeof crisisResource>;

/** Added to a chat answer when the message, or the session so far, calls for it. */
export const crisisNotice = z.object({ level: riskLevel, resources: z.array(crisisResource) });
export type CrisisNotice = z.infer<typeof crisisNotice>;
