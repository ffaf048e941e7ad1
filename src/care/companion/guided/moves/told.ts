/** What a ready question asks for may stand in the message already. */
import type { Turn } from '../turn.ts';

/** Those that are still open: "How many hours did you get?" is none after "four hours, then two". */
export const stillOpen = (turn: Turn, bank: readonly string[]): readonly string[] =>
  HOURS_TOLD.test(turn.reading.text) ? bank.filter((line) => !HOURS_ASKED.test(line)) : bank;

const HOURS_ASKED = /\bhow (?:many hours|much sleep|long did you sleep)\b/i;
const HOURS_TOLD =
  /\b(?:\d{1,2}|an|one|two|three|four|five|six|seven|eight)(?: and a half| or (?:\d|\w+))? ?(?:hours?|hrs?)\b/i;
