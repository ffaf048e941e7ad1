/** Somebody has drunk and is about to drive: told over a talk, and answered before anything else is gone into. */
import { wasKept } from './deciding.ts';
import { type Hit, plainHit } from './english.ts';
import type { Part, Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const DRANK =
  / (?:had|drank|drunk|drinking|finished|downed|sunk|been on|after|necked)(?: [a-z]+){0,5}? (?:bottles?|wine|beers?|pints?|whisk(?:e)?y|vodka|gin|rum|tequila|prosecco|cider|cans|shots|drinks|glasses)(?= |$)| (?:two|three|four|five|six|seven|eight|a few|several) (?:glasses|pints|beers|cans|drinks|shots)(?= |$)| (?:i )?(?:have )?had (?:a few|(?:about |maybe |like |only )*(?:three|four|five|six|seven|eight|nine|ten))(?= ,| {2}| and| but| by| tonight| already|$)| on my (?:third|fourth|fifth|sixth|next)(?= |$)| i am (?:so |really |pretty |very |a bit |half |properly |already |too )*(?:drunk|wasted|pissed(?! (?:off|at|that|about|because))|hammered|plastered|tipsy|over the limit|high(?! (?:up|on life|school))|stoned)(?= |$)/;
const DRIVES =
  / (?:i am (?:going to |about to |gonna )?(?:driv(?:e|ing)|get(?:ting)? in (?:the|my) car)|(?:i|to) (?:just )?(?:will |should |can |could |might |shall )?(?:be )?driv(?:e|ing) (?:over|there|home|round|now|to|like this|her|him|back|off)|(?:i am )?in (?:the|my) car|(?:car )?keys (?:are )?in (?:my )?hand|mile(?:s)? home|driving home|(?:am i|i am) (?:ok|okay|fine|alright|all right|good|safe) to drive|(?:get(?:ting)? in(?:to)?|in) (?:the|my) (?:van|truck|pickup|lorry)|the van knows|van is fine|belted in|engine(?: is|s)? (?:on|running)|behind the wheel|(?:should|can) i (?:be )?driv(?:e|ing)|(?:if|whether) i (?:should|can|could|am ok to|am fine to) drive|should not be driving|(?:can not|barely) see the road)(?= |$)/;
const LEAVES =
  / (?:i am )?(?:going|heading|off) (?:over|round|there|out|up|down) to [a-z]+| (?:i am )?on my way (?:over|there|to)| putting my (?:boots|coat|shoes) on| setting off (?:now|in)/;
/** Somebody else drives, or nobody, or it was long ago. */
const NOT_DRIVEN =
  / (?:sleeping|staying put|not going anywhere|water|cola|juice|lemonade|taxi|cab|uber|lift|bus|train|tram|walk(?:ing)?|bike|my (?:wife|husband|friend|sister|brother|mate|dad|mum|mom) (?:is driving|drives|will drive|drove)|(?:he|she|they) (?:is |was |were |are )?(?:drove|drives|driving|drunk)|do not drive|not driving|years? ago|last (?:year|month|week|night)|yesterday|dui|banned|court|parked|designated|when i was|used to) /;
const STOPPED =
  / (?:turned|switched) (?:it|the (?:car|engine)) off| (?:have |i have )?turned it off| engine(?: is)? off| keys are (?:on|in) the (?:passenger|table|drawer|bowl)| (?:got|getting|am) out of the car| with it off /;

/** @param all sentences as `sentences()` gives them, in a row; `body.drank` is kept, so that the two may be told turns apart */
export function wheelHits(all: string, previous: RiskState | null): Hit[] {
  const began = wasKept(previous, 'wheel.');
  if (began && STOPPED.test(all)) return [plainHit('wheel.off', 'distress')];
  if (NOT_DRIVEN.test(`${all} `)) return [];
  const drank = DRANK.test(all);
  const known = drank || wasKept(previous, 'body.drank');
  const told = drank ? [plainHit('body.drank', 'none')] : [];
  if (known && (DRIVES.test(all) || (began && IN_CAR.test(all))))
    return [...told, plainHit('wheel', 'distress')];
  return drank && LEAVES.test(all) ? [...told, plainHit('wheel.ask', 'distress')] : told;
}
const IN_CAR =
  / (?:boots|road|engines?|car|van|truck|drive|driving|set off|setting off|drop|getting in|miles|permission|pints?|keys?|steering|seat ?belt|weigh(?:ing)? it up|kill somebody)(?= |$)/;

/** In such a talk, "I could kill somebody" is of the car, and the statistics hear the fear of it. */
export const withoutTheRoad = (
  hits: readonly Hit[],
  all: string,
  previous: RiskState | null,
): readonly Hit[] => {
  const now = hits.some(({ id }) => id.startsWith('wheel'));
  if (!now && !wasKept(previous, 'wheel.')) return hits;
  const ofAnyone = / kill(?:ed|ing)? (?:somebody|someone|anyone|a (?:kid|child)|anybody)/.test(all);
  return hits.filter(
    ({ id, level }) =>
      !(id === 'statistics' && (now || (ofAnyone && level !== 'passive_ideation'))) &&
      !(ofAnyone && level === 'harm_to_others'),
  );
};

/** What is said of it, or null; each part once, the urgent ones as often as they are needed. */
export function atTheWheel(
  { assessment: { signals }, message }: ProtocolInput,
  phrasing: Phrasing,
): string | null {
  if (signals.includes('wheel.off')) return phrasing.sayOnce('wheel.off');
  if (signals.includes('wheel.ask')) return phrasing.sayOnce('wheel.ask');
  if (!signals.includes('wheel')) return null;
  const child = CHILD.test(message) ? phrasing.sayOnce('wheel.child') : null;
  return child ?? phrasing.say(urging(message, phrasing));
}

function urging(message: string, phrasing: Phrasing): Part {
  const now = NOW.test(message);
  if (!now && !phrasing.has('wheel.first.')) return 'wheel.first';
  return now || phrasing.has('wheel.now.') ? 'wheel.now' : 'wheel.still';
}
const NOW =
  /\b(?:engine|in (?:the|my) car|behind the wheel|see the road|should(?:n.?t)? (?:i )?(?:be )?driv)/i;
/** Somebody small would sit in it. */
const CHILD =
  /\b(?:car ?seat|booster|belted in|(?:drop|drive|take|fetch|bring) (?:the |my |our |young |little )*(?:kids?|children|son|daughter|boy|girl|baby|\p{Lu}\p{L}+) (?:home|back|off)|with the (?:kids?|children|baby))\b/u;
