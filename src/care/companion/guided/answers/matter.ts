/** Questions about the matter of the talk, which its topic guide may answer better than we do for any. */
import { topicMove } from '../moves/topic.ts';
import { askedOfTopic } from '../moves/topic-answer.ts';
import type { Move, Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';

const OF_A_MATTER: ReadonlySet<QuestionKind> = new Set([
  'what_should_i_do',
  'can_you_help',
  'is_it_normal',
  'am_i_crazy',
  'will_it_pass',
  'why_me',
  'wrong_with_me',
  'foretell',
  'your_opinion',
  'open',
  'unknown',
]);

/** Null where no guide leads or begins, or where it has nothing to say to this. */
export const ofMatter = (turn: Turn, kind: QuestionKind): Move | null =>
  OF_A_MATTER.has(kind) && askedOfTopic(turn.reading) !== null && !turn.state.skill
    ? topicMove(turn)
    : null;
