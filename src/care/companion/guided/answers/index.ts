/** Answers first: the person's question in the first sentence, then back to their thread. */

import { askedAnswer } from '../asked/index.ts';
import { wording } from '../moves/wording.ts';
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { advise } from './advice.ts';
import { askedForCare, HARSH, withAlso } from './also.ts';
import { askedAway } from './asked-away.ts';
import { back } from './back.ts';
import { ofHabit } from './bargain.ts';
import { commonAsked } from './common.ts';
import { ofDrink } from './drink.ts';
import { exerciseWanted, whetherItWorks } from './exercise.ts';
import { factAsked } from './fact-asked.ts';
import { FACTS } from './facts.ts';
import { byItsForm, makesSure } from './formed.ts';
import { HUMAN_ANSWERS } from './human.ts';
import { IN_ORDER, LOOSE, STEPS_ASKED, WEAK } from './kinds.ts';
import { LANE_ANSWERS } from './lane.ts';
import { madeSure } from './made-sure.ts';
import { ofMatter, stepsOfMatter } from './matter.ts';
import { stepsFor } from './next-steps.ts';
import { AGAIN, confided, leaning, noteSure, ofTheirPlan, whichFirst, yesOrNo } from './plain.ts';
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
  ofHelper,
  REASSURANCE,
  RING_NOW,
  TELL_ADULT,
  TELLING_ADULT,
  TOLD_BY_US,
} from './requests.ts';
import { SELF_ANSWERS } from './self.ts';
import { weighed } from './should.ts';
import { standing } from './standing.ts';
import { firstSteps } from './steps-by-domain.ts';
import { sumIn, summed } from './sums.ts';
import { techniqueAsked } from './techniques.ts';
import { unknowable } from './turned.ts';
import { asksUs, byForm, plainAdvice, unsure } from './unsure.ts';
import { asksIfNormal, whetherNormal } from './whether-normal.ts';
import { withFact } from './with-fact.ts';
import { worthAnswer } from './worth.ts';

