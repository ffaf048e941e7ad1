/** "And what do I do in the fifteen minutes?": what an exercise comes to in daily life, in a sentence or two. */
import type { SkillId } from './types.ts';

export const ASKS_HOW =
  /\bwhat (?:do|should|would|am) i (?:\w+ ){0,2}do (?:in|during|with|for|then|there|at|when)\b|\bhow (?:does|would|will) (?:it|that|this) (?:work|go|look)\b(?! out)|\bhow do i do (?:it|that|this)\b/i;

export const HOW: Partial<Record<SkillId, string>> = {
  worry_time:
    'You write the worries down, one line each, and beside each whether something can be done about it this week. What can, gets a day; the rest is crossed off until tomorrow. When the time is up, you stop.',
  activation:
    'You do the small thing at that moment, however you feel, and put a number on your mood before and after. That is all.',
  thought_record:
    'You write the thought down when it comes, then what speaks for it and what against, and then the fairer sentence. Five minutes are enough.',
  paced_breathing:
    'You breathe in while you count to four and out while you count to six, for three minutes, sitting or lying.',
  urge_surfing:
    'You look at where the urge sits in your body, breathe slowly, and give it a number every few minutes until it drops.',
  wind_down:
    'The same few quiet things in the same order, in dim light, in the hour before bed, and in bed only when you are sleepy.',
  exposure_ladder:
    'You stay in the easiest step until the fear has dropped by about half, and do it again on other days before you take the next.',
  self_compassion:
    'You say to yourself what you would say to a friend, in the same voice, when the hard sentence comes up.',
  problem_solving:
    'You take the first step on the day you chose, and look afterwards at what it changed, before you plan the next one.',
};
