/** Questions that only the form of a sentence tells: out of the guide, by rule, out of the bank, by what is asked for. */
import { askedAnswer, asksPlainly } from '../asked/index.ts';
import { activeFrame, type Move, type Turn } from '../turn.ts';
import type { Aside } from '../understand/asides.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { back } from './back.ts';
import { ofHabit } from './bargain.ts';
import { madeSure } from './made-sure.ts';
import { ownOfMatter } from './matter.ts';
import { weighed } from './should.ts';
import { techniqueAsked } from './techniques.ts';
import { turned, whatWeThink } from './turned.ts';
import { byForm, leftOpen, plainlyAsked } from './unsure.ts';
import { answerFeared } from './what-if.ts';
import { withFact } from './with-fact.ts';

/** Null where nothing is known of it. */
export function byItsForm(turn: Turn, kind: QuestionKind): Move | null {
  const ofGuide = ownOfMatter(turn);
  if (ofGuide !== null) return ofGuide;
  if (makesSure(turn, kind)) return null;
  const text =
    madeSure(turn) ??
    ofHabit(turn) ??
    withFact(turn, kind) ??
    weighed(turn, true) ??
    turned(turn, kind) ??
    askedAnswer(turn, kind) ??
    whatWeThink(turn) ??
    plainlyAsked(turn);
  return text === null ? null : back(turn, text, kind);
}

/** Put without any form of a question. */
export function unformed(turn: Turn): Move | null {
  const text =
    answerFeared(turn) ??
    madeSure(turn) ??
    techniqueAsked(turn) ??
    ofHabit(turn) ??
    askedAnswer(turn, null);
  return text === null ? null : back(turn, text, 'open');
}

/** Plainly asked, and nothing has answered it. */
export function unanswered(turn: Turn): Move | null {
  const { state, quiet, asides } = turn;
  const thrown = OBJECTED.some((one) => asides.includes(one));
  if (state.skill !== null || quiet || thrown || !asksPlainly(turn)) return null;
  const text = byForm(turn) ?? leftOpen(turn);
  return text === null ? null : back(turn, text, 'open');
}

/** What is asked of our own words is no question to the world. */
const OBJECTED: readonly Aside[] = ['puzzled', 'protest', 'misread', 'odd_question'];

/** Who checks over and over is not made sure once more. */
export const makesSure = (turn: Turn, kind: QuestionKind): boolean =>
  (kind === 'open' || kind === 'how_know') &&
  activeFrame(turn)?.id === 'checking' &&
  MAKE_SURE.test(turn.reading.text);
const MAKE_SURE =
  /\b(?:sure|certain|safe|what if|could (?:it|i|they)|might (?:it|i|they)|did i|is it (?:really|definitely))\b/i;
