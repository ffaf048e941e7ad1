/** What is said first where a death is told. */
import type { GuidedState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { said } from './listening-words.ts';
import { tellsOfLoss } from './mourning.ts';

/** That we are sorry: once for each death, and before anything else is said; null where none is new. */
export function condolence(turn: Turn): string | null {
  const { state, reading } = turn;
  if (!tellsOfLoss(reading) || !DEATH.test(reading.text) || reading.joking !== null) return null;
  const before = Number(state.facts.condoled ?? Number.NaN);
  const another = reading.people.some(({ label }) => isNew(state, label));
  if (state.turn - before <= SAME || (!Number.isNaN(before) && !another)) return null;
  const line = said(turn, 'loss');
  if (line !== null) state.facts.condoled = String(state.turn);
  return line;
}
/** What follows the news within so many turns is of the same one. */
const SAME = 3;
const DEATH =
  /\b(?:died|dead|passed (?:away|on)|passed|killed|put (?:\w+ ){0,3}(?:down|to sleep)|lost|miscarr\w+|still ?born|funeral|bur(?:y|ied|ying)|own life|widow\w*)\b/i;

const isNew = ({ people }: GuidedState, label: string): boolean =>
  people.some((one) => one.label === label && one.count === 1);
