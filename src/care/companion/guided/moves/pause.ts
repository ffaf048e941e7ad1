/** In the middle of an exercise something else comes up: the exercise is put down for it. */
import { answerTo } from '../skills/answer.ts';
import { skillById } from '../skills/index.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import { listen } from './explore.ts';

/** Steps that ask for a story or for what others did take any story for an answer. */
const TAKES_STORY =
  /\b(?:happen\w*|last time|example|who|whom|seen|heard|did|said|done|speaks|evidence|begin|moment|trigger|sentence|would you say|answer)\b/i;

export function paused(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  const run = state.skill;
  const step = run ? skillById(run.id)?.steps[run.step] : undefined;
  if (!run || !step || turn.quiet || reading.words.length < 4) return null;
  const missed = run.fails >= 1 && reading.words.length >= 4 && answerTo(step, turn) === null;
  if (!reading.weighty && !missed && !brokeIn(turn, step.expects, step.say[0] ?? '')) return null;
  const line = words.pick(PAUSED, slotsOf(turn), { inOrder: true });
  if (line === null) return null;
  state.skill = null;
  state.stage = 'explore';
  state.lastOffer = state.turn;
  state.content++;
  const heard = listen(turn);
  return { ...heard, text: `${line} ${heard.text}` };
}

/** News of somebody who had not come up, told as something that happened. */
function brokeIn(turn: Turn, expects: string, asked: string): boolean {
  const { reading, state } = turn;
  if (expects === 'text' && TAKES_STORY.test(asked)) return false;
  const fresh = reading.people.some((one) =>
    state.people.some((known) => known.label === one.label && known.count === 1),
  );
  const last = reading.clauses.findLast((one) => subjectOf(one) !== null);
  return fresh && last !== undefined && subjectOf(last) === 'other' && isPast(last.words);
}

const PAUSED = [
  'We let the exercise lie; this comes first.',
  'Leave that for now, this is more pressing.',
];
