/** Answers first: the person's question in the first sentence, then back to their thread. */

import { offerSkill } from '../moves/offer.ts';
import { nextQuestion } from '../moves/question.ts';
import { resumeSkill } from '../skills/run.ts';
import { activeFrame, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { FACTS } from './facts.ts';
import { LANE_ANSWERS } from './lane.ts';
import { SELF_ANSWERS } from './self.ts';

/** The reply to a question, or null where it was none that needs an answer of its own. */
export function answerQuestion(turn: Turn, kind: QuestionKind): Move | null {
  const { state, voice, words } = turn;
  if (kind === 'exercise') {
    state.refused = false;
    return offerSkill(turn, null);
  }
  if (kind === 'what_should_i_do' || kind === 'can_you_help') return advise(turn);
  if (kind === 'repeat') return repeat(turn);
  const slots = slotsOf(turn, { name: voice.name, field: voice.field });
  const bank =
    SELF_ANSWERS[kind] ?? LANE_ANSWERS[kind] ?? FACTS[kind]?.map((fact) => fact.text) ?? [];
  const answer =
    withFact(turn, kind) ??
    words.pick(bank, slots, pickOptions(turn)) ??
    words.pick(AGAIN, slots, { inOrder: true });
  if (answer === null) return null;
  return back(turn, answer);
}

/** Where something true is known about their situation, that is the better answer. */
function withFact(turn: Turn, kind: QuestionKind): string | null {
  const fact = LEANS_ON_FACT.has(kind) ? activeFrame(turn)?.fact?.text : undefined;
  if (fact === undefined || !turn.words.isNew(fact)) return null;
  const open = turn.words.pick(OPENINGS, {}, {});
  if (open === null) return null;
  turn.words.say(fact);
  return `${open} ${fact}`;
}

/** The answer, then the exercise's open step, or a way back to what they were saying. */
function back(turn: Turn, answer: string): Move {
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  if (resumed !== null) return { text: `${answer} ${resumed}`, shape: 'A', pending: null };
  if (/\?["”]?$/.test(answer) || turn.quiet) return { text: answer, shape: 'A', pending: null };
  const long = answer.split(/\s+/).length > 48;
  const hasThread = turn.state.quotes.length > 0 || turn.state.frames.length > 0;
  if (long) return { text: answer, shape: 'A', pending: null };
  const thread = hasThread
    ? turn.words.pick(turn.voice.thread, threadSlots(turn), pickOptions(turn))
    : null;
  if (thread !== null) return { text: `${answer} ${thread}`, shape: 'A', pending: null };
  const question = hasThread ? nextQuestion(turn) : null;
  return {
    text: [answer, question?.text ?? opening(turn)].filter(Boolean).join(' '),
    shape: 'A',
    pending: question?.pending ?? null,
  };
}

/** A way in, without the greeting: they have been answered already. */
function opening(turn: Turn): string | null {
  const line = turn.words.pick(turn.voice.hello, slotsOf(turn), pickOptions(turn));
  return (
    line?.replace(/^(?:hello|hi|hey|hiya|evening|welcome|good|well)\b[^.?!]*[.!]\s*/i, '') || line
  );
}

function threadSlots(turn: Turn) {
  const own = turn.reading.text;
  const last = [...turn.state.quotes]
    .filter((quote) => quote.turn < turn.state.turn && !own.includes(quote.text))
    .sort((a, b) => b.turn - a.turn)[0];
  return slotsOf(turn, { old: last ? `“${last.text}”` : null, np: activeFrame(turn)?.np });
}

/** "What should I do?": no orders, and no empty hands either. */
function advise(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  const line = words.pick(
    voice.advice,
    slotsOf(turn, { np: activeFrame(turn)?.np }),
    pickOptions(turn),
  );
  if (line === null) return null;
  // To ask what to do, some turns after a no, is to open that door again.
  if (state.turn - state.lastOffer >= 4) state.refused = false;
  const known = state.content >= 1 || state.frames.length > 0;
  if (known && !state.refused && !state.drunk && !turn.quiet && state.turn - state.lastOffer > 2) {
    const offer = offerSkill(turn, line);
    if (offer) return offer;
  }
  const question = turn.quiet ? null : nextQuestion(turn);
  return {
    text: [line, question?.text].filter(Boolean).join(' '),
    shape: 'A',
    pending: question?.pending ?? null,
  };
}

/** They did not follow us: other words, smaller. */
function repeat(turn: Turn): Move | null {
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  if (resumed !== null) return { text: resumed, shape: 'A', pending: null };
  const lead = turn.words.pick(UNCLEAR, slotsOf(turn), {});
  const question = turn.quiet ? null : nextQuestion(turn);
  const text = [lead, question?.text].filter(Boolean).join(' ');
  return text === '' ? null : { text, shape: 'A', pending: question?.pending ?? null };
}

/** Questions for which a true fact about their situation is the best answer there is. */
const LEANS_ON_FACT = new Set<QuestionKind>([
  'is_it_normal',
  'was_i_wrong',
  'am_i_crazy',
  'will_it_pass',
]);
const OPENINGS = [
  'I would not call it that, and I am no judge either.',
  'What I can give you instead of a verdict is something that is known.',
  'Many have asked that in your place.',
];
const UNCLEAR = [
  'That was badly put on my side. Simpler:',
  'Let me say it straighter.',
  'My sentence was no good there. Another way in:',
  'Forget the way I put it.',
];
const AGAIN = [
  'My answer to that has not changed since you last asked; I wish I had a better one.',
  'As before, I am afraid; there is nothing behind that answer that I was keeping back.',
  'On that I have told you all there is.',
  'The answer stays what it was.',
];
