/** Speech acts: what a message does, before what it is about. */
import { contentWords, wordsOf } from './text.ts';

export type Act =
  | 'silence'
  | 'gibberish'
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'hostile'
  | 'correction'
  | 'dunno'
  | 'yes'
  | 'no'
  | 'maybe'
  | 'laugh'
  | 'remark'
  | 'apology'
  | 'distrust'
  | 'browsing'
  | 'boundary'
  | 'first_told'
  | 'arriving'
  | 'parroting'
  | 'dodged'
  | 'likened'
  | 'unlived'
  | 'luck'
  | 'doing'
  | 'poor_english'
  | 'pause'
  | 'no_exercise'
  | 'challenge'
  | 'may_i'
  | 'dont_laugh'
  | 'ack';

const YES =
  /^(?:y|ye|yes|yes please|yeah|yea|yep|yup|sure|ok sure|sure why not|go on|go on then|go ahead|let'?s|let'?s (?:do|try) (?:it|that|this)|please|do it|sounds good|ok let'?s|okay let'?s|i guess|i guess so|why not|absolutely|of course|definitely|true|right|exactly|correct|i do|it is|it does|they do|i am|i think so|mhm|uh ?huh|fine|alright|all right|ok|okay|k|kk|yes i (?:do|am|think so|would|could|can)|i'?d like that|that works|ready|i would|ok fine|yes that'?s (?:it|right)|that'?s (?:it|right|true)|si|we can|could do|try it|let'?s go|i'?ll try|ok i'?ll try|i suppose so)$/;
