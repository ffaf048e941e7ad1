/** What is asked of us and is no matter of the program itself: answered out of the bank. */
import { harmTold } from '../answers/worth.ts';
import type { Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { answerFrom, askedHere } from './answer.ts';
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
};
/** These have good answers of their own; the bank's must fit all the better. */
const STRICT: ReadonlySet<QuestionKind> = new Set([
  'how_to_say',
  'was_i_wrong',
  'is_it_normal',
  'harsh_word',
  'my_fault',
  'how_know',
]);

/** "Do you think Mia hates me" is asked of Mia. */
const OF_OTHERS =
  /\b(?:do|did|would|d) ?(?:you|u|ya) (?:think|reckon|believe|suppose|guess|say|call)\b(?! (?:less |badly |ill )?(?:of|about) me\b)/i;
/** "What do you think?": of what they told. */
const OF_THAT =
  /\bwhat (?:do |would |did )?(?:you|u|ya) (?:really |actually |honestly )?(?:think|reckon|make of (?:it|that|this))\b(?! (?:of|about) me\b)/i;
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
  if (turn.state.skill !== null || turn.state.drunk || turn.reading.weighty || turn.quiet)
    return null;
  const text = turn.input.message;
  const fit = kinds.filter(
    (one) =>
      !(one === 'you' && (OF_OTHERS.test(text) || OF_THAT.test(text))) &&
      !(one === 'cause' && OF_OTHERS.test(text) && !REASONS.test(text)) &&
      !(one === 'tell' && OF_THAT.test(text)) &&
      !(one === 'plan' && (DOUBTS.test(text) || PAST.test(text) || COMES.test(text))),
  );
  const formed = kind !== null || turn.input.message.trim().endsWith('?');
  const asked = askedHere(turn, fit, formed);
  return asked === null ? null : answered(turn, asked, kind !== null && STRICT.has(kind));
}

function answered(turn: Turn, kind: AskedKind, strict: boolean): string | null {
  if (kind === 'draft') return ofDraft(turn);
  // Nobody is acquitted of what they did to another.
  if ((kind === 'judge' || kind === 'tell') && harmTold(turn)) return null;
  return isBank(kind) ? answerFrom(turn, kind, strict) : null;
}
