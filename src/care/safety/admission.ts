/** Hears a yes to our own question: at once, or turns later, and also after a no was given first. */

const LED =
  '^ (?:(?:well|alright|all right|(?:the )?truth is|um|uh|er|hm|ok|okay|oh|god|so|honestly|i guess|i suppose|i mean|like|if i am honest|to be honest|but|and|,) )*';
const A_YES =
  'yes|yeah|yea|yep|yup|ya|y|i am|i do|i have|i did|i was|sometimes|often|always|maybe|perhaps|kind of|a little|a bit|sort of|every (?:day|night)|most (?:days|nights)|all the time|i guess(?: so)?|i suppose(?: so)?|probably|true|correct|of course|obviously|mhm|uh huh|it (?:does|has|did)|they (?:do|are)|there (?:are|is|were|have been)|now and (?:then|again)|once in a while|on and off|at times|(?:only |mostly |usually |just )(?:at night|at nights|in the (?:mornings?|evenings?|night)|when i (?:drink|lie awake|can not sleep|am (?:alone|tired|drunk|in bed)))|some(?: )?times|some (?:days|nights)|lately|si|oui|ja|sim';
const TAIL =
  'yes|yeah|sometimes|often|a (?:lot|bit|little)|at (?:night|times)|lately|maybe|i (?:do|am|have|guess|suppose|did|think)|kind of|sort of|always|all the time|every (?:day|night)|most (?:days|nights)|some (?:days|nights)|now and then|on and off|recently|these days|it does|it has|honestly|a few times|once or twice|many times|before|again|just thoughts|the thoughts|thoughts|in a way|if i am honest|to be honest|so';
/** The whole first clause is a yes, whatever is told behind it. */
const YES_FIRST = new RegExp(`${LED}(?:${A_YES})(?: ,| (?:${TAIL}))* $`);
const FILLER =
  /^ (?:(?:i do not know|dunno|not sure|well|um|uh|er|hm|ok|okay|oh|god|so|honestly|right|wow|sorry|,) )+$/;
/** "I am", "there is", "maybe": with more words behind it a yes only where these are of it. */
const OPEN =
  '(?:i (?:am|do|have|did|was|had)|it (?:does|has|did)|they (?:do|are)|there (?:are|is|were|have been)|always|often|maybe|perhaps|probably)';
const OF_WHAT_WAS_ASKED =
  '(?:yes|yeah|think\\w*|thought\\w*|consider\\w*|wonder\\w*|wish\\w*|want(?:ed|ing)?|dream\\w*|plan\\w*|suicid\\w*|die|dying|dead|kill\\w*|disappear\\w*|sometimes|often|always|lately|once|twice|(?:a )?(?:bit|little|lot)|at (?:night|times)|on and off|now and (?:then|again)|there|going to|about to|close to|last (?:night|week|month|year)|yesterday|before|every (?:day|night)|all the (?:time|week)|when i (?:am|was|drink|lie)|i (?:guess|suppose|do|am|have)|some (?:days|nights)|most (?:days|nights))';
const YES_OPEN = `${OPEN}(?= (?:[^ ]+ ){0,4}?${OF_WHAT_WAS_ASKED} )(?: [^ ]+){1,5}`;
/** A yes with a few words: all of a short message. */
const YES_SHORT = new RegExp(
  `^ (?:why|(?:well |i guess |honestly |um |,)*(?:(?!${OPEN} [^ ])(?:${A_YES})(?: [^ ]+){0,5}|${YES_OPEN})) $`,
);
const NO_YES =
  / (?:yeah|yes) (?:no|but no|nah|whatever|right|i (?:hear|know|understand|see|get|read)|please|thank|thanks|he|she|they|we|you)(?= )| i (?:am|was) (?:fine|ok|okay|safe|good|alright|tired|just)(?= )| i (?:do|have|did) not (?!know )| not like that /;

/** A no of before is taken back. */
const TAKEN_BACK =
  / i (?:was|have|am)(?: not|nt)(?: been)?(?: [a-z]+){0,2}? (?:honest|truthful|straight|open|upfront|telling (?:you )?the (?:whole |full )?truth)(?! (?:with|to) (?:my|him|her|them|the|our|a|people|every|any))| i (?:kind of |sort of |sometimes |may have |have |might have )*(?:(?:lied|fibbed|was lying)(?: to you)?|lie to you)(?= (?:before|earlier|when|just|about (?:that|it|what you)|there|then|at the start|to you|,|$)| $)|(?:what|when) i (?:said|told you|answered)(?: [a-z]+){0,4} (?:was not|is not|was a lie)(?: [a-z]+){0,2}? ?(?:true|truth|honest|right)?| i (?:said|told you|answered) no(?: [a-z]+){0,3}? (?:but|before|earlier|when)| (?:maybe|perhaps|ok maybe|actually) (?:a (?:bit|little) |kind of )?like that(?= |$)| i (?:should|could) have said yes| i (?:want|need|would like) to (?:take (?:that|it|the no) back|change my answer)| i (?:did|do) not (?:tell|want to tell) you (?:the (?:whole |full )?truth|everything)(?: [a-z]+){0,2}? (?:before|earlier|when you asked)| that (?:was not|is not) (?:really |actually |quite |completely |entirely )?(?:true|the (?:whole )?truth)(?= (?:before|earlier|what i said|when i|when you))/;
