/** Hears a no to our own question, wherever it stands in a message and however it is put. */

/** Whatever people exclaim before they answer. */
const EXCLAIMED =
  'what|wait|and|wow|ok|okay|um|uh|er|hm|erm|ah|haha|ha|lol|lmao|omg|ew|oh|god|my god|good (?:god|grief|lord|heavens)|christ|jesus|bloody hell|hell|blimey|come on|seriously|really|sorry|well|honestly|look|listen|mate|dude|bro|man|huh|eh|but|like|i mean|i said|i just said|i already said|i told you|as i said|thank god|fuck|fucking|for (?:god|fuck|christ)s? sake|you just asked that|you said it straight out';
const LED = `^ (?:(?:${EXCLAIMED}|,) )*`;

/** A no that is said of something else: "no one", "no plan", "no idea". */
const NO =
  'no(?! (?:one|body|plans?|point|reasons?|hope|idea|clue|energy|more|longer|matter|doubt|use|future|way (?:out|forward|i)|thank|thanks|friends|job|sleep|good|need|choice|wonder|exercise|exercises|breathing|list|steps|questions|tablets|phone|signal) )|nope|nah|naw|no way|never(?! (?:been|had|felt|told|mind|again|known|said))|of course not|course not|absolutely not|definitely not|certainly not|obviously not|hell no|god no|(?:i )?(?:guess|suppose|hope|think) not|i would not say (?:that|so)|(?:probably|hopefully|thankfully|luckily) not|no more than (?:most|anyone|any one|any ?body|the next|usual|other)|not (?:really|at all|right now|tonight|like that|that|so|even close|me|ever|in a million years|to that point|that far|suicidal)(?= |$)|nothing (?:like|of) (?:that|the (?:sort|kind))|i am not(?= $|  | ,| (?:suicidal|like that|that (?:far|bad|low|way)|thinking|planning|considering|going to (?:do|act|kill|hurt|harm|die|end)|about to|at all|really $|there|in (?:any )?danger|my|him|her|one of|crazy|mad|stupid|daft|the (?:type|sort|kind)|actually|even|serious|(?:so )?desperate|ready to die)(?= |$))|i (?:do|did|have|had) not(?= $|  | ,| (?:any|think so|mean (?:it|that)|have (?:any|them|that|it|those|such|these|thoughts|suicidal)|had (?:any|them|that|it|those)|want to (?:die|kill|hurt|harm|end|be dead|do (?:that|it|anything))|feel (?:like that|that|suicidal)|think (?:about|of|like|that)|at all|really $|no|honestly|ever|actually|but|because|lol|thank|even think|wish|plan|need to)(?= |$))|i would not(?= (?:$|do|ever|dream|go|hurt|kill)|  )|it is (?:not|nothing)(?: like)? (?:that|so|to that point|of the sort)';
const AT_FIRST = new RegExp(`${LED}(?:${NO})(?: |$)`);

/** Anywhere in the message, whatever stands around it; a clause of its own. */
const ANYWHERE = new RegExp(
  `${LED}(?:(?:no|nope|nah) )*(?:(?:no|nope|nah|never|god no|hell no|no way|of course not|absolutely not|definitely not|certainly not|not at all|not (?:like )?that|nothing like that|nothing of the (?:sort|kind)|not even close|god forbid|as if|why would i)(?: (?:no|at all|ever|never|god|honestly|really|though|mate|lol))*|it is (?:not|nothing) (?:like )?that(?: bad| serious| dark)?|do not be (?:silly|daft|ridiculous|stupid|dramatic)|i (?:really |honestly )?(?:would|could|will) never(?: ever)?(?: (?:do|think|want|even think) (?:of |about )?(?:that|it|such a thing|anything like that|something like that|anything))?(?: to [^ ]+(?: [^ ]+){0,3})?|i would not (?:ever )?do (?:that|anything like that|anything stupid|such a thing)(?: to [^ ]+(?: [^ ]+){0,3})?|i am not (?:going to|about to) do (?:that|anything(?: stupid| silly| like that)?|something stupid)(?: [^ ]+){0,6}|i (?:(?:already|just) )*(?:said|told you|told you that|answered) no|(?:[^ ]+ ){0,10}?(?:the|my) answer(?: is)? (?:still |a |just )*no|(?:i am )?not planning (?:anything|on (?:it|anything)|to)(?: [^ ]+){0,8}|(?:i am |am )?(?:[a-z]+ )?not suicidal|i am not (?:feeling |actually |at all )?(?:suicidal|in danger|like that|thinking (?:of|about) (?:that|it|suicide|dying|killing myself|ending (?:it|my life))))(?: ,)* $`,
);

