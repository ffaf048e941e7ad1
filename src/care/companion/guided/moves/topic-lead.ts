/** What a topic guide answers to a message: to what was asked, to what is told besides, to the point of it. */
import { guardOutput } from '#care/safety/index.ts';
import { classOf, plainOf, tellIn, wordedIn } from '../topics/replies.ts';
import { noteReply, noteTell, type TopicRun } from '../topics/run.ts';
import type { ReplyClass, Topic, TopicNode } from '../topics/types.ts';
import type { Turn } from '../turn.ts';
import { objects } from './owned.ts';
import { meaningSaid } from './response.ts';
import { sayBack } from './sayback.ts';
import { tellsMuch } from './topic-next.ts';
import { pickSaid } from './topic-words.ts';

/** What a message tells that would have been asked. */
export function toldIn(topic: Topic, run: TopicRun, plain: string) {
  return topic.nodes
    .filter(({ id, when }) => run.done[id] === undefined && when === null)
    .map((node) => ({ node, reply: wordedIn(node, plain), covered: node.covers?.(plain) ?? false }))
    .filter(({ covered }) => covered);
}

/** The answer to what came back; null where a nod is all there was. */
export function leadTo(
  turn: Turn,
  topic: Topic,
  run: TopicRun,
  asked: TopicNode | null,
  plain: string,
): string | null {
  const { acts, words } = turn.reading;
  const reply = asked === null ? null : classOf(asked, plain);
  const told = toldIn(topic, run, plain);
  if (asked !== null) noteReply(run, asked, reply);
  for (const one of told) noteReply(run, one.node, one.reply);
  if (reply !== null) return saidTo(turn, asked, reply);
  if (acts.has('ack') && words.length <= 2) return null;
  const point = tellsMuch(turn.reading) ? pointSaid(turn) : null;
  const own = tellSaid(turn, topic, run) ?? classSaid(turn, told) ?? meaningSaid(turn, SURE);
  // Of much that was told the point comes back before what we have to say to one piece of it.
  if (own !== null) return shortOf([point, own].filter((one) => one !== null).join(' ')) ?? own;
  if (point !== null) return point;
  // So few words are a reply; more of them may have passed the question by.
  const objected = objects(turn.asides);
  if (asked !== null && words.length <= FEW && !objected)
    return toldMore(turn, topic) ?? saidTo(turn, asked, null);
  return (
    pointSaid(turn) ??
    toldMore(turn, topic) ??
    (asked === null ? pickSaid(turn, topic.free) : objected ? null : saidTo(turn, asked, null))
  );
}

const shortOf = (text: string): string | null => (text.split(' ').length > MOST ? null : text);
/** Words in an answer, the next question not counted. */
const MOST = 50;

/** What is said of a meaning must be surer here than where nothing else is known. */
const SURE = 0.5;
const FEW = 8;

export function tellSaid(turn: Turn, topic: Topic, run: TopicRun): string | null {
  const tell = tellIn(topic, plainOf(turn.reading), run.tells);
  if (tell === null) return null;
  noteTell(run, tell);
  return pickSaid(turn, tell.answers);
}

/** More of what was told before: whatever else is left to say of just that. */
function toldMore(turn: Turn, topic: Topic): string | null {
  const tell = tellIn(topic, plainOf(turn.reading));
  return tell === null ? null : pickSaid(turn, tell.answers);
}

export function classSaid(turn: Turn, told: ReturnType<typeof toldIn>): string | null {
  const point = told.find(({ reply }) => reply !== null)?.reply;
  return point ? pickSaid(turn, point.answers) : null;
}

const OURS = {
  level: 'none',
  riskPeak: 'none',
  subject: 'self',
  country: 'US',
  seed: '',
  ours: true,
} as const;

const POINTS = new Set(['named', 'sides', 'mirror', 'done']);

/** Their own words for the point of it, where they can be given back. */
export function pointSaid(turn: Turn): string | null {
  if (turn.state.facts.plain !== undefined) return null;
  const text = sayBack(turn, POINTS)?.text;
  if (text === undefined || text.includes('?')) return null;
  // Their words may be such as we would not say.
  return guardOutput(text, OURS).ok ? text : null;
}

const saidTo = (turn: Turn, node: TopicNode | null, reply: ReplyClass | null): string | null =>
  (reply === null ? null : pickSaid(turn, reply.answers)) ?? pickSaid(turn, node?.answers ?? []);
