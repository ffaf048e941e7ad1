/** An exercise: a small script led one step a turn, each step holding the person's own words. */
import type { Family } from '../understand/feelings.ts';

export const SKILL_IDS = [
  'thought_record',
  'worry_time',
  'exposure_ladder',
  'grounding',
  'through_panic',
  'paced_breathing',
  'muscle_relaxation',
  'safe_place',
  'containment',
  'wind_down',
  'problem_solving',
  'load_map',
  'boundary',
  'activation',
  'opposite_action',
  'rumination_switch',
  'small_good',
  'self_compassion',
  'inner_critic',
  'evidence_diary',
  'values',
  'i_statement',
  'repair',
  'time_out',
  'shared_meaning',
  'decisional_balance',
  'urge_surfing',
  'trigger_map',
  'table',
  'continuing_bond',
  'dual_process',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/**
 * What a step asks for in words. A `thought` is any sentence; `words` are to be said to somebody; a `deed` is
 * something to do; `liked` does or did one good; `ours` belongs to two people; `wish` is one's own
 * and `theirs` the other's; a `request` is what others ask; `name` is a thing, place or sign in few
 * words; `when` is a time; a `fact` has happened or is so; `good` is a fact on the bright side.
 */
export type Takes =
  | 'anything'
  | 'deed'
  | 'fact'
  | 'good'
  | 'liked'
  | 'name'
  | 'ours'
  | 'request'
  | 'theirs'
  | 'thought'
  | 'when'
  | 'wish'
  | 'words';

export interface Step {
  /** What is said; the second and later lines serve when the step has to be put again. */
  readonly say: readonly string[];
  /** A smaller version for when the answer did not come. */
  readonly smaller: readonly string[];
  readonly expects: Takes | 'rating100' | 'rating10' | 'ready';
  /** The answer is kept under this name and can be used as {name} from then on. */
  readonly slot?: string;
  /** Put only where a number that was given before is lower than this. */
  readonly onlyBelow?: { readonly slot: string; readonly number: number };
  /** Said on a good answer, before the next step; {a} is the answer. */
  readonly ack?: readonly string[];
}

export const isText = (step: Step): step is Step & { readonly expects: Takes } =>
  step.expects !== 'rating100' && step.expects !== 'rating10' && step.expects !== 'ready';

export interface Skill {
  readonly id: SkillId;
  /** "a thought record", as the person would call it. */
  readonly name: string;
  readonly minutes: number;
  readonly families: readonly Family[];
  /** Why this one, now. Statements; the leave is asked by the voice. */
  readonly pitch: readonly string[];
  readonly steps: readonly Step[];
  /** Names of the two ratings that are compared, and which way is better. */
  readonly compare?: {
    readonly before: string;
    readonly after: string;
    readonly better: 'down' | 'up';
  };
  /** What to say at the end for each way it can turn out; {before} and {after} are numbers. */
  readonly result?: {
    readonly better: readonly string[];
    readonly same: readonly string[];
    readonly worse: readonly string[];
  };
  readonly source: string;
}
