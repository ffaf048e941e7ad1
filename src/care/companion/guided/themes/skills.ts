/** The exercise that fits a theme. A theme is a guess from one message, so it only lends weight. */
import type { SkillId } from '../skills/types.ts';

export const THEME_SKILLS: Readonly<Record<string, readonly SkillId[]>> = {
  'self-blame': ['self_compassion', 'inner_critic'],
  'their-eyes': ['thought_record'],
  'what-if': ['worry_time', 'thought_record'],
  'going-round': ['rumination_switch', 'worry_time'],
  'no-sleep': ['wind_down', 'worry_time'],
  'worn-out': ['load_map'],
  'carry-all': ['load_map', 'boundary'],
  'too-much': ['load_map'],
  'asked-too-much': ['boundary'],
  alarm: ['paced_breathing', 'grounding'],
  dread: ['exposure_ladder', 'worry_time'],
  craving: ['urge_surfing'],
  'put-off': ['problem_solving', 'activation'],
  torn: ['decisional_balance'],
  ashamed: ['self_compassion'],
  compare: ['self_compassion'],
  ought: ['self_compassion'],
};
