/** Whoever mourns or was shaken, and finds what they should have done: met, and not agreed with. */
import { frameById } from '../frames/index.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';

const HINDSIGHT =
  /\b(?:i (?:really )?(?:should|could|ought to)(?:n['’]?t)?(?: have|['’]ve| of)\b|if (?:only )?i(?:['’]d| had| hadn['’]?t| had not)\b|i was the one who (?:asked|told|sent|drove|let|made|gave|said|wanted|bought|called)|i never should have|i (?:asked|told|sent|let) (?:him|her|them) (?:to |go|do)|why did(?:n['’]?t)? i\b)/i;
/** Of these nobody can be talked out of what they did to somebody. */
const WRONGED =
  /\b(?:cheat\w*|affair|lied|hit|stole|drunk|drove|hurt (?:him|her|them)|left (?:him|her|them))\b/i;

/** Null where nothing of the kind is said, or all of it was. */
export function hindsight(turn: Turn): Move | null {
  const { state, reading, words, quiet } = turn;
  if (quiet || reading.question !== null || !HINDSIGHT.test(reading.text)) return null;
  if (WRONGED.test(reading.text)) return null;
  const shaken = state.frames.some(
    ({ id, score }) => score >= 1 && SHAKEN.has(frameById(id)?.domain ?? ''),
  );
  if (!shaken) return null;
  const text = words.pick(LINES, slotsOf(turn), { inOrder: true });
  if (text === null) return null;
  state.content++;
  state.leads.push('meaning');
  return { text, shape: 'R', pending: null };
}
const SHAKEN: ReadonlySet<string> = new Set(['grief', 'trauma']);
const LINES = [
  'You did what anybody would have done that day. Only what came after makes it look like a mistake.',
  'You could not know how it would end, and still you go back to that moment.',
  'It is hard to be left with that thought. What happened is not what you wanted, and not what you did.',
];
