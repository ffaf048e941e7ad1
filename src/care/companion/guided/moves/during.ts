/** In an exercise, before anything else: a stop, a no, another wish, a puzzled question. */

import { answerQuestion } from '../answers/index.ts';
import { besideExercise } from '../answers/matter.ts';
import { answerTo } from '../skills/answer.ts';
import { besides } from '../skills/aside.ts';
import { asksOutThere, elsewhere } from '../skills/elsewhere.ts';
import { stopSkill } from '../skills/ending.ts';
import { ASKS_WHAT_IF, doesItWork, ifItFails } from '../skills/evidence.ts';
import { haltIn, NEVER_AGREED } from '../skills/halt.ts';
import { skillById } from '../skills/index.ts';
import { kindsOf } from '../skills/kinds.ts';
import { INSTEAD, NOT_THAT_SORT, OUT_OF_IT } from '../skills/lines.ts';
import { putDown } from '../skills/put-down.ts';
import { beginSkill, explained, resumeSkill, stepSkill } from '../skills/run.ts';
import type { Skill, SkillId, Step } from '../skills/types.ts';
import { ASKS_WHY, WHY } from '../skills/why.ts';
import { wantedSkill, wishIn } from '../skills/wishes.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { panicNow } from '../understand/panic.ts';
import { allowed } from './allowed.ts';
import { avoid } from './refusal.ts';

/** Null where the message may be an answer to the step. */
export function duringSkill(turn: Turn): Move | null {
  const { state, input, reading } = turn;
  const skill = state.skill ? skillById(state.skill.id) : null;
  const step = skill?.steps[state.skill?.step ?? 0];
  if (!skill || !step || turn.quiet || reading.weighty) return null;
  if (panicNow(input.message) && skill.id !== 'through_panic') return null;
  const halt = haltIn(turn, skill, step);
  const wish = wishIn(input.message);
  const against = wish.refused.some((kind) => kindsOf(skill.id).includes(kind));
  const thisOne = wish.wanted.some((one) => kindsOf(skill.id).some((kind) => kind === one));
  // "Not imagining. Breathing or muscles": this is one of them already.
  if (thisOne && !against && halt === 'stop') {
    avoid(turn, wish.refused);
    return explained(turn, THIS_ONE);
  }
  const instead = wish.urged && reading.words.length <= 20 && wish.wanted.length > 0;
  if (halt === null && !against && !instead)
    return (
      besides(turn, step) ??
      allowed(turn) ??
      askedAgain(turn) ??
      unheard(turn) ??
      begunAlready(turn) ??
      reasonFor(turn, skill.id) ??
      bothAtOnce(turn, step) ??
      puzzled(turn)
    );
  avoid(turn, wish.refused);
  if (halt === 'images') avoid(turn, ['imagery']);
  const other = skillById(wantedSkill(wish, state.avoid) ?? '');
  if (halt === null && !against && (!other || other.id === skill.id)) return null;
  if (other && other.id !== skill.id) {
    putDown(turn.state);
    return beginSkill(turn, other, INSTEAD);
  }
  if (halt === 'images') return intoTheRoom(turn, skill.id);
  const sort = wish.refused.find((kind) => kindsOf(skill.id).includes(kind));
  if (sort === undefined) return stopped(turn, skill);
  putDown(turn.state);
  const text = turn.words.pick(NOT_THAT_SORT[sort] ?? [], slotsOf(turn), { inOrder: true });
  return text === null
    ? stopSkill(turn, skill)
    : { text: `${text} ${ROOM}`, shape: 'RI', pending: null };
}

/** Put down; what was asked in the same breath is answered, since that is what they wanted instead. */
function stopped(turn: Turn, skill: Skill): Move {
  const { question, text } = turn.reading;
  const move = stopSkill(turn, skill);
  const none = NEVER_AGREED.test(text) ? turn.words.pick(NOT_AGREED, {}, { inOrder: true }) : null;
  const answer =
    question === null || question === 'unknown' || question === 'open'
      ? null
      : answerQuestion(turn, question);
  if (answer === null) return none === null ? move : { ...move, text: none };
  const lead = none ?? /^[^.!?]*[.!?]/.exec(move.text)?.[0] ?? '';
  return { ...answer, text: `${lead} ${answer.text}` };
}
const NOT_AGREED = [
  'You did not agree to it, and I should not have begun. It is off the table.',
  'No, you had not said yes, sorry. We leave it.',
];

