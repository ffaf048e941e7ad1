/** What is said first where a death is told. */
import type { Turn } from '../turn.ts';
import { said } from './listening-words.ts';
import { isLongAgo, tellsOfLoss } from './mourning.ts';

/** That we are sorry: once for each death, and before anything else is said; null where none is new. */
export function condolence(turn: Turn): string | null {
  const { state, reading } = turn;
  const lost = tellsOfLoss(reading) || SOMEBODY_DIED.test(reading.text);
  if (!lost || !DEATH.test(reading.text) || reading.joking !== null) return null;
  if (isLongAgo(reading.text, turn.input.now)) return null;
  if (state.facts.condoled !== undefined && !isAnother(turn)) return null;
  const line = said(turn, 'loss');
  if (line !== null) state.facts.condoled = String(state.turn);
  return line;
}
/** Whoever it was, and whatever the talk is about: "Mr Doyle in bed nine died". */
const SOMEBODY_DIED =
  /\b(?:(?:Mr|Mrs|Ms|Miss|Dr|Uncle|Aunt|Auntie) \p{Lu}\p{L}+|(?:one of )?(?:my|our|the) (?:\p{L}+ )?(?:patients?|residents?|clients?|pupils?|students?|colleagues?|neighbou?rs?|friends?|teacher|coach|boss))(?: (?:in|from|on|at|with|next) [^.,!?]{1,24}?)?(?: (?:has|had|just|suddenly))* (?:died|passed away|passed on)\b/u;
const DEATH =
  /\b(?:died|dead|passed(?: away| on)?|killed|put (?:\w+ ){0,3}(?:down|to sleep)|lost|miscarr\w+|still ?born|funeral|bur(?:y|ied|ying)|own life|widow\w*)\b/i;

/** Of somebody who had not come up: "and now my friend Joan has died", and not "since he died Joan comes by". */
function isAnother({ state, reading }: Turn): boolean {
  const fresh = reading.people.filter(({ label }) =>
    state.people.some((one) => one.label === label && one.count === 1),
  );
  return fresh.some(({ label }) => {
    const who = label.replace(/^your /, '').replace(/[^\p{L}\p{N} ]/gu, '.');
    const died = `\\b${who}(?:\\W+\\w+){0,2}?\\W+(?:died|dead|passed|(?:was|got) killed|funeral)\\b`;
    const lost = `\\b(?:lost|buried|burying)(?:\\W+\\w+){0,2}?\\W+${who}\\b`;
    return new RegExp(`${died}|${lost}`, 'iu').test(reading.text);
  });
}
