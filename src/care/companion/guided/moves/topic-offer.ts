/** When the exercise of the matter that is talked about is offered, and which one. */
import { skillById } from '../skills/index.ts';
import { isAvoided } from '../skills/kinds.ts';
import type { Skill } from '../skills/types.ts';
import type { TopicRun } from '../topics/run.ts';
import type { Topic } from '../topics/types.ts';
import type { Move, Turn } from '../turn.ts';
import { badMoment, wantsHearing } from './bad-moment.ts';
import { meaningHeard } from './meant.ts';
import { offerSkill } from './offer.ts';
import { hearing } from './offer-instead.ts';
import { receivedKind } from './received.ts';
import { filled } from './topic-words.ts';

/** Turns between two offers. */
const WAIT = 5;

/** Null where too little has been heard, or something speaks against it. */
export function offered(turn: Turn, topic: Topic, run: TopicRun, heard: number): Move | null {
  const { state } = turn;
  if (turn.quiet || !run.sure || state.content - run.since < heard) return null;
  if (badMoment(turn) || wantsHearing(turn)) return null;
  // A step of their own, or something good, wants receiving and nothing put in front of it.
  if (receivedKind(turn) !== null) return null;
  return offerOf(turn, topic, meaningHeard(turn) ?? hearing(turn));
}

/** The exercise of this matter behind `lead`; null where none is to be offered now. */
export function offerOf(turn: Turn, topic: Topic, lead: string | null): Move | null {
  const { state } = turn;
  if (state.refused || state.drunk || state.minor || state.passed >= 2) return null;
  if (state.turn - state.lastOffer < WAIT || state.turn <= state.unasked) return null;
  const skill = skillOf(turn, topic);
  return skill === null ? null : offerSkill(turn, lead, skill);
}

/** The first of the topic's exercises that was neither done nor refused by its kind. */
function skillOf(turn: Turn, topic: Topic): Skill | null {
  const { state } = turn;
  const done = new Set<string>(state.done.map(({ id }) => id));
  const chosen = topic.skills.find(
    ({ id }) => !done.has(id) && !isAvoided(id, state.avoid) && id !== state.offered?.skill,
  );
  if (chosen === undefined) return null;
  state.matters.push({ skills: [chosen.id], words: filled(turn, chosen.matter), turn: state.turn });
  return skillById(chosen.id);
}
