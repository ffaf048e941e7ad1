/** Whether it is a moment for an exercise: what a listener would ask is about what can be done. */

import { fitOf } from '../responses/fit.ts';
import type { Turn } from '../turn.ts';

/** Questions of somebody who would help to do something about it. */
const WORK =
  'afraid-of steadies helped-before tried small-step first-bit in-the-way need-now on-the-list drop-first evidence against how-likely if-friend tell-yourself whose-voice urge-now got-through why-stop break night sleep-hours body predict came-true avoid who-helps say-no good-enough does-for-you costs-you each-way choose-want decide-by want-instead'.split(
    ' ',
  );
/** So much of the chance falls to them. */
const WORKABLE = 0.18;
/** After so many turns of telling less will do. */
const LONG = { turns: 8, share: 0.09 };

/** Whether a listener would turn to what can be done, and not to the story. */
export function wantsWork(turn: Turn): boolean {
  const message = turn.input.history.findLast(({ role }) => role === 'user')?.content ?? null;
  const { questions } = fitOf(turn.reading.text, { asked: null, message });
  const share = WORK.reduce((sum, id) => sum + (questions.get(id) ?? 0), 0);
  return share >= (turn.state.content >= LONG.turns ? LONG.share : WORKABLE);
}
