/** What sounds like danger to the statistics, and is grief, guilt or a child's plea. */

/** What one could have done for somebody: guilt goes over it again and again. */
const COULD_HAVE =
  / (?:if (?:only )?i (?:had|would|have)(?: [a-z]+){0,3}|i (?:should|could|would|might) (?:have|of)|had i|would (?:have|of) (?:been|lived|survived|known|made|got|come|had)|would (?:still )?be (?:alive|here)|i let (?:him|her|them)|i (?:did|could) not (?:save|help|stop|pick up|answer|hear)|i (?:did |had )?(?:say|said|promise|promised)(?: (?:that|him|her|them))* i would (?:be|come|stay)|i was not (?:there|with (?:him|her|them))|not being there) /;
const SOMEBODY =
  / (?:he|she|him|her|his|they|them|(?:my|the) [a-z]+|ambulance|doctors?|hospital|phone|call|calls|midnight|rang|funeral|died|answered|picked up|hand) /;
/** Their own wish not to be here makes it more than grief. */
const OWN_END =
  / (?:myself|me|mine|die|dying|dead|suicide|kill|end (?:it|my)|join (?:him|her|them)|be with (?:him|her|them)|follow (?:him|her|them)|(?:not|never) (?:be|been) (?:here|born|alive)|wake up|instead of|live|living|my life|pills?|tablets|rope|gun|knife|bridge|take (?:them|it)|plan(?:ned)?|tonight|tomorrow|goodbye|without me|go on|disappear|sleep) /;

const THEIR_END =
  / (?:let|letting|made) (?:him|her|them|my [a-z]+) (?:die|go)| (?:he|she|they|it)(?: [a-z]+){0,2}? (?:died|die|dead|dying|killed|live|living|lived|go on|here)(?= )/g;

/** A plea not to be told on is what children ask of everybody; by itself it announces nothing. */
const PLEA =
  /^ (?:please |just |so |but |and |ok |hey |wait |promise |you (?:will|would|can|could|must) |will you |can you |i beg you |, )*(?:do )?not (?:you )?tell (?:on me|(?:my |the )?[a-z]+(?: (?:and|or) (?:my )?[a-z]+)?)(?: (?:about (?:this|it|that|me|any of this)|please|ok|okay|anything|this|that|yet|i said (?:this|that|anything)|what i (?:said|say|write|wrote)(?: here)?|,))* $/;

/** A robbery is told with the words of violence, and is neither a wish nor a home that is not safe. */
const ROBBED =
  / (?:robbed|robbery|mugged|mugging|(?:took|stole|grabbed|wanted|gave (?:him|them)) (?:my|the) (?:[a-z]+ )?(?:wallet|purse|handbag|bag|rucksack|money|phone and)) /;
const AT_HOME =
  / (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mom|mother|stepdad|stepfather|brother|home) (?:[a-z]+ )?(?:hit|hits|beat|beats|hurt|hurts|threw|held|holds|pulled|put|took|chok\w+) | (?:myself|suicide|kill me|want to die|be dead|not wake up|not be here|end it|alive any ?more) /;

export function isRobbery(parts: readonly string[]): boolean {
  const all = parts.join('');
  return ROBBED.test(all) && !AT_HOME.test(all);
}

/** Nothing but what the statistics hear speaks for danger in these words. */
export function isOtherwise(parts: readonly string[]): boolean {
  if (parts.length > 0 && parts.every((part) => PLEA.test(part))) return true;
  const all = parts.join('');
  if (isRobbery(parts)) return true;
  return COULD_HAVE.test(all) && SOMEBODY.test(all) && !OWN_END.test(all.replace(THEIR_END, ' '));
}

const OWN_AGE =
  /(?:^| )i am (?:only |just |nearly |almost )?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: (?:years? old|and|,|yo|so|but|btw|now|in|f|m|girl|boy)| $)|(?:^| )i am in (?:(?:the )?[5-9]th grade|year (?:[6-9]|1[0-1])|middle school|primary school|secondary school)|(?:^| )i (?:(?:just |also |then )?(?:got|was|have been|had been|am) (?:put |given |sent )?(?:in |to |an? |another |after school )*(?:isolation|detention)|(?:fell|keep falling|kept falling) asleep in (?:geography|maths|math|english|science|history|french|spanish|biology|chemistry|physics|class|assembly|form))(?= )| my (?:form (?:tutor|teacher)|head of year|school nurse) /;

/** A child is answered as one for the rest of the session, whatever the message was about. */
export const saysOwnAge = (parts: readonly string[]): boolean =>
  parts.some((part) => OWN_AGE.test(part));

const MINOR =
  / (?:i am (?:only )?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= (?:years? old|and|,|yo|so|but|f|m|my|girl|boy)| $)|(?:in|my) (?:[5-9]th|1[01]th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|middle school|(?:1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen) years? old) /;

/** A school year, or an age below eighteen. */
export const saysMinor = (parts: readonly string[]): boolean =>
  parts.some((part) => MINOR.test(part));
