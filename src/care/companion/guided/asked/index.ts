/** What is asked of us and is no matter of the program itself: answered out of the bank. */
import { asksIfNormal } from '../answers/whether-normal.ts';
import { harmTold } from '../answers/worth.ts';
import type { Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { wordsOf } from '../understand/text.ts';
import { ASKS, answerFrom, kindsOf, nothing, type Put, putHere, type Taken } from './answer.ts';
import { isBank } from './banks.ts';
import { ofDraft } from './draft.ts';
import { ASKED_KINDS, type AskedKind } from './kinds.ts';

/** What the form of a sentence tells, and what it may then be. */
const BY_FORM: Partial<Record<QuestionKind, readonly AskedKind[]>> = {
  open: ASKED_KINDS,
  unknown: ASKED_KINDS,
  really: ASKED_KINDS,
  your_opinion: ['plan', 'judge', 'draft', 'other', 'choice', 'cause', 'future'],
  verdict: ['judge', 'other', 'choice', 'plan', 'draft'],
  how_know: ['how', 'other', 'judge', 'fact'],
  foretell: ['other', 'future'],
  would_you: ['choice', 'you', 'plan', 'say', 'draft'],
  should_i: ['choice', 'plan', 'who', 'draft'],
  what_should_i_do: ['how', 'choice', 'say', 'who'],
  will_it_work: ['exercise', 'plan', 'future', 'draft'],
  how_to_say: ['say'],
  who_to_ask: ['who'],
  why_me: ['cause'],
  what_kind: ['judge'],
  was_i_wrong: ['judge'],
  is_it_normal: ['judge', 'fact', 'cause', 'exercise'],
  harsh_word: ['judge', 'draft', 'plan'],
  my_fault: ['judge'],
  will_it_pass: ['future', 'fact', 'exercise'],
  does_it_count: ['exercise', 'judge', 'draft', 'plan'],
  have_to: ['choice', 'judge', 'exercise', 'plan'],
  repeat: ['back', 'fact', 'judge', 'other', 'draft'],
  fair: ['judge', 'plan'],
  your_feelings: ['you'],
  your_life: ['you', 'choice'],
};
/** These have good answers of their own: only an entry that is so many times as far ahead is said. */
const STRICT: Partial<Record<QuestionKind, number>> = {
  how_to_say: 1,
  was_i_wrong: 2,
  is_it_normal: 2,
  harsh_word: 2,
  my_fault: 2,
  your_feelings: 2,
  your_life: 1,
  will_it_pass: 2,
  does_it_count: 2,
  fair: 2,
};

/** "Do you think Mia hates me" is asked of Mia. */
const OF_OTHERS =
  /\b(?:do|did|would|d) ?(?:you|u|ya) (?:think|reckon|believe|suppose|guess|say|call)\b(?! (?:less |badly |ill )?(?:of|about) me\b)/i;
/** "What do you think?": of what they told. */
const OF_THAT =
  /\bwhat (?:do |would |did )?(?:you|u|ya) (?:really |actually |honestly )?(?:think|reckon|make of (?:it|that|this))\b(?! (?:of|about) me\b)/i;
const VIEWS: ReadonlySet<AskedKind> = new Set(['plan', 'draft']);
const OWN_STEP =
  /\b(?:i['’]?(?:ll|d)|i (?:could|can|might|will|would|want to|plan)|going to|gonna|thinking (?:of|about)|my plan|we (?:could|will|are going))\b/i;
const hasPlan = ({ input }: Turn): boolean =>
  [
    ...input.history.filter(({ role }) => role === 'user').slice(-1),
    { content: input.message },
  ].some(({ content }) => OWN_STEP.test(content));
/** What was done, and what comes by itself, is no plan. */
const PAST = /\bshould i have\b|\b(?:was|were) (?:it|i|that|this)\b|\bdid i\b/i;
const COMES =
  /\b(?:do|did|d) ?(?:you|u|ya) (?:think|reckon|believe) (?:that )?(?:it|he|she|they|things|this|that) (?:ever )?(?:\w+s|will|would|might|really|ever)\b/i;
const REASONS =
  /\b(?:why|cause[ds]?|because|come from|comes from|reason|behind (?:it|that)|how come)\b/i;
/** A word against themselves: no plan is liked behind it. */
const DOUBTS =
  /\b(?:is|was|isn['’]?t) (?:that|it|this) (?:\w+ )?(?:foolish|pathetic|disgusting|selfish|petty|weak|cruel|childish|a lie|lying|dishonest|ungrateful|weird|sad)\b/i;

/** `kind` is what its form tells; null where that is nothing. */
export function askedAnswer(turn: Turn, kind: QuestionKind | null): string | null {
  const kinds = kind === null ? ASKED_KINDS : BY_FORM[kind];
  if (kinds === undefined) return null;
  if (turn.state.skill !== null || turn.state.drunk || turn.reading.weighty) return null;
  const text = turn.input.message;
  const fit = kinds.filter(
    (one) =>
      !(one === 'you' && (OF_OTHERS.test(text) || OF_THAT.test(text))) &&
      !(one === 'cause' && OF_OTHERS.test(text) && !REASONS.test(text)) &&
      !(OF_THAT.test(text) && !VIEWS.has(one)) &&
      !(
        one === 'plan' &&
        ((OF_THAT.test(text) && !hasPlan(turn)) ||
          DOUBTS.test(text) ||
          PAST.test(text) ||
          COMES.test(text))
      ),
  );
  const formed = kind !== null;
  const put = putHere(turn, formed);
  if (put === null) return null;
  // A word against themselves has its answer by its form.
  const strict = (kind === null ? undefined : STRICT[kind]) ?? (asksIfNormal(turn) ? 2 : undefined);
  for (const one of kindsOf(put, fit)) {
    const answer = answered(turn, put, one, strict);
    if (answer === null) continue;
    // What they write next may be the words.
    if (one.kind === 'say') turn.state.facts.wording = String(turn.state.turn);
    return answer;
  }
  return null;
}

/**
 * Whether it ends by asking us something, by its form and by its sense: "What would I like? For him to talk" says our
 * question again and answers it.
 */
export function asksPlainly(turn: Turn): boolean {
  const put = putHere(turn, false);
  if (put === null || !ASKS.test(put.question)) return false;
  const { message } = turn.input;
  const tail = message.slice(message.lastIndexOf(put.question) + put.question.length);
  const marked = /\?["”')\s]*$/.test(put.question);
  return wordsOf(tail).length <= TAIL && nothing(put.chances) < (marked ? SURELY : BARELY);
}
const SURELY = 0.4;
const BARELY = 0.15;
/** In words. */
const TAIL = 8;

function answered(turn: Turn, put: Put, { kind, share }: Taken, strict?: number): string | null {
  if (kind === 'draft') return ofDraft(turn);
  // Nobody is acquitted of what they did to another.
  if ((kind === 'judge' || kind === 'tell') && harmTold(turn)) return null;
  return isBank(kind) ? answerFrom(turn, put, kind, { share, strict }) : null;
}