/** The reply to a question, or null where it was none that needs an answer of its own. */
export function answerQuestion(turn: Turn, kind: QuestionKind): Move | null {
  const { state, voice, words } = turn;
  // A sudden stop can kill: nothing that is asked beside it comes first.
  const drink = state.skill === null ? ofDrink(turn) : null;
  if (drink !== null) return back(turn, drink, kind);
  // "How would that help?", where nothing of ours is on the table, is asked of what they plan.
  if (kind === 'your_offer' && state.turn - state.lastOffer > 2)
    return answerQuestion(turn, 'will_it_work');
  const wanted = exerciseWanted(turn, kind);
  if (wanted) return wanted;
  const works = state.skill === null ? (whetherItWorks(turn, kind) ?? techniqueAsked(turn)) : null;
  if (works !== null) return { text: works, shape: 'A', pending: null };
  const first = state.skill === null ? (whichFirst(turn, kind) ?? ofTheirPlan(turn, kind)) : null;
  if (first !== null) return { text: first, shape: 'A', pending: { kind: 'ask' } };
  const stands = standing(turn, kind);
  if (stands !== null) return back(turn, withAlso(turn, stands), kind);
  const weak = WEAK.has(kind) && state.skill === null;
  const normal =
    kind === 'is_it_normal' || (weak && asksIfNormal(turn))
      ? (commonAsked(turn) ?? whetherNormal(turn))
      : null;
  if (normal !== null) return back(turn, normal, kind);
  // What is to be done in a moment that is known comes before what holds for any.
  const guided = STEPS_ASKED.has(kind) ? stepsOfMatter(turn) : null;
  if (guided) return guided;
  const steps = STEPS_ASKED.has(kind) && !state.skill ? stepsFor(turn) : null;
  if (steps !== null) {
    const asks = steps.endsWith('?');
    return {
      text: withAlso(turn, steps),
      shape: 'A',
      pending: asks ? { kind: 'ask', slot: 'plan' } : null,
    };
  }
  const formed = weak ? byItsForm(turn, kind) : null;
  if (formed !== null) return formed;
  const sure = weak || state.skill !== null ? null : madeSure(turn);
  if (sure !== null) return back(turn, sure, kind);
  // Much sounds like a question that is none to us.
  if (LOOSE.has(kind) && !asksUs(turn)) return null;
  if (kind === 'how_to_say' && !state.skill)
    return (
      fromBank(turn, kind) ??
      wording(turn, false) ??
      ofMatter(turn, kind) ??
      fromBank(turn, 'open') ??
      wording(turn)
    );
  const sum = kind === 'off_task' ? sumIn(turn.reading.text) : null;
  if (sum !== null) return { text: summed(turn, sum), shape: 'A', pending: null };
  // What is asked in a complaint is part of it: a shrug behind an apology takes it back.
  if (LOOSE.has(kind) && turn.asides.length > 0) return null;
  if (kind === 'agree') state.unasked = state.turn + 4;
  if (kind === 'how_does_it_work' && state.turn > 4) return answerQuestion(turn, 'open');
  if (kind === 'first_said') return firstSaid(turn);
  if (kind === 'recall') return recalled(turn) ?? answerQuestion(turn, 'remember');
  if (state.skill && FIGURE.test(turn.reading.text)) return noNumber(turn);
  if (kind === 'what_should_i_do' || kind === 'can_you_help')
    return (
      ofMatter(turn, kind) ??
      fromBank(turn, kind) ??
      (kind === 'what_should_i_do' ? firstSteps(turn) : null) ??
      (knowsMatter(turn) ? null : plainAdvice(turn)) ??
      advise(turn)
    );
  if (kind === 'is_that_no') return yesOrNo(turn);
  noteSure(turn, kind);
  const cared = kind === 'why_ask' ? askedForCare(turn) : null;
  if (cared !== null) return { text: cared, shape: 'A', pending: null };
  if (kind === 'repeat') return fromBank(turn, kind) ?? repeat(turn);
  if (kind === 'tell_on_me' && !state.minor && turn.reading.words.length >= 10) {
    const move = confided(turn);
    if (move) return move;
  }
  const habit = kind === 'fact' ? null : ofHabit(turn);
  const common = kind === 'is_it_normal' || kind === 'am_i_crazy' ? commonAsked(turn) : null;
  const led = (habit ?? common) ? null : ofMatter(turn, kind);
  if (led !== null) return led;
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
      ? words.pick(ofHelper(turn) ? RING_NOW : NOT_TONIGHT, slots, { inOrder: true })
      : null) ??
    (kind === 'fact' ? factAsked(turn) : null) ??
    common ??
    withFact(turn, kind) ??
    (kind === 'harsh_word' ? worthAnswer(turn) : null) ??
    (kind === 'should_i' || kind === 'would_you' ? weighed(turn, true) : null) ??
    (kind === 'will_it_work' && drafting
      ? words.pick(DRAFT_WORKS, slots, { inOrder: true })
      : null) ??
    (state.minor && kind === 'was_i_wrong' && /\bfault\b/i.test(turn.reading.text)
      ? words.pick(NOT_YOURS, slots, { inOrder: true })
      : null) ??
    (kind === 'who_to_ask' && birth ? words.pick(AFTER_BIRTH, slots, { inOrder: true }) : null) ??
    (makesSure(turn, kind) ? words.pick(REASSURANCE, slots, { inOrder: true }) : null) ??
    askedAnswer(turn, kind) ??
    (kind === 'should_i' ? weighed(turn) : null) ??
    leaning(turn, kind) ??
    unknowable(turn, kind) ??
    (kind === 'open' || kind === 'unknown' ? unsure(turn) : null) ??
    (kind === 'your_opinion' ? byForm(turn) : null) ??
    words.pick(bank, slots, { ...pickOptions(turn), inOrder: IN_ORDER.has(kind) }) ??
    (kind === 'open' || kind === 'unknown'
      ? null
      : // What was never answered has no answer that stands.
        words.pick(bank.length > 0 ? AGAIN : (SELF_ANSWERS.unknown ?? []), slots, {
          inOrder: true,
        }));
  if (answer === null) return null;
  return back(turn, withAlso(turn, answer), kind);
}

function fromBank(turn: Turn, kind: QuestionKind): Move | null {
  const text = askedAnswer(turn, kind);
  return text === null ? null : back(turn, text, kind);
}

/** What is talked about has exercises of its own. */
function knowsMatter(turn: Turn): boolean {
  const frame = activeFrame(turn);
  return frame !== null && frame.loose !== true;
}

/** "Do you tell my mum" is asked of us, and is no plan of theirs. */
const OF_US = /\b(?:do|does|will|would|can|could|did|are) (?:you|u|this|it)\b/i;
