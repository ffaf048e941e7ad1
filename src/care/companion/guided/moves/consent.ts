/** Whether somebody says yes or no to what was offered, however they put it. */

import { NEVER_AGREED } from '../skills/halt.ts';

export type Consent = 'yes' | 'no' | null;

const TALK =
  /\b(?:keep|rather|just|prefer(?:\s+to)?|sooner|want to|go on) (?:talk\w*|chat\w*|vent\w*|tell\w*|going)\b/;
const NO =
  /^(?:(?:um+|er+|well|hm+|ok|sorry|please|thanks?(?: you)?|maybe) )*(?:(?:don'?t|do not)(?: please)?$|(?:don'?t|do not) (?:give|make|do|start|send|offer|bring|ask|try|plan)\b|no(?! (?:problem|worries|idea|harm|reason not|i (?:mean|meant|said|was)|(?:i|he|she|they|we) (?:have|haven'?t|hadn'?t|did|didn'?t|never|told|called|wasn'?t|isn'?t) (?!(?:got )?(?:the )?(?:time|energy|want|like|agree|ask|feel|think|need))\w+))|nope|nah|not (?:now|today|tonight|really|yet|for me|right now|keen|into)|i(?:'d| would) rather not|rather not|i (?:don'?t|do not) (?:want|think so|fancy|feel like)|leave it|park it|pass|later|another time|out|(?:just )?talk(?:ing)?(?: please| instead)?$|(?:let'?s|can we|could we) (?:just |keep |rather |first )*(?:talk|chat)(?:ing)?\b)\b/;
const TURNS = /\b(?:but|though|still|actually)\b.*/;
/** Plain enough to count in a longer message, too. */
const WILLING =
  /\b(?:let'?s (?:do|try|go|start|begin|have|give|look|see)?|i'?d (?:like|love) (?:to|that|it|some|help)|i would like (?:to|that|help)|i(?:'m| am) (?:willing|up for|in$|ready|game)|i(?:'ll| will) (?:try|do|give) (?:it|that|this|anything|one)|i(?:'ll| will) (?:try|do) the (?:exercise|breathing|list|ritual|steps)|i(?:'ll| will) (?:try|have a go)\b|(?:i|we) (?:can|could|might|may) try (?:the|your|one|some)\b|(?:^|[,.] )(?:well |ok |yes |yeah |fine |sure |i guess |i suppose )*we (?:can|could) try(?=$|,| though| but)|(?:i|we) (?:can|could|may|should|will|'ll) (?:try|do|give|have) (?:it|that|this|one)\b(?! (?:but|later|another|tomorrow|when|after))|happy to (?:try|do)|(?:give|have) (?:it|that) a (?:go|try|shot)|help me (?:with it|test|do|try|word|write|find|say)|how do (?:i|we) (?:start|begin|do (?:it|that))|what(?:'s| is) the (?:first )?step|what do i (?:have to )?do(?: first| now)?$|show me|do it now|go (?:on then|ahead|for it)|yes please|please do|do the \w+ (?:one|thing)|(?:the|that) (?:breathing|exercise|first) one|i said (?:yes|now|ok)(?! (?:to (?!(?:the|that|your|this) (?:\w+ minutes?|\w+ min|exercise|breathing|list|plan|for and against|ritual|steps|thing|one)\b)|mum|mom|dad|mate|love|he|she|they|i|it|that|we)\b)|worth a (?:go|try|shot)|i (?:did|do) say yes|i (?:already |just )?said i would|(?:now|that|this|it)(?: is|'s)? fine(?: by me| with me)?$|(?:\w+ )?(?:minutes?|mins?)(?: (?:is|are|would be|sounds?|works|'s))? (?:fine|ok|okay|good|great|possible|doable|all right|alright|works?|(?:is )?nothing|i (?:can|could) (?:do|manage|spare|give))(?: for me| by me| then)?\b|(?:then|but|so) yes\b|yes (?:ok(?:ay)? )?now (?:is|would be)\b|now(?: is|'s|s) (?:fine|good|ok(?:ay)?|a good time|best)\b|you (?:can|may) (?:start|begin))\b/;
const YES =
  /^(?:(?:um+|er+|well|hm+|oh|ah|right|so|and|alright then) )*(?:y|ye|yes|yeah|yea|yep|yup|sure|ok|okay|k|alright|all right|fine|please|now|go on|go|ready|in|why not|could do|i (?:suppose|guess)(?: so)?(?=$| (?:so|then|yes|yeah|ok|we|it'?s|it (?:could|might|can'?t)|that (?:could|might|would)|why|please|now|mate|dear|love|i (?:could|can|might))\b)|suppose so|might as well|if you (?:like|want|think)|whatever you think|absolutely|definitely|of course|sounds (?:good|ok|okay|fine|alright)|that (?:would|might|could) (?:help|be)|good idea|maybe|try (?:it|that)|anything|do it|one|shall we|we (?:can|could)|i can(?: try)?|i could(?: try)?|help me)\b/;
/** A yes that is hedged, however long its "if": "I suppose we could, dear, if you think it would help". */
const HEDGED =
  /^(?:(?:um+|er+|well|hm+|oh|ah|right|so|and|ok|okay|alright|yes|yeah|then|honestly|maybe) )*(?:go on(?: then)?|(?:i )?(?:suppose|guess|reckon) (?:so|not|i (?:could|can|might|should)|we (?:could|can|might|should)|it (?:could|might|may|can'?t|couldn'?t|won'?t|wouldn'?t) \w+|that (?:could|might|would) \w+)|(?:i|we) (?:might|may) as well|might as well|i (?:don'?t|wouldn'?t) mind|i(?:'?ve| have) nothing to lose|what(?:'s| is| have i got) (?:the harm|to lose)|if (?:you (?:like|want|think|still want|must)|it(?:'s| is)? (?:not|helps?|would help)|that(?:'s| is) (?:ok|okay|all right|alright))|(?:it|that) (?:can'?t|couldn'?t|won'?t) hurt)(?: (?:try|try it|try that|do it|do that|give (?:it|that) a (?:go|try)|have a go))?(?: (?:dear|love|mate|then|now|please|though|really|anyway))*(?: if .{1,90}| as long as .{1,90})?$/;
const YES_OR_NO = /,? ?\b(?:a )?(?:plain |simple |straight )?yes,? or (?:a )?no\b[.,!?:;]*/gi;
const TAIL = /(?: (?:i (?:suppose|guess|reckon)|then|please|dear|love|mate|though|now))+$/;
/** A story that only begins with a nod. */
const GOES_ON = /^(?:ok|okay|yeah|yes|right|well|so|fine|sure)\b.*\b(?:i|he|she|they|we|it|my)\b/;

/**
 * `offered` is the message that made the offer: "In, or not today?" is answered by "in", and by
 * "not today". Null where the answer is about something else.
 */
export function consentIn(message: string, offered: string): Consent {
  // "Yes or no. Can I?" presses for an answer of ours, and gives none.
  const text = message.replace(YES_OR_NO, ' ').trim();
  const said = plain(text);
  if (said === '') return null;
  if (NEVER_AGREED.test(text)) return 'no';
  const side = sideTaken(said.split(' '), offered);
  if (side !== null) return side;
  const parts = partsOf(text, offered);
  const answers = parts.map(answerOf);
  const no = answers.lastIndexOf('no');
  const yes = answers.lastIndexOf('yes');
  if (no < 0 && yes < 0) return parts.length > 1 ? wholeOf(said) : null;
  return yes > no ? 'yes' : 'no';
}

/** What they say besides the yes. */
export const withoutConsent = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|,\s+|\n+/).filter((line) => answerOf(plain(line)) === null);

/** Sentence by sentence, without the words of the offer that are only said over: "A ritual? …" */
function partsOf(text: string, offered: string): string[] {
  const ours = new Set(plain(offered).split(' '));
  const lines = text.split(/(?<=[.!?…])\s+|\n+/);
  const echo = (line: string): boolean =>
    /\?\W*$/.test(line) &&
    plain(line)
      .split(' ')
      .every((word) => SMALL.has(word) || ours.has(word));
  const rest = lines.filter((line, at) => at > 0 || lines.length === 1 || !echo(line));
  return rest.map(plain).filter((line) => line !== '');
}
const SMALL = new Set(['a', 'an', 'the', 'my', 'your', 'me', 'i', 'to', 'some']);

function answerOf(said: string): Consent {
  const words = said.split(' ');
  if (NO.test(said)) {
    const after = TURNS.exec(said)?.[0].replace(/^\w+ /, '') ?? '';
    return WILLING.test(after) || YES.test(after) ? 'yes' : 'no';
  }
  if (TALK.test(said)) return 'no';
  if (HEDGED.test(said)) return 'yes';
  if (WILLING.test(said) && words.length <= MOST_WILLING) return 'yes';
  const turned = TURNS.exec(said)?.[0].replace(/^\w+ /, '') ?? '';
  if (turned.split(' ').length <= 5 && (HEDGED.test(turned) || GO_ON.test(turned))) return 'yes';
  const bare = said.replace(TAIL, '');
  if (!YES.test(bare) && !YES.test(said)) return null;
  return words.length <= 4 || (words.length <= 9 && !GOES_ON.test(bare)) ? 'yes' : null;
}

const GO_ON = /^(?:then )?(?:go on|go ahead|let's|ok(?:ay)?|yes|fine|i'?ll try)\b/;
const wholeOf = (said: string): Consent => (WILLING.test(said) ? 'yes' : null);
/** What they will do in a long sentence is seldom the exercise. */
const MOST_WILLING = 30;

/** Either half of "…, or …?" taken up word for word. */
function sideTaken(words: readonly string[], offered: string): Consent {
  const question = /[^.!?…;]*\?\s*$/.exec(offered.trim())?.[0];
  const [first, second] = plain(question ?? '').split(/ or (?=\S)/, 2);
  if (first === undefined || second === undefined || /\byes no\b/.test(first)) return null;
  const own = words.filter((word) => !FILLER.has(word));
  if (own.length === 0 || own.length > 4) return null;
  // "We could plan ten minutes …": "plan, I guess".
  if (own.length === 1 && own[0] === PITCHED.exec(offered)?.[1]?.toLowerCase()) return 'yes';
  const within = (side: string) => own.every((word) => side.split(' ').includes(word));
  const [one, other] = [within(first), within(second)];
  return one === other ? null : one ? 'yes' : 'no';
}

const PITCHED = /\b[Ww]e (?:could|can) (\w+)\b/;
const FILLER = new Set(
  'please then ok okay well um i just thanks guess suppose reckon the a'.split(' '),
);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
