/** Questions about the matter of the talk, which its topic guide may answer better than we do for any. */
import { topicMove } from '../moves/topic.ts';
import { askedOfTopic, asksToBeSure, ownAnswers } from '../moves/topic-answer.ts';
import { begun } from '../moves/topic-choice.ts';
import { pickSaid } from '../moves/topic-words.ts';
import { ASKS_HOW, HOW } from '../skills/how.ts';
import { leading, UNDECIDED } from '../topics/index.ts';
import type { Move, Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { bodyAlarm } from './body-alarm.ts';
import { namesMoment } from './next-steps.ts';

const OF_A_MATTER: ReadonlySet<QuestionKind> = new Set([
  'what_should_i_do',
  'can_you_help',
  'is_it_normal',
  'am_i_crazy',
  'will_it_pass',
  'why_me',
  'wrong_with_me',
  'foretell',
  'how_know',
  'really',
  'your_opinion',
  'would_you',
  'verdict',
  'open',
  'unknown',
]);

/** So may anything be put that is told; nobody can answer them by what they ask. */
const RHETORICAL: ReadonlySet<QuestionKind> = new Set(['open', 'unknown', 'would_you']);

/** "She sleeps at her sister's now. Is that not tidy?": a matter begins with it, whatever it asks. */
function begins(turn: Turn): boolean {
  const { state, reading } = turn;
  const led = leading(state);
  return (
    (led === null || UNDECIDED.has(led.topic.id)) &&
    reading.words.length >= TELLING &&
    begun(turn, state.topic) !== null
  );
}
const TELLING = 8;

/** Null where no guide leads or begins, or where it has nothing to say to this. */
export const ofMatter = (turn: Turn, kind: QuestionKind): Move | null =>
  !turn.state.skill &&
  (own(turn) ||
    (OF_A_MATTER.has(kind) && (askedOfTopic(turn.reading) !== null || sure(turn))) ||
    (RHETORICAL.has(kind) && begins(turn)))
    ? topicMove(turn)
    : null;

/** What its guide has to say to just this, or to who wants to be made sure. */
export const ownOfMatter = (turn: Turn): Move | null =>
  !turn.state.skill && (own(turn) || sure(turn)) ? topicMove(turn) : null;

/** What to do: for a body in alarm, what the guide has for just this, or for a matter in little doubt at no other moment. */
export function stepsOfMatter(turn: Turn): Move | null {
  const alarm = bodyAlarm(turn);
  if (alarm !== null) return { text: alarm, shape: 'A', pending: null };
  const known = ownOfMatter(turn);
  if (known !== null || turn.state.skill || !leading(turn.state)?.run.sure) return known;
  return askedOfTopic(turn.reading) === 'should' && !namesMoment(turn) ? topicMove(turn) : null;
}

/** In the middle of an exercise: what their body is to be asked, how it goes on at home, what the guide of the matter knows. */
export function besideExercise(turn: Turn): string | null {
  const { skill } = turn.state;
  const alarm = bodyAlarm(turn);
  if (alarm !== null) return alarm;
  const how = skill && ASKS_HOW.test(turn.reading.text) ? HOW[skill.id] : undefined;
  if (how !== undefined && turn.words.isNew(how)) {
    turn.words.say(how);
    return how;
  }
  const led = skill ? leading(turn.state) : null;
  if (!led?.run.sure || askedOfTopic(turn.reading) !== 'should') return null;
  return pickSaid(turn, ownAnswers(turn.reading, led.topic) ?? led.topic.asked.should);
}

function own({ state, reading }: Turn): boolean {
  const led = leading(state);
  return led !== null && ownAnswers(reading, led.topic) !== null;
}

function sure({ state, reading }: Turn): boolean {
  const led = leading(state);
  return led !== null && asksToBeSure(reading, led.topic);
}
