/** Our own question about dying, spoken of: "are you going to ask me again if I want to kill myself". */
import type { RiskState } from './types.ts';

const WANTS =
  '(?:i (?:still )?(?:am|was|feel|have|had|want|wanted|would|might|think|thought)|about)(?: [^ ,]+){0,3}? (?:suicidal|suicide|kill(?:ing)? (?:myself|me)|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it(?: all)?)|die|dying|dead|death)';
const TO_ASK =
  '(?:are you (?:going to|gonna|about to|just going to|only going to)|are you|will you|do you (?:have to|need to|always|keep)|can you|could you|please|why (?:(?:on earth|the hell|in the world|in gods name|would|did|are|were|do|does) )+(?:you|they|people|you all|you people|you lot|everyone|everybody)|(?:stop|quit|no more|enough with|do not|not)|(?:people|everyone|everybody) (?:always|keep|just))';
const ASKING = new RegExp(
  `(?<= )(?:${TO_ASK})(?: (?:not|just|always|keep|keeps|have to|even|going to|please|all|stop|to)){0,3} (?:ask|asks|asking|check|checking|assume|assumes|assuming|think|thinks|thinking|suppose|suggest|jump to)(?: (?:me|again|always|every time|once more|now|just|for|it)){0,3} (?:if|whether|that|about|like)?(?: )?${WANTS}(?= )`,
  'g',
);
/** "I never said anything about suicide": our question is news to them, and nothing is said of themselves. */
const NEVER_SAID =
  /(?<= )i (?:(?:have |had |did )?(?:never|not)(?: even| ever)? (?:said|say|saying|mention(?:ed)?|talk(?:ed|ing)?|wr[oi]te|written|br(?:ing|ought) up|sp(?:eak|oke|oken))(?: (?:anything|nothing|a word|a thing|one word|any of that))?|(?:said|wrote|mentioned) nothing)(?: (?:about|of|like|that)(?: [^ ,]+){0,2}?)? (?:suicide|suicidal|kill(?:ing)? myself|dying|die|death|dead|ending (?:my life|it(?: all)?))(?= )/g;

/** A yes beside it, however small. */
const ADMITS =
  / (?:yes|yeah|yep|yup|true|lied|lying|lie|maybe|perhaps|sometimes|might|because i|cause i|i do|i am|i did|i have|i want to|i will|wish|already|plan|planning|pills?|goodbye|tonight|if i say|anyway) /;

/** The sentences without it, once we have asked; what else is said is read as ever. */
export function withoutOurAsking(
  parts: readonly string[],
  previous: RiskState | null,
): readonly string[] {
  if (previous === null || previous.asked === 0 || previous.flags.includes('disclosed'))
    return parts;
  const rest = parts.map((part) =>
    part.replace(ASKING, 'ask me that').replace(NEVER_SAID, 'i never said that'),
  );
  const spoken = rest.some((part, at) => part !== parts[at]);
  return spoken && !rest.some((part) => ADMITS.test(part)) ? rest : parts;
}
