/** Somebody left a violent person, who now stands outside: heard without the word violence, and led till help is there. */

import { type Asked, askedParts, firstUnsaid } from './asked.ts';
import { type Hit, plainHit } from './english.ts';
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const THERE =
  / (?:he|she|they|my ex(?: [a-z]+)?) (?:is |are |was )?(?:just |still |back |now )*(?:out there|outside|standing (?:there|outside|across)|sitting (?:there|outside|in (?:his|her|the) car)|parked (?:outside|across|up)|across the (?:street|road)|by the (?:bus|gate|bins|hedge|door|shelter)|at the (?:door|window|gate|bins)|crossed the road|following me|found (?:out )?(?:my|the|our|where))(?= |$)/;
const FEARED =
  / (?:(?:nobody|no one) (?:was|is) supposed to know where|(?:found|has|got|knows?) (?:out )?(?:my|the|our) (?:new )?(?:address|place|flat)|lights? off so|so (?:he|she) can not see (?:me|us)|hiding from (?:him|her)|broke my (?:wrist|arm|nose|jaw|rib|ribs|finger)|(?:restraining|protection|protective|non molestation) order|i left (?:him|her)(?: |$)|block(?:ed)? his number|outside my door before|trying to get in|tried the [a-z]+ (?:door|window)|heard the handle) /;
const HIDES = / so (?:he|she) can not see (?:me|us) /;
const TRIED = / tried the [a-z]+ (?:door|window) /;
const AT_DOOR = / (?:trying to get in|heard the handle) /;
/** Weather, a parcel, a child at the gate. */
const OTHERS =
  / (?:cat|dog|postman|delivery|parcel|taxi|kids?|teacher|neighbour|builder|plumber|moon|sun|estate agent) /;

/** @param all sentences as `sentences()` gives them, in a row */
export function outsideHits(all: string, previous: RiskState | null): Hit[] {
  const there = THERE.test(all);
  const feared = FEARED.test(all);
  const known = previous?.peak === 'abuse';
  const now =
    (feared && (there || HIDES.test(all) || AT_DOOR.test(all))) ||
    (known && (there || TRIED.test(all) || AT_DOOR.test(all)));
  if (!now) return [];
  if (OTHERS.test(all) && !feared) return [];
  return [plainHit('outside', 'abuse')];
}

const ASKED: Asked = [
  [
    'outside.safe',
    /\b(?:we'?re|i'?m|we are|i am) (?:at|with|in) (?:hers|his|theirs|the neighbou?r|mrs|mr|my)\b|\b(?:door bolted|blue lights|police are here|they've got him|she's opened|he's opened)\b/i,
  ],
  [
    'outside.order',
    /\bkeep(?:ing)? (?:him|her|them) away\b|\b(?:restraining|protection|protective) order\b|\bwho (?:do|can|should) i (?:ring|call|ask)\b.{0,30}\b(?:morning|tomorrow|about)\b|\bbefore (?:noon|he's out|he is out|they let)\b/i,
  ],
  [
    'outside.where',
    /\b(?:do|should|shall|can) (?:i|we) (?:stay|wake|go|lock|hide|run|leave|get)\b|\bwhere (?:do|should|can) (?:i|we)\b|\bwhat do (?:i|we) do (?:till|until|now|before)\b|\bwhat do i do\?/i,
  ],
  ['outside.call', /\b(?:do|should) i (?:ring|call|phone)\b|\bpolice\b|\bshrug\b/i],
];

/** What is asked while somebody is outside, or has just been; null where nothing of it is. */
export function outsideAsked(
  { message, assessment }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  const began = phrasing.has('outside.');
  const now = assessment.signals.includes('outside');
  if (risk.peak !== 'abuse' || risk.subject !== 'self' || !(began || now)) return null;
  const plain = straight(message);
  const asked = askedParts(ASKED, plain);
  const lines = now && !began ? [phrasing.say('outside.call')] : [];
  const line = firstUnsaid(asked, phrasing);
  if (line !== null) return [...lines, line].join(' ');
  if (!now) return null;
  const urged = lines[0] ?? phrasing.sayOnce('outside.call') ?? phrasing.say('outside.still');
  return [urged, phrasing.sayOnce('outside.ask')].filter((one) => one !== null).join(' ');
}
