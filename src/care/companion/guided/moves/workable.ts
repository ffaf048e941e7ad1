/** Whether it is a moment for an exercise: what a listener would ask is about what can be done. */
import { chanceOf } from '../dialogue-acts/here.ts';
import { fitOf } from '../responses/fit.ts';
import type { Turn } from '../turn.ts';

/** Questions of somebody who would help to do something about it. */
const WORK =
  'afraid-of steadies helped-before tried small-step first-bit in-the-way need-now on-the-list drop-first evidence against how-likely if-friend tell-yourself whose-voice urge-now got-through why-stop break night sleep-hours body predict came-true avoid who-helps say-no good-enough does-for-you costs-you each-way choose-want decide-by want-instead'.split(
    ' ',
  );
/**
 * So much of the chance falls to them. Of eleven offers in played talks, eight that were made over a story were
 * judged bad, and only those good that met a wish for help or something that does not work.
 */
const WORKABLE = 0.28;
/** In front of what else could be said it must be something to do, and no belief about themselves. */
const DOABLE = 0.18;
/** They say little else than what does not work. */
const PLAINLY = 0.45;
/** Whether a listener would turn to what can be done, and not to the story. */
export const wantsWork = (turn: Turn): boolean => shareOfWork(turn, PRACTICAL) >= DOABLE;

/** Or whether, late in a talk, so few words come that there is no story to be heard first. */
export const allowsWork = (turn: Turn): boolean =>
  shareOfWork(turn) >= WORKABLE ||
  (turn.state.content >= LULL.turns &&
    turn.reading.words.length <= LULL.words &&
    turn.reading.people.length === 0 &&
    !OF_SOMEBODY.test(turn.reading.text) &&
    GLAD.every((act) => chanceOf(turn, act) < LULL.glad));
const LULL = { turns: 7, words: 8, glad: 0.25 } as const;
const OF_SOMEBODY =
  /\b(?:she|he|they|her|him|them|we|us|mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|boss|friend|mate|ex|gran|nan|kids?|baby)s?\b/i;
const GLAD = ['good', 'done', 'plan'] as const;

/** Whether there is hardly anything else in it; of what they believe of themselves there always is. */
export const wantsOnlyWork = (turn: Turn): boolean => shareOfWork(turn, PRACTICAL) >= PLAINLY;
const PRACTICAL =
  'steadies helped-before tried small-step first-bit in-the-way need-now on-the-list drop-first urge-now got-through why-stop break night sleep-hours body avoid'.split(
    ' ',
  );

function shareOfWork(turn: Turn, kinds: readonly string[] = WORK): number {
  const message = turn.input.history.findLast(({ role }) => role === 'user')?.content ?? null;
  const { questions } = fitOf(turn.reading.text, { asked: null, message });
  return kinds.reduce((sum, id) => sum + (questions.get(id) ?? 0), 0);
}
