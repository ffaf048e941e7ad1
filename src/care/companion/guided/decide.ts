/** Which move answers a message: the conversation's policy, in order. */
import { noteAsked, supposed } from './answers/asked.ts';
import { unanswered, unformed } from './answers/formed.ts';
import { answerQuestion } from './answers/index.ts';
import { ABOUT_ITSELF } from './answers/kinds.ts';
import { recapped } from './answers/recap.ts';
import { afterwards, wasAll } from './moves/afterwards.ts';
import { answersOffer, consented, passedOver } from './moves/agreed.ts';
import { allyNamed, youngMove } from './moves/ally.ts';
import { complained, unlived } from './moves/complaint.ts';
import { confirmed } from './moves/confirm.ts';
import { controlMove } from './moves/controlled.ts';
import { drafted } from './moves/draft.ts';
import { duringSkill } from './moves/during.ts';
import { goodbye, isGoodbye, stays } from './moves/goodbye.ts';
import { hindsight } from './moves/hindsight.ts';
import { jokeMove } from './moves/joke.ts';
import { leaveGiven } from './moves/leave.ts';
import { lightMove } from './moves/light.ts';
import { isLight } from './moves/light-mode.ts';
import { littleSaid } from './moves/little-said.ts';
import { momentMove } from './moves/moment.ts';
import { rated } from './moves/number.ts';
import { objected } from './moves/objection.ts';
import { repaired, replaced } from './moves/own.ts';
import { panicMove } from './moves/panic.ts';
import { paused } from './moves/pause.ts';
import { petMove } from './moves/pet.ts';
import { reportedMove } from './moves/reported.ts';
import { riteMove } from './moves/rite.ts';
import {
  bounded,
  challenged,
  corrected,
  distrusted,
  gibberish,
  hostile,
  invited,
  minor,
  otherLanguage,
  silence,
  thanks,
  unlaughed,
  waiting,
  withoutExercises,
} from './moves/social.ts';
import { written } from './moves/tipsy.ts';
import { tooMuch } from './moves/too-much.ts';
import { noteTopic, topicMove } from './moves/topic.ts';
import { babyMove } from './moves/with-a-baby.ts';
import { isPlan } from './skills/answer.ts';
import { stepSkill } from './skills/run.ts';
import type { Move, Turn } from './turn.ts';
import { onlyThanks } from './understand/acts.ts';
import type { QuestionKind } from './understand/questions.ts';

/** First that applies wins: the order is the policy. */
export function decide(turn: Turn): Move | null {
  const { reading, state } = turn;
  const { acts, question } = reading;
  noteAsked(turn);
  if (reading.language !== 'en') return otherLanguage(turn);
  if (acts.has('silence')) return silence(turn);
  if (acts.has('gibberish')) return gibberish(turn);
  if (reading.age !== null && reading.age < 18) {
    const move = minor(turn, reading.age);
    if (move) return move;
  }
  const grave = babyMove(turn) ?? controlMove(turn);
  if (grave) return grave;
  if (isGoodbye(turn) && !reading.flooded) return goodbye(turn);
  const stayed = stays(turn);
  if (state.stage === 'close') state.stage = 'explore';
  if (stayed) return stayed;
  const during = youngMove(turn) ?? duringSkill(turn) ?? confirmed(turn) ?? wasAll(turn);
  if (during) return during;
  const mended = answersOffer(turn) ? null : (repaired(turn) ?? replaced(turn));
  const agreed = mended ?? consented(turn) ?? afterwards(turn);
  if (agreed) return agreed;
  if (
    acts.has('hostile') &&
    !acts.has('parroting') &&
    question !== 'agree' &&
    question !== 'why_ask'
  ) {
    // What is asked in anger is asked all the same.
    const asks = question !== null && (ABOUT_ITSELF.has(question) || IN_ANGER.has(question));
    const answer = asks ? answerQuestion({ ...turn, quiet: true }, question) : null;
    const move = answer ?? hostile(turn);
    if (move) return move;
  }
  const drunk = tooMuch(turn) ?? written(turn);
  if (drunk) return drunk;
  const moment = panicMove(turn) ?? momentMove(turn);
  if (moment) return moment;
  if (acts.has('unlived') && !state.drunk) {
    const move = unlived(turn);
    if (move) return move;
  }
  const complaint = complained(turn);
  if (complaint) return complaint;
  if (isLight(turn) && !(question !== null && ABOUT_ITSELF.has(question))) {
    const move = lightMove(turn);
    if (move) return move;
  }
  if (acts.has('pause') && !reading.weighty) {
    const move = waiting(turn);
    if (move) return move;
  }
  if (acts.has('may_i') || acts.has('dont_laugh')) {
    const move = acts.has('may_i') ? invited(turn) : unlaughed(turn);
    if (move) return noted(turn, move);
  }
  if (acts.has('no_exercise')) {
    const move = withoutExercises(turn);
    if (move) return move;
  }
  if (acts.has('challenge') && !state.skill) {
    const move = challenged(turn);
    if (move) return move;
  }
  const leave = state.skill ? null : (leaveGiven(turn) ?? riteMove(turn));
  if (leave) return leave;
  if (acts.has('boundary') && !state.skill && question !== 'tell_on_me') {
    const move = bounded(turn);
    if (move) return noted(turn, move);
  }
  if (acts.has('distrust') && !state.skill) {
    const move = distrusted(turn);
    if (move) return noted(turn, move);
  }
  if (acts.has('correction') && !state.skill) {
    // "No, not that. What do I do when I lie down?": the question is the point of it.
    const real = question !== null && !LOOSE.has(question);
    const move = real ? answerQuestion(turn, question) : null;
    return move ?? corrected(turn);
  }
  const own = recapped(turn) ?? objected(turn);
  if (own) return own;
  const draft = state.skill ? null : drafted(turn);
  if (draft) return draft;
  if (question !== null && !(state.skill && isPlan(reading.text))) {
    const move = answerQuestion(turn, question);
    if (move) return move;
  }
  const unmarked = question === null ? unformed(turn) : null;
  if (unmarked) return unmarked;
  const aside = (question === null ? supposed(turn) : null) ?? paused(turn);
  if (aside) return aside;
  if (state.skill) {
    const move = stepSkill(turn);
    if (move) return move;
  }
  passedOver(turn);
  // Beside a thank-you stands the answer to what was asked.
  if (acts.has('thanks') && turn.asides.length === 0 && onlyThanks(reading.text, 5))
    return thanks(turn);
  const late = state.skill ? null : hindsight(turn);
  if (late) return late;
  const open = unanswered(turn);
  if (open) return open;
  const ally = allyNamed(turn) ?? petMove(turn);
  if (ally) return ally;
  const topic = jokeMove(turn) ?? rated(turn) ?? topicMove(turn);
  if (topic) return topic;
  const known = reportedMove(turn);
  if (known) return known;
  return littleSaid(turn);
}

/** What is told beside it may say what the talk is about. */
function noted(turn: Turn, move: Move): Move {
  noteTopic(turn);
  return move;
}

const IN_ANGER = new Set<QuestionKind>(['recall', 'will_it_work', 'knows_little']);
const LOOSE = new Set<QuestionKind>(['open', 'unknown', 'repeat', 'really']);
