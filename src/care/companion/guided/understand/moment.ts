/** Tells an urge that is at hand this minute from talk about urges. */

const PLACE =
  /\b(?:i'?m|i am|here|standing|sitting|stood|sat|parked|back|outside|in front of)\b[^.!?]{0,20}\b(?:at|outside|inside|in|in front of|near|by|next to)?\s?(?:the |a |my |this )?(?:\w+ )?(?:fridge|freezer|snack cupboard|shop|store|off ?licen[cs]e|liquor (?:store|shop)|pub|bar|bookies|betting shop|casino|(?:gas|petrol) station|dealer'?s|drive.?thr(?:u|ough))\b/i;
/** Places that are about the habit by themselves; a shop or a fridge needs more to go by. */
const TELLING = /\b(?:off ?licen[cs]e|liquor|bookies|betting shop|casino|dealer'?s)\b/i;
const ABOUT_TO =
  /\b(?:about to|this close to|so close to|seconds (?:away )?from|trying (?:\w+ ){0,2}not to|tempted to|fighting (?:the urge|not) to|finger(?:'s| is)? (?:on|over)|itching to|going to|gonna)\s(?:just )?(?:(?:text|texting|call|calling|message|messaging|ring|ringing|dm|unblock|unblocking|reply(?:ing)? to) (?:my ex\b|him\b|her\b|them\b|my dealer|the dealer|\w+'s ex)|drink(?:ing)?\b|drive to the (?:shop|store|pub)|bet\b|betting\b|place a bet|gambl(?:e|ing)|us(?:e|ing)(?: again)?[.! ]*$|relaps(?:e|ing)|binge|bingeing|purge|caving?|cave|give in|giving in|pour|pouring|light(?:ing)? (?:up|one)|smok(?:e|ing)|order (?:more|food|another)|the (?:bet|send|buy|order) button|open(?:ing)? (?:it|the (?:bottle|wine|app|fridge|beer|vodka)|another|a (?:bottle|beer)))/i;
const LIKELY_ONLY = /\b(?:going to|gonna)\b/i;
const IN_HAND =
  /\b(?:bottle|beer|wine|vodka|whisk(?:e)?y|gin|can|glass|drink|joint|bong|pipe|vape|cigarette|pack|betting (?:app|site)|casino (?:app|site)|gear|coke|cart|tub|cake)\b[^.!?]{0,14}\b(?:open|opened|poured|in (?:my|the) hand|in hand|in front of me|right here|lit|loaded|on the table|next to me)\b|\b(?:open|poured|holding|staring at|looking at)\b[^.!?]{0,6}\b(?:bottle|beer|wine|vodka|whisk(?:e)?y|drink|joint|betting (?:app|site)|(?:his|her|my ex'?s?) (?:number|chat|contact))\b/i;
const CRAVING =
  /\b(?:urge|craving|pull|itch)s?\b.{0,24}\b(?:right now|now|rn|this (?:minute|second)|so (?:strong|bad))\b|\b(?:want|need) (?:a|to) (?:drink|use|bet|smoke|gamble|binge)\b.{0,12}\b(?:so bad(?:ly)?|right now|rn|now)\b/i;
const NOT_NOW =
  /\b(?:yesterday|last (?:night|week|month|year|time)|i was|we were|used to|every (?:time|day|night|week)|whenever|usually|always|sometimes|often|when (?:i(?:'?m)?|we)|if i(?:'?m)?|ago|tomorrow|next week|(?:he|she|they|my \w+)(?:'s| is| are|'re)? (?:at|in|outside|about to)|work(?:ing)? (?:in|at)|boss|friends? (?:is|are)|(?:he|she|they) (?:was|were|had|left))\b/i;

/** `known`: a habit has been spoken of, so an ordinary place or phrase is enough. */
export function urgeAtHand(raw: string, known: boolean): boolean {
  const text = raw.replace(/[’]/g, "'");
  const size = text.split(/\s+/).length;
  if (size > 24 || NOT_NOW.test(text) || /\b(?:not|n't) (?:at|in|outside|about to)\b/i.test(text))
    return false;
  if (
    known &&
    /^(?:i'?m )?(?:right )?(?:outside|in front of|at|in) (?:it|there|the \w+)(?: (?:now|rn|right now))[.! ]*$/i.test(
      text,
    )
  )
    return true;
  if (IN_HAND.test(text) || CRAVING.test(text)) return true;
  if (ABOUT_TO.test(text)) return known || !LIKELY_ONLY.test(text) || /\bmy ex\b/i.test(text);
  return PLACE.test(text) && (known || TELLING.test(text) || size <= 6);
}

const AWAY =
  /^(?:just )?walked (?:away|past|out|off|by)\b|\bi(?:'ve| have)? (?:just )?(?:walked (?:away|out|past|off|home)|left(?: (?:it|the \w+))?|put (?:it|the \w+) (?:back|down|away)|closed (?:it|the \w+)|poured it (?:out|away)|deleted (?:it|the \w+)|went (?:out|home|outside)|drove (?:off|home|away)|turned (?:round|around)|threw it (?:out|away))\b|\bi'?m (?:out(?:side)? now|home now|back (?:home|in the car)|in the car now)\b/i;

/** Said in a word, where the thing itself has been spoken of. */
const DONE =
  /^(?:ok(?:ay)?[,. ]+)?(?:i )?(?:(?:have )?poured(?: it)?(?: (?:out|away))?|(?:it'?s )?down the (?:sink|drain)|(?:it'?s )?gone now|binned it|it'?s in the bin|deleted)[.! ]*$/i;

/** They put distance between it and themselves. */
export const walkedAway = (raw: string): boolean => AWAY.test(raw.replace(/[’]/g, "'"));

export const gotRid = (raw: string): boolean => DONE.test(raw.replace(/[’]/g, "'").trim());
