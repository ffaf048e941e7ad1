/** A talk about a matter that has a topic guide: what came back is answered, and the next thing asked. */
import { ANYTHING, topicById } from '../topics/index.ts';
import { plainOf } from '../topics/replies.ts';
import { newRun, noteReply, type TopicRun } from '../topics/run.ts';
import type { Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import { mourning, shaken } from './not-asked.ts';
import { askedOfTopic, topicAnswer } from './topic-answer.ts';
import { askedNode, begun } from './topic-choice.ts';
import { classSaid, leadTo, pointSaid, tellSaid, toldIn } from './topic-lead.ts';
import { followed, own, pickSaid, tellsMuch } from './topic-next.ts';

/** Null where no topic is being talked about, or where the message is no part of it. */
export function topicMove(turn: Turn): Move | null {
  const { state, reading } = turn;
  if (
    state.skill ||
    state.pending?.kind === 'missed' ||
    reading.flooded ||
    reading.language !== 'en' ||
    isManners(turn)
  )
    return null;
  const run = state.topic;
  const found = begun(turn, run);
  if (found !== null) return opened(turn, found);
  const topic = run === null ? null : topicById(run.id);
  return run === null || topic === null ? null : continued(turn, topic, run);
}

/** Back in the guide behind `lead`, once something between was settled; null where none leads. */
export function resumed(turn: Turn, lead: string): Move | null {
  const run = turn.state.topic;
  const topic = run === null ? null : topicById(run.id);
  if (run === null || topic === null || lead.includes('?')) return null;
  return followed(turn, topic, run, lead);
}

/** A word or two of politeness is answered as that. */
const isManners = ({ reading: { acts, words } }: Turn): boolean =>
  words.length <= 5 &&
  (['thanks', 'greeting', 'laugh', 'remark', 'apology', 'goodbye'] as const).some((one) =>
    acts.has(one),
  );

/** So much has been told, and what it is about is still not known: the guide that fits all. */
const UNKNOWN = 2;

export function anythingMove(turn: Turn): Move | null {
  const { state, reading } = turn;
  if (state.topic !== null || state.minor || state.content < UNKNOWN || turn.quiet) return null;
  // Of a loss or a fright not everything may be asked.
  if (mourning(state) || shaken(state)) return null;
  const topic = reading.words.length < 4 ? null : topicById(ANYTHING);
  return topic === null ? null : opened(turn, topic);
}

/** Told for the first time. */
function opened(turn: Turn, topic: Topic): Move | null {
  const { state, reading } = turn;
  if (state.topic !== null) state.topicsDone = [...state.topicsDone, state.topic.id].slice(-4);
  const run = newRun(topic.id);
  state.topic = run;
  const covered = toldIn(topic, run, plainOf(reading));
  for (const { node, reply } of covered) noteReply(run, node, reply);
  state.content++;
  // A line that takes up how long or when it was says most, and one of their own whose it is.
  const dated = topic.open.filter((line) => /\{(?:howlong|when)\}/.test(line));
  const theirs = topic.ownOpen.get(turn.voice.id) ?? [];
  const [first, second] = own(turn) ? [theirs, dated] : [dated, theirs];
  const open = pickSaid(turn, first) ?? pickSaid(turn, second) ?? pickSaid(turn, topic.open);
  if (open === null) return null;
  // Much told at once is answered in one of its points, too.
  const much = tellsMuch(reading) ? pointSaid(turn) : null;
  const told =
    reading.words.length < 12 ? null : (tellSaid(turn, topic, run) ?? classSaid(turn, covered));
  const lead = [much, much !== null && told !== null ? null : open, told]
    .filter((one) => one !== null)
    .join(' ');
  return topicAnswer(turn, topic, run, lead) ?? followed(turn, topic, run, lead);
}

function continued(turn: Turn, topic: Topic, run: TopicRun): Move | null {
  const { state, reading } = turn;
  const asked = askedNode(topic, run, state.turn);
  const plain = plainOf(reading);
  if (asked === null && topic.id === ANYTHING) return null;
  const answer = topicAnswer(turn, topic, run, null);
  if (answer) return answer;
  // A question that nobody here can answer is no reply to ours.
  if (askedOfTopic(reading) !== null || (reading.question !== null && reading.words.length < 12))
    return null;
  // Nothing of ours is open, and so few words tell nothing.
  if (asked === null && reading.words.length <= 3) return null;
  state.content++;
  const lead = leadTo(turn, topic, run, asked, plain);
  if (lead === null && reading.words.length > 3) return null;
  return followed(turn, topic, run, lead);
}
