/** Tells a panic attack that is happening from talk about panic. */

const ATTACK =
  /\b(?:(?:having|getting|in|going into|about to have|feel) (?:a |an |one of (?:those|my) |another )?(?:full )?(?:panic|anxiety) ?(?:attacks?)?|having an attack|one of those panics|panicking|panic(?:k?ing)? (?:right )?now|freaking out|hyperventilat\w+)\b/;
const BODY =
  /\b(?:(?:can(?:'?t|not)|struggling to|hard to|trouble) (?:catch (?:my )?breath\w*|breathe)|heart(?:'?s| is|s)? (?:\w+ )?(?:racing|pounding|going (?:so |really |very )?(?:fast|mad|crazy|hard)|thumping|hammering|beating)|chest (?:is |feels )?(?:so )?tight|(?:hands?|fingers|lips) (?:are |is )?(?:\w+ )?(?:tingling|numb|shaking)|can(?:'?t|not) stop shaking|everything(?:'?s| is) spinning)\b/;
const NOW =
  /\b(?:now|right now|rn|help|i(?:'?m| am) (?:having|getting|panicking|shaking)|think i(?:'?m| am)|it(?:'?s| is) happening|again|please)\b/;
const NOT_NOW =
  /\b(?:keep (?:getting|having)|not (?:happening|having one|right now)|yesterday|(?:on|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|it was like that|last (?:night|week|month|year|time)|used to|every (?:time|day|night|morning)|whenever|usually|always|sometimes|often|when i|if i|ago|had (?:a|an|one|another)|was (?:having|panicking)|(?:not|isn'?t|wasn'?t|never) (?:a |having |getting |in )?(?:a )?panic\w*|(?:he|she|they|my \w+)(?:'s| is| was)? (?:having|panicking|freaking))\b/;

/** `raw` as it was written; long messages tell of it, short ones are in it. */
export function panicNow(raw: string): boolean {
  const text = raw.toLowerCase().replace(/[’‘]/g, "'");
  if (text.split(/\s+/).length > 45 || NOT_NOW.test(text)) return false;
  const body = text.match(new RegExp(BODY, 'g'))?.length ?? 0;
  if (body > 0 && text.split(/\s+/).length <= 5 && /\b(?:i|my)\b/.test(text)) return true;
  return (
    (ATTACK.test(text) && (NOW.test(text) || body > 0)) || body >= 2 || (body > 0 && NOW.test(text))
  );
}
