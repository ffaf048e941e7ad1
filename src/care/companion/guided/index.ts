/** The guided companion: one message in, one reply and the next state out. No clock, no network. */
import type { TurnInput } from '../types.ts';
import { answerQuestion } from './answers/index.ts';
import { frameById } from './frames/index.ts';
import { remember } from './memory.ts';
import { explore, heardAtLast } from './moves/explore.ts';
import { lowOnWords } from './moves/low.ts';
import { momentMove } from './moves/moment.ts';
import { rated } from './moves/number.ts';
import { answerOffer, lateYes } from './moves/offer.ts';
import { answered } from './moves/short.ts';
import {
  apologised,
  bounded,
  browsed,
  corrected,
  distrusted,
  gibberish,
  goodbye,
  hello,
  hostile,
  isGoodbye,
  laughed,
  minor,
  otherLanguage,
  remarked,
  silence,
  thanks,
  tipsy,
} from './moves/social.ts';
import { skillById } from './skills/index.ts';
import { stepSkill } from './skills/run.ts';
import { freshState, type GuidedState, readState, trimState } from './state.ts';
import type { Move, Turn } from './turn.ts';
import { understand } from './understand/index.ts';
import { VOICES } from './voices/index.ts';
import { Words } from './words.ts';

export interface GuidedReply {
  readonly text: string;
  readonly state: GuidedState;
}

/** `quiet`: a protocol question will be appended, so this reply must ask nothing. */
export function guidedReply(input: TurnInput, quiet = false): GuidedReply {
  const state = input.state ? readState(input.state.guided) : freshState();
  const seed = `${input.seed}/${input.therapistId}`;
  const words = new Words(state, seed);
  if (state.turn === 0)
    for (const { role, content } of input.history) if (role === 'assistant') words.say(content);
  state.turn++;
  const reading = understand(completed(input.message, state), input.therapistId);
  const asked = state.pending;
  remember(state, reading);
  const turn: Turn = {
    input,
    voice: VOICES[input.therapistId],
    state,
    reading,
    words,
    seed: `${seed}/${state.turn}`,
    quiet,
    grave: isGrave(state, input, quiet),
  };
  state.terse = reading.words.length <= 3 ? state.terse + 1 : 0;
  if (quiet) state.skill = null;
  const move = decide(turn) ?? explore(turn) ?? lowOnWords(turn);
  state.pending =
    move.pending === undefined ? (asked === state.pending ? null : state.pending) : move.pending;
  state.shapes.push(move.shape);
  if (
    state.stage === 'meet'
      ? state.content >= 2
      : move.shape[0] === 'R' && state.stage === 'understand'
  )
    state.stage = 'explore';
  const text = withReminder(turn, quiet ? withoutQuestions(move.text) : move.text);
  trimState(state);
  return { text, state };
}

