/** The last sentence of an exercise: what they found, in their words. Slots are those of its steps. */
import type { SkillId } from './types.ts';

export const ENDINGS: Readonly<Record<SkillId, readonly string[]>> = {
  thought_record: [
    'When the thought comes back, you have your own line: {keep}.',
    'When it comes back, write down both sides again. That is all it takes.',
  ],
  worry_time: [
    'Your worries have {when}. One that comes earlier gets {keep}.',
    'A worry that comes early gets your words: {keep}.',
  ],
  exposure_ladder: [
    'Your first step is {low}, and the day is {keep}.',
    'Your first step is {low}.',
  ],
  grounding: ['What helped you most was {keep}. You can start with that next time.'],
  through_panic: [
    'What helped was {keep}. It works lying down, too.',
    'You got through it, and you know now what to start with.',
  ],
  paced_breathing: ['Three of those breaths, then: {keep}.'],
  muscle_relaxation: ['You said {keep}. That is the part to begin with tomorrow.'],
  safe_place: ['The name {keep} will take you back there.'],
  containment: ['It is put away. If you open it one day, you said who: {keep}.'],
  wind_down: [
    'So that is tonight: {hour}, and if you lie awake, {keep}.',
    'And if you lie awake: {keep}.',
  ],
  problem_solving: [
    'You begin with {first}, {keep}. If something stops you: {plan}.',
    'You begin with {first}, {keep}.',
    'You begin with {first}.',
  ],
  load_map: ['One thing moves: {drop}.', 'You have the words for it: {keep}.'],
  boundary: ['Your sentence is {keep}. It needs no more reasons.'],
  activation: [
    'On a bad day it is {smallest}, {after}.',
    'The small thing is {small}, {after}.',
    'The small thing is {small}.',
  ],
  opposite_action: ['What you did against it was {keep}.'],
  rumination_switch: ['The place to step out is {keep}.'],
  small_good: ['Three good things, and tomorrow you would like {keep} again.'],
  self_compassion: [
    'The part you can believe is {keep}. That is enough to start with.',
    'To a friend you said {friend}. You can say that to yourself, too.',
  ],
  inner_critic: ['Your answer to that voice is {keep}.'],
  evidence_diary: ['Two lines stand there now: {one}, and {two}.', 'The first line is {one}.'],
  values: [
    'You want to be {value} there, and the small thing is {keep}.',
    'The small thing is {keep}.',
  ],
  i_statement: ['Your sentence is {keep}.', 'You have a first sentence now.'],
  repair: ['You can say {keep}.', 'You have the words now, and they are yours.'],
  time_out: ['Your sign is {sign}, and you come back with {keep}.', 'You come back with {keep}.'],
  shared_meaning: ['Once a week, then: {keep}.'],
  table: ['The one thing you do differently: {keep}.'],
  continuing_bond: ['What you do on purpose is {act}.'],
  dual_process: ['One hour this week is for {keep}.'],
  decisional_balance: ['Your own reason is {keep}.'],
  urge_surfing: ['For the next twenty minutes you have {keep}.'],
  trigger_map: ['Next time, at that point: {keep}.'],
};