/** "I said no before and it's still no": nothing is taken back. */
const STANDS_BY_IT =
  / (?:(?:still|again) (?:a )?no|(?:it|that|the answer) (?:is|was) (?:still )?(?:a )?no|(?:i )?meant (?:it|that|no|what i said)|no means no|(?:that|it) still (?:stands|is)|nothing has changed|i say no|i (?:am|have) not changed my)(?= )/;
/** What was asked is pointed at. */
const WHAT_YOU_ASKED =
  / (?:what|when|that thing|the thing|the question) you (?:asked|said|wanted to know)| you asked (?:me )?(?:before|earlier|if|about|whether)| your question| (?:yes|yeah) to (?:what|your|that) | the answer is yes| you were right (?:before|earlier|when|about (?:that|the|what))| i (?:literally |already |just )*(?:said|told you)(?: [a-z]+)? yes(?= |$)| i (?:did )?(?:already )?answered? yes| what i have been (?:trying to say|saying)/;

const OFTEN =
  '(?: ,)*(?: (?:sometimes|too|though|a (?:lot|bit|little)|at (?:night|times)|lately|yes|yeah|most (?:days|nights)|every (?:day|night)|all the time|now and (?:then|again)|on and off|once in a while|when [^,]+|more than [^,]+|quite often|often|again|still|these days|in bed|honestly|i guess|i suppose|if i am honest|some (?:days|nights)|before|,))*';
/** "I do think about it": said of what we asked, without naming it. */
const OF_IT = new RegExp(
  [
    `i (?:do|did|have|have been|am|must admit i|sometimes|still|often|always|lie there and|lie awake and)(?: (?:sometimes|actually|really|still|often|always|kind of|just))*? (?:think|thinking|thought|wonder|wondered)(?: (?:sometimes|a lot|often))? (?:about|of) (?:it|that|those things|things like that|stuff like that)${OFTEN}(?= ,| but| and| $)`,
    `i think (?:about|of) (?:it|that|things like that|stuff like that)${OFTEN}(?= ,| but| and| $)`,
    `(?:it|that|the thought|the idea) (?:does |did |has |do |sometimes |still |kind of |just )*(?:cross(?:es|ed)?(?: my mind)?|comes?|came|pops?|popped|go(?:es)? through|been there|been on my mind|been in my head|is there|is in my head|is on my mind|enters?|entered|occurred|occurs)(?: (?:up|to me|into my head|in my head|my mind|my head|through my (?:mind|head)|back|there|into my mind|in))*${OFTEN}(?= ,| but| and| $)`,
    `i (?:do|have|did|sometimes|still|kind of)(?: (?:sometimes|actually|have|had|get|got|do|still))* (?:those|these|such|dark|that kind of|them|thoughts like that|those kinds? of|the)(?: (?:kind of |sort of )?thoughts?)?(?<!the)${OFTEN}(?= ,| but| and| $)`,
    `(?:maybe|sometimes|perhaps|i guess|i suppose|actually|actually yes|honestly yes) (?:yes|yeah|i (?:do|have|am|did|might|was))${OFTEN}(?= ,| but| and| $)`,
    `(?:sometimes|maybe|at night|lately|actually)(?: ,)? (?:yes|yeah)${OFTEN}(?= ,| $)`,
    `i might have(?: (?:thought|wondered) (?:about|of) (?:it|that))?${OFTEN}(?= ,| $)`,
    `(?:those|the|these) thoughts (?:are|do|have|come|came|keep)(?: [a-z]+){0,4}`,
  ]
    .map((one) => ` ${one}`)
    .join('|'),
);
/** Sentences that only make room for what is to be said. */
const MAKES_ROOM =
  /(?:^ (?:can|could|may) i (?:say|tell|ask|admit|be honest|confess)|something(?: to)? (?:to )?(?:tell|say|admit|confess)|need to (?:tell|say|admit|come clean)|want to (?:tell|say|admit|be honest)| to be honest| the truth| honest | lied | lying | admit | confess| you asked| before | earlier | never (?:told|said)| hard to (?:say|write|admit|type)| do not (?:judge|be mad|freak|panic|tell)| company (?:i|please)| sorry |^ (?:ok|okay|well|um|uh|so|right|please|hm|actually|listen|fine|alright|all right|look|yes|yeah)(?: [a-z]+){0,3} $)/;
