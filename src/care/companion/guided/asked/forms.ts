/** What kinds of question the form of a sentence leaves open, and how far an entry has to be ahead there. */
import type { QuestionKind } from '../understand/questions.ts';
import { ASKED_KINDS, type AskedKind } from './kinds.ts';

/** What the form of a sentence tells, and what it may then be. */
export const BY_FORM: Partial<Record<QuestionKind, readonly AskedKind[]>> = {
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
export const STRICT: Partial<Record<QuestionKind, number>> = {
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
