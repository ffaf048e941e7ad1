/**
 * Making the place safer names what is dangerous in it. In answer to that one question, "lock the
 * pills away" is the plan at work; the same words anywhere else are judged as they stand.
 */
const MEANS =
  /\b(?:pills?|tablets?|meds?|medications?|medicines?|drugs?|guns?|pistols?|rifles?|firearms?|weapons?|ammo|ammunition|bullets?|ropes?|cords?|belts?|knife|knives|razors?|(?:razor )?blades?|scissors|alcohol|booze|bottles?|bridges?|tracks|bleach|poison)\b/gi;
const SAFER =
  /\b(?:lock(?:s|ed|ing)?|keep(?:s|ing)?|hold(?:s)?|hand(?:s|ed|ing)?|giv(?:e|es|ing)|gave|throw(?:s|n|ing)?|threw|flush(?:es|ed|ing)?|put(?:s|ting)?|mov(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|hid(?:e|es)|bin|dispose|get(?:ting)? rid|return(?:s|ed)?|away|out of|outside|without|no|only|small(?:er)?|avoid|keys?|safe)\b/i;
/** Having it, wanting it, or saying when: then it is no precaution. */
const NOT_SAFER =
  /\b(?:kill\w*|die|dying|dead|end (?:it|my)|suicid\w*|tonight|today|going to|gonna|about to|ready to|swallow\w*|took|taken|overdos\w*|all of (?:them|it)|hurt|want to (?:use|take|do|die)|(?:i'?ll|i will) (?:use|take|do|need)|in my hand|next to me|near me|right here|on me|with me|handy|ready|close by|within reach|just in case|too late|can'?t keep|won'?t (?:keep|give|lock)|i(?:'ve| have)?(?: got)? (?:have|keep|kept|hold|own|got)|i'?m holding)\b/i;
/** An end of the sentence that only asks for it. */
const NAMED_ALONE =
  /^[\s,.!&]*(?:(?:the|my|all|those|some|old|our|his|her|and|or|maybe|probably|things)[\s,.!&]*)+$/i;

/** The text without the names of means, where it only puts them out of reach; else null. */
export function withoutMeans(message: string): string | null {
  const text = message.replace(/[’‘]/g, "'");
  const neutral = text.replace(MEANS, 'things');
  if (neutral === text || NOT_SAFER.test(text)) return null;
  return SAFER.test(text) || namesMeansAlone(message) ? neutral : null;
}

/** "the pills": what should go, without a word on where to. */
export function namesMeansAlone(message: string): boolean {
  const neutral = message.replace(MEANS, 'things');
  return neutral !== message && NAMED_ALONE.test(neutral);
}
