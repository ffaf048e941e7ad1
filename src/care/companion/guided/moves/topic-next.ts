/** What stands behind an answer in a topic guide: an exercise, a summary, a question or room. */

import { hash32 } from '../random.ts';
import { skillById } from '../skills/index.ts';
import { isAvoided } from '../skills/kinds.ts';
import type { Skill } from '../skills/types.ts';
import { plainOf, tellIn } from '../topics/replies.ts';
import { isClosing, nextNode, nodeById, type TopicRun } from '../topics/run.ts';
import type { Topic, TopicNode } from '../topics/types.ts';
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { decisionIn } from '../understand/decisions.ts';
import { tellsSeveral } from '../understand/gist.ts';
import type { Reading } from '../understand/index.ts';
import { badMoment } from './bad-moment.ts';
import { offerSkill } from './offer.ts';
import { filled, pickSaid } from './topic-words.ts';

export function followed(
  turn: Turn,
  topic: Topic,
  run: TopicRun,
  lead: string | null,
): Move | null {
  if (turn.quiet) return lead === null ? null : { text: lead, shape: 'R', pending: null };
  return (
    offered(turn, topic, run, lead) ?? summed(turn, run, lead) ?? asked(turn, topic, run, lead)
  );
}

/** Enough is known to choose by, and nothing speaks against it. */
const ENOUGH = { asked: 6, wait: 6, long: 30 } as const;

function offered(turn: Turn, topic: Topic, run: TopicRun, lead: string | null): Move | null {
  const { reading } = turn;
  if (Object.keys(run.done).length < ENOUGH.asked || lead === null) return null;
  if (badMoment(turn) || reading.words.length > ENOUGH.long || reading.question !== null)
    return null;
  // What is told unasked wants hearing, and nothing put in front of it.
  if (tellIn(topic, plainOf(reading)) !== null) return null;
  // Nor is anything put in front of a longer answer that was not understood.
  const unclear = run.node !== null && run.done[run.node] === '';
  if (unclear && reading.words.length > UNCLEAR) return null;
  return offerOf(turn, topic, lead);
}
const UNCLEAR = 8;

/** The exercise of this matter behind `lead`; null where none is to be offered now. */
export function offerOf(turn: Turn, topic: Topic, lead: string): Move | null {
  const { state } = turn;
  if (state.refused || state.drunk || state.minor || state.passed >= 2) return null;
  if (state.turn - state.lastOffer < ENOUGH.wait || state.turn <= state.unasked) return null;
  const skill = skillOf(turn, topic);
  return skill === null ? null : offerSkill(turn, lead, skill);
}

/** The first of the topic's exercises that was neither done nor refused by its kind. */
export function skillOf(turn: Turn, topic: Topic): Skill | null {
  const { state } = turn;
  const done = new Set<string>(state.done.map(({ id }) => id));
  const chosen = topic.skills.find(
    ({ id }) => !done.has(id) && !isAvoided(id, state.avoid) && id !== state.offered?.skill,
  );
  if (chosen === undefined) return null;
  state.matters.push({ skills: [chosen.id], words: filled(turn, chosen.matter), turn: state.turn });
  return skillById(chosen.id);
}

const SUM = { known: 3, since: 5 } as const;

/** What is known, in our words, and a check. */
function summed(turn: Turn, run: TopicRun, lead: string | null): Move | null {
  const { words, voice, state, reading } = turn;
  const count = Object.keys(run.done).length;
  if (run.known.length < SUM.known || count - run.summed < SUM.since) return null;
  if (reading.words.length > ENOUGH.long || state.facts.plain !== undefined) return null;
  const clauses = run.known.map((one) => filled(turn, one)).filter((one) => one !== null);
  if (clauses.length < SUM.known) return null;
  const list = `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`;
  const opening = words.pick(voice.summary, slotsOf(turn, { list }), pickOptions(turn));
  const check = words.pick(voice.check, slotsOf(turn), pickOptions(turn));
  if (opening === null || check === null) return null;
  run.summed = count;
  run.known = [];
  state.lastSummary = state.content;
  return {
    text: [lead, opening, check].filter((one) => one !== null).join(' '),
    shape: 'S',
    pending: { kind: 'confirm' },
  };
}

