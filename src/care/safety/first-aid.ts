/**
 * Somebody beside the writer does not wake or breathe rightly: what to do with the hands until help comes.
 * Facts: European Resuscitation Council, Guidelines 2021 (basic life support): an unresponsive adult with absent or
 * abnormal breathing is resuscitated; 5 to 6 cm, 100 to 120 a minute, hands changed every two minutes.
 */

import { type Asked, askedParts, firstUnsaid } from './asked.ts';
import { type Hit, OTHERS, plainHit } from './english.ts';
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput, RiskState } from './types.ts';

const BODY =
  '(?:(?:will|can|does|do) not (?:properly |really )?wake|not waking|is not (?:waking|moving|responding|breathing)|(?:is |are |was |been )?(?:on the floor|passed out|unconscious|unresponsive|out cold|collapsed|gurgling|foaming)|(?:is |has |have )?(?:turn|turned|turning|gone|going) (?:blue|grey|gray|purple)|lips (?:are|look|have gone|went|is|were)|(?:is )?barely breathing|breathing (?:is |slow|slowly|funny|weird|but)|stopped breathing|made (?:like )?a gurgle|(?:his|her|their) eyes (?:will not|do not|are not) open\\w*|will not open (?:his|her|their) eyes)';
/** A name, by the verb behind it; the folded text has no capitals. */
const THEY =
  '(?:he|she|they|my (?:mate|friend|brother|sister|mum|mom|dad|boyfriend|girlfriend|partner|husband|wife|flatmate|cousin|nan|gran|uncle|aunt|son|daughter)|(?!(?:i|it|we|you|that|this|what|time|thing|there|who|everything|sugar|head|heart|body|girl|door|phone|car|dog|cat|pill|baby|one|which|mind) )[a-z]{3,12}(?= (?:is|has|took|will|can|had|was|just|did) ))';
const THEIRS = new RegExp(` ${THEY}(?: (?!i |me |we |you )[^ ,.]+){0,6}? ${BODY}(?= |$)`);
const MINE =
  / i (?:have |just |think i |already )*(?:took|taken|swallowed|drank|overdosed|od|injected|snorted|am (?:on the floor|passing out|overdosing)) /;
/** "How do you know if somebody is just asleep or not?" */
const ASLEEP_OR =
  / (?:how (?:do|would|can) (?:you|u|i|we) (?:know|tell)|is (?:he|she|it|someone)|what if) (?:if |whether )?(?:[a-z]+ ){0,4}(?:drunk|wasted|asleep|sleeping|passed out|unconscious|breathing|od|overdosing|overdosed)(?= ).* (?:asleep|not|unconscious|dead|dying|breathing|wake|od|overdos\w*|ok|okay)(?= |$)/;

/** @param parts sentences as `sentences()` gives them */
export function unresponsiveHits(parts: readonly string[], previous: RiskState | null): Hit[] {
  const all = parts.join('');
  if (MINE.test(all) || / i (?:would|could|might|want|wish|hope|tried|feel) /.test(all)) return [];
  const known = isEmergencyOfAnother(previous);
  const told = parts.some((part) => THEIRS.test(part));
  const asked = ASLEEP_OR.test(all);
  if (!asked && !(told && (known || GRAVE.test(all)))) return [];
  const id = told ? 'other.unresponsive' : 'other.asleep';
  return [plainHit(id, 'medical_emergency', OTHERS)];
}
/** Somebody asleep on the sofa is none: what was taken, or how it looks, has to be in it. */
const GRAVE =
  / (?:took|taken|had|smth|something|pills?|drunk|drink|booze|vodka|gear|heroin|fent|fentanyl|coke|ket|mdma|ghb|g|xanax|party|overdos\w*|od|lips|blue|grey|gray|gurgl\w*|breath\w*|seizure|fit|foam\w*|cold|wake|waking|eyes) /;

export const isEmergencyOfAnother = (risk: RiskState | null): boolean =>
  risk?.peak === 'medical_emergency' && risk.subject === 'other';

