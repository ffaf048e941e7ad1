/** What is asked in a session in danger and has one right answer: a safer step, words for it, traces, what counts. */

import { abuseAsked } from './abuse-asked.ts';
import { childTold } from './child-told.ts';
import { heard } from './disclosure.ts';
import { firstAid } from './first-aid.ts';
import { helperAsks } from './helper-asks.ts';
import { ledAsked, markLed } from './led.ts';
import { fold, sentences, straight } from './normalise.ts';
import { outsideAsked } from './outside.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';
import { safeStep } from './safe-step.ts';
import { takenAsked } from './taken.ts';
import type { ProtocolInput, RiskState } from './types.ts';

/** Turns after the last dangerous message in which "should I tell her" is of that. */
const STILL_OF_IT = { wish: 4, more: 12 } as const;

/** "What's 911, I'm in Leeds", "your numbers are American". */
const NUMBER_WHERE =
  /\bwhat(?:'?s| is| the hell is) (?:911|988|999|112)\b|\b(?:i'?m|we'?re|am|live|living) (?:not )?(?:in|from) (?:the )?(?:uk|u\.?k|england|scotland|wales|ireland|britain|london|leeds|manchester|glasgow|edinburgh|dublin|europe|germany|france|spain|italy|netherlands|holland|belgium|poland|sweden|norway|denmark|australia|new zealand|canada|india|south africa|us|usa|states|america)\b|\bnumbers?\b.{0,24}\b(?:american|not mine|wrong country|do(?:es)? ?n['’]?t work)\b|\bamerican (?:numbers?|lines?)\b/i;
/** "Can he see what I wrote here?" */
const TRACES =
  /\b(?:can|could|will|would|does|do|might) (?:he|she|they|my \w+|anyone|anybody)(?: still| ever)? (?:see|read|find|open|get into|check|look at)\b.{0,36}\b(?:this|here|it|that|wrote|write|said|messages?|chat|app)\b|\bhow (?:do|can) i (?:delete|hide|close|get rid of) (?:this|it|that|what i wrote)\b/i;
const COUNTS =
  /\b(?:does|do|did|if|would)\b.{0,40}\bcounts?\b|\bisn't (?:it |that |really )*(?:even )?abuse\b|\babuse or\b|\b(?:was|is|were) (?:it|that|this) (?:really |even |actually |already )?(?:violence|violent|abuse|abusive|assault|bad enough|that bad|a crime)\b|\b(?:call|calling) it (?:that|abuse|violence|what)\b|\bwhether it (?:was|is) (?:violence|abuse)\b/i;
