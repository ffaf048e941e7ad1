/** In the middle of an exercise something else comes up: the exercise is put down for it. */

import { answerTo } from '../skills/answer.ts';
import { fits } from '../skills/fits.ts';
import { skillById } from '../skills/index.ts';
import { putDown } from '../skills/put-down.ts';
import { isText, type Step, type Takes } from '../skills/types.ts';
import { themeOf } from '../themes/index.ts';
import { toneOf } from '../themes/tone.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import { listen } from './explore.ts';
import { thanks } from './social.ts';

export function paused(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  const run = state.skill;
  const step = run ? skillById(run.id)?.steps[run.step] : undefined;
  if (!run || !step || turn.quiet) return null;
  if (reading.acts.has('thanks') && reading.words.length <= 12) {
    // They have had enough.
    state.skill = null;
    return thanks(turn);
  }
  if (reading.words.length < 4 || ASKS_ON.test(reading.text)) return null;
  const missed = run.fails >= 1 && answerTo(step, turn) === null && !reacted(step, turn);
  if (!reading.weighty && !missed && !elsewhere(turn, step)) return null;
  const line = words.pick(PAUSED, slotsOf(turn), { inOrder: true });
  if (line === null) return null;
  putDown(state);
  state.content++;
  // They are in the middle of it: room to go on, and no question of ours.
  const heard = listen({ ...turn, quiet: true });
  return { ...heard, text: `${line} ${heard.text}` };
}

/** They are waiting for the next step. */
const ASKS_ON =
  /\b(?:what(?:'?s| is| comes?| do i do)? next|next (?:one|step)|(?:go|carry|move) on|and (?:now|then)\?|continue|keep going)\b/i;

const reacted = (step: Step, { reading }: Turn): boolean =>
  isText(step) && fits(step.expects, reading) === 'reaction';

/** It is no answer by its form; or, where a figure was asked for, they go on with their story. */
function elsewhere(turn: Turn, step: Step): boolean {
  if (step.expects === 'ready') return brokeIn(turn) || toldOn(turn, step);
  // The figure was given: what comes with it is the story to it.
  if (!isText(step) && answerTo(step, turn) !== null) return false;
  if (!isText(step)) return brokeIn(turn) || wandered(turn);
  if (turn.reading.words.length < 5 || turn.reading.question !== null) return false;
  const story = TAKES_STORY.has(step.expects);
  return fits(step.expects, turn.reading) === 'no' || (!story && brokeIn(turn));
}

/** News of others may be the very answer. */
const TAKES_STORY = new Set<Takes>([
  'anything',
  'fact',
  'good',
  'request',
  'theirs',
  'thought',
  'words',
]);

/** News of somebody who had not come up, told as something that happened. */
function brokeIn({ reading, state }: Turn): boolean {
  const fresh = reading.people.some((one) =>
    state.people.some((known) => known.label === one.label && known.count === 1),
  );
  const last = reading.clauses.findLast((one) => subjectOf(one) !== null);
  return fresh && last !== undefined && subjectOf(last) === 'other' && isPast(last.words);
}

/** Asked to write that it is done, they write a story in which neither the body nor the doing comes up. */
function toldOn({ reading }: Turn, step: Step): boolean {
  // Words for somebody may be as long as they like.
  if (step.slot !== undefined || reading.words.length < MUCH || reading.question !== null)
    return false;
  return reading.clauses.some((one) => subjectOf(one) !== null) && !OF_THE_STEP.test(reading.text);
}
const MUCH = 10;
const OF_THE_STEP =
  /\b(?:do(?:ne|ing)?|did|finish\w*|ready|ok(?:ay)?|breath\w*|inhal\w*|exhal\w*|count\w*|hands?|arms?|fists?|fingers?|shoulders?|neck|face|jaw|eyes|teeth|belly|stomach|chest|back|legs?|heels?|feet|foot|floor|body|muscles?|feels?|felt|tight\w*|tens\w+|loos\w+|warm\w*|cold\w*|cool\w*|heavy|heavier|light\w*|calm\w*|relax\w*|better|worse|easier|hard\w*|open\w*|shut|closed?|box|lid|inside|picture\w*|imagin\w*|sat|sitting|standing|water|sip|smell\w*|taste\w*|tap|walk\w*|went|waited|urge|twice|times)\b/i;

/** They go on with what they were telling: about others, about what was, about what went well. */
function wandered(turn: Turn): boolean {
  const { reading } = turn;
  if (reading.words.length < 5 || reading.question !== null) return false;
  if (MIND_ON.test(reading.text)) return true;
  if (/^(?:my|our) \w+ |^(?:he|she|they)(?:'s)? /i.test(reading.text) && reading.words.length >= 7)
    return reading.clauses.some((one) => subjectOf(one) === 'other');
  const told = themeOf(turn.input.message);
  if (told === null) return false;
  return TELLING.has(told) || toneOf(told) === 'light';
}

/** "Now I'm just thinking about the shop." */
const MIND_ON =
  /\b(?:i'?m|i am|i keep|keep|i was|start(?:ed)?) (?:\w+ )?(?:thinking|going back|coming back) (?:about|of|to) (?!it\b|this\b|that\b|the (?:feeling|number|breath\w*|exercise)\b)/i;

const TELLING = new Set(
  'words-hurt goes-quiet row let-down gone-away worry-for-them asked-too-much meddling left-out unfair their-news their-way back-then miss how-long who-it-is about-me means workload their-words used-to'.split(
    ' ',
  ),
);
const PAUSED = [
  'We can leave the exercise. Let’s stay with this.',
  'The exercise can wait.',
  'We put the exercise aside for now.',
  'This comes before the exercise.',
];