/** Out of the picture: what is in front of them comes first, since a figure would be asked about it. */
function intoTheRoom(turn: Turn, running: SkillId): Move {
  const { state, words } = turn;
  const grounding = skillById('grounding');
  const fresh = running !== 'grounding' && !state.done.some(({ id }) => id === 'grounding');
  putDown(turn.state);
  if (grounding && fresh && !state.avoid.includes('senses'))
    return beginSkill(turn, grounding, OUT_OF_IT, 1);
  const line = words.pick(OUT_OF_IT, slotsOf(turn), { inOrder: true }) ?? 'We stop there.';
  const look = words.pick(ONE_THING, slotsOf(turn), { inOrder: true });
  return { text: [line, look].filter(Boolean).join(' '), shape: 'RI', pending: { kind: 'ask' } };
}

const ONE_THING = [
  'Tell me one thing in the room and its colour.',
  'What is the nearest thing you can touch?',
];
const THIS_ONE = ['This is that kind, and nothing else comes with it.', 'This is only that.'];
const ROOM = 'We can do something else, or just talk.';

/** "Did you hear what I said?": what they said comes before any step of ours. */
function unheard(turn: Turn): Move | null {
  if (!UNHEARD.test(turn.input.message) || turn.reading.words.length > 16) return null;
  const text = turn.words.pick(WENT_PAST, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  putDown(turn.state);
  return { text, shape: 'M', pending: { kind: 'missed' } };
}
/** "That doesn't answer what I asked": the exercise waits, and what they asked is answered. */
function askedAgain(turn: Turn): Move | null {
  const { state, voice, asides, words } = turn;
  if (!asides.includes('unanswered')) return null;
  const [, question] = /^\d+\/(.+)$/s.exec(state.facts.question ?? '') ?? [];
  if (question === undefined) return null;
  putDown(state);
  const reading = understand(question, voice.id);
  const anew = { ...turn, input: { ...turn.input, message: question }, reading, asides: [] };
  const move = reading.question === null ? null : answerQuestion(anew, reading.question);
  const lead = words.pick(ASKED_FIRST, {}, { inOrder: true });
  const text = [lead, move?.text ?? words.pick(OPEN_STILL, {}, { inOrder: true })];
  return {
    text: text.filter((one) => one != null).join(' '),
    shape: 'A',
    pending: move?.pending ?? { kind: 'ask' },
  };
}
const ASKED_FIRST = ['The exercise waits.', 'First what you asked.'];
const OPEN_STILL = ['I have no good answer to it. What would help you most to know?'];
const UNHEARD =
  /\b(?:do|did|have|are|can) you (?:even |actually |really |ever )?(?:hear|heard|read|reading|listen|listening)\b|\byou(?:'re| are)? (?:not|n't|didn'?t|never) (?:even )?(?:hear|listen|read)\w*\b/i;
const WENT_PAST = [
  'No, I went past it, and I am sorry. The exercise is off. Tell me again, in a word or two, if you like.',
  'I missed it, sorry. We leave the exercise. What was it?',
];

/** "4. But will it work out there?": the answer is kept, and the question answered. */
function bothAtOnce(turn: Turn, step: Step): Move | null {
  const { state, input, voice } = turn;
  const lines = input.message.split(/(?<=[.!?…])\s+|\n+/).filter((line) => line.trim() !== '');
  const asking = lines.filter(
    (line) => /\?["”]?$/.test(line.trim()) || (!FEARS.has(step.expects) && OPENS_ONE.test(line)),
  );
  const rest = lines.filter((line) => !asking.includes(line)).join(' ');
  const run = state.skill;
  if (!run || asking.length === 0 || asking.length > 2 || rest === '') return null;
  if (OF_OURS.test(rest)) return null;
  const told = { ...input, message: rest };
  const anew: Turn = { ...turn, input: told, reading: understand(rest, voice.id) };
  const counts = step.expects === 'rating10' || step.expects === 'rating100';
  if (!counts && anew.reading.words.length < 3) return null;
  const answer = answerTo(step, anew);
  if (answer?.sure !== true) return null;
  // What they puzzle over before they answer has been understood by then.
  const opening = lines.indexOf(asking[0] ?? '') === 0;
  const heard = opening ? null : asideAnswer(turn, asking.join(' '), run.id);
  const next = stepSkill(anew);
  if (next === null) return null;
  return { ...next, text: [heard, next.text].filter(Boolean).join(' ') };
}

/** There "what if" is the answer. */
const FEARS: ReadonlySet<Step['expects']> = new Set(['anything', 'thought']);
/** Many leave the mark away. */
const OPENS_ONE =
  /^(?:(?:but|and|so|ok(?:ay)?|yeah|though)[, ]+)*(?:what if (?:it|that|i (?:can|could|do|did|get|still|never))|what happens (?:if|when)|how (?:do|does|will|would|long)|why (?:do|does|would)|(?:do|does|is|will|can|should) (?:i|it|that|this) )/i;
/** What we asked or got to is no answer to it. */
const OF_OURS = /\b(?:you (?:asked|said|offered|told|just)|we(?:'d|’d| had|'ve) (?:only )?got)\b/i;

function asideAnswer(turn: Turn, question: string, id: SkillId): string | null {
  const { state, input, voice, words } = turn;
  if (asksOutThere(question)) {
    const how = words.pick(elsewhere(id), {}, { inOrder: true });
    if (how !== null) return how;
  }
  const reading = understand(question, voice.id);
  const of = ASKS_WHAT_IF.test(question)
    ? ifItFails(id)
    : reading.question === 'will_it_work'
      ? doesItWork(id)
      : [];
  const known = words.pick(of, {}, { inOrder: true }) ?? besideExercise({ ...turn, reading });
  if (known !== null || reading.question === null) return known;
  const { skill: running, pending, stage, lastOffer, offered } = state;
  state.skill = null;
  const move = answerQuestion(
    { ...turn, input: { ...input, message: question }, reading },
    reading.question,
  );
  Object.assign(state, { skill: running, pending, stage, lastOffer, offered });
  if (move === null || move.shape === 'O' || move.pending?.kind === 'offer') return null;
  const plain = move.text.split(/(?<=[.!?…])\s+/).filter((line) => !/\?["”]?$/.test(line));
  return plain.length === 0 ? null : plain.join(' ');
}

/** They ask for what is under way: the step again, in other words. */
const begunAlready = (turn: Turn): Move | null =>
  BEGUN.test(turn.input.message) ? explained(turn, UNDER_WAY) : null;
const BEGUN =
  /\b(?:can|could|shall) we (?:please )?(?:do|start|begin|finish) (?:that|it|this)\b|\byou offered (?:me|to)\b|\bare we (?:still )?(?:doing|finishing|going on with)\b/i;
const UNDER_WAY = ['Yes, we have begun.', 'We are in the middle of it.', 'Yes, on with it.'];

/** "Why would that work?": what it is for, and on with it if they like. */
function reasonFor(turn: Turn, id: SkillId): Move | null {
  const { reading, words } = turn;
  const why = WHY[id];
  if (reading.words.length > 10 || !ASKS_WHY.test(reading.text) || !words.isNew(why)) return null;
  words.say(why);
  const step = resumeSkill(turn);
  return { text: [why, step].filter(Boolean).join(' '), shape: 'K', pending: null };
}

/** "About what?", "the hob?": they do not see what is meant, and saying it again would not help. */
function puzzled(turn: Turn): Move | null {
  const { text, words } = turn.reading;
  return words.length <= 9 && PUZZLED.test(text.trim()) ? explained(turn) : null;
}

const PUZZLED =
  /^(?:(?:um+|er+|sorry|ok|wait|hm+|eh|and|but|oh)[,. ]+)*(?:(?:about|for|with|of|at|in|from|to) (?:what|which|who)|what|which(?: \w+)?|huh|how so|like what|such as|what (?:thing|things|part|one|sort|kind)|what (?:do|did|does|d'?you) (?:you|u|that|it) mean(?:,? [\w', ]+)?|how do you mean(?:,? [\w', ]+)?|(?:what|which) (?:is|do|does|did|would) (?:that|it|you)(?: \w+){0,3}|i (?:don'?t|dont|do not) (?:get|understand|follow)(?: \w+){0,3}|(?:not sure )?what (?:you|u) mean|the [\w' ]{2,20}(?=\?)|you mean [\w' ]{2,24}(?=\?)|how do (?:you|i) mean)[?.! ]*$/i;
