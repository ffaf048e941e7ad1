/** Answers first: the person's question in the first sentence, then back to their thread. */

import { frameById } from '../frames/index.ts';
import { wording } from '../moves/wording.ts';
import { resumeSkill } from '../skills/run.ts';
import { activeFrame, type Move, pickOptions, recentFrames, slotsOf, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { advise } from './advice.ts';
import { askedForCare, HARSH, withAlso } from './also.ts';
import { askedAway } from './asked-away.ts';
import { ofHabit } from './bargain.ts';
import { besides } from './beside.ts';
import { commonAsked } from './common.ts';
import { exerciseWanted } from './exercise.ts';
import { factAsked } from './fact-asked.ts';
import { FACTS } from './facts.ts';
import { HUMAN_ANSWERS } from './human.ts';
import { ABOUT_ITSELF, FINAL, IN_ORDER, STEPS_ASKED } from './kinds.ts';
import { LANE_ANSWERS } from './lane.ts';
import { stepsFor } from './next-steps.ts';
import { AGAIN, confided, leaning, noteSure, yesOrNo } from './plain.ts';
import { recalled } from './recall.ts';
import { repeat } from './repeat.ts';
import {
  AFTER_BIRTH,
  CONTACT,
  DRAFT_WORKS,
  FIGURE,
  firstSaid,
  NOT_TONIGHT,
  NOT_YOURS,
  noNumber,
  REASSURANCE,
  TELL_ADULT,
  TELLING_ADULT,
  TOLD_BY_US,
} from './requests.ts';
import { SELF_ANSWERS } from './self.ts';
import { weighed } from './should.ts';
import { standing } from './standing.ts';
import { threadSlots } from './thread-slots.ts';
import { unknowable } from './turned.ts';
import { worthAnswer } from './worth.ts';

/** The reply to a question, or null where it was none that needs an answer of its own. */
export function answerQuestion(turn: Turn, kind: QuestionKind): Move | null {
  const { state, voice, words } = turn;
  // "How would that help?", where nothing of ours is on the table, is asked of what they plan.
  if (kind === 'your_offer' && state.turn - state.lastOffer > 2)
    return answerQuestion(turn, 'will_it_work');
  const wanted = exerciseWanted(turn, kind);
  if (wanted) return wanted;
  const stands = standing(turn, kind);
  if (stands !== null) return back(turn, withAlso(turn, stands), kind);
  if (kind === 'how_to_say' && !state.skill) return wording(turn);
  if (kind === 'agree') state.unasked = state.turn + 4;
  if (kind === 'how_does_it_work' && state.turn > 4) return answerQuestion(turn, 'open');
  if (kind === 'first_said') return firstSaid(turn);
  if (kind === 'recall') return recalled(turn) ?? answerQuestion(turn, 'remember');
  if (state.skill && FIGURE.test(turn.reading.text)) return noNumber(turn);
  const steps = STEPS_ASKED.has(kind) && !state.skill ? stepsFor(turn) : null;
  if (steps !== null) return { text: withAlso(turn, steps), shape: 'A', pending: null };
  if (kind === 'what_should_i_do' || kind === 'can_you_help') return advise(turn);
  if (kind === 'is_that_no') return yesOrNo(turn);
  noteSure(turn, kind);
  const cared = kind === 'why_ask' ? askedForCare(turn) : null;
  if (cared !== null) return { text: cared, shape: 'A', pending: null };
  if (kind === 'repeat') return repeat(turn);
  if (kind === 'tell_on_me' && !state.minor && turn.reading.words.length >= 10) {
    const move = confided(turn);
    if (move) return move;
  }
  const habit = kind === 'fact' ? null : ofHabit(turn);
  const told = habit === null ? besides(turn, kind) : null;
  if (told !== null) return told;
  const slots = slotsOf(turn, {
    name: voice.name,
    field: voice.field,
    h: HARSH.exec(turn.reading.text)?.[0].toLowerCase() ?? 'that',
  });
  const bank =
    SELF_ANSWERS[kind] ??
    HUMAN_ANSWERS[kind] ??
    LANE_ANSWERS[kind] ??
    FACTS[kind]?.map((fact) => fact.text) ??
    [];
  const reassures =
    (kind === 'open' || kind === 'how_know') && activeFrame(turn)?.id === 'checking';
  const drafting = state.turn - Number(state.facts.wording ?? -99) <= 6;
  const birth = state.frames.some((one) => one.id === 'new_baby');
  const ofUs = kind === 'tell_on_me' && state.minor;
  const answer =
    (ofUs ? words.pick(TOLD_BY_US, slots, { inOrder: true }) : null) ??
    habit ??
    (state.minor && !ofUs && TELLING_ADULT.test(turn.reading.text) && !OF_US.test(turn.reading.text)
      ? words.pick(TELL_ADULT, slots, { inOrder: true })
      : null) ??
    (kind === 'should_i' || kind === 'open' ? askedAway(turn) : null) ??
    (state.drunk && CONTACT.test(turn.reading.text)
      ? words.pick(NOT_TONIGHT, slots, { inOrder: true })
      : null) ??
    (kind === 'fact' ? factAsked(turn) : null) ??
    (kind === 'is_it_normal' || kind === 'am_i_crazy' ? commonAsked(turn) : null) ??
    withFact(turn, kind) ??
    (kind === 'harsh_word' ? worthAnswer(turn) : null) ??
    (kind === 'should_i' || kind === 'would_you' ? weighed(turn, kind === 'would_you') : null) ??
    (kind === 'will_it_work' && drafting
      ? words.pick(DRAFT_WORKS, slots, { inOrder: true })
      : null) ??
    (state.minor && kind === 'was_i_wrong' && /\bfault\b/i.test(turn.reading.text)
      ? words.pick(NOT_YOURS, slots, { inOrder: true })
      : null) ??
    (kind === 'who_to_ask' && birth ? words.pick(AFTER_BIRTH, slots, { inOrder: true }) : null) ??
    (reassures ? words.pick(REASSURANCE, slots, { inOrder: true }) : null) ??
    leaning(turn, kind) ??
    unknowable(turn, kind) ??
    words.pick(bank, slots, { ...pickOptions(turn), inOrder: IN_ORDER.has(kind) }) ??
    (kind === 'open' || kind === 'unknown' ? null : words.pick(AGAIN, slots, { inOrder: true }));
  if (answer === null) return null;
  return back(turn, withAlso(turn, answer), kind);
}

/** "Do you tell my mum" is asked of us, and is no plan of theirs. */
const OF_US = /\b(?:do|does|will|would|can|could|did|are) (?:you|u|this|it)\b/i;

/** Where something true is known about their situation, that is the better answer. */
function withFact(turn: Turn, kind: QuestionKind): string | null {
  const frames = recentFrames(turn).filter((frame) => frame.fact !== undefined);
  // How long it lasts is asked of the loss or the fright, not of the scolding that came after.
  const fresh = new Set(
    turn.state.frames.filter((one) => turn.state.turn - one.turn <= 3).map(({ id }) => id),
  );
  const lately = frames.filter((frame) => fresh.has(frame.id));
  const grief = [...fresh].some((id) => frameById(id)?.domain === 'grief');
  const about =
    kind === 'will_it_pass'
      ? ((grief ? frameById('loss') : null) ?? lately.find((frame) => frame.grave) ?? lately[0])
      : activeFrame(turn);
  // An open question is about how it goes with them only where it says so.
  const leans = kind !== 'open' || HOW_IT_GOES.test(askedIn(turn.reading.text));
  const held = about?.fact?.answers ?? ANY_OF_THEM;
  const fact =
    leans && LEANS_ON_FACT.has(kind) && held.includes(kind) ? about?.fact?.text : undefined;
  if (fact === undefined || !turn.words.isNew(fact)) return null;
  const open = turn.words.pick(kind === 'is_it_normal' ? SHARED : OPENINGS, {}, {});
  if (open === null) return null;
  turn.words.say(fact);
  return `${open} ${fact}`;
}

/** The answer, then the exercise's open step, or a way back to what they were saying. */
function back(turn: Turn, answer: string, kind: QuestionKind): Move {
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  if (resumed !== null) {
    // One question only: the step's own.
    const plain = answer.split(/(?<=[.!?…])\s+/).filter((sentence) => !sentence.endsWith('?'));
    return { text: [...plain, resumed].join(' '), shape: 'A', pending: null };
  }
  if (/\?["”]?$/.test(answer) || turn.quiet) return { text: answer, shape: 'A', pending: null };
  const long = answer.split(/\s+/).length > 48;
  if (FINAL.has(kind)) return { text: answer, shape: 'A', pending: null };
  if (long) return { text: answer, shape: 'A', pending: null };
  const slots = threadSlots(turn);
  const lines = turn.voice.thread.filter((line) => line.includes('{old}'));
  const thread =
    slots.old === null || turn.state.facts.plain !== undefined || !ABOUT_ITSELF.has(kind)
      ? null
      : turn.words.pick(lines, slots, pickOptions(turn));
  // A greeting behind an answer is one too many once they have begun to talk.
  const begun = turn.state.turn > 1 || turn.state.quotes.length > 0 || turn.state.frames.length > 0;
  return {
    text: [answer, thread ?? (begun ? null : opening(turn))].filter(Boolean).join(' '),
    shape: 'A',
    pending: null,
  };
}

/** A way in, without the greeting: they have been answered already. */
function opening(turn: Turn): string | null {
  const line = turn.words.pick(turn.voice.hello, slotsOf(turn), pickOptions(turn));
  return (
    line?.replace(/^(?:hello|hi|hey|hiya|evening|welcome|good|well)\b[^.?!]*[.!]\s*/i, '') || line
  );
}

/** Questions for which a true fact about their situation is the best answer there is. */
const LEANS_ON_FACT = new Set<QuestionKind>(['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass']);
/** Whether it is normal is only told by a fact that says how common it is. */
const ANY_OF_THEM: readonly QuestionKind[] = ['am_i_crazy', 'open', 'will_it_pass'];
/** The sentence that asks, where one bears its mark. */
const askedIn = (text: string): string =>
  text.split(/(?<=[.!?])\s+/).findLast((line) => line.endsWith('?')) ?? text;
const HOW_IT_GOES =
  /\b(?:normal|always (?:be|feel)|ever (?:stop|end|get|feel|be)|(?:it|this|that|ever|grief|pain) (?:\w+ )?pass|(?:get|gets) (?:better|easier)|how long|supposed to (?:feel|be)|wrong with me|why (?:do|can'?t|am|does it|is it))\b/i;
const OPENINGS = ['What is known about it:', 'In general it is like this:'];
/** Asked whether it is normal, they want that answered first. */
const SHARED = [
  "Yes, many people know that, and it doesn't mean that anything is wrong with you.",
  'It is more common than people let on.',
];
