/** The matter that is talked about: what people ask about it is answered, and its exercise offered. */
import { leading, topicById, UNDECIDED } from '../topics/index.ts';
import { topicsIn } from '../topics/recognise.ts';
import { plainOf } from '../topics/replies.ts';
import { newRun, type TopicRun } from '../topics/run.ts';
import type { Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import { wantsHearing } from './bad-moment.ts';
import { contentHeard, givenRoom } from './heard.ts';
import { meaningHeard } from './meant.ts';
import { mourning } from './mourning.ts';
import { offerSkill, readyForSkill } from './offer.ts';
import { offeredInstead } from './offer-instead.ts';
import { receivedKind } from './received.ts';
import { askedOfTopic, ownAnswers, tellsBeside, topicAnswer } from './topic-answer.ts';
import { begun, disowns, isSure } from './topic-choice.ts';
import { putAway } from './topic-doubt.ts';
import { offered } from './topic-offer.ts';
import { allowsWork, wantsOnlyWork, wantsWork } from './workable.ts';

/** Null where no topic is being talked about, or where the message is no part of it. */
export function topicMove(turn: Turn): Move | null {
  const { state, reading } = turn;
  if (
    state.skill ||
    (state.pending?.kind === 'missed' && state.topic === null) ||
    reading.flooded ||
    reading.language !== 'en' ||
    isManners(turn)
  )
    return null;
  noteTopic(turn);
  const led = leading(state);
  if (led === null) return null;
  const known = led.run.sure || ownAnswers(reading, led.topic) !== null;
  const answer = known ? topicAnswer(turn, led.topic, null) : null;
  if (answer) return answer;
  return isToldOnly(turn) ? followed(turn, led.topic, led.run) : null;
}

/** Which topic leads from here on; one that they say is not it is put away, whatever else is heard. */
export function noteTopic(turn: Turn): void {
  const { state, reading } = turn;
  const run = state.topic;
  if (run !== null && disowns(topicById(run.id), plainOf(reading))) putAway(state);
  const found = begun(turn, state.topic);
  // Not knowing how to begin is no matter, and somebody helps with that first.
  const arrives = reading.acts.has('arriving') && state.content === 0;
  if (found === null || (arrives && UNDECIDED.has(found.id))) return;
  if (state.topic !== null) state.topicsDone = [...state.topicsDone, state.topic.id].slice(-8);
  const chance = topicsIn(turn.input.message).find(({ id }) => id === found.id)?.chance ?? 0;
  const anew = run === null || UNDECIDED.has(run.id);
  const when = anew ? (state.content === 0 ? 'first' : 'later') : 'instead';
  const sure = isSure({ id: found.id, chance }, reading.words.length, when);
  state.topic = newRun(found.id, state.content, sure);
}

function followed(turn: Turn, topic: Topic, run: TopicRun): Move | null {
  turn.state.content++;
  const works = wantsWork(turn);
  return (
    (works ? offered(turn, topic, run, wantsOnlyWork(turn) ? SOON : LATER) : null) ??
    (works ? offeredByFrames(turn, run) : null) ??
    contentHeard(turn) ??
    // Rather than one more sentence that only listens, something to do together; but who mourns may talk.
    (allowsWork(turn) && !mourning(turn.state) ? offered(turn, topic, run, SOON) : null) ??
    offeredInstead(turn) ??
    givenRoom(turn)
  );
}

/** Where the matter is in doubt, what was told of it may still know an exercise. */
function offeredByFrames(turn: Turn, run: TopicRun): Move | null {
  const soon = run.sure || turn.state.content - run.since < LATER;
  if (soon || wantsHearing(turn) || receivedKind(turn) !== null || !readyForSkill(turn))
    return null;
  return offerSkill(turn, meaningHeard(turn));
}

/** Messages heard on it before its exercise is offered. */
const LATER = 6;
const SOON = 4;

/** A word or two of politeness is answered as that. */
const isManners = ({ reading: { acts, words } }: Turn): boolean =>
  words.length <= 5 &&
  (['thanks', 'greeting', 'laugh', 'remark', 'apology', 'goodbye'] as const).some((one) =>
    acts.has(one),
  );

/** A question that nobody here can answer is not gone past, and so few words tell nothing. */
const isToldOnly = ({ reading }: Turn): boolean =>
  reading.words.length > FEW &&
  askedOfTopic(reading) === null &&
  (reading.question === null || reading.words.length >= MUCH || tellsBeside(reading));
const FEW = 3;
const MUCH = 12;