/** A question behind it would go past most of it. */
export const tellsMuch = (reading: Reading): boolean =>
  tellsSeveral(reading) || reading.words.length >= MUCH;
const MUCH = 22;

const TOLD = 8;

/** Two questions in a row are enough: then the next one is put as room to tell. */
function asked(turn: Turn, topic: Topic, run: TopicRun, lead: string | null): Move | null {
  const { state, voice } = turn;
  const rests = state.turn <= state.unasked;
  const ahead = decisionIn(turn.input.message, '') !== null;
  for (let tries = 0; tries < 3; tries += 1) {
    const node = nextNode(topic, run, voice.id, { seed: turn.seed, ahead });
    // What was told at the end of a talk is not passed over for one of its last questions.
    const rich = turn.reading.words.length >= TOLD && state.shapes.at(-1) !== 'R';
    if (node === null || (lead !== null && rich && isClosing(topic, node)))
      return lead === null ? null : { text: lead, shape: 'R', pending: null };
    const habit =
      state.shapes.slice(-2).every((shape) => shape === 'RQ') && state.shapes.length > 1;
    const asks = !tellsMuch(turn.reading) && !rests && state.asked < 2 && !habit;
    const line = wordingOf(turn, node, asks);
    // Asked again after something came between, it has had its turn whatever comes back.
    if (run.node === node.id) run.done[node.id] = '';
    run.node = node.id;
    run.at = state.turn;
    if (line === null) {
      run.done[node.id] = '';
      continue;
    }
    const isQuestion = line.endsWith('?');
    // Room each time is a habit as well; and a third question in a row is one too many.
    const again = isQuestion
      ? habit
      : state.shapes.length > 1 && state.shapes.slice(-2).every((shape) => shape === 'RI');
    if (again && lead !== null) {
      run.node = null;
      run.at = -1;
      return { text: lead, shape: 'R', pending: null };
    }
    return {
      text: [lead, line].filter((one) => one !== null).join(' '),
      shape: isQuestion ? (lead === null ? 'Q' : 'RQ') : 'RI',
      pending: { kind: 'ask' },
    };
  }
  return null;
}

/** The question that is open, in other words; null where none is, or all were used. */
export function askedAgain(turn: Turn, topic: Topic, run: TopicRun, lead: string): Move | null {
  const node = run.at === turn.state.turn - 1 ? nodeById(topic, run.node) : null;
  const line = node === null ? null : wordingOf(turn, node, true);
  if (line === null) return null;
  run.at = turn.state.turn;
  return { text: `${lead} ${line}`, shape: 'A', pending: { kind: 'ask' } };
}

function wordingOf(turn: Turn, node: TopicNode, asks: boolean): string | null {
  const question = () =>
    pickSaid(turn, own(turn) ? (node.own.get(turn.voice.id) ?? []) : []) ??
    pickSaid(turn, node.questions);
  const room = () =>
    pickSaid(turn, node.invitations) ?? pickSaid(turn, node.invitations.flatMap(others));
  return asks ? (question() ?? room()) : (room() ?? question());
}

/** Mostly in their own words, and now and then in anybody's, so that no two talks are one. */
export const own = ({ seed }: Turn): boolean => hash32(`${seed}/own`) % 3 > 0;

/** "Tell me …" each time would be an order. */
function others(invitation: string): readonly string[] {
  const told = /^Tell me (?=(?:what|who|how|when|where|which|why|whether|if|about|the|one|a|an)\b)/;
  if (!told.test(invitation)) return [];
  return ["I'd like to hear ", 'You could tell me ', 'Say ', "I'd be glad to know "]
    .filter((lead) => lead !== 'Say ' || !/^Tell me (?:the|one|a|an)\b/.test(invitation))
    .map((lead) => invitation.replace(told, lead));
}
