/** Questions typed without their mark, and the little words that press for an answer to one. */

const AUX =
  "(?:do|does|did|is|are|am|was|were|can|could|will|would|should|shall|has|have|had|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)";
const SUBJECT =
  '(?:i|he|she|it|they|we|that|this|there|these|those|people|any(?:one|body|thing)|every(?:one|body|thing)|some(?:one|body)|my \\w+|the \\w+|other \\w+)';
const HEAD =
  '(?:(?:so|and|but|ok(?:ay)?|right|well|then|like|honestly|seriously|also|no|yes|though|tho)[,. ]+)*';

/** "Is it an addiction", "can I have one": the verb stands before its subject. */
const OPENS = new RegExp(`^${HEAD}${AUX} ${SUBJECT}(?= \\S)`, 'i');
/** "If it's so common why does it feel like that": wherever in the sentence. */
const WITHIN = new RegExp(
  `\\b(?:why|what|how|when|where|who)(?: (?:long|many|much|often|far))? ${AUX} (?!(?:it|that|this)(?:$|[.! ]*$| for\\b| to\\b| was\\b| is\\b))${SUBJECT}(?= \\S)`,
  'i',
);
/** Sworn and not asked: "did he hell", "am I glad that is over". */
const SWORN = /\b(?:hell|heck|fuck|bollocks|arse|glad|sick of)\b/i;

/** By its order of words alone; in a long sentence that order may be somebody's story. */
export const asksUnmarked = (sentence: string): boolean => {
  const line = sentence.trim().replace(/[’‘]/g, "'");
  if (SWORN.test(line) || isDefiance(line) || line.split(/\s+/).length > 24) return false;
  return OPENS.test(line) || WITHIN.test(line) || IF_THEN.test(line);
};

/** "Quick one first: do you …", "Two, is six …": counted off, and the question behind it. */
export const unled = (sentence: string): string => sentence.trim().replace(LED, '');
const LED =
  /^(?:(?:(?:a )?(?:plain |straight )?yes or (?:a )?no|(?:(?:a )?(?:quick|first(?:ly)?|one|two|three|another|second(?:ly)?|third(?:ly)?|last|also|next|number)(?: (?:one|two|question|thing|first|off|of all)){0,2}))\s?[:,]|\(?[1-3][.):])\s+(?=\S+ \S)/i;

export const asksWithin = (sentence: string): boolean => {
  const line = sentence.replace(/[’‘]/g, "'");
  return (
    (WITHIN.test(line) || MAY_I.test(line) || IF_THEN.test(line)) && line.split(/\s+/).length <= 30
  );
};
/** "There's a course, do I tell them": at the end of what is told. */
const MAY_I = /, (?:so |and |but |or )?(?:do|should|can|could|shall|would) i \w+ \w+/i;
/** "If I have one have I lost it all": the verb stands first behind the "if". */
const IF_THEN =
  /^(?:(?:so|and|but|ok(?:ay)?|right|well|then)[, ]+)*if [^.?!,]{3,50},? (?:do|does|have|has|am|is|are|will|would|can|could|did|should) (?:i|it|that|he|she|they|we|this) [\w']+/i;

/** "Who says that is a crime", "what was I meant to do, read?": said against the world, and asked of nobody. */
export const isDefiance = (sentence: string): boolean =>
  /^(?:(?:so|and|but|well|anyway)[, ]+)*who (?:the hell |even )?(?:says|cares|needs|wants|asked|gives a)\b|\bwh(?:at|ere|o) (?:else |the hell |on earth )*(?:was|were|am|are) i (?:even )?(?:meant|supposed|expected|gonna|going) (?:to )?\w+,/i.test(
    sentence.trim(),
  );

/** The message without what only presses for the answer: "genuinely asking", "yes or no". */
export const withoutPressing = (text: string): string => {
  const plain = text.replace(PRESSING, '').trim();
  return plain.split(/\s+/).length >= 3 ? plain : text;
};
const PRESSING =
  /(?:(?<=[?.!]["”]?)\s+|,\s*)(?:(?:i'?m )?(?:just |genuinely |honestly |seriously )*(?:asking|curious|wondering)|genuinely|honest(?:ly)?|seriously|(?:serious|honest|genuine|real|simple) question|(?:a )?straight answer(?: please)?|(?:a )?(?:plain |simple )?yes or (?:a )?no|be (?:honest|straight)(?: with me)?|answer me|i (?:want|need) to know|go on(?: then)?|please)[.!? ]*$/i;