/** Told smaller than it was, by the one it was done to. */
const MADE_LESS =
  /\b(?:he|she|they) (?:did )?only (?:squeezed?|pushed|shoved|slapped|grabbed|did it|shouts?)\b|\bmak(?:e|ing) it sound worse\b|\b(?:he|she) (?:didn't|did not|never) (?:actually |even )?hit\b|\bonly (?:a few seconds|the once)\b|\bnot (?:that|so) bad\b/i;
const AFTER_THROAT =
  /\b(?:my )?(?:voice|swallow\w*|hoarse\w*|neck|throat|headaches?|dizz\w+|ears?|breath\w*)\b.{0,60}\b(?:still|since|funny|sore|hurts?|weird|changed|gone|normal|after (?:this|so) long|should (?:it|that) be)\b/i;
/** "Recipe for rye bread please": somebody may be reading over their shoulder. */
const COVER =
  /^(?!.*\b(?:he|she|they|him|her|i'?m|help|scared|hurt|safe|police|911)\b)[^.!?]{3,60}\b(?:recipe|weather|forecast|opening (?:times|hours)|bus(?: times)?|train times|football|score|capital of|how (?:to|do (?:i|you)) (?:bake|cook|make|clean|knit|boil|roast)|directions|translate|crossword|please)\b[^.!?]{0,60}[?.! ]*$/i;
const WORDS =
  /\bwhat (?:do|does|did|should|shall|would|will|can) (?:i|she|he|they|we|\p{L}+) (?:even )?(?:say|tell)\b/iu;
/** An urge, and what else there is against it. */
const WHAT_ELSE =
  /\b(?:what else|anything else|something else|other (?:things?|ways?|ideas?))\b|\bwhat (?:do|can|could|should) i (?:actually )?(?:do|try)\b|\bwhat to do (?:tonight|now|with)\b|\bmy hands\b.*\?/i;
const WITHOUT =
  /^(?!.*\b(?:yet|so far)\b).*\b(?:did ?n['’]?t|did not|have ?n['’]?t|have not)(?: actually| even)? (?:do (?:it|anything)|cut|hurt myself|done (?:it|anything))\b/is;

/** What they use lies there, and is looked at. */
const THING_NEAR =
  /\b(?:blade|razor|knife|scissors|sharpener|lighter|glass|needle|one)\b.{0,40}\b(?:behind|under|in (?:my|the)|next to|beside|hidden|left|does ?n['’]?t know|in my (?:hand|drawer|pocket))\b|\bkeep looking at (?:it|them)\b/i;

/** Which numbers hold where they are; null where that was not asked. */
export const numberWhere = ({ message, risk }: ProtocolInput, phrasing: Phrasing): string | null =>
  risk && isDanger(risk.peak) && NUMBER_WHERE.test(straight(message))
    ? phrasing.sayOnce('number.where')
    : null;

/** Null where nothing of the kind is asked. */
export function inDanger(input: ProtocolInput, risk: RiskState, phrasing: Phrasing): string | null {
  const { message, risk: before, assessment } = input;
  if (!before || !isDanger(before.peak)) {
    markLed(input, phrasing);
    return null;
  }
  const plain = straight(message);
  const where = isDanger(assessment.level) ? null : numberWhere(input, phrasing);
  const aid = firstAid(input, risk, phrasing) ?? takenAsked(input, risk, phrasing);
  if (where !== null || aid !== null) return [where, aid].filter((one) => one !== null).join(' ');
  const close = helperAsks(input, risk, phrasing);
  if (close !== null) return close;
  if (before.subject === 'other') return null;
  const outside = outsideAsked(input, risk, phrasing) ?? ledAsked(input, phrasing);
  markLed(input, phrasing);
  if (outside !== null) return outside;
  const child = childTold(input, risk, phrasing);
  if (child !== null) return child;
  const home = before.peak === 'abuse';
  if (assessment.signals.includes('throat')) phrasing.mark('heard.throat');
  if (phrasing.has('abuse.now.') && risk.sinceAsked <= 3 && COVER.test(plain))
    return phrasing.say('cover');
  if (home && TRACES.test(plain)) return phrasing.say('abuse.traces');
  if (home && !assessment.signals.includes('home.now')) {
    const told = phrasing.has('heard.throat');
    const leaves = abuseAsked(plain, phrasing);
    if (leaves !== null) return leaves;
    if (told && AFTER_THROAT.test(plain)) return phrasing.say('throat.doctor');
    const counts = COUNTS.test(plain)
      ? ((told ? phrasing.sayOnce('throat.counts') : null) ?? phrasing.sayOnce('abuse.counts'))
      : null;
    if (counts !== null) return counts;
    const less = MADE_LESS.test(plain) ? phrasing.sayOnce('abuse.notless') : null;
    if (less !== null) return less;
  }
  const grave = before.peak === 'harm_to_others' || before.flags.includes('psychosis');
  if (grave && WORDS.test(plain)) return phrasing.say('harm.words');
  if (before.peak === 'self_harm' && !assessment.flags.includes('substance')) {
    if (WITHOUT.test(plain) && !WHAT_ELSE.test(plain)) return phrasing.sayOnce('selfharm.without');
    const more = WHAT_ELSE.test(plain) ? phrasing.sayOnce('selfharm.more') : null;
    if (more !== null) return more;
    const asked = stepFor(input, risk, phrasing);
    return asked ?? (THING_NEAR.test(plain) ? phrasing.sayOnce('selfharm.thing') : null);
  }
  return stepFor(input, risk, phrasing);
}

function stepFor(input: ProtocolInput, risk: RiskState, phrasing: Phrasing): string | null {
  const { message, risk: before } = input;
  const open =
    risk.calmTurns <= STILL_OF_IT[risk.peak === 'passive_ideation' ? 'wish' : 'more'] &&
    !risk.flags.includes('cleared') &&
    (risk.denied === 0 || risk.flags.includes('disclosed') || risk.peak !== 'passive_ideation');
  // What the talk stays with, it answers itself.
  const stays = risk.peak !== 'imminent' && heard(message).may !== null;
  if (!open || before === null || stays) return null;
  const part: Part | null = safeStep(sentences(fold(message)));
  return part === null ? null : phrasing.say(part);
}