/** Their own wish to die is not what such a message tells, whatever the statistics hear in it. */
export const withoutOurGuess = (
  hits: readonly Hit[],
  previous: RiskState | null,
): readonly Hit[] =>
  isEmergencyOfAnother(previous) ||
  hits.some(({ id }) => /^other\.(?:unresponsive|asleep)$/.test(id))
    ? hits.filter(
        ({ id, subject, level }) => subject === 'other' || level === 'none' || !OWN.test(id),
      )
    : hits;
const OWN = /^(?:statistics|suicidal|f\.unrousable|not\.breathing|f\.od|f\.unreachable|answer\.)/;

const ASKED: Asked = [
  [
    'aid.after',
    /\b(?:(?:ambulance|paramedics?|medics?|crew)\b.{0,60}\b(?:here|took|taking)|opened (?:his|her|their) eyes|tak(?:en|ing) (?:him|her|them) to)\b.*\b(?:shak\w+|cry\w*|can'?t stop|sick|scared|numb)/is,
  ],
  [
    'aid.there',
    /\b(?:ambulance|paramedics?|medics?|crew)(?:'s|'re| is| are)? (?:just )?(?:here|arrived|there|inside)\b|\b(?:took|taken|taking) (?:him|her|them) (?:to|away)\b|\bopened (?:his|her|their) eyes\b|\b(?:he|she)(?:'s| is)? (?:awake|come round|came round|breathing (?:again|ok|fine|normal\w*))\b/i,
  ],
  [
    'aid.dying',
    /\b(?:is|will) (?:he|she|they) (?:going to |gonna |be )?(?:die|dying|dead|ok(?:ay)?|all right|alright|make it|survive)\b/i,
  ],
  [
    'aid.press',
    /\bhow (?:hard|fast|deep|long do (?:i|we) (?:push|press))\b|\b(?:push|press)\w* on (?:his|her|their|the)\b|\bcpr\b|\bcompressions?\b/i,
  ],
  ['aid.side', /\b(?:on|onto) (?:his|her|their|the|one) side\b|\brecovery position\b/i],
  ['aid.police', /\b(?:police|feds|cops|arrest\w*|in trouble|caution|prison|nicked|deported)\b/i],
  ['aid.words', /\bwhat (?:do|should|shall|would) (?:i|we|she|he|they) (?:even )?(?:say|tell)\b/i],
  [
    'aid.breathing',
    /\b(?:breath\w*|snor\w*|gurgl\w*|gasp\w*|lips|blue|gr[ae]y|purple|cold|wake|eyes|pulse)\b/i,
  ],
];
const RINGING =
  /\b(?:ringing|calling|on the phone|rang|called|on to|on with)\b.{0,20}\b(?:999|911|112|000|111|them|ambulance)?\b/i;

/** What comes next while somebody lies there; null once they speak of something else. */
export function firstAid(
  { message }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): string | null {
  if (!isEmergencyOfAnother(risk)) return null;
  const plain = straight(message);
  const over = phrasing.has('aid.there.') || phrasing.has('aid.after.');
  const asked = askedParts(ASKED, plain);
  if (over && !asked.includes('aid.after')) return null;
  const after = asked[0] === 'aid.there' && SHAKEN.test(plain) ? 'aid.after' : asked[0];
  const urged =
    after === 'aid.there' ||
    after === 'aid.after' ||
    phrasing.has('aid.ringing') ||
    RINGING.test(plain);
  if (RINGING.test(plain)) phrasing.mark('aid.ringing');
  const call = urged ? null : phrasing.sayOnce('aid.still');
  const parts = after === undefined ? [] : [after, ...asked.slice(1)];
  const said = firstUnsaid(parts, phrasing);
  return [said, call].filter((one) => one !== null).join(' ') || null;
}
const SHAKEN = /\b(?:shak\w+|cry\w*|can'?t stop|feel sick|numb)\b/i;

export const whoLies = (signals: readonly string[]): 'unresponsive' | 'asleep' | null =>
  signals.includes('other.unresponsive')
    ? 'unresponsive'
    : signals.includes('other.asleep')
      ? 'asleep'
      : null;
