/** A child has told of being touched: what children ask then, answered in words for them. */

import { type Asked, askedParts } from './asked.ts';
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const ASKED: Asked = [
  [
    'child.saywell',
    /\bis (?:that|it|this) (?:ok(?:ay)?|good|right|all right) to (?:say|tell|write)\b/i,
  ],
  [
    'child.hurts',
    /\b(?:hurts?|burns?|stings?|sore|blood|bleed\w*)\b.{0,30}\b(?:when i|pee|wee|toilet|sit|down there|between|pants|knickers|underwear|bum)\b|\b(?:pee|wee)\b.{0,20}\b(?:hurts?|burns?|stings?)\b/i,
  ],
  [
    'child.trouble',
    /\b(?:will|would|does|is|are) (?:he|she|they|i|we|my \w+)\b.{0,20}\b(?:in(?:to)? trouble|go(?:ing)? to (?:jail|prison)|arrested|told off|be (?:mad|cross|angry))\b/i,
  ],
  [
    'child.believe',
    /\b(?:what if|if)\b.{0,24}\b(?:does ?n['’]?t|do ?n['’]?t|wo ?n['’]?t|didnt|dosnt|doesnt|not)\b.{0,6}\bbelieve\b/i,
  ],
  [
    'child.keepaway',
    /\b(?:tummy ache|be ill|sick|poorly|pretend|sleepover|at a friend|lock|hide)\b.{0,50}\b(?:so (?:that )?(?:he|she|they)|he|she|they|come|door)\b|\bmake (?:him|her|them) not come\b|\b(?:he|she|they) (?:comes?|is coming|does ?n['’]?t come) (?:back |again |on )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|at the weekend)\b/i,
  ],
  [
    'child.words',
    /\bwhat(?:'?s| is)? (?:the )?first (?:sentence|line|word)\b|\b(?:what|how) (?:do|should|can|could) i (?:say|tell|start|begin)\b|\bwords?\b.*\?/i,
  ],
  ['child.tellher', /\b(?:can|could|will) (?:you|u) (?:please )?(?:tell|ring|call|make)\b/i],
  [
    'child.secret',
    /\bsecret\b|\b(?:if|when) i tell\b|\b(?:said|says|told me) (?:not to|i (?:can'?t|must ?n'?t|mustnt|cant)) tell\b|\bnobody to (?:help|mind)\b/i,
  ],
  [
    'child.allowed',
    /\b(?:is|was) (?:it|that|he|this) (?:allowed|ok(?:ay)?|bad|normal|wrong|naughty)\b|\bdid(?:n'?t| not)? do anything (?:bad|wrong)\b|\bmy fault\b|\bdosnt mean\b/i,
  ],
];

/** Null where nothing of it is asked. */
export function childTold(
  { message }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  if (risk.peak !== 'abuse' || risk.subject !== 'self' || !risk.flags.includes('minor'))
    return null;
  const plain = straight(message);
  const asked = askedParts(ASKED, plain);
  if (asked[0] === 'child.saywell') return phrasing.sayOnce('child.saywell');
  const lines = asked.slice(0, 2).flatMap((part) => phrasing.sayOnce(part) ?? []);
  return lines.length === 0 ? null : lines.join(' ');
}
