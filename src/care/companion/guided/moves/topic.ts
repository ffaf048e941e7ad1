/** A talk about a matter that has a topic guide: what came back is answered, and the next thing asked. */
import { plainWords } from '../situations/index.ts';
import { ANYTHING, leading, topicById, UNDECIDED } from '../topics/index.ts';
import { classOf, plainOf } from '../topics/replies.ts';
import { newRun, nodeById, noteReply, type TopicRun } from '../topics/run.ts';
import type { Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import { mourning, shaken } from './not-asked.ts';
import { objects } from './owned.ts';
import { sayBack } from './sayback.ts';
import { askedOfTopic, tellsBeside, topicAnswer } from './topic-answer.ts';
import { askedNode, begun, disowns } from './topic-choice.ts';
import { putAway } from './topic-doubt.ts';
import { classSaid, leadTo, pointSaid, tellSaid, toldIn } from './topic-lead.ts';
import { askedAgain, followed, own, tellsMuch } from './topic-next.ts';
import { pickSaid } from './topic-words.ts';

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
  const found = begunOrPut(turn);
  // Not knowing how to begin is no matter, and somebody helps with that first.
  const arrives = reading.acts.has('arriving') && state.content === 0;
  if (found !== null && !(arrives && UNDECIDED.has(found.id))) return opened(turn, found);
  const led = leading(state);
  return led && continued(turn, led.topic, led.run);
}

/** The topic that begins here; one that they say is not it is put away, whatever else is heard. */
function begunOrPut(turn: Turn): Topic | null {
  const { state, reading } = turn;
  const run = state.topic;
  if (run === null || !disowns(topicById(run.id), plainOf(reading))) return begun(turn, run);
  putAway(state);
  return begun(turn, null);
}

/** Back in the guide behind `lead`, once something between was settled; null where none leads. */
export function resumed(turn: Turn, lead: string): Move | null {
  const led = lead.includes('?') ? null : leading(turn.state);
  return led && followed(turn, led.topic, led.run, lead);
}

/** A topic that begins with a message that something else is answered in, `lead`; null where none does. */
export function begunBeside(turn: Turn, lead: string | null): Move | null {
  const { state, reading } = turn;
  const run = state.topic;
  const leads =
    run !== null && !UNDECIDED.has(run.id) && !disowns(topicById(run.id), plainOf(reading));
  if (leads || state.skill || turn.quiet || reading.flooded || lead?.includes('?')) return null;
  const found = begunOrPut(turn);
  return found === null || UNDECIDED.has(found.id) ? null : opened(turn, found, lead);
}

/** For somebody who did not follow what the guide had asked. */
export function rewordedTopic(turn: Turn, lead: string): Move | null {
  const led = leading(turn.state);
  return led && askedAgain(turn, led.topic, led.run, lead);
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
  const lapsed = state.topic?.id === ANYTHING ? state.topic : null;
  // Something came between, and nothing else has been heard since: it leads on.
  if (lapsed !== null && reading.words.length >= 4 && !turn.quiet) {
    const topic = topicById(ANYTHING);
    const lead = topic && leadTo(turn, topic, lapsed, null, plainOf(reading));
    return lead ? followed(turn, topic, lapsed, lead) : null;
  }
  if (state.topic !== null || state.minor || state.content < UNKNOWN || turn.quiet) return null;
  // Of a loss or a fright not everything may be asked.
  if (mourning(state) || shaken(state)) return null;
  const topic = reading.words.length < 4 ? null : topicById(ANYTHING);
  return topic === null ? null : opened(turn, topic);
}

/** Told for the first time. */
function opened(turn: Turn, topic: Topic, before: string | null = null): Move | null {
  const { state, reading } = turn;
  if (state.topic !== null) state.topicsDone = [...state.topicsDone, state.topic.id].slice(-8);
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
  // "Is it weird that I miss him?": the answer comes before anything of ours.
  const kind = before === null ? askedOfTopic(reading) : null;
  const atOnce =
    kind === 'normal' || kind === 'better' ? topicAnswer(turn, topic, run, null) : null;
  if (atOnce) return atOnce;
  // Much told at once is answered in one of its points, too.
  const much = before ?? (tellsMuch(reading) ? pointSaid(turn) : null);
  const told =
    reading.words.length < 12 ? null : (tellSaid(turn, topic, run) ?? classSaid(turn, covered));
  const lead = [much, much !== null && before === null && told !== null ? null : open, told]
    .filter((one) => one !== null)
    .join(' ');
  const answer = topicAnswer(turn, topic, run, lead);
  if (answer) return answer;
  // Who is asked to tell is not asked for something else in the same breath.
  if (told === null && lead.endsWith(open) && INVITES.test(open))
    return { text: lead, shape: 'RI', pending: { kind: 'ask' } };
  return followed(turn, topic, run, lead);
}

const INVITES =
  /\b(?:I(?:'d| would) (?:like|love|rather|want) (?:to )?hear|[Tt]ell me|I want to hear|(?:[Bb]egin|[Ss]tart) (?:where|with|anywhere))\b/;

const FEW_WORDS = new Set(['named', 'echo']);

/** So many words were a reply to it, though something else had to be answered first. */
const REPLIED = 8;

/** What they replied while something that went before it was answered is not asked again. */
function notePassed({ input, state }: Turn, topic: Topic, run: TopicRun): void {
  const node = nodeById(topic, run.node);
  if (node === null || run.done[node.id] !== undefined || run.at >= state.turn - 1) return;
  const theirs = input.history.filter(({ role }) => role === 'user');
  const reply = plainWords(theirs.at(run.at + 1 - state.turn)?.content ?? '');
  if (reply.split(' ').length >= REPLIED) noteReply(run, node, classOf(node, reply));
}

function continued(turn: Turn, topic: Topic, run: TopicRun): Move | null {
  notePassed(turn, topic, run);
  const { state, reading } = turn;
  const asked = askedNode(topic, run, state.turn);
  const plain = plainOf(reading);
  if (asked === null && topic.id === ANYTHING) return null;
  // "It would be the kids. Is that normal?": answered, and what they replied is not asked again.
  if (asked !== null && tellsBeside(reading)) noteReply(run, asked, classOf(asked, plain));
  const answer = topicAnswer(turn, topic, run, null);
  if (answer) return answer;
  // A question that nobody here can answer is no reply to ours.
  if (
    askedOfTopic(reading) !== null ||
    (reading.question !== null && reading.words.length < 12 && !tellsBeside(reading))
  )
    return null;
  // Nothing of ours is open, and so few words tell nothing; of a summary they are an answer.
  if (asked === null && reading.words.length <= 3)
    return state.pending?.kind === 'confirm'
      ? followed(turn, topic, run, sayBack(turn, FEW_WORDS)?.text ?? null)
      : null;
  state.content++;
  const lead = leadTo(turn, topic, run, asked, plain);
  if (lead === null && reading.words.length > 3 && !objects(turn.asides)) return null;
  return followed(turn, topic, run, lead);
}
