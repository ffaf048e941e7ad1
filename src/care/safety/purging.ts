/**
 * Being sick on purpose, and a heart that stumbles or a faint: low potassium can stop a heart, and is told by a blood
 * test. Source: Royal College of Psychiatrists, CR233 "Medical emergencies in eating disorders" (2022).
 */
import { wasKept } from './deciding.ts';
import { type Hit, plainHit } from './english.ts';
import type { RiskState } from './types.ts';

const PURGES =
  / (?:make|made|making) myself (?:be )?(?:sick|throw up|vomit)| (?:throw|throwing|threw) (?:it |everything )?up (?:after|again|most|every)| (?:purg(?:e|ed|ing)|laxatives?|bring it (?:all up|back up|up (?:again|after))|fingers down my throat)(?= |$)/;
const BODY =
  / (?:faint(?:ed|ing)?|passed out|black(?:ed)? out|went down|going down|collapsed)(?= |$)| my heart (?:[a-z]+ ){0,4}(?:hiccup|skip\w*|stumbl\w*|flutter\w*|rac(?:es|ing)|jump\w*|stops?|missing beats)| heart does a | palpitations | pulse (?:was|is) (?:all over|irregular|weird|funny|slow)| cramps in my (?:calves|legs|hands)/;
/** Not for the weight: to be hurt by it. */
const PUNISHES =
  / (?:want(?:ed)? it to hurt|punish\w*|deserved? it|to feel (?:something|pain)|because i hate myself) /;

/** @param all sentences as `sentences()` gives them, in a row; `body.…` is kept in the session's state, so that the two may be told turns apart. */
export function purgingHits(all: string, previous: RiskState | null): Hit[] {
  const [purges, body] = [PURGES.test(all), BODY.test(all)];
  const seen = [
    ...(purges ? [plainHit('body.purge', 'distress')] : []),
    ...(body ? [plainHit('body.faint', 'none')] : []),
  ];
  if (purges && PUNISHES.test(all)) return [plainHit('body.punish', 'self_harm')];
  const both =
    (purges && (body || wasKept(previous, 'body.faint'))) ||
    (body && wasKept(previous, 'body.purge'));
  return both ? [...seen, plainHit('body.both', 'distress')] : seen;
}
