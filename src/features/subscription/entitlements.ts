/** What each plan opens: one pure table, shared by server and web. */
import type { TherapistId } from '#care/contract.ts';

/** Where a person stands. `expired`: the trial is over and nothing was bought. */
export type Standing = 'none' | 'trial' | 'base' | 'advanced' | 'expired';

export const FEATURES = ['chat', 'all_therapists'] as const;
export type Feature = (typeof FEATURES)[number];

const OPENS: Readonly<Record<Standing, readonly Feature[]>> = {
  none: [],
  expired: [],
  trial: ['chat', 'all_therapists'],
  base: ['chat'],
  advanced: ['chat', 'all_therapists'],
};

export function opens(standing: Standing, feature: Feature): boolean {
  return OPENS[standing].includes(feature);
}

/** Trial and Advanced: all. Base: the preferred therapist only. Otherwise none. */
export function mayTalkTo(
  standing: Standing,
  therapist: TherapistId,
  preferred: string | null,
): boolean {
  if (!opens(standing, 'chat')) return false;
  return opens(standing, 'all_therapists') || therapist === preferred;
}