/** "Mum." "Dead." say it only together; "I told you that …" says what comes after it. */
function completed(message: string, state: GuidedState): string {
  const who = state.people.findLast((one) => one.turn === state.turn - 1 && one.relation !== null);
  const again =
    /^(?:(?:but|well|like|no|because|as|so),? )*i(?:'ve| have)? (?:just |already )*(?:(?:told|said to) you|said)(?: that| this| already)?,? (?=\S+ \S)/i;
  if (again.test(message.trim())) return message.trim().replace(again, '');
  const gone = /^(?:(?:she|he|they)(?:'s|s|'re)? )?(?:dead|died|gone|passed(?: away)?)[.! ]*$/i;
  return who && gone.test(message.trim()) ? `my ${who.relation} died` : message;
}

/** A turn that protocol answered: heard and kept, and whatever exercise was running is put down. */
export function guidedAside(input: TurnInput, answer: string): GuidedState {
  const state = input.state ? readState(input.state.guided) : freshState();
  state.turn++;
  remember(state, understand(input.message, input.therapistId));
  new Words(state, input.seed).say(answer);
  state.pending = null;
  state.skill = null;
  state.shapes.push('X');
  state.disclosedAt ??= input.now.toISOString();
  trimState(state);
  return state;
}

const withoutQuestions = (text: string): string =>
  text
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !/\?["”]?$/.test(sentence))
    .join(' ');

/** First that applies wins: the order is the policy. */
function decide(turn: Turn): Move | null {
  const { reading, state } = turn;
  const { acts, question } = reading;
  if (reading.language !== 'en') return otherLanguage(turn);
  if (acts.has('silence')) return silence(turn);
  if (acts.has('gibberish')) return gibberish(turn);
  if (reading.age !== null && reading.age < 18) {
    const move = minor(turn, reading.age);
    if (move) return move;
  }
  if (isGoodbye(turn) && !reading.flooded) return goodbye(turn);
  if (state.stage === 'close') state.stage = 'explore';
  if (acts.has('hostile')) {
    const move = hostile(turn);
    if (move) return move;
  }
  if (reading.intoxicated) {
    const move = tipsy(turn);
    if (move) return move;
  }
  const moment = momentMove(turn);
  if (moment) return moment;
  if (acts.has('boundary') && !state.skill) {
    const move = bounded(turn);
    if (move) return move;
  }
  if (acts.has('distrust') && !state.skill) {
    const move = distrusted(turn);
    if (move) return move;
  }
  if (acts.has('correction') && !state.skill) return corrected(turn);
  if (question !== null) {
    const move = answerQuestion(turn, question);
    if (move) return move;
  }
  if (state.skill) {
    const move = stepSkill(turn);
    if (move) return move;
  }
  if (state.pending?.kind === 'offer' && state.pending.skill) {
    const skill = skillById(state.pending.skill);
    const move = skill ? answerOffer(turn, skill) : null;
    if (move) return move;
  }
  const number = rated(turn);
  if (number) return number;
  const late = lateYes(turn);
  if (late) return late;
  if (acts.has('thanks')) return thanks(turn);
  const bare =
    (acts.has('greeting') || acts.has('ack') || acts.has('yes')) && reading.words.length <= 3;
  if (bare && state.content === 0 && !asked(state)) return hello(turn);
  if (state.pending?.kind === 'missed') {
    const move = heardAtLast(turn);
    if (move) return move;
  }
  if (acts.has('first_told')) return null;
  if (acts.has('browsing') && !state.skill) return browsed(turn);
  if (acts.has('laugh')) return laughed(turn);
  if (acts.has('remark')) return remarked(turn);
  if (acts.has('apology')) return apologised(turn);
  return answered(turn);
}

/** Whether something of ours is waiting for an answer. */
const asked = (state: GuidedState): boolean => state.pending !== null;

/** Wry lines are for ordinary trouble: never near loss, trauma, danger or strong pain. */
function isGrave(state: GuidedState, input: TurnInput, quiet: boolean): boolean {
  const heavy = state.feelings.some((one) =>
    ['hopeless', 'worthless', 'overwhelmed', 'scared'].includes(one.family),
  );
  return (
    quiet ||
    heavy ||
    state.minor ||
    (input.state?.risk?.peak ?? 'none') !== 'none' ||
    state.frames.some((one) => frameById(one.id)?.grave)
  );
}

const THREE_HOURS = 3 * 60 * 60 * 1000;
const REMINDERS = [
  'We have been at this for some hours, so once more for the record: I am an AI, and a break is allowed.',
  'A reminder, as every three hours: you are writing with an AI. A glass of water would not be a bad idea either.',
  'Said again because time has passed: no person here, an AI.',
];

/** New York's companion law and our own rule: said at the start, and every three hours of a session. */
function withReminder(turn: Turn, text: string): string {
  const { state, input, words } = turn;
  const now = input.now.getTime();
  if (state.disclosedAt === null) {
    state.disclosedAt = (input.history[0]?.at ?? input.now).toISOString();
    if (now - Date.parse(state.disclosedAt) < THREE_HOURS) return text;
  }
  if (now - Date.parse(state.disclosedAt) < THREE_HOURS) return text;
  state.disclosedAt = input.now.toISOString();
  const line =
    words.pick(REMINDERS, {}, { inOrder: true }) ??
    `An AI wrote this, as it wrote the rest; it is ${input.now.toISOString().slice(11, 16)} UTC.`;
  return `${text}\n\n${line}`;
}
