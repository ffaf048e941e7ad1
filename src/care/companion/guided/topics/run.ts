/** Where a talk stands in a topic guide: what was asked, what came back, what is known. */
import type { TherapistId } from '#care/contract.ts';
import { hash32 } from '../random.ts';
import { ANYTHING, topicById } from './index.ts';
import type { ReplyClass, Topic, TopicNode } from './types.ts';
import { type Angle, STAGES } from './types.ts';

export interface TopicRun {
  id: string;
  /** The question in the air, and the turn in which it was asked. */
  node: string | null;
  at: number;
  /** Asked, or told without being asked; each with the class of the reply, '' for none. */
  done: Record<string, string>;
  /** What was told whatever was asked, by the ids of the guide's `tell` blocks. */
  tells: string[];
  /** Clauses in the second person that no summary has said yet. */
  known: string[];
  /** How often something was said against it. */
  doubts: number;
  /** How many nodes were done at the last summary. */
  summed: number;
}

export const newRun = (id: string): TopicRun => ({
  id,
  node: null,
  at: -1,
  done: {},
  tells: [],
  known: [],
  doubts: 0,
  summed: 0,
});

/** Kept so that a summary has something to say, and never so much that it tires. */
const MOST_KNOWN = 5;

export function noteReply(run: TopicRun, node: TopicNode, reply: ReplyClass | null): void {
  run.done[node.id] = reply?.id ?? '';
  keep(run, reply?.known ?? null);
}

export function noteTell(run: TopicRun, tell: ReplyClass): void {
  run.tells.push(tell.id);
  keep(run, tell.known);
}

function keep(run: TopicRun, known: string | null): void {
  if (known !== null && !run.known.includes(known))
    run.known = [...run.known, known].slice(-MOST_KNOWN);
}

/** Which way each therapist goes into a matter. */
const WAYS: Readonly<Record<TherapistId, readonly Angle[]>> = {
  alice: ['words', 'people', 'feeling'],
  bob: ['people', 'past', 'meaning'],
  charlie: ['thought', 'facts', 'doing'],
  diana: ['body', 'feeling', 'doing'],
  evan: ['doing', 'body', 'facts'],
  fiona: ['meaning', 'feeling', 'past'],
  grace: ['self', 'thought', 'feeling'],
  henry: ['choice', 'doing', 'facts'],
  iris: ['doing', 'facts', 'feeling'],
  james: ['future', 'choice', 'people'],
};
/** How many of each stage are asked before the next one begins. */
const ENOUGH = { early: 3, middle: 5 } as const;

/** `ahead` where they have just said what they mean to do: nothing of before is asked then. */
export interface Way {
  readonly seed: string;
  readonly ahead: boolean;
}

/**
 * What to ask next: what follows from the last reply, else the stage that is due, where each therapist goes
 * their own way. Null where everything has been asked.
 */
export function nextNode(
  topic: Topic,
  run: TopicRun,
  who: TherapistId,
  { seed, ahead }: Way,
): TopicNode | null {
  const next = nextOf(topic, run, who, seed, ahead);
  if (next !== null || topic.id === ANYTHING) return next;
  // What is asked of any matter, to look back and ahead.
  const nodes = closing().filter(({ id }) => id !== WHY_IT_MATTERS || !PLAIN.has(topic.domain));
  return nextOf({ ...topic, nodes }, run, who, seed, ahead);
}

/** Of a loss or a terror nobody is asked why it matters. */
const WHY_IT_MATTERS = 'matters';
const PLAIN: ReadonlySet<string> = new Set(['grief', 'trauma']);

/** Whether all that is left is what is asked at the end of any talk. */
export const isClosing = (topic: Topic, node: TopicNode): boolean =>
  topic.id !== ANYTHING && !topic.nodes.includes(node);

/** Found by its id in the guide that leads, or among what is asked at the end of any talk. */
export const nodeById = (topic: Topic, id: string | null): TopicNode | null =>
  [...topic.nodes, ...closing()].find((node) => node.id === id) ?? null;

const closing = (): readonly TopicNode[] =>
  topicById(ANYTHING)?.nodes.filter(({ stage }) => stage === 'late') ?? [];

function nextOf(
  topic: Topic,
  run: TopicRun,
  who: TherapistId,
  seed: string,
  ahead: boolean,
): TopicNode | null {
  const open = topic.nodes.filter(
    ({ id, by, when }) =>
      run.done[id] === undefined &&
      (by.length === 0 || by.includes(who)) &&
      (when === null || when.classes.includes(run.done[when.node] ?? '-')),
  );
  const follows = open.find(({ when }) => when !== null && when.node === run.node);
  if (follows) return follows;
  const late = ahead && open.some(({ stage }) => stage === 'late');
  const stage = late ? 'late' : dueStage(topic, run, open);
  const worth = (node: TopicNode): number => {
    const way = WAYS[who].indexOf(node.angle);
    const own = node.by.includes(who) ? 4 : 0;
    // So that no two talks about it are one.
    const chance = (hash32(`${seed}/${node.id}`) % 100) / 100;
    return own + (way === -1 ? 0 : 3 - way) - topic.nodes.indexOf(node) * 0.4 + chance;
  };
  const due = open.filter((node) => node.stage === stage);
  return due.reduce<TopicNode | null>(
    (best, node) => (best === null || worth(node) > worth(best) ? node : best),
    null,
  );
}

function dueStage(topic: Topic, run: TopicRun, open: readonly TopicNode[]) {
  const done = (stage: string): number =>
    topic.nodes.filter((node) => node.stage === stage && run.done[node.id] !== undefined).length;
  const left = STAGES.filter((stage) => open.some((node) => node.stage === stage));
  return left.find((stage) => stage === 'late' || done(stage) < ENOUGH[stage]) ?? left.at(-1);
}