/** Of what somebody would do only: after a yes, "I wouldn't" is about the deed, not the thoughts. */
const OF_THE_DEED = / i (?:would|could|will) (?:never|not)| do not be /;

/** "The kids would not cope, so no." */
const AT_LAST = / (?:so|then|honestly|but)(?: ,)? (?:no|nope|nah|not really) $/;

/** "No, I don't want to die", wherever it stands: what is denied is named. */
const isNamedNo = (part: string): boolean =>
  AT_FIRST.test(part) &&
  / (?:no|nope|nah|not) (?:[^ ]+ ){0,5}(?:die|dying|dead|suicid(?:e|al)|kill(?:ing)? myself|end(?:ing)? (?:my life|it all))(?= $| ,| or| just| at all| no)/.test(
    part,
  );

const clausesOf = (part: string): readonly string[] =>
  part
    .split(/ (?:,|but|because|and then|i am just|it is just) /)
    .map((clause) => ` ${clause.trim()} `);

/** `fresh`: the message answers a question we have just put, so that a bare "no" is its answer. */
export function denies(parts: readonly string[], fresh: boolean, disclosed: boolean): boolean {
  const first = parts.find((part) => !ONLY_EXCLAIMED.test(part)) ?? '';
  if (
    fresh &&
    (AT_FIRST.test(first) || parts.some((part) => AT_LAST.test(part) || isNamedNo(part)))
  )
    return true;
  return parts
    .flatMap(clausesOf)
    .some(
      (clause) =>
        (fresh || !BARE.test(clause)) &&
        ANYWHERE.test(clause) &&
        !(disclosed && OF_THE_DEED.test(clause)),
    );
}

const ONLY_EXCLAIMED = new RegExp(`^ (?:(?:${EXCLAIMED}|,|this|that|it) )+$`);
/** Too little to be about our question once others have come in between. */
const BARE = new RegExp(
  `${LED}(?:no|nope|nah|never|no way|of course not|absolutely not|definitely not|certainly not|not at all|not (?:like )?that|as if|why would i|do not be [a-z]+|it is (?:not|nothing) (?:like )?that(?: [a-z]+)?)(?: [a-z]+){0,2} $`,
);

/** "Not wanting to be alive, no": our own words, and the answer behind them. */
export const OURS_AND_NO =
  /^ (?:(?:any |the )?thoughts? (?:of|about) )?(?:suicid(?:e|al)|dying|death|(?:not )?(?:wanting|want|wishing|wish)(?: to| i)? (?:be|live|die|was|were|not)(?: (?:not|alive|here|dead|at all|any ?more))*|kill(?:ing)? myself|end(?:ing)? my life)(?: ,)? (no|nope|nah|never|god no|not really|of course not) $/;

/** What is only the answer, an exclamation or an apology for it: nothing to be taken up. */
export function isOnlyDenial(part: string): boolean {
  return (
    ONLY_EXCLAIMED.test(part) ||
    APOLOGY.test(part) ||
    OURS_AND_NO.test(part) ||
    clausesOf(part).every(
      (clause) =>
        ANYWHERE.test(clause) ||
        ONLY_EXCLAIMED.test(clause) ||
        ONLY_NO.test(clause) ||
        clause.trim() === '' ||
        NO_PLAN.test(clause),
    )
  );
}

/** A mild no, and nothing else. */
const ONLY_NO = new RegExp(
  `${LED}(?:i )?(?:(?:do not|did not) think so|(?:guess|suppose|hope) not|would not say (?:that|so)|probably not|no more than [^ ]+)(?: (?:no|really|honestly|though))* $`,
);
const APOLOGY =
  /^ (?:oh |i am |so |really )*sorry(?: [^ ]+){0,2}? (?:if|i|for|that|to)(?: [^ ]+)* (?:dramatic|worry|worried|scare|wrong|like that|that way|sound(?:ed)?|drama)(?: [^ ]+){0,3} $|^ i (?:did|do) not mean (?:it )?(?:to (?:be|sound|make|worry|scare)|like that|that|it that way)(?: [^ ]+){0,6} $/;
const NO_PLAN = / no plans?(?: or [^ ]+)? $/;
