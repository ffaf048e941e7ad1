/** How an exercise goes away from here: on the street, at work, among people. Two sentences each. */
import type { SkillId } from './types.ts';

const ASKS =
  /\b(?:how (?:do|can|would|could|should|am) i (?:\w+ )?(?:do|use|try|manage|going to do|supposed to do) (?:that|it|this|any of (?:that|it))|(?:will|would|does|can|could) (?:it|that|this|i do (?:it|that|this)) (?:also |still |even )?(?:work|help|do anything)?|what about|(?:can|could) i (?:do|use) (?:it|that|this)|is (?:this|that|it) something (?:i can|to) (?:do|use))\b[^.?!]*\b(?:out(?:side)?|street|road|(?:at|to|from|before|during) work|office|bus|train|tube|underpass|station|car|driving|shops?|supermarket|public|meeting|school|class|lectures?|party|queue|plane|lift|walking|out there|in bed|at night|at home|(?:among|with|around|in front of|when) (?:\w+ )?people|shoes)\b/i;

export const asksOutThere = (text: string): boolean => ASKS.test(text.replace(/[’‘]/g, "'"));

const OUT: Partial<Record<SkillId, readonly string[]>> = {
  grounding: [
    'Out there it can be anything cold or firm: keys in your hand, the strap of your bag, your heels on each step. Name three things you see while you hold it, and nobody notices.',
    'You can do it walking: press your feet down in your shoes and count five things you pass. It may take longer than here, so start early.',
  ],
  paced_breathing: [
    'You can do it with your eyes open and your mouth shut, on your feet or in a seat. Count the long breath out against your steps.',
  ],
  muscle_relaxation: [
    'Out there take one place only: fists in your pockets, tight for five seconds, then loose. The rest is for home.',
  ],
  through_panic: [
    'Stand still or lean on something, feet pressed down, and breathe out longer than in. It passes there as it does here, within minutes.',
  ],
  safe_place: [
    'With your eyes open, take one detail of the place and its name. A few seconds of it are enough on the way.',
  ],
  urge_surfing: [
    'Keep your feet moving and watch the urge as you watched it here. Out of sight of the thing it falls faster.',
  ],
  exposure_ladder: [
    'Out there you do only the step you chose, and stay until the fear has dropped by about half. If it is too much, take half the step and do not run.',
  ],
  thought_record: [
    'Out there ask only one thing: what would a camera see? The writing can wait until you are home.',
  ],
};
const ANYWHERE = [
  'Out there take the one part that helped most and leave out the rest. Start before it is strong.',
  'A short version will do out there: one breath out, one thing you see, then the part that helped.',
];

export const elsewhere = (id: SkillId): readonly string[] => OUT[id] ?? ANYWHERE;
