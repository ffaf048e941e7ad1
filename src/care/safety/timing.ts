/** When a question about danger would cut across what the person is doing with the message. */
import { straight } from './normalise.ts';

const ASKS_US =
  /(?:^|[.!?,;]\s*|\b(?:so|and|but|ok|okay) )(?:(?:what|how) (?:do|should|can|could|would|shall) (?:i|you|u|we)|(?:should|shall|can|could) i|(?:can|could|would|do) (?:you|u)|is (?:it|that|this) (?:ok|okay|normal|bad|possible)|am i)\b[^.!?]*\?*\s*$|(?:^|[.!?,;]["'”]?\s*)(?:what|how|where|when|which|is|are|does)\b[^.!?]*\?\s*$/i;
const ENDS_ASKING = /\b(?:you|u|your|ur)\b[^.!?]*\?\s*$/i;
/** Asked of nobody: despair has the form of a question, too. */
const OF_NOBODY =
  /\b(?:what(?:'?s| is) the (?:point|use)|why (?:bother|me|even|am i (?:even|still) here|can'?t i)|who (?:cares|would (?:even )?(?:care|miss|notice))|what(?:'?s| is) wrong with me|what am i (?:even )?(?:doing|here|for)|when (?:does|will) (?:it|this) (?:end|stop)|how (?:much longer|am i supposed))\b/i;
/** Something they are about to do for themselves; what may be a farewell (to write, to put away, to sleep) is not among it. */
const SETS_ABOUT =
  /\b(?:(?:i think|maybe|perhaps|i guess|i suppose|i might|i could|i'?ll|i will|i want to|i'?m (?:going to|gonna)|i'?m thinking of|thinking of|let'?s|i should)(?: (?:i(?:'?ll| will| could| might| should)?|maybe|just|try|to|and|also|probably))* (?:mut(?:e|ing)|block(?:ing)?|unfollow(?:ing)?|call(?:ing)?|ring(?:ing)?|text(?:ing)?|ask(?:ing)?|talk(?:ing)?|see(?:ing)? (?:a|my|the)|nap(?:ping)?|try(?:ing)?|start(?:ing)?|walk(?:ing)?|eat(?:ing)?|shower|book(?:ing)?|apply(?:ing)?|meet(?:ing)?|visit(?:ing)?|take a (?:walk|break|day|bath|shower)))\b/i;

/** True where the message asks something of us, or is busy with a way forward. */
export function wouldInterrupt(message: string): boolean {
  const text = straight(message).trim();
  if (OF_NOBODY.test(text)) return false;
  return ENDS_ASKING.test(text) || ASKS_US.test(text) || SETS_ABOUT.test(text);
}

/** Words for having come to an end; they ask for the question also where nothing else was heard. */
export const isDespairing = (message: string): boolean =>
  /\b(?:hopeless|no hope|a burden|worthless|pointless|no point|can'?t go on|cannot go on|can'?t do this (?:any ?more|anymore)|giv(?:e|ing|en) up on (?:life|myself|everything|it all)|want (?:it|everything) to (?:stop|end|be over)|(?:better off|fine|easier|well|ok(?:ay)?|better) without me(?! (?:on|at|for|this|there|today|tomorrow|in)\b)|not have (?:a )?tomorrow|(?:nobody|no ?one) needs (?:that from )?me|in the way of everyone|nothing (?:left|to live|to look forward)|no (?:future|way out|reason to)|what i do to people|hate being (?:me|alive)|wish i (?:wasn'?t|weren'?t|was not)|tired of (?:life|living|being (?:me|alive)))\b/i.test(
    straight(message),
  );

/** A message that is low itself, whatever is told in it. */
export const isLow = (message: string): boolean =>
  /\b(?:hopeless|no hope|burden|worthless|useless|pointless|no point|what'?s the point|empty|numb|can'?t (?:do|take|go on|cope|carry|bear|face|keep)|cannot (?:do|take|go on|cope)|give up|giving up|given up|so tired|tired of (?:it|this|every|life|living|me)|worn out|exhausted|had enough(?! (?:with|money|time|space|room|sleep|to|for|on)\b)|too much|done with|hate my|hate myself|failure|crap (?:mum|mom|dad|parent|person)|bad (?:mum|mom|dad|mother|father)|no good|(?<!home |by )alone(?! time)|let (?:\w+ )?down|my fault|i ruin|ruin everything|what i do to people|(?:nobody|no ?one) (?:(?:even |really )?cares|(?:would|will) (?:\w+ )?(?:care|notice|miss|mind|know|come))|lonely|miserable|depress\w*|dark|despair|trapped|broken|ashamed|disgust\w*|cry\w*|better off|in the way|without me|disappear|nothing (?:matters|helps|left)|low|awful|drowning|unbearable|end of (?:it|my)|lost everything|so sad|hurts?|pain)\b/i.test(
    straight(message),
  );

/** Their own death or hurt is in the words, in whatever sense. */
export const namesIt = (message: string): boolean =>
  /\b(?:suicid\w*|unalive|self.?harm\w*|(?:kill|harm|hurt|cut|end)(?:ing|ed)? (?:myself|me|my life)|(?:want|wan|wanna|going|rather|ready|hope|like|wish)\w*(?: to)?(?: \w+)? (?:die|be dead)|be dead|idea of dying|(?:be|being|still|stay) (?:alive|here any ?mor\w*)|(?:am|i'?m) i? ?still here|be here any ?mor\w*|don'?t (?:want to|wanna) (?:live|be here|exist|wake)|if i (?:was|were) gone|care if i (?:come back|live|die|wake)|my (?:own )?(?:arms|wrists|scars|attempt))\b/i.test(
    straight(message),
  );

/** What is theirs is given away, not one thing to somebody who is glad of it, and not to make room. */
export const partsWith = (message: string): boolean =>
  /\bgiv(?:e|en|ing) (?:\w+ ){0,2}(?:away|stuff|things|bits|belongings|everything)\b|\bgave (?:\w+ ){0,2}(?:stuff|things|bits|belongings|everything)\b.{0,8}\baway\b/i.test(
    message,
  ) &&
  !/\b(?:mov(?:e|ed|ing)|charity|declutter\w*|clear(?:ed|ing)? out|tidy\w*|outgr\w+|too (?:small|big)|birthday|christmas|happy|thrilled|delighted|loved|jumble|recycl\w*|kondo|allotment|courgettes?|tomato\w*|clothes|baby)\b/i.test(
    message,
  );

/** Nobody had asked: "I'm not going to do anything", "it's fine, I'm calm". */
export const soothes = (message: string): boolean =>
  /\b(?:not|n'?t) (?:going to|gonna|gon+a|about to) do (?:anything|something)\b|\bwon'?t do (?:anything|something)\b|\b(?:i'?m|i am|feel|feeling) (?:\w+ )?(?:calm|at peace|peaceful|relieved|sorted|ready)\b/i.test(
    straight(message),
  );

/** Something is wished for, or looked forward to: what it would be like, and to be able to again. */
const AHEAD =
  /\bi(?:'d)?(?: (?:just|really|only|would|do))* (?:want|like|love|hope|wish) (?:to be able to|to (?:use|get back|go back|enjoy|learn|see|have)\b(?! (?:rid|out|away|over with))|i could (?:use|go|get|see|have)\b)|^\W*if (?:i|we|he|she|they|it) [^.!?]{1,24}\? |\b(?:could|would) be (?:lovely|nice|good|great)\b/i;
/** Somebody is dead or dying, or was not there for it: heavy by itself, and no word about their own life. */
const BEREFT =
  /\b(?:died|passed away|passing|funeral|the grave|buried|ashes|widow\w*|hospice|when (?:he|she|mum|mom|dad) (?:went|passed)|(?:i )?(?:miss|missing) (?:him|her|them|my \w+)|(?:wasn'?t|not being|not been|never) there (?:when|for|at|with)|(?:should|could|would)(?:'ve| have| of) (?:been|gone|come|stayed|rung|called|known|held)|said i'?d (?:be|come)\b)/i;

/** True where the talk is of a loss or of something hoped for, so that the words sound heavier than they are. */
export const isElsewhere = (message: string): boolean => {
  const text = straight(message);
  return AHEAD.test(text) || BEREFT.test(text);
};

/** They want to know why we asked what we asked. */
export const asksWhy = (message: string): boolean =>
  /\bwhere (?:did|does|is) (?:that|this|it) (?:come|coming)|\bwhere'?s (?:that|this) com|\bwhy (?:do|would|did|are|r) (?:you|u|you all|people|they|everyone|everybody) (?:(?:even|keep|always|just|all) )*(?:ask|say|think|assume|jump to)|\bwhat makes you (?:ask|think|say)|\bwhy (?:that|this) question|\bwhat kind of question|\bwhy ask\b|^\W*(?:but )?why\W*$/i.test(
    message,
  );

/** Whoever says good night goes. */
export const isLeaving = (message: string): boolean =>
  /\b(?:bye|good ?night|see (?:you|ya)|got(?:ta| to) go|gtg|talk (?:later|soon)|i['’]?m off (?:to bed|now)|off to bed|^\W*night(?: now| all)?\W*$|(?:ok|right|anyway),? night)\b/i.test(
    message,
  );

const ASKS_FOR_IT =
  /\b(?:ask me (?:it |that )?(?:again|straight|outright|directly|plainly)|you (?:can|could|may) (?:just )?ask (?:me )?(?:it |that )?(?:straight|outright|directly|plainly)(?: out)?|(?:do|are|will|would|did|why (?:do|did|are|won|would)) ?(?:you not|n['’]?t you|you)(?: (?:going to|gonna))? ask(?:ing)?(?: me)?(?: (?:it|that))? (?:again|any ?more|this time)|(?:do|are|will|did) you not (?:going to )?ask(?:ing)?(?: me)?(?: (?:it|that))?\s*\?|(?:do|did|are|wo)n['’]?t you (?:going to )?ask(?:ing)?(?: me)?(?: (?:it|that))?\s*\?|you (?:have ?n['’]?t|did ?n['’]?t|never|stopped) ask(?:ed|ing)?(?: me)?(?: (?:it|that))? again)/i;

/** "Do you not ask? You asked before", "you can ask me straight": they want the question, and may be readier for it now. */
export const asksToBeAsked = (message: string): boolean => ASKS_FOR_IT.test(message);
