/** The guided companion: one message in, one reply and the next state out. No clock, no network. */

import type { TurnInput } from '../types.ts';
import { decide } from './decide.ts';
import { frameById } from './frames/index.ts';
import { remember } from './memory.ts';
import { ofTheEnd } from './moves/afterwards.ts';
import { answersOffer } from './moves/agreed.ts';
import { condolence } from './moves/condolence.ts';
import { explore } from './moves/explore.ts';
import { backToThem } from './moves/go-on.ts';
import { saysOnlyRoom } from './moves/heard.ts';
import { lowOnWords } from './moves/low.ts';
import { owned } from './moves/own.ts';
import { noteDoubt } from './moves/topic-doubt.ts';
import { withReminder } from './reminder.ts';
import { putDown } from './skills/put-down.ts';
import { freshState, type GuidedState, readState, trimState } from './state.ts';
import type { Turn } from './turn.ts';
import { type Aside, type Parted, parted } from './understand/asides.ts';
import { type Reading, understand } from './understand/index.ts';
import { type QuestionKind, questionIn } from './understand/questions.ts';
import { VOICES } from './voices/index.ts';
import { Words } from './words.ts';

export interface GuidedReply {
  readonly text: string;
  readonly state: GuidedState;
}

const LEARNS =
  /\b(?:my )?english (?:(?:is|it|not|so|very|really|a bit) )*(?:not (?:\w+ )?good|bad|poor|terrible|small|little|weak)\b/i;

