/** Which topic guide leads: the one that a message begins, takes over with, or goes on in. */
import { ANYTHING, topicById } from '../topics/index.ts';
import { type Heard, topicsIn } from '../topics/recognise.ts';
import { classOf, plainOf } from '../topics/replies.ts';
import { nodeById, type TopicRun } from '../topics/run.ts';
import type { Topic, TopicNode } from '../topics/types.ts';
import type { Turn } from '../turn.ts';

/** So sure a message must be to begin a topic. */
const BEGINS = 0.42;
/** And to leave another one for it: what comes back to a question mostly belongs to it, however it sounds. */
const CHANGES = { chance: 0.7, asked: 0.9, left: 0.1, words: 9 } as const;
/** Surer where the message may be a reply, or is of few words, or two have to tell it together. */
const TOGETHER = 0.55;
/** So few words are seldom plain. */
const FEW = 4;
const OF_FEW = 0.7;

/** The topic that begins with this message, or takes over from the one that leads. */
export function begun(turn: Turn, run: TopicRun | null): Topic | null {
  const { input, reading } = turn;
  if (reading.words.length < 3) return null;
  if (run !== null && run.id !== ANYTHING) return changed(turn, run);
  const best = topicIn(input.message);
  const replies = run !== null && run.at >= turn.state.turn - 1;
  const least = reading.words.length <= FEW ? OF_FEW : replies ? TOGETHER : BEGINS;
  if (best !== null && best.chance >= least) return topicById(best.id);
  const before = input.history.findLast(({ role }) => role === 'user')?.content;
  if (before !== undefined) {
    const [both] = topicsIn(`${before}. ${input.message}`);
    if (both !== undefined && both.chance >= TOGETHER) return topicById(both.id);
  }
  return null;
}

/** The likeliest topic; of a long message, where none of the whole is likely, of its plainest sentence. */
function topicIn(message: string): Heard | null {
  const [whole] = topicsIn(message);
  if ((whole?.chance ?? 0) >= BEGINS) return whole ?? null;
  const sentences = message.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= 4);
  const plain =
    sentences.length < 2 ? [] : sentences.slice(0, 6).flatMap((one) => topicsIn(one).slice(0, 1));
  const best = plain.reduce<Heard | null>(
    (most, one) => (one.chance > (most?.chance ?? 0) ? one : most),
    null,
  );
  return best !== null && best.chance >= PLAIN_SENTENCE ? best : (whole ?? null);
}
const PLAIN_SENTENCE = 0.6;

function changed({ input, reading, state }: Turn, run: TopicRun): Topic | null {
  if (reading.words.length < CHANGES.words) return null;
  const heard = topicsIn(input.message);
  const [best] = heard;
  if (best === undefined || best.id === run.id || state.topicsDone.includes(best.id)) return null;
  const asked = askedNode(topicById(run.id), run, state.turn);
  if (best.chance < (asked === null ? CHANGES.chance : CHANGES.asked)) return null;
  const held = heard.find(({ id }) => id === run.id)?.chance ?? 0;
  const replies = asked !== null && classOf(asked, plainOf(reading)) !== null;
  return held > CHANGES.left || replies ? null : topicById(best.id);
}

/** What was asked in our last message, if that was of a guide. */
export const askedNode = (topic: Topic | null, run: TopicRun, turn: number): TopicNode | null =>
  run.at < turn - 1 || topic === null ? null : nodeById(topic, run.node);
