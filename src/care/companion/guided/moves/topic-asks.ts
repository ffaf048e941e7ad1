/** What a listener who knows the matter says to its beginning, and asks about it. */
import { THERAPIST_IDS } from '#care/contract.ts';
import { hash32 } from '../random.ts';
import { leading } from '../topics/index.ts';
import type { Topic } from '../topics/types.ts';
import { slotsOf, type Turn } from '../turn.ts';
import { bothLast } from './listening-words.ts';
import { stillOpen } from './told.ts';
import { pickSaid } from './topic-words.ts';

/** The matter that the talk is surely about; null where it is in doubt, or has gone elsewhere. */
function sureTopic({ state }: Turn): Topic | null {
  const led = leading(state);
  return led?.run.sure && led.run.doubts === 0 ? led.topic : null;
}

export const mattersSurely = (turn: Turn): boolean => (sureTopic(turn)?.questions.length ?? 0) > 0;

/** One sentence that is true of whatever such a talk begins with. */
export function topicHeard(turn: Turn): string | null {
  const topic = sureTopic(turn);
  return topic === null
    ? null
    : turn.words.pick(inTurn(turn, topic.hears), slotsOf(turn), { inOrder: true });
}

/** One question of the matter, behind the first those of their own method before others. */
export function topicQuestion(turn: Turn): string | null {
  const topic = sureTopic(turn);
  if (topic === null) return null;
  const early = turn.state.content <= 2 ? topic.questions.slice(0, EASY) : topic.questions;
  const open = stillOpen(turn, inTurn(turn, early));
  const own = turn.state.content > 1 ? open.filter((line) => turn.voice.focus.test(line)) : [];
  return pickSaid(turn, own, true) ?? pickSaid(turn, open, true);
}

/** The first of a guide are easy to answer. */
const EASY = 4;

/** Each therapist begins elsewhere in every talk, so that no two say the same. */
function inTurn({ voice, input }: Turn, bank: readonly string[]): readonly string[] {
  const start = hash32(input.seed) + THERAPIST_IDS.indexOf(voice.id);
  const from = start % Math.max(1, bank.length);
  return [...bank.slice(from), ...bank.slice(0, from)];
}

/** Whether the talk is so young that who tells something is still being asked about it. */
export const isYoung = ({ state }: Turn): boolean =>
  state.content <= YOUNG &&
  state.asked < 2 &&
  // "Say more of that" asks, too, without a mark.
  !bothLast(state, (one) => one.endsWith('Q'));
const YOUNG = 3;
