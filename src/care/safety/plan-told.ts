/** The answer to our question of a plan: a place or a thing named, or a time when it was nearly done. */
import type { RiskState } from './types.ts';

const PLACE =
  '(?:pier|jetty|bridge|viaduct|cliffs?|headland|river|canal|sea|lake|reservoir|quay|harbou?r|slipway|weir|dam|tracks?|trains?|station|platform|level crossing|roof|balcony|window|car ?park|garage|van|car|truck|lorry|tractor|motorway|shed|barn|attic|loft|woods|quarry|ropes?|belt|cord|guns?|rifle|shotgun|pistol|pills?|tablets|insulin|knife|blades?|gas|exhaust)';
/** "The pier. In the van.", at the head of what they say. */
const NAMED = new RegExp(
  `^ (?:(?:yes|yeah|yep|aye|um|well|ok|it is|it would be|just|only|probably|maybe|i suppose|i think|i have|there is|there are|still|always|got)(?: ,)? )*(?:by |with |off |in |at |from |under |on )?(?:the|my|his|her|dads|mums|our|some|a|an) (?:[a-z]+ )?${PLACE}(?= |$)`,
);
const REHEARSED =
  / i (?:have |had )?(?:even |already |actually )*(?:driven|drove|walked|gone|went|been|stood|sat|climbed|parked|held|counted|tied|loaded|written)(?: [^ ,]+){0,6}? (?:once|twice|(?:two|three|four|five|a few|several|many|couple of) times|last (?:night|week|month)|yesterday|(?:the )?other (?:day|night)|before|already)(?= |$)| (?:and|but|then|before i) (?:i )?(?:turned|came|drove|walked|backed) (?:round|around|back|away|home)(?= |$)/;
const NO =
  / (?:no|not|never|without|nothing|none|nobody|locked|gave|handed|threw|flushed|got rid|miles (?:away|from)|nowhere) /;
const ASKED = /^(?:[a-z.]+\.)?ask\.|^(?:again|told\.(?:plan|within|again|kind))\b/;
const OF_PLAN = /^(?:told\.(?:plan|within|again)|ask\.active)\./;

/** @param all the sentences of the message in a row, as `sentences()` gives them */
export function tellsOfPlan(all: string, { used, sinceAsked }: RiskState): boolean {
  if (sinceAsked > 1 || !OF_PLAN.test(used.findLast((id) => ASKED.test(id)) ?? '')) return false;
  const [first = ''] = all.split('  ');
  return (NAMED.test(first) && !NO.test(first)) || REHEARSED.test(all);
}