/** `quiet`: a protocol question will be appended, so this reply must ask nothing. */
export function guidedReply(input: TurnInput, quiet = false): GuidedReply {
  const state = input.state ? readState(input.state.guided) : freshState();
  const seed = `${input.seed}/${input.therapistId}`;
  const words = new Words(state, seed);
  if (state.turn === 0)
    for (const { role, content } of input.history) if (role === 'assistant') words.say(content);
  state.turn++;
  const part = partsOf(input, state);
  const told = understand(part.rest, input.therapistId);
  const asked = state.pending;
  const ours = input.history.findLast(({ role }) => role === 'assistant')?.content;
  remember(state, told, input.now, ours);
  // Asked not to, we say nothing of theirs back for the rest of the talk.
  if (part.asides.includes('parroting')) state.facts.plain = '1';
  if (LEARNS.test(input.message)) state.facts.learner = '1';
  const reading = state.facts.plain === undefined ? told : unquotable(told);
  const turn: Turn = {
    input,
    voice: VOICES[input.therapistId],
    state,
    reading,
    asides: part.asides,
    only: part.only,
    words,
    quiet,
    grave: isGrave(state, input, quiet),
  };
  noteDoubt(turn);
  state.terse = reading.words.length <= 3 ? state.terse + 1 : 0;
  // A question of ours stops the exercise; it waits, and they may take it up again.
  if (quiet) putDown(state);
  // Owned already: to own it once more in the answer would be a second apology.
  if (part.asides.length > 0 && !part.only && state.pending?.kind === 'missed')
    state.pending = null;
  const complaint = part.asides.length > 0 && !part.only && !answersOffer(turn) && !ofTheEnd(turn);
  const opener = complaint ? owned(turn) : null;
  // Right after a question of ours that was wrong, another one would be a second.
  if (complaint && part.asides.some((one) => WRONG.has(one)))
    state.unasked = Math.max(state.unasked, state.turn);
  const sorry = opener === null ? condolence(turn) : null;
  const led = state.leads.length;
  const answer = decide(turn) ?? explore(turn) ?? lowOnWords(turn);
  const first = opener ?? sorry;
  // Sorrow needs nothing behind it that could be said to anything.
  const room = first !== null && state.leads.length > led && saysOnlyRoom(state.leads.at(-1));
  const behind = room ? (sorry === null ? backToThem(turn) : null) : answer.text;
  const worded = [first, behind].filter((one) => one !== null).join(' ');
  const move = { ...answer, text: worded };
  noteQuestion(state, reading);
  state.pending =
    move.pending === undefined ? (asked === state.pending ? null : state.pending) : move.pending;
  state.shapes.push(move.shape);
  if (
    state.stage === 'meet'
      ? state.content >= 2
      : move.shape[0] === 'R' && state.stage === 'understand'
  )
    state.stage = 'explore';
  const asks = /\?["”]?\s*$/.test(move.text);
  state.asked = move.shape === 'K' || !asks ? 0 : state.asked + 1;
  const text = withReminder(turn, quiet ? withoutQuestions(move.text) : move.text);
  trimState(state);
  return { text, state };
}

/** What is said to us, and what is told besides. */
function partsOf(input: TurnInput, state: GuidedState): Parted {
  // The welcome stands above the talk and is in no history: any of its lines may have been it.
  const ours =
    input.history.findLast((one) => one.role === 'assistant')?.content ??
    VOICES[input.therapistId].welcome.join(' ');
  const [at] = (state.facts.question ?? '').split('/');
  return parted(completed(input.message, state), {
    ours,
    inSkill: state.skill !== null,
    asked: state.turn - Number(at || Number.NaN) <= 2,
  });
}

const unquotable = (reading: Reading): Reading => ({
  ...reading,
  mirrors: [],
  fragment: null,
  quotes: [],
  trapQuote: null,
});

/** Kept, so that it can be answered when they say that it was not. */
function noteQuestion(state: GuidedState, { question, text }: Reading): void {
  if (question === null || IN_PASSING.has(question)) return;
  const lines = text.split(/(?<=[.!?])\s+/);
  // "Can I have one? Ten quid. Deal?": the line that asks it, and not the one that presses.
  const asked =
    lines.findLast((one) => questionIn(one) === question) ??
    lines.findLast((one) => one.endsWith('?')) ??
    text;
  delete state.facts.question;
  state.facts.question = `${state.turn}/${asked.slice(-160)}`;
}
const WRONG = new Set<Aside>(['misread', 'protest', 'puzzled', 'odd_question', 'made_up']);
const IN_PASSING = new Set<QuestionKind>(['repeat', 'really', 'are_you_there', 'is_that_no']);

/** "Mum." "Dead." say it only together; "I told you that …" says what comes after it. */
function completed(message: string, state: GuidedState): string {
  const who = state.people.findLast((one) => one.turn === state.turn - 1 && one.relation !== null);
  const again =
    /^(?:(?:but|well|like|no|because|as|so),? )*i(?:'ve| have)? (?:(?:just |already )*(?:told|said to) you|(?:just |already )+said)(?: that| this| already)?,? (?!(?:that|this|it|so|already|before|twice)\b[ \w]{0,10}[.!? ]*$)(?!(?:how|what|why|who|when|where|no|yes)\b)(?=\S+ \S)/i;
  if (again.test(message.trim())) return message.trim().replace(again, '');
  const returned =
    /^(?:ok(?:ay)?,? )?(?:(?:i'?m|im) back(?: now| again)?|right,? back|back)[.!,]+ (?=\S+ \S)/i;
  if (state.turn > 1 && returned.test(message.trim())) return message.trim().replace(returned, '');
  const kin =
    /^(dog|cat|puppy|kitten|rabbit|mum|mom|dad|mother|father|nan|gran|grandma|grandad|grandpa|husband|wife|brother|sister|son|daughter|baby|friend|best friend) (?:just |has |is |'s )?(?:died|dead|passed(?: away)?)\b/i;
  if (kin.test(message.trim()))
    return `my ${message.trim().charAt(0).toLowerCase()}${message.trim().slice(1)}`;
  const gone = /^(?:(?:she|he|they)(?:'s|s|'re)? )?(?:dead|died|gone|passed(?: away)?)[.! ]*$/i;
  return who && gone.test(message.trim()) ? `my ${who.relation} died` : message;
}

/** A turn that protocol answered: heard and kept, and whatever exercise was running is put down. */
export function guidedAside(input: TurnInput, answer: string): GuidedState {
  const state = input.state ? readState(input.state.guided) : freshState();
  state.turn++;
  remember(state, understand(input.message, input.therapistId), input.now);
  new Words(state, input.seed).say(answer);
  state.pending = null;
  putDown(state);
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
