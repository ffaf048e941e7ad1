/** Whether an exercise works: how well it was tested, and what becomes of it where it does not. */
import type { SkillId } from './types.ts';

/** Recommended in guidelines for what it is for (NICE, APA), after many trials. */
const WELL_TESTED: ReadonlySet<SkillId> = new Set([
  'exposure_ladder',
  'thought_record',
  'activation',
  'wind_down',
  'problem_solving',
  'rumination_switch',
]);
const WELL = [
  'Yes, as far as such things go: it is among the best tested there are, and many people get a good way with it. Not everybody does.',
];
const SOME = [
  'For many it does, for some it does not, and trials bear that out. You will see after two or three goes which of them you are.',
];

export const doesItWork = (id: SkillId): readonly string[] => (WELL_TESTED.has(id) ? WELL : SOME);

/** "What if it doesn't drop?", "what if I can't?" */
export const ASKS_WHAT_IF =
  /\bwhat (?:if|happens if|do i do if|when) (?:it|that|this|i|the (?:fear|feeling|thought|urge|panic|worry)) (?:\w+ )?(?:do(?:es)?n['’]?t|do(?:es)? not|won['’]?t|ca ?n['’]?t|cannot|never|still|gets? (?:it wrong|worse|stuck)|stays?|fails?|forget|mess)/i;
const OF_FEAR = [
  'Then stay a little longer, or step back, rest and go in again. Even once without a drop counts, as you will have seen that you can stand it.',
];
const OF_ANY = [
  'Then nothing is lost: leave it, and try half of it another day. It need not work the first time.',
];
export const ifItFails = (id: SkillId): readonly string[] =>
  id === 'exposure_ladder' ? OF_FEAR : OF_ANY;
