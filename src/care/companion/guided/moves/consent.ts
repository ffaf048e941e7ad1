/** Whether somebody says yes or no to what was offered, however they put it. */

export type Consent = 'yes' | 'no' | null;

const TALK =
  /\b(?:keep|rather|just|prefer(?:\s+to)?|sooner|want to|go on) (?:talk\w*|chat\w*|vent\w*|tell\w*|going)\b/;
const NO =
  /^(?:(?:um+|er+|well|hm+|ok|sorry|thanks?(?: you)?|maybe) )*(?:no(?! (?:problem|worries|idea|harm|reason not))|nope|nah|not (?:now|today|tonight|really|yet|for me|right now|keen|into)|i(?:'d| would) rather not|rather not|i (?:don'?t|do not) (?:want|think so|fancy|feel like)|leave it|park it|pass|later|another time|out)\b/;
const TURNS = /\b(?:but|though|still|actually)\b.*/;
/** Plain enough to count in a longer message, too. */
const WILLING =
  /\b(?:let'?s (?:do|try|go|start|begin|have|give|look|see)?|i'?d (?:like|love) (?:to|that|it|some|help)|i would like (?:to|that|help)|i(?:'m| am) (?:willing|up for|in$|ready|game)|i(?:'ll| will) (?:try|do|give) (?:it|that|this|anything|one|the)|i(?:'ll| will) (?:try|have a go)\b|happy to (?:try|do)|(?:give|have) (?:it|that) a (?:go|try|shot)|help me (?:with it|test|do|try|word|write|find|say)|how do (?:i|we) (?:start|begin|do (?:it|that))|what(?:'s| is) the (?:first )?step|what do i (?:have to )?do(?: first| now)?$|show me|do it now|go (?:on then|ahead|for it)|yes please|please do|do the \w+ (?:one|thing)|(?:the|that) (?:breathing|exercise|first) one|i said (?:yes|now|ok)|worth a (?:go|try|shot))\b/;
const YES =
  /^(?:(?:um+|er+|well|hm+|oh|ah|right|so|and|alright then) )*(?:y|ye|yes|yeah|yea|yep|yup|sure|ok|okay|k|alright|all right|fine|please|now|go on|go|ready|in|why not|could do|i suppose(?: so)?|i guess(?: so)?|suppose so|might as well|if you (?:like|want|think)|whatever you think|absolutely|definitely|of course|sounds (?:good|ok|okay|fine|alright)|that (?:would|might|could) (?:help|be)|good idea|maybe|try (?:it|that)|anything|do it|one|shall we|we (?:can|could)|i can(?: try)?|i could(?: try)?|help me)\b/;
/** A story that only begins with a nod. */
const GOES_ON = /^(?:ok|okay|yeah|yes|right|well|so|fine|sure)\b.*\b(?:i|he|she|they|we|it|my)\b/;

/**
 * `offered` is the message that made the offer: "In, or not today?" is answered by "in", and by
 * "not today". Null where the answer is about something else.
 */
export function consentIn(text: string, offered: string): Consent {
  const said = plain(text);
  if (said === '') return null;
  const words = said.split(' ');
  const side = sideTaken(words, offered);
  if (side !== null) return side;
  if (NO.test(said)) {
    const after = TURNS.exec(said)?.[0].replace(/^\w+ /, '') ?? '';
    return WILLING.test(after) || YES.test(after) ? 'yes' : 'no';
  }
  if (TALK.test(said)) return 'no';
  if (WILLING.test(said)) return 'yes';
  if (!YES.test(said)) return null;
  return words.length <= 4 || (words.length <= 9 && !GOES_ON.test(said)) ? 'yes' : null;
}

/** Either half of "…, or …?" taken up word for word. */
function sideTaken(words: readonly string[], offered: string): Consent {
  const question = /[^.!?…;]*\?\s*$/.exec(offered.trim())?.[0];
  const [first, second] = plain(question ?? '').split(/ or (?=\S)/, 2);
  if (first === undefined || second === undefined || /\byes no\b/.test(first)) return null;
  const own = words.filter((word) => !FILLER.has(word));
  if (own.length === 0 || own.length > 4) return null;
  const within = (side: string) => own.every((word) => side.split(' ').includes(word));
  const [one, other] = [within(first), within(second)];
  return one === other ? null : one ? 'yes' : 'no';
}

const FILLER = new Set(['please', 'then', 'ok', 'okay', 'well', 'um', 'i', 'just', 'thanks']);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