const CONFESSES = / honest| truth| admit|confess|something|never (?:told|said)| lied /;
/** What the thought is of, where it is named behind it: the job, the affair, the move. */
const OF_ELSE =
  / (?:about|of) (?:it|that) (?:, )?(?:the|my|his|her|our|quitting|leaving|moving|texting|calling|work|school|divorc\w+|drinking|going)(?= )|(?:quit(?:ting)?|divorc\w+|the job|the move|moving (?:out|away|in)|break(?:ing)? up|the exam|drink(?:ing)?|text(?:ing)? (?:him|her)|my ex|the accident|the future|a baby|the wedding|money|the interview) /;

const WEIGHTY =
  / (?:i (?:do|have|did) (?:[a-z]+ )?(?:think|thought|wonder)|cross(?:es|ed)?|(?:those|these|dark|the) thoughts|maybe i (?:have|do)|i might have)(?= )/;

/** "Yeah but I wouldn't do anything" grants the thoughts. */
const CLAUSE_END = / ,| (?:but|though) (?=i (?:would|could|will) (?:not|never) )/;

/** Thrown in before the answer. */
const OUR_WHY = /^ (?:but |and )?why (?:do|did|would|are) you [a-z ]{2,24}$/;
/** A yes to our question, or only the way into something else. */
const YES_BUT =
  /^ (?:well )?(?:yes|yeah|yea|yep|kind of|sort of|i (?:do|guess|suppose)) (?:but|though) /;

/** "Ok, yeah, maybe I've thought about it." */
const GRANTED =
  /^ (?:(?:ok|okay|fine|alright|well|,) )*(?:yes|yeah|yea|yep)(?: ,| maybe| i guess| perhaps| actually)* i /;

/** "I don't know. Sometimes yeah. Tonight yeah.": a sentence of its own that can be nothing else. */
const INSISTS =
  /^ (?:sometimes|tonight|today|right now|lately|often|at night|most nights)(?: ,)? (?:yeah|yes|yep) $|^ (?:yes|yeah|yep)(?: ,)? (?:it has|it does|tonight|sometimes|lately|most nights) $/;

export type Admission = 'yes' | 'admits' | 'it' | 'perhaps' | null;

export interface Asked {
  /** Messages since we asked; 0 where this one answers. */
  readonly since: number;
  readonly denied: boolean;
}

/** 'yes' to a question just put, 'admits' where it is gone back to; 'it' where only the open question can be meant; 'perhaps' where "it" could be what we asked, or what the talk has been about since. */
export function admits(parts: readonly string[], { since, denied }: Asked): Admission {
  const all = ` ${parts.join(' ').replaceAll(/ {2,}/g, ' ').trim()} `;
  if (since <= 1 && parts.some((part) => INSISTS.test(part))) return 'yes';
  const first =
    parts.find((part) => !FILLER.test(part) && !OUR_WHY.test(part))?.split(CLAUSE_END)[0] ?? '';
  if (since === 0 && !NO_YES.test(all)) {
    if (YES_FIRST.test(`${first.trimEnd()} `)) return goesElsewhere(first, all) ? 'perhaps' : 'yes';
    if (YES_SHORT.test(all) && !/ (?:not|no|never) /.test(all) && all.split(' ').length <= 14)
      return 'yes';
    if (YES_BUT.test(all)) return 'perhaps';
  }
  const taken = !STANDS_BY_IT.test(all) && parts.some((part) => TAKEN_BACK.test(part));
  const pointed = parts.some((part) => WHAT_YOU_ASKED.test(part));
  const at = parts.findIndex(
    (part) => OF_IT.test(part) && !/ not (?:really )?(?:think|thought)/.test(part),
  );
  if (taken && (denied || pointed || at >= 0)) return 'admits';
  if (pointed && / yes | yeah | i do | it is true | you were right /.test(all) && since > 0)
    return 'admits';
  if (at < 0 || OF_ELSE.test(all)) return null;
  if (pointed) return 'admits';
  if (denied && / truth is /.test(parts[at] ?? '')) return 'admits';
  const before = parts.slice(0, at);
  if (!before.every((part) => MAKES_ROOM.test(part))) return since <= 1 ? 'perhaps' : null;
  if (since === 0 || before.some((part) => CONFESSES.test(part))) return 'admits';
  // Said by itself, and with some weight, it goes back to the one thing that was left open.
  const alone = at === 0 && parts.length === 1;
  if (denied && (alone || GRANTED.test(parts[at] ?? '')) && WEIGHTY.test(all)) return 'it';
  return since <= 2 || denied ? 'perhaps' : null;
}

/** "Yeah. So she thinks it is her fault": a bare yes, and then a long way of something else. */
function goesElsewhere(first: string, all: string): boolean {
  const bare = /^ (?:yes|yeah|yea|yep|yup|i know|true|right|ok) *$/.test(first);
  return bare && all.split(' ').length > 12 && !OF_THOUGHTS.test(all);
}
const OF_THOUGHTS =
  / (?:think|thinking|thought|thoughts|plans?|die|dying|dead|death|suicid\w+|kill\w*|end|ending|wish|alive|asked|trying to say|hurt|night|nights|sometimes|often|relief|stop|gone|over|here) /;
