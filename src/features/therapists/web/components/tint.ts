/** The colour of each specialty, as one of the kit's tints; the portraits wear the same. */
import type { Specialty } from '#care/contract.ts';
import type { Tint } from '#platform/ui/tint.ts';

const TINTS: Readonly<Record<Specialty, Tint>> = {
  relationships: 'rose',
  family: 'amber',
  anxiety: 'sky',
  trauma: 'violet',
  stress: 'fern',
  grief: 'slate',
  'self-esteem': 'clay',
  addiction: 'moss',
  depression: 'indigo',
  marriage: 'lagoon',
};

/** A colour for any specialty, also for one this build does not know. */
export function tintOf(specialty: string): Tint {
  return TINTS[specialty as Specialty] ?? 'lagoon';
}

/** 'self-esteem' → 'Self-esteem'. */
export function specialtyLabel(specialty: string): string {
  return specialty.charAt(0).toUpperCase() + specialty.slice(1);
}