const NO =
  /^(?:n|no|nope|nah|naw|not really|no thanks|no thank you|no thx|not now|not today|not yet|never|negative|i'?d rather not|rather not|i don'?t want to|don'?t want to|i don'?t think so|i do not|i'?m not|it doesn'?t|not interested|hell no|no way|no i don'?t|no it doesn'?t|pass|i can'?t)$/;
const MAYBE =
  /^(?:maybe|perhaps|possibly|kind of|kinda|sort of|sorta|i suppose|suppose so|it depends|depends|a bit|a little|sometimes|could be|might be|probably|in a way|yes and no|both|ish|half)$/;
const DUNNO =
  /^(?:i (?:really |honestly |just )?(?:don'?t|do not|dunno) know(?: (?:really|tbh|honestly|anymore))?|i'?m not sure|not sure|no idea|no clue|idk|dunno|i dunno|i can'?t (?:think|say|tell)(?: of (?:anything|any|one))?|can'?t think of (?:anything|any|one)|hard to say|beats me|who knows|don'?t know|i have no idea|couldn'?t say|whatever|so what|meh|(?:i )?don'?t care|who cares|no comment|i (?:don'?t|do not) have an answer(?: to that| for that)?|no answer(?: to that)?|idk really|i don'?t know how to (?:say|explain) it|not sure really)$/;
const ACK =
  /^(?:ok|okay|k|kk|right|i see|fair|fair enough|hm+|mm+|mhm|oh|ah|cool|got it|makes sense|that makes sense|true|good point|interesting|huh|wow|noted|alright|nice|sure|yeah ok|ok yeah)$/;
const GREETING =
  /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|afternoon|evening)|evening|morning|sup|heya|hi there|hey there|hello there|howdy|what'?s up|greetings)(?:\s(?:there|again|\w+))?$/;
const BYE =
  /\b(?:bye+|by+e+|goodbye|cheerio|toodle\w*|ta[ -]?ra|farewell|i'?ll leave you to it|i'?ll let you go|(?<!\b(?:a|the|one|every|any|my|first|last|really|no|this|that|each) )good night|goodnight|gn|see (?:you|ya)(?! (?:as|in|like|have))|talk (?:later|soon|tomorrow)|that(?:'?s| is|'?ll| will)(?: probably)? (?:all|enough|it|do) for (?:today|tonight|now)|signing off|logging off|heading off|ttyl|(?<=[.!,] )(?:night|nite|gn|bye)(?: then| all| pal| mate| love)?[.! x]*$|^(?:ok(?:ay)?,? )?(?:night|nite) (?:pal|mate|love|then|all|buddy)[.! x]*$|have a (?:nice|good|lovely|great) (?:evening|night|day|one|weekend)|let'?s (?:stop|leave it) (?:here|there))\b|\bgo(?:ing|nna go)? (?:to )?bed(?: now)?[.! ]*$|(?:^|(?<!\b(?:why|when|where|how|that|if|before|everywhere|because|than) )\bi(?:'ve|'m|'ll|'d)? (?:really |just |better )?)(?:gotta|got to|have to|need to|should|going to|gonna|better|will|'ll)?\s?(?:go|run|leave|head off|log off|sleep|go to (?:bed|sleep)|get going|stop here|off|done for (?:today|tonight|now))(?: now| soon| to (?:bed|sleep)| sleep| here)?(?:[,.!]? (?:thanks|thank you|cheers|ta|bye|mate|sorry|x+))*[.! ]*$|^(?:ok(?:ay)?,? )?(?:can|may|could) i (?:go|leave|stop)(?: now| here| and \w+ (?:it|him|her|them))?[?.! ]*$|\bis it (?:ok|okay|all right|alright|fine) if i (?:stop|go|leave)\b|\b(?:gtg|g2g)\b/;
/** "Any noise behind me and I'm off": what they do then, and no leave taken. */
const OFF_AT_ONCE =
  /\b(?:any|every|each|one|a single|another|the (?:slightest|smallest|first|least)|as soon as|if|(?:he|she|they|it|someone|somebody) \w+)\b[^.!?]*\band i(?:'m|'ll| am|'d| will| just)? (?:just |straight )?(?:off|gone|out|run|leave|go)\b/;
/** A short goodbye as it is typed on a phone; a lone "night" may be an answer, which the talk decides. */
const BYE_SHORT =
  /^(?:(?:ok(?:ay)?|k|right|anyways?|alright|well|thanks|thank you|thx|ty|cheers|and|so|yeah|cool|ah|oh|good|fine|i'?m|im|i|just|really|think i'?ll|i'?ll|gotta|got to|gonna|going to|have to|need to|should|better|will|time to|must) )*(?:night(?: night)?|nite(?: nite)?|off|g'?night|goodnite|nighty night|gn|nn|ttyl|ttys|cya|laters?|toodles|take care|sleep(?: now| well| time)?|(?:go(?:ing)?|off|head(?:ing)?(?: off)?|get(?:ting)?) to (?:bed|sleep)|(?:gna|gonna) sleep(?: night)?|(?:go(?:ing)?|off) (?:now|bed)|bedtime|bed(?: time)?|time for (?:bed|sleep)|crash(?:ing)?(?: now)?)(?: (?:now|then|all|mate|x+|thanks|thank you|bye|for now|soon|tomorrow|alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james))*$/;
/** "got to go ive got a drop": off, and the reason after it. */
const BYE_OFF =
  /(?:^|[.!?,] )(?:(?:ok|okay|right|anyway|well),? )?(?:i'?m|i (?:really |rly )?am) (?:really |rly |off )?going now[.! ]*$|(?:^|[.!?,] |\b(?:actually|anyway|right|ok|okay|sorry|ah|oh|well|now),? |\bi(?:'ve|ve|'m|m|'ll|ll|'d better)? (?:really |just )?)(?:gotta|got to|have to|need to|must|better|should) (?:go|dash|run|shoot|fly)(?: now)?(?=$|[.,!;]| (?:ty|thx|ta|x+|ive|i've|i'm|im|my|the|it's|its|(?:she|he|they)(?:'?s|'?re)?|bus|train|kids|someone|there'?s?|work|tea|dinner|boss|mum|phone)\b)|\bthen (?:(?:off )?to )?bed[.! ]*$|\b(?:that'?s|thats) my (?:lunch|break|stop|bus|train|tea break|time)(?: over| up| done| now| here)?[.! ]*$|(?:^|[.,!] )(?:(?:ok|right|anyway|well)[.,]? )?(?:i'?m |im )?off (?:out|now|to (?:bed|work))[.! ]*$|\bend of (?:the |this )?session\b|\bi(?:'ve|ve|'d better| better)? (?:really |just |now )?(?:got to|gotta|have to|need to|must|should|better) (?:go|run|dash|get going|head off)(?: and \w+ (?:him|her|them|(?:my|the) \w+))?(?=[.,!]| now[.,!])|\b(?:that'?s|thats) me (?:off|done|for (?:now|today|tonight|the night))\b|\b(?:gtg|g2g)\b/;
/** "sleep", "bed" and "night" on their own answer questions as often as they end a talk. */
export const ONE_WORD_BYE = /^(?:sleep|bed|night|later)$/i;
const UNLIVED =
  /\b(?:what (?:would|do|could|the hell would) you know(?! about (?:me|you))|how (?:would|could) you (?:even |ever |possibly )?(?:know|understand|get it)|you (?:wouldn'?t|can'?t|couldn'?t|will never|could never) (?:even |possibly |really )?(?:know(?!,? i know)|understand|get it)|you'?ve never (?:had|lost|lived|been|worked|loved)|easy for you to say)\b/;
/** Away for a moment: nothing is asked, and nothing made of it. */
const PAUSE =
  /^(?:(?:ok|sorry|right|oh),? )*(?:(?:wait|hang on|hold on)(?=[.,! ]*(?:$|an? (?:sec|second|min|minute|moment|bit)|there\b|please\b|for me\b|i(?:'m| am|'ll|'ve| have| need)?\b))|one (?:sec|second|min|minute|moment)|just a (?:sec|second|min|minute|moment)|(?:give me|two) (?:a )?(?:secs?|mins?|minutes?)|brb|be right back|back in (?:a|two|five|ten|\d+) ?\w*)\b|\bbrb\b|^(?:no,? )?you (?:don'?t|dont|do not) (?:have|need) to (?:say|answer|reply)\b|\bi (?:will|'ll|must|have to|need to|ll)(?: have to)? (?:stop|pause|go) for (?:a|one|two) (?:minutes?|moment|second|sec|bit)\b/;
/** No exercise, no tips: held to for the rest of the talk. */
export const NO_EXERCISE =
  /\bstop (?:with )?(?:the|this|that|your) (?:\w+ )?(?:exercises?|lists?|worksheets?)\b|\b(?:(?:don'?t|dont|do not) want (?:to )?(?:\w+ ){0,3}(?:activit(?:y|ies)|steps?|leaflets?|techniques?|worksheets?)\b|nothing with (?:steps|exercises|breathing)|(?:don'?t|dont|do not) (?:much |really )?(?:care for|believe in|like|hold with) (?:\w+ )?(?:exercises|techniques|breathing)\b|(?:not|never|ain'?t|don'?t|dont|do not|won'?t|wont|no) (?:\w+ )?(?:doing|do|want|wanting|need|undertake|try|trying|to undertake|to do) (?:an?|any|no|your|the|more)? ?(?:breathing\w*|exercises?|techniques?|meditation|mindfulness|visuali[sz]ation|role ?play\w*|worksheets?|homework|grounding)|(?:don'?t|dont|do not|please don'?t|please dont) (?:\w+ )?(?:give|suggest|offer|recommend|send)(?: me)? (?:an?|any|your|the|that)? ?(?:\w+ )?(?:breathing\w*|exercises?|techniques?|meditation|mindfulness|pomodoro|yoga|apps?|journal\w*|tips|worksheets?|walks?)|(?:prefer|rather) not (?:to )?(?:\w+ )?(?:do|undertake|try)? ?(?:an?|any) (?:\w+ )?(?:exercise|technique)|no (?:more )?(?:exercises|techniques|breathing exercises?)\b|(?:breathing|exercise|technique|worksheet|meditation)s?(?: \w+)? (?:is|are|isn'?t) (?:not )?(?:what i (?:need|want)|for me|my thing)|(?:not|ain'?t) doing (?:that|this|it)\b.{0,30}\bbreathing|(?:not|ain'?t) (?:writing|doing|keeping) (?:an?|any|that|the|no) (?:letter|list|diary|journal)|^exercises?,? (?:\w+ )?no\b|(?:do not|don'?t) (?:think|believe|feel) (?:that )?(?:an?|any|the|your) (?:\w+ )?exercises? (?:is|are|would)|\bno (?:for|to) (?:your|the|an?|any) exercises?|(?:ain'?t|haven'?t|have not|not|no) (?:got )?(?:the |any )?time for (?:an?|any|your)? ?exercises?)/;
/** "Do you want to know what I won?": they want to be asked. */
const MAY_I =
  /^(?:(?:ok|so|and|well|anyway),? )*(?:(?:do you|you|d'you) (?:want to|wanna) (?:know|hear|guess)\b|(?:can|shall|should|could|may) i (?:just )?(?:tell you (?!to\b|off\b)|say (?:one|some|a) ?thing\b)|guess what\b|i (?:just |really |do )?(?:want|need|'?d like|would like) to tell you(?: (?:how|what|about)(?: \w+){1,3}| everything| it| the whole (?:story|thing))?[.!]*$|wanna (?:know|hear)\b|want to (?:know|hear) (?:what|how|why|who|something)\b)|\bi can tell you if (?:that'?s|thats|it'?s|its|you) (?:ok(?:ay)?|all ?right|alright|want|like|don'?t mind|fine)/;
/** "Don't laugh": said before the thing itself. */
const DONT_LAUGH =
  /^(?:(?:ok|and|but|please|pls|so|now),? )*(?:don'?t|dont|do not|you (?:can'?t|cant|mustn'?t)|no) (?:laugh(?:ing)?|judge(?: me)?|judging|be (?:mad|angry|shocked)|think (?:badly|less|i'?m (?:mad|weird|stupid))|hate me|freak out)(?: (?:at )?(?:me|but|ok(?:ay)?|please|though|at this|of me))*[.!, ]*$/;
/** "Prove it", "lame": a push to see what comes back. */
const CHALLENGE =
  /^(?:(?:ok|okay|fine|well|so|whatever)[,.]? )*(?:prove it|lame|boring|weak|yawn|is that it|say something (?:real|human|\w+ (?:real )?(?:person|human)(?: would say)?|else|useful|interesting|a real person would say)|try (?:again|harder)|go on (?:impress|surprise) me|(?:impress|surprise) me)[.! ]*$/;
export const THANKS =
  /\b(?:thanks|thank you|thankyou|thank u|thnx|tysm|thx|ty|ta|cheers|appreciate (?:it|this|that|you)|that (?:really |actually )?help(?:s|ed)|this (?:really |actually )?helped|that'?s (?:really |actually |so )?helpful|you'?ve helped)\b/;
const HOSTILE =
  /^what are you,? (?:an?|some(?: kind of)?|my) (?!(?:real|ai|bot|robot|machine|human|computer|person|programme?|therapist|doctor|actual|chat\w*)\b)\w+(?: \w+)?[?.! ]*$|\bpatroni[sz]ing[.! ]*$|(?:^|\b)(?:fuck (?:you|off|this)|f u|screw you|^(?:just |oh |please )?shut up|you (?:can )?shut up|go to hell|you(?:'?re| are)? (?:so |just |such |really |fucking |a |an |bloody |absolutely |completely |total |not |no )*(?:useless|stupid|dumb|an idiot|idiot|pathetic|worthless|annoying|shit|crap|garbage|rubbish|trash|moron|terrible|awful|joke|waste of time|bitch|asshole|no help|patroni[sz]ing|condescending|clueless|fake)|(?:talking|speaking|chatting) to a (?:\w+ )?(?:toaster|machine|robot|computer|wall|bot|program|algorithm|fridge)|you suck|you don'?t (?:get|understand|know (?:me|us|anything|nothing|shit|how|a thing|jack|what you)|listen|care|help)\b(?! if)|you(?:'?re| are)(?: not|n'?t) (?:\w+ )?(?:helping|helpful|listening|getting)|this is (?:so |just |really |fucking |a |complete |total |utter )*(?:useless|stupid|bullshit|bs|pointless|dumb|a? ?waste of (?:my )?time|shit|crap|rubbish|ridiculous|a joke|not helping|not working)|this isn'?t (?:helping|working)|(?<=^|[.!?,;] ?|please |just |and |so )stop (?:saying|talking)|i hate (?:you|this (?:app|bot|thing)|talking to (?:you|a (?:bot|machine|computer)))|stupid (?:bot|app|machine|ai|program|computer|robot)|dumb (?:bot|app|machine|ai|robot)|piece of (?:shit|crap|junk)|(?<!\b(?:since|as|if|because) )you keep (?:asking|saying)|what a (?:load of|waste)|is that (?:all|it|the best) you\b|is that the best|whatever\b.{0,12}\bbot|useless (?:bot|app|thing|machine|ai))\b/;
/** To the helpers they have had enough of. */
const LIKENED =
  /(?:^|[.!?,] |\b(?:god|christ|now|oh|and|but) )you(?:'re| are)? (?:sound(?:ing)?|talk(?:ing)?|just) (?:just |exactly |a bit )?like (?:that|the|every|all|one of|an?|some) (?:\w+ )?(?:nurse|doctor|gp|counsell?or|therapist|shrink|social worker|vicar|leaflet|pamphlet|card|brochure|self.?help|textbook|script|call centre|helpline|others?|lot|rest|robot|machine)\b|\bis that what they (?:teach|taught|tell|train) you\b|\bdid (?:you|they) (?:get|read) that (?:off|from|out of) (?:a|the) (?:leaflet|card|book|course)\b/;
const TO_A_MACHINE =
  /\b(?:me|i'?m|here i am|sat here|sitting here|end up|ended up) (?:talking|speaking|chatting) to an? \w+/;
const CORRECTION =
  /^(?:[a-z]+ ){0,2}[a-z]+\? (?:no|nope|nah)\b(?!,? (?:(?:s?he|they|we|i|it)\b|(?:s?he|they)[ds]\b))|^(?:not|it'?s not|its not) \w+[.,;] (?:that'?s|thats) (?:the|a) wrong word|^(?:no|nah|nope)[,.]? (?:he|she|it|they)(?:'?s|'?re| is| are| was) (?:not|never) \w+(?: \w+)?[,;.] (?:he|she|it|they)|^(?:no[,.!]? )?(?:that'?s not (?:what i (?:meant|said|mean)|it|right|true|quite|how|the point|exactly)|not what i (?:meant|said)|i (?:didn'?t|never) (?:say|said|mean|meant) (?:that|it|so|this)\b|you(?:'ve| have)? (?:misunderstood|misread|got (?:it|that|me) wrong|got that wrong|misheard)|(?:what )?i meant\b|i(?:'?m| am| was|'?ve been| have been) (?:telling|talking)(?: you about\b| about\b(?=[^.!?]*[.!?]*$))|i mean(?: that)? (?:it(?:'?s| is| was)|he|she|they|my|not|the)\b|wrong|no i meant|actually no|that isn'?t (?:what|it|right|true)|not (?:him|her|them|my \w+|that)[,;. ]|it'?s not (?:that[,;.]|(?:about (?:that|him|her|them|the|my|work)|my \w+)[,;. ])|no it'?s (?:my|the|about|more|not))/;
/** Said of the companion or its question, kindly. */
const REMARK =
  /^(?:ok(?:ay)?,? |yeah,? |hm+,? )?(?:that'?s|thats|this is|that was) (?:a bit |a lot |much |actually |so |kind of |kinda |really |quite )*(?:better|closer|it|right|exactly it|more like it|true|fair|nice|lovely|good|helpful|clever|spot on|it exactly)(?: actually| though| tbh)?[.! ]*$|\byou (?:didn'?t|haven'?t|don'?t) (?:even )?(?:tell me off|judged? me|laugh(?:ed)?(?: at me)?|lectured? me|shout(?:ed)?(?: at me)?|flinch(?:ed)?)\b|\b(?:at least you|you(?:'?re| are) (?:\w+ )?(?:nice|kind|sweet|good|funny|smart|right|helpful|wise|easy to talk to|a good listener|not (?:so |that )?bad)|i like (?:you|talking (?:to|with) you|this)|good (?:question|point)|never thought (?:of|about) (?:it|that) (?:like|that way|this way|before)|that'?s (?:nice|kind|sweet) of you|you get (?:it|me)\b)/;
/** How they want to be talked to: no lecture, no questions, not about that. */
const BOUNDARY =
  /\b(?:can we (?:please |not )?just talk\b|(?:don'?t|dont|do not) (?:be|get|say (?:any|some)thing) (?:clever|cute|funny|deep|wise|smart)|(?:don'?t|dont|do not) tell me (?:what|how) (?:i|to)|(?:don'?t|dont|do not) (?:want|like|wish) to (?:tell|say|describe|go through)\b|(?:don'?t|dont|do not) (?:really )?(?:like|want to be|enjoy) (?:talking|speaking|thinking|going) (?:about|into|over|on about)\b|don'?t you dare (?:tell|say|ask|give)|(?:stop|quit) giving me|(?<!\bi (?:just |really |never |still )?)don'?t (?:you )?(?:just )?say (?=\w+(?: \w+)?[.! ]*$)|(?<!\b(?:i|he|she|they|it|people|to|will|would|might|could|can|[a-z]+['’](?:ll|d)) (?:just |really |never |still )?)(?:don'?t|do not|stop|quit) (?:lectur\w+|judg\w+|preach\w*|analys\w+|analyz\w+|psychoanaly\w+|therap\w+|patroni\w+|ask(?:ing)?|tell me (?:to|what)|give me (?:advice|tips)|try(?:ing)? to fix)|(?:don'?t|do not) (?:really )?(?:want to|wanna) (?:talk|speak|think|go into|get into) ?(?:about (?:it|that|this|him|her))?|rather not (?:talk|say|go into)|(?:don'?t|do not) (?:think i )?(?:want|need) (?:any |your |an? |to do an? )?(?:advice|tips|help|exercises?|questions|lecture)|no (?:more )?(?:questions|advice|lectures?|tips|exercises|techniques)|just (?:listen|want to (?:vent|be heard|talk))|too many questions|stop with the questions|can we (?:please |just )?not (?:do|talk about|go into|discuss) (?:that|this|it))\b/;
/** "The knee, don't ask": a manner of speaking. */
const ASK_NOT = /(?<=\w), ?(?:please )?don'?t (?:even )?ask(?=[.,!;]|$)/g;
/** That we only give their words back, or ask what was asked before. */
export const PARROTING =
  /\b(?:you(?:'?re| are)? (?:just |only |literally |basically |still )*(?:repeat(?:ing)?|parrot(?:ing)?|quot(?:e|ing)|echo(?:ing)?|copy(?:ing)?)|you (?:just |only |keep )?(?:said|saying|say|gave|give|giving) my (?:own )?words back|(?:stop|quit) (?:repeating|quoting|parroting|echoing|saying (?:that|it|this|my words?)(?: word)? back)|(?:just|only|keep) repeating|you (?:already|just) (?:said|asked)|asked (?:me )?that (?:already|before|twice)|that'?s (?:just |literally |exactly )what i (?:just )?said|that'?s what i just said|said that (?:already|before))\b/;
/** Not knowing whether, how or where to begin. */
const ARRIVING =
  /\b(?:(?:don'?t|not) (?:really )?(?:know|sure) (?:if (?:this is|it'?s) the right|where to (?:start|begin)|how to (?:start|begin|do this)|what (?:to|one|you|people) (?:says?|writes?|puts?|talks? about)|why i'?m (?:even )?here|how this works|if i (?:should|belong))|never (?:done|tried|used) (?:this|anything like)|(?:is|if) this (?:is )?the right place)\b/;
/** They go and do it while they write: nothing is asked of them then. */
const DOING =
  /^(?:done|did it)[.!,] \S|^(?:(?:right|ok(?:ay)?|yeah|well|so|alright)[,. ]+)*(?:i'?m )?(?:gonna|going to|off to|going) (?:go )?(?:and )?(?:sit|be|find|hug|wake|talk|ring|call|tell) (?:with |to )?(?:him|her|them)(?: now)?[.! ]*$|^(?:(?:right|ok(?:ay)?|yeah|there|well|so|alright)[,. ]+)*(?:(?:i'?m )?(?:sending|doing|ringing|calling|texting|writing) (?:it|her|him|them|that)(?: now)?|(?:i(?:'ve| have)? )?(?:just )?(?:sent|posted|done|did|texted|rang|called|told) (?:it|her|him|them)|sent|i did it|done it|it'?s (?:in|done|on|sent|off))[.! ]*$|[.!,] (?:there[.,] )?sent[.! ]*$/;
export const DODGED =
  /^(?:(?:great|right|ok(?:ay)?|well|wow|thanks|brilliant)[.,! ]+)*(?:that'?s |that (?:is|was) |you(?:'re| are) )?(?:not|isn'?t|wasn'?t) (?:very |at all |really |much )?(?:helpful|helping|useful|any (?:help|use)|an answer)\b|\b(?:(?:that'?s|that is|what) a (?:dodge|cop ?out|non.?answer)|you(?:'re| are) dodging|i (?:already |just )?(?:told|answered|said) (?:you|that|so|it)(?: that)?(?: already)?[.! ]*$|i (?:already|just) (?:told you|answered|said that|said so)|^i told you[,.! ]|\bi asked (?:you )?(?:if|whether|what|how|why|about)\b|say what(?: aloud)?\?|(?:do not|don'?t) (?:follow|see) (?:the (?:purpose|point|sense) of )?(?:the|your|that) question|what'?s the (?:point|purpose) of (?:that|the) question|you (?:just |only |always )?answer (?:\w+ )?questions? with (?:a )?questions?|cop.?out|that'?s (?:not|no|hardly) (?:an |a |much of an )?answer|non.?answer|(?:didn'?t|haven'?t|don'?t|never|not) answer(?:ed|ing)? (?:me|my|the|that|it)|answer (?:the|my) question|(?<!(?:i'm|im|i am|am) not )(?:dodging|avoiding) (?:the|my) question|you dodged|do you (?:always|ever) answer|why (?:won'?t|can'?t|don'?t) you (?:just )?(?:tell|answer|say)|just (?:tell me(?! what (?:to do|you))|give me (?:a straight|an|the|one) answer)|(?:straight|proper|real|actual) answer|presumptuous|that (?:makes no|doesn'?t make) sense|(?:weird|strange|odd|random|stupid|dumb) question|what(?:'s| has) that (?:got )?to do with)\b/;
const LAUGH =
  /^(?:(?:ha){2,}h?|(?:he){2,}|lo+l+|lmao+|rofl|😂+|🤣+|😅+|jk|(?:just )?kidding|joking|only joking|i'?m joking|haha[a-z ]{0,10})$/;

const SORRY = /\bsorry\b/;

/** Acts that the message performs. Several can hold: "thanks, bye" is both. */
export function actsIn(text: string): Set<Act> {
  const acts = new Set<Act>();
  const lower = text.toLowerCase().replace(/[’]/g, "'");
  const bare = lower
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = wordsOf(lower);
  if (words.length === 0) return LAUGH.test(lower.trim()) ? acts.add('laugh') : acts.add('silence');
  if (/^(?:\.\.\.|…|silence|\(silence\)|\*silence\*)$/.test(lower.trim()))
    return acts.add('silence');
  if (looksLikeKeys(words)) return acts.add('gibberish');
  if (LAUGH.test(bare)) acts.add('laugh');
  if (DUNNO.test(bare)) acts.add('dunno');
  else if (YES.test(bare)) acts.add('yes');
  else if (NO.test(bare)) acts.add('no');
  else if (MAYBE.test(bare)) acts.add('maybe');
  else if (words.length <= 14) leadIn(lower, acts);
  if (ACK.test(bare)) acts.add('ack');
  if (GREETING.test(bare)) acts.add('greeting');
  if (
    HOSTILE.test(lower) &&
    // Wry words on talking to a machine, beside what they came to tell.
    !(TO_A_MACHINE.test(lower) && toldBesides(lower, HOSTILE, 8)) &&
    // "This is dumb but …" is about what comes, not about us.
    !/\b(?:dumb|stupid|silly|ridiculous|pathetic|boring),? but\b/.test(lower) &&
    !/\b(?:he|she|they|my \w+|boss) (?:said|says|told|called|keeps?|kept)\b/.test(lower)
  )
    acts.add('hostile');
  if (CORRECTION.test(lower.trim())) acts.add('correction');
  if (words.length <= 24 && ARRIVING.test(lower) && !toldBesides(lower, ARRIVING, 5))
    acts.add('arriving');
  if (words.length <= 16 && PARROTING.test(lower)) acts.add('parroting');
  if (words.length <= 18 && PAUSE.test(lower)) acts.add('pause');
  if (words.length <= 30 && NO_EXERCISE.test(lower)) acts.add('no_exercise');
  if (CHALLENGE.test(lower.trim())) acts.add('challenge');
  const asksLast = MAY_I.test(
    lower
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '',
  );
  if ((words.length <= 12 && MAY_I.test(lower.trim())) || (words.length <= 24 && asksLast))
    acts.add('may_i');
  if (DONT_LAUGH.test(lower.trim())) acts.add('dont_laugh');
  if (words.length <= 16 && /\bwish me luck\b|\bfingers crossed\b/.test(lower)) acts.add('luck');
  if (words.length <= 9 && DOING.test(lower.trim())) acts.add('doing');
  if (
    words.length <= 14 &&
    /\bmy (?:english|spelling)\b.{0,24}\b(?:not|bad|poor|terrible)\b|\bsorry\b.{0,16}\b(?:english|spelling|typos?)\b/.test(
      lower,
    )
  )
    acts.add('poor_english');
  if (
    (words.length <= 10 &&
      /\byou(?:'re| are)? (?:sound(?:ing)?|talk(?:ing)?|just) (?:just |exactly )?like (?:him|her|them|my)\b/.test(
        lower,
      )) ||
    (words.length <= 30 && LIKENED.test(lower))
  )
    acts.add('likened');
  if (words.length <= 14 && DODGED.test(lower)) acts.add('dodged');
  if (words.length <= 14 && UNLIVED.test(lower)) acts.add('unlived');
  if (
    /\b(?:you(?:'re| are) the (?:first|only)|(?:haven't|have not|never|not) (?:told|said (?:this|that|it) to|tell) (?:anyone|anybody|a soul|this|that)|first time i'?ve (?:said|told|written))\b/.test(
      lower,
    )
  )
    acts.add('first_told');
  if (
    words.length <= 10 &&
    !toldBesides(lower, SORRY, 4) &&
    /^(?:i'?m )?(?:so |really )?sorry\b(?! for your)|\bsorry (?:for|about) (?:rambling|the|dumping|all|this|that|going)/.test(
      lower,
    )
  )
    acts.add('apology');
  if (
    /^(?:oh |ugh )?(?:great|wonderful|brilliant|lovely|fantastic|not)?,? ?(?:another|yet another|a|not another|just another) (?:fucking |bloody |stupid )?(?:chat ?bot|bot|robot|ai|app|machine)\b|\byou (?:won'?t|can'?t|couldn'?t|don'?t) (?:be able to |really )?help(?: me)?\b|\bwhy should i (?:listen|talk|trust|tell|believe)\b(?! (?:him|her|them))|\bs[ck]eptical (?:of|about) (?:this|these|it|all|therap\w+|counsel\w+|ai|machines?)|\b(?:don'?t (?:really )?(?:trust|believe in|like)|hate|had enough of|done with) (?:therapists?|therapy|shrinks|counsell?ors?|counsell?ing|doctors|ai|bots|machines|chat ?bots)\b/.test(
      lower,
    )
  )
    acts.add('distrust');
  if (
    words.length <= 9 &&
    /\bjust (?:checking|looking|browsing|curious|trying|testing|seeing)(?: (?:this|it|you|around|round|out|what))*\b|^(?:testing|test)$|^no (?:real )?(?:problem|reason)s?(?: as such| really)?$|^nothing (?:much|really|special)$/.test(
      lower,
    )
  )
    acts.add('browsing');
  if (
    words.length <= 16 &&
    BOUNDARY.test(lower.replace(ASK_NOT, '')) &&
    !/\byou (?:just|only) listen\b/.test(lower)
  )
    acts.add('boundary');
  if (words.length <= 10 && REMARK.test(lower) && !/\?/.test(lower)) acts.add('remark');
  if (
    words.length <= 16 &&
    THANKS.test(lower) &&
    !/\bno thank|\b(?:said|say|says|saying|(?:told|tell|text|give|send|write) (?:me|him|her|them|my \w+|\w+)|wrote|texted) (?:"|“|a )?(?:i |we )?(?:thanks|thank you|appreciate)/.test(
      lower,
    )
  )
    acts.add('thanks');
  if (
    words.length <= 16 &&
    BYE.test(lower) &&
    !OFF_AT_ONCE.test(lower) &&
    !/\b(?:work|school|hospital|funeral|court|shop|then i'?m off|(?:said|say|saying) (?:good ?bye|good ?night|bye|night)(?: night)? to\b|said goodbye|say goodbye|saying goodbye|(?:meant|wasn'?t) (?:saying|leaving)|(?:said|told|thought|promised|agreed|wish|knew) (?:\w+ )?i(?:'?d| would| could| should)?|him|her)\b/.test(
      lower,
    )
  )
    acts.add('goodbye');
  if (
    /[.!?,;] (?:ok(?:ay)? |right |and |so )?(?:good ?night|night|night night|bye|cheerio|goodbye)(?:[,.!]? (?:dear )?[\p{L}]+)?[.! x]*$|(?:thanks|patience|time|here),? and (?:good ?night|goodbye)(?:[,.!]? (?:dear )?[\p{L}]+)?[.! x]*$|\bi(?:'ll| will| shall|'d better) (?:close|end|finish|stop) (?:here|now|there|this letter)\b/u.test(
      lower,
    )
  )
    acts.add('goodbye');
  if (words.length <= 9 && BYE_SHORT.test(bare)) acts.add('goodbye');
  if (words.length <= 20 && BYE_OFF.test(lower)) acts.add('goodbye');
  return acts;
}

/**
 * "I don't know where to start. My girlfriend keeps comparing us": manners decide only where nothing
 * is told in the other sentences.
 */
export function toldBesides(text: string, manners: RegExp, least: number): boolean {
  const rest = text
    .split(/(?<=[.!?;])\s+|\n+|,\s+(?=(?:it'?s|my|but|so)\b)/)
    .filter((line) => !manners.test(line.toLowerCase()))
    .join(' ');
  return wordsOf(rest).length >= least && contentWords(rest).length >= 2;
}

/** Only manners, a nod or a way out: nothing of theirs that could be kept or carried along. */
export function isManners(text: string): boolean {
  const acts = actsIn(text);
  const few = wordsOf(text).length <= 5;
  return few && MANNERS.some((act) => acts.has(act));
}

const MANNERS: readonly Act[] = [
  'thanks',
  'goodbye',
  'ack',
  'yes',
  'no',
  'maybe',
  'dunno',
  'greeting',
  'laugh',
  'silence',
  'gibberish',
  'remark',
  'hostile',
  'parroting',
  'dodged',
  'likened',
  'unlived',
];

/** "no, it was my brother" begins with a no but goes on; only the opening word decides here. */
function leadIn(lower: string, acts: Set<Act>): void {
  if (/^(?:yes|yeah|yep|yea|yup|sure|ok(?:ay)?)[,.! ]/.test(lower)) acts.add('yes');
  else if (
    /^(?:no|nope|nah|not really)[,.!]|^(?:no|nope|nah) (?:i|it|that|not|he|she|they|we|but|my|the|just|never|more)\b/.test(
      lower,
    )
  )
    acts.add('no');
  else if (/^(?:maybe|kind of|kinda|sort of|i suppose|a bit|sometimes)[,.! ]/.test(lower))
    acts.add('maybe');
  else if (
    /^(?:idk|i don'?t know|dunno|not sure)[,.! ]*(?:what to say|why|really|tbh)?[.! ]*$/.test(lower)
  )
    acts.add('dunno');
}

/** Mashed keys: no vowels to speak of, or one long run no language writes. */
function looksLikeKeys(words: readonly string[]): boolean {
  const latin = words.filter((w) => /^[a-z']+$/.test(w));
  if (latin.length === 0 || latin.length < words.length || words.length > 6) return false;
  const mashed = latin.filter(
    (w) =>
      w.length >= 5 &&
      (!/[aeiouy]/.test(w) ||
        /[bcdfghjklmnpqrstvwxz]{6,}/.test(w) ||
        /(.)\1{4,}/.test(w) ||
        /^(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|jkl)/.test(w) ||
        /(?:asdf|sdfg|hjkl|qwert|zxcv)/.test(w)),
  );
  return (
    mashed.length > 0 &&
    mashed.length * 2 >= latin.length &&
    !/^(?:a+h+|h+m+|u+g+h+|a+r+g+h+|n+o+|y+e+s+|s+o+|w+h+y+|p+l+e+a+s+e+|b+r+u+h+|g+r+r+|h+e+l+p+)$/.test(
      latin[0] ?? '',
    )
  );
}

/** "Ok, I'll think about it. Thanks": the talk is thanked for, and nothing is told. */
const TAKEN_UP =
  /\b(?:i'?ll|i will|will) (?:think about (?:it|that)|have a think(?: about it)?|try(?: (?:it|that))?|do(?: that)?|give (?:it|that) a (?:go|try))\b/i;
/** @param words so many beside it tell something */
export const onlyThanks = (text: string, words = 5): boolean =>
  !toldBesides(text.replace(TAKEN_UP, ' '), THANKS, words);
