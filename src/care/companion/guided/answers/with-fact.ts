/** What is known about a situation, as the answer to a question about it. */
import { frameById } from '../frames/index.ts';
import { activeFrame, recentFrames, type Turn } from '../turn.ts';
import type { QuestionKind } from '../understand/questions.ts';

/** Where something true is known about their situation, that is the better answer. */
export function withFact(turn: Turn, kind: QuestionKind): string | null {
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
  const held = about?.fact?.answers ?? ANY_OF_THEM;
  const fact = LEANS_ON_FACT.has(kind) && held.includes(kind) ? about?.fact?.text : undefined;
  if (fact === undefined || !turn.words.isNew(fact)) return null;
  const open = turn.words.pick(kind === 'is_it_normal' ? SHARED : OPENINGS, {}, {});
  if (open === null) return null;
  turn.words.say(fact);
  return `${open} ${fact}`;
}

/** Whether it is normal is only told by a fact that says how common it is. */
const ANY_OF_THEM: readonly QuestionKind[] = ['am_i_crazy', 'will_it_pass'];

/** Questions for which a true fact about their situation is the best answer there is. */
const LEANS_ON_FACT = new Set<QuestionKind>(['is_it_normal', 'am_i_crazy', 'will_it_pass']);

/** Asked whether it is normal, they want that answered first. */
const SHARED = [
  "Yes, many people know that, and it doesn't mean that anything is wrong with you.",
  'It is more common than people let on.',
];

const OPENINGS = ['What is known about it:', 'In general it is like this:'];
