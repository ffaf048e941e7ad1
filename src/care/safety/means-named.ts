/** Whether anything is known of what somebody might use. */
import type { ProtocolInput } from './types.ts';

/** Nobody is told to put down what they may not hold: a means was named, now or before. */
export const knowsMeans = ({ assessment, risk, message }: ProtocolInput): boolean =>
  (MEANS_NAMED.test(message) && !NOT_TAKEN.test(message)) ||
  [...assessment.flags, ...(risk?.flags ?? [])].some(
    (flag) => flag === 'means' || flag === 'substance',
  );
const MEANS_NAMED =
  /\b(?:pills?|tablets?|meds|medication|gun|pistol|rifle|rope|noose|belt|knife|razor|blade|bridge|roof|ledge|edge|balcony|window|platform|tracks?|train|river|car|garage|gas|bottle|pesticide|bleach)\b/i;
/** Medicine that is left out is nothing to be put down. */
const NOT_TAKEN =
  /\b(?:stop|stopped|quit|not|n['’]t|without|skip(?:ped|ping)?|ran out of)\b.{0,12}\b(?:tak\w+|my (?:\w+ )?(?:tablets|pills|meds|medication))\b/i;
