/** What may follow an answer: a way back to their thread, or nothing. */
import type { QuestionKind } from '../understand/questions.ts';

/** After these a way back helps; the others are about what they were speaking of anyway. */
export const ABOUT_ITSELF = new Set<QuestionKind>([
  'are_you_human',
  'is_it_script',
  'which_model',
  'can_do',
  'private',
  'who_reads',
  'remember',
  'qualified',
  'how_are_you',
  'who_are_you',
  'your_feelings',
  'your_life',
  'how_does_it_work',
  'program_help',
  'holds_key',
  'off_task',
  'joke',
]);

/** Answers after which anything more would only cover them. */
export const FINAL = new Set<QuestionKind>([
  'really',
  'others_told',
  'who_to_ask',
  'take_children',
  'should_i',
  'what_kind',
  'not_planned',
  'if_i_said',
  'agree',
  'caused_it',
  'the_rest',
  'say_so',
  'proves',
  'why_must',
  'you_tell_me',
  'fair',
  'trust_you',
  'found_out',
  'just_saying',
  'right_words',
]);

/** Questions that nobody can answer from here: better held up as they were put. */
export const NOT_KNOWN = new Set<QuestionKind>([
  'open',
  'unknown',
  'should_i',
  'how_know',
  'why_me',
  'verdict',
  'was_i_wrong',
  'your_opinion',
]);

/** After these, what to do in a moment that is known comes first. */
export const STEPS_ASKED = new Set<QuestionKind>([
  'what_should_i_do',
  'do_it',
  'open',
  'unknown',
  'let_go',
]);

/** The fullest answer is written first. */
export const IN_ORDER = new Set<QuestionKind>([
  'tell_on_me',
  'my_data',
  'trained',
  'my_fault',
  'past_choice',
  'program_help',
  'harsh_word',
  'say_so',
  'proves',
  'why_must',
  'you_tell_me',
  'fair',
  'trust_you',
]);

/** Anything that has the form of a question. */
export const LOOSE: ReadonlySet<QuestionKind> = new Set(['open', 'unknown']);
/** Kinds told by the form of a sentence alone, which says less than what it does. */
export const WEAK: ReadonlySet<QuestionKind> = new Set([
  ...LOOSE,
  'verdict',
  'your_opinion',
  'how_know',
  'foretell',
  'would_you',
  'really',
]);
