/** What an exercise is done with, so that a no to one sort is a no to all of that sort. */
import type { SkillId } from './types.ts';

export const SKILL_KINDS = [
  'imagery',
  'breathing',
  'muscles',
  'senses',
  'counting',
  'writing',
] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

const KINDS: Partial<Record<SkillId, readonly SkillKind[]>> = {
  safe_place: ['imagery'],
  containment: ['imagery'],
  paced_breathing: ['breathing', 'counting'],
  through_panic: ['breathing'],
  urge_surfing: ['breathing'],
  muscle_relaxation: ['muscles'],
  grounding: ['senses', 'counting'],
  thought_record: ['writing'],
  worry_time: ['writing'],
  load_map: ['writing'],
  evidence_diary: ['writing'],
  i_statement: ['writing'],
  repair: ['writing'],
  self_compassion: ['writing'],
  inner_critic: ['writing'],
  small_good: ['writing'],
};

export const kindsOf = (id: SkillId): readonly SkillKind[] => KINDS[id] ?? [];

export const isAvoided = (id: SkillId, avoid: readonly string[]): boolean =>
  kindsOf(id).some((kind) => avoid.includes(kind));

/** What is begun where somebody names a sort, best first. */
export const OF_KIND: Readonly<Record<SkillKind | 'body' | 'short', readonly SkillId[]>> = {
  imagery: ['safe_place'],
  breathing: ['paced_breathing'],
  muscles: ['muscle_relaxation'],
  senses: ['grounding'],
  counting: ['grounding'],
  writing: ['load_map'],
  body: ['muscle_relaxation', 'grounding', 'paced_breathing'],
  short: ['paced_breathing', 'grounding', 'muscle_relaxation'],
};
