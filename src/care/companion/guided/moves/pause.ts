/** In the middle of an exercise something else comes up: the exercise is put down for it. */
import { answerTo } from '../skills/answer.ts';
import { skillById } from '../skills/index.ts';
import { themeOf } from '../themes/index.ts';
import { toneOf } from '../themes/tone.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { isPast, subjectOf } from '../understand/mirror.ts';
import { listen } from './explore.ts';
import { thanks } from './social.ts';
import { themeMove } from './theme.ts';

/** Steps that ask for a story or for what others did take any story for an answer. */
const TAKES_STORY =
  /\b(?:happen\w*|last time|example|who|whom|seen|heard|did|said|done|speaks|evidence|begin|moment|trigger|sentence|would you say|answer)\b/i;

export function paused(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  const run = state.skill;
  const step = run ? skillById(run.id)?.steps[run.step] : undefined;
  if (!run || !step || turn.quiet) return null;
  if (reading.acts.has('thanks') && reading.words.length <= 8) {
    // They have had enough.
    state.skill = null;
    return thanks(turn);
  }
  if (reading.words.length < 4) return null;
  const missed = run.fails >= 1 && reading.words.length >= 4 && answerTo(step, turn) === null;
  const asked = step.say[0] ?? '';
  const elsewhere = brokeIn(turn, step.expects, asked) || wandered(turn, step.expects, asked);
  if (!reading.weighty && !missed && !elsewhere) return null;
  const line = words.pick(PAUSED, slotsOf(turn), { inOrder: true });
  if (line === null) return null;
  state.skill = null;
  state.stage = 'explore';
  state.lastOffer = state.turn;
  state.content++;
  const heard = themeMove(turn) ?? listen(turn);
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

/** They go on with what they were telling: about others, about what was, about what went well. */
function wandered(turn: Turn, expects: string, asked: string): boolean {
  if (expects === 'ready' || (expects === 'text' && TAKES_STORY.test(asked))) return false;
  const told = themeOf(turn.input.message);
  if (told === null || turn.reading.words.length < 5) return false;
  return TELLING.has(told.id) || (toneOf(told.id) === 'light' && !WANTS_GOOD.test(asked));
}

const TELLING = new Set(
  'words-hurt goes-quiet row let-down gone-away worry-for-them asked-too-much meddling left-out unfair their-news their-way back-then miss how-long who-it-is about-me means workload their-words used-to'.split(
    ' ',
  ),
);
/** Steps that ask for something good take it for an answer. */
const WANTS_GOOD = /\b(?:good|all right|liked?|proud|well|kind|glad|better|best|works?|helps?)\b/i;

const PAUSED = [
  'We can leave the exercise. Let’s stay with this.',
  'The exercise can wait.',
  'We put the exercise aside for now.',
  'This comes before the exercise.',
];
