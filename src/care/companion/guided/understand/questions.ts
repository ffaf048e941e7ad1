/** Questions and requests put to the companion, most particular first. */
import type { Fact } from '../answers/facts.ts';
import { knownTo } from '../answers/known.ts';
import { asksUnmarked, asksWithin, isDefiance, unled, withoutPressing } from './unmarked.ts';

export type QuestionKind =
  | 'are_you_human'
  | 'is_it_script'
  | 'which_model'
  | 'instructions'
  | 'can_do'
  | 'private'
  | 'who_reads'
  | 'remember'
  | 'call_help'
  | 'qualified'
  | 'how_are_you'
  | 'who_are_you'
  | 'named'
  | 'your_feelings'
  | 'your_life'
  | 'do_you_judge'
  | 'understand_me'
  | 'are_you_there'
  | 'repeat'
  | 'why_ask'
  | 'how_does_it_work'
  | 'other_therapist'
  | 'diagnosis'
  | 'medication'
  | 'legal'
  | 'verdict'
  | 'foretell'
  | 'was_i_wrong'
  | 'past_choice'
  | 'holds_key'
  | 'knows_little'
  | 'program_help'
  | 'am_i_crazy'
  | 'is_it_normal'
  | 'will_it_pass'
  | 'why_me'
  | 'what_should_i_do'
  | 'can_you_help'
  | 'exercise'
  | 'do_it'
  | 'off_task'
  | 'joke'
  | 'fact_panic'
  | 'fact_sleep'
  | 'fact_grief'
  | 'fact_cbt'
  | 'fact_drink'
  | 'fact_depression'
  | 'fact_trauma'
  | 'fact_breathing'
  | 'your_opinion'
  | 'would_you'
  | 'talk_to_human'
  | 'crisis_line'
  | 'your_name_for_me'
  | 'how_to_say'
  | 'first_said'
  | 'tell_on_me'
  | 'real_therapist'
  | 'will_it_work'
  | 'allowed_here'
  | 'others_told'
  | 'who_to_ask'
  | 'take_children'
  | 'really'
  | 'police'
  | 'mistakes'
  | 'best_question'
  | 'have_to'
  | 'something_true'
  | 'catch'
  | 'injury'
  | 'swear'
  | 'if_i_said'
  | 'not_planned'
  | 'agree'
  | 'caused_it'
  | 'god'
  | 'the_rest'
  | 'what_kind'
  | 'should_i'
  | 'how_know'
  | 'puppet'
  | 'see_doctor'
  | 'mixed'
  | 'may_feel'
  | 'connected'
  | 'let_go'
  | 'see_me'
  | 'harsh_word'
  | 'panic_kills'
  | 'is_that_no'
  | 'wrong_with_me'
  | 'does_it_count'
  | 'others_do'
  | 'ask_of'
  | 'labels'
  | 'fact'
  | 'trained'
  | 'my_data'
  | 'my_fault'
  | 'can_i_there'
  | 'riddle'
  | 'your_offer'
  | 'recall'
  | 'say_so'
  | 'trust_you'
  | 'found_out'
  | 'proves'
  | 'why_must'
  | 'you_tell_me'
  | 'fair'
  | 'right_words'
  | 'just_saying'
  | 'open'
  | 'unknown';

const KINDS: readonly [QuestionKind, RegExp][] = [
  [
    'first_said',
    /\bwhat (?:did i (?:say|write|send) in |was in |was |were |is )?(?:my|the) (?:very )?(?:first|second|third|fourth|fifth|2nd|3rd|4th|5th) (?:message|line|sentence|thing i (?:said|wrote))\b/i,
  ],
  [
    'named',
    /\bwho (?:picked|chose|gave|came up with|decided on|named) (?:you |your |the |that )?(?:name\b|(?:alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james)\b)|\bwho named (?:you|u)\b|\bwhy (?:does (?:it|this|that) say|are (?:you|u) (?:called|named)|is (?:it|your name)|do (?:you|they) (?:call (?:you|yourself|it)|have)) (?:a (?:human |real |person'?s )?name|alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james)\b/i,
  ],
  [
    'connected',
    /\bdo (?:you|u) (?:think|reckon|suppose|believe) (?:that )?[^?]{3,80}\b(?:(?:has|have|had) (?:something|anything) to do with|(?:is|are|was) (?:connected|linked|related|because|why|down to)|comes? from|came from)\b|\b(?:could|might|does|has|can|did) (?:it|that|this|the [\w ]{2,30}) (?:have )?(?:something|anything) to do with\b/i,
  ],
  [
    'may_feel',
    /\b(?:can (?:you|one|people|i|a person|somebody|someone) (?:still |even |really |actually )?(?:be|feel) (?:\w+ )?(?:angry|cross|mad|furious|jealous|envious|sad|happy|relieved|proud|ashamed|homesick|lonely|grateful|resentful|bitter|hurt|in love)|is it (?:even |actually |really |still )?possible (?:for (?:somebody|someone|a person|one|me) )?to (?:still |even )?(?:be|feel|miss|love|hate|grieve|envy|resent|like)|is it (?:ok(?:ay)?|all ?right|allowed) (?:for me )?to (?:still |even |just )?(?:be|feel|miss|love|hate|grieve|envy|resent))\b(?!.{2,40}\b(?:and|while|at once|at the same time|both|without)\b)/i,
  ],
  [
    'recall',
    /\bwhat did i (?:just |actually |really )?(?:say|tell you|write|mention|call)\b (?!(?:first|last|wrong|to you|just now|at the|in the|do)\b)\S+|\b(?:where|when|who|how (?:many|much|old|long|often)) (?:did i (?:just )?(?:say|tell you)|have i (?:said|told you|mentioned))\b|\bdo you (?:even |still |actually )?(?:remember|recall) (?:what|who|where|when|which|how|my|her|his|the)\b(?=(?:\W+\w+){2})|\bwhat (?:was|is) the (?:name of (?:the|my)\b|(?:city|town|place|street|school|number|day) (?:that )?(?:i|we)\b)|\b(?:what(?:'s| is| was)|(?:do you (?:even |still )?(?:know|remember))) (?:my (?!name\b)\w+(?:'?s)?|her|his)(?: \w+){0,2} (?:name|called)\b/i,
  ],
  [
    'holds_key',
    /\b(?:who(?:ever)?|operator|admin\w*|owner|host|company|you|they|server)\b[^.?!]{0,30}\b(?:ha(?:s|ve)|holds?|got|keeps?) (?:the|a|my) (?:encryption |master )?keys?\b(?! (?:to|for|of) (?:my|the|our|his|her))|\b(?:can|could) (?:the |an? )?(?:admin\w*|operator|owner|host|company|they|somebody|someone|anyone|anybody|you) (?:\w+ )?(?:decrypt|unseal)\b|\bend.to.end\b/i,
  ],
  [
    'your_life',
    /\bif you (?:had|were|was|could have) (?:a body|a person|human|a human|real|alive|a mother|a mum|a family|a job|kids|children|a brain|feelings|legs|hands)\b/i,
  ],
  [
    'is_it_script',
    /\b(?:rotate|cycle|pick|choose|go|run) (?:through|from|out of|randomly) (?:a |some |your )?(?:list|set|bank|table|array|script)\b|\bpattern.?match\w*\b/i,
  ],
  [
    'knows_little',
    /\byou (?:don'?t|do not|dont) (?:even |really |actually )?know (?:anything|a thing|much|shit|the first thing) about me\b|\byou (?:don'?t|do not|dont) (?:even |really |actually )?know me\b/i,
  ],
  [
    'will_it_pass',
    /(?<!\bhow )\b(?:do|does|will|can|did) (?:people|anyone|anybody|one|you|i|we|they|he|she|most people) (?:ever |really |actually )?(?:get (?:over|past|through|used to)|recover(?: from)?|heal(?: from)?) (?:it|this|that|something like (?:it|this|that)|these things|such a thing)?\b/i,
  ],
  [
    'past_choice',
    /\b(?:should|could|would)(?:n'?t)? (?:i|we) (?:not |really |even |just |ever |maybe |never )*(?:have(?! (?:an?|the|my|his|her|their|another|some|to|more|kids|children|one|it)\b)|'ve|of|a(?= \w+(?:ed|en)\b))\b|\b(?:should|ought) (?:i|we)(?:'ve| have(?! (?:an?|the|my|his|her|their|another|some|to|more|kids|children|one|it)\b))\b|\b(?:do|don'?t) you think (?:that )?(?:i|we) (?:should|could)(?:'ve| have| of)\b/i,
  ],
  [
    'program_help',
    /\bhow (?:can|could|would|is|does|will|should) (?:a|an|some|this|any) (?:\w+ )?(?:program(?:me)?|computer|robot|machine|bot|chat ?bot|app|ai|software|algorithm)\b.{0,24}\b(?:help|understand|know|do anything|fix|comfort)\b|\b(?:a|an|this|some) (?:program(?:me)?|computer|robot|machine|bot|chat ?bot|app|ai) (?:can'?t|cannot|could never|won'?t) (?:help|fix|understand|know)\b/i,
  ],
  [
    'should_i',
    /\b(?:do|d)['’]? ?(?:you|u|ya) (?:think|reckon) (?:that )?(?:i|we) (?:should|ought|need to|have to)\b(?! (?:have|of|['’]ve)\b)/i,
  ],
  [
    'just_saying',
    /\b(?:are|were) you (?:just |only )?(?:saying|telling me) (?:that|this|it|so)\b|\byou(?:'re| are)? (?:just |only )*(?:saying that|programmed to|being nice|paid to say)\b|\byou (?:just |only )?(?:have|got|need) to say (?:that|so)\b|\b(?:programmed|made|built|designed) to (?:be nice|agree|say that|flatter|please)\b/i,
  ],
  [
    'right_words',
    /\bwhat (?:do )?you(?: lot| people| all)? (?:want|like|need|expect) (?:me to (?:say|tell you|write)|to hear)\b|\bwhat am i (?:supposed|meant) to (?:say|write|tell you)(?: here| to (?:you|this|that))?[?.! ]*$/i,
  ],
  [
    'fair',
    /\b(?:do you (?:really |honestly )?think|you think|would you say|is|isn't) (?:that|this|it)(?:'?s| is)? (?:really |even |actually |just )?(?:un)?fair\b|\bhow is (?:that|this|it) (?:even )?fair\b/i,
  ],
  [
    'found_out',
    /\b(?:will|can|could|would|does|do|is) (?:my \w+|they|he|she|anyone|anybody|someone|work|the (?:office|school|company))(?: \w+)? (?:find out|know|tell|trace|track|notice)\b.{0,24}\b(?:i'?m (?:on|using|here|talking)|i (?:use|used|talk|wrote|write|come|came) |on here|about this|here\b|this app)/i,
  ],
  [
    'trust_you',
    /\bhow (?:do|would|can|could|will|am) i (?:\w+ )?(?:know|be sure|tell|believe)\b.{0,20}\byou(?:'re| are|'ve| have)? (?:not |n't )?(?:lying|making|telling|honest|keep|delete|sell)|\b(?:are you lying|can i (?:actually |really |even )?trust (?:you|this|what you)|is that (?:actually |really )?true or are you)\b/i,
  ],
  [
    'say_so',
    /\b(?:say|admit|tell me)(?: so| it)?(?: if| that| when)? you (?:don'?t|do not) (?:actually |really )?know\b|^(?:(?:so|ok(?:ay)?|right|fine|ah|oh)[,. ]+)*you (?:just |really |actually )?(?:don'?t|do not) know(?: then| do you| either)?[.!? ]*$/i,
  ],
  [
    'riddle',
    /\briddle\b|^what am i\W*$|\bknock,? knock\b|\bwhy did the \w+ cross\b|\b(?:guess|solve) (?:this|my|the) riddle\b/i,
  ],
  [
    'should_i',
    /^(?:(?:mostly|mainly|just|so|and|or),? )*(?:whether|wether|weather) (?:or not )?(?:(?:i|we|to) \S+.*|[\w' ]{2,30} (?:ought to|should) .*)$/i,
  ],
  [
    'should_i',
    /\b(?:is it|would it be|is that|am i) (?:ok(?:ay)?|all ?right|wrong|bad|allowed|fine)(?: for me)?,? (?:to |if i )?(?:call(?:ing)? in sick|ring(?:ing)? in sick|stay(?:ing)? (?:at )?home|tak(?:e|ing) (?:a|the|some) (?:day|week|time)|not go(?:ing)?|skip(?:ping)?|say(?:ing)? no)\b|\bdo i (?:just )?(?:tell|call|text|go|say|stay|leave|write|send|ring|ask|wait)\b[^?.!]* or \S+|^(?:(?:so|and|but|ok)[, ]+)*do i (?:just )?(?:tell|call|text|ring|leave|stay with)\b [^?.!]*\?/i,
  ],
  [
    'trained',
    /\b(?:are|were) you (?:even |actually |just )?(?:trained|a (?:big )?if.?else|(?:made of|just|all|only) (?:rules|ifs?|if.?else))\b|\bif.?else\b|\b(?:how|what) (?:were|are) you trained\b|\b(?:is|are) (?:this|it|you) (?:just )?(?:rules|rule.?based|hard.?coded)\b/i,
  ],
  [
    'my_data',
    /\bwhat happens (?:to|with) (?:what|the (?:text|stuff|things|words|messages)|my|everything|all) ?(?:of )?(?:this|it|i|data|text|messages?)?\b|\b(?:does|do|is|are|will|would|get|gets|being) (?:it|this|that|they|any of (?:it|this)|my \w+|what i \w+)? ?(?:get |be |being |all )?(?:stored|saved|recorded|sold|shared|logged|kept|used (?:to|for) train\w*|passed on|deleted)\b|\b(?:do|does|will|are) (?:you|it|this|they)(?: app| thing)? (?:keep|store|save|log|hold on to|hang on to)(?:ing)? (?:what i|everything i|all (?:of )?(?:this|it)|this|my \w+|our \w+|any of (?:this|it))\b|\bwhere does (?:this|the|my|all this|that) (?:text|data|stuff|message)s? (?:go|end up)|\b(?:my|about (?:my|the)|the) data\b|\bused to train\b|\btrain (?:something|an? ai|models?|on (?:this|my|what i))\b/i,
  ],
  [
    'tell_on_me',
    /\b(?:do|does|will|would|can|could|did|are|r) (?:you|u|this(?: app| thing)?|it)(?: going to| gonna)? (?:ever |also )?(?:tell|inform|report|email|message)\b.{0,20}\b(?:my (?:\w+ )?(?:mum|mom|mam|dad|parents?|family|wife|husband|partner|school|teachers?|boss|work|doctor|gp|boyfriend|girlfriend)|anyone|anybody|someone|them|school|the police|social services)\b|(?<!\b(?:when|if|before|once|until|after|as|how|should|would|could|do|did|that|what) )\b(?:you|u) (?:do |will |are )?(?:tell|telling) (?:them|my \w+|him|her|someone)\?+|\b(?:(?:would|will|do|does|did) (?:you|u|it|this|the app)|(?:you|u)(?:'?d|'?ll)?) (?:ever )?(?:have|need|got|gotta) (?:to )?(?:tell (?!me\b|us\b)|report\b|inform\b|pass (?:it|this|that) on\b|(?:put|write|note|log|keep) (?:it|this|that)(?: down)? (?:on|in) (?:my|a|the|some) (?:\w+ )?(?:record|file|report|notes)\b)|\b(?:do|does|will|would) (?:you|u|this|it) (?:put|write|keep|go) (?:it |this |that )?(?:down )?(?:on|in) (?:my|a) (?:\w+ )?(?:record|file|report)\b|\bwho (?:would|will|do|did|are) (?:you|u) (?:have to |going to |gonna )?tell\b|\b(?:make|making|force) me (?:to )?(?:tell|talk to|say (?:it|anything) to)\b(?<!\b(?:they|she|he|mum|mom|dad|parents|school) (?:will |would |might |could |'?ll )?(?:make|force) me (?:to )?(?:tell|talk to))|\b(?:are|r) (?:you|u) (?:going to |gonna )?tell(?:ing)? (?:them|her|him|on me|my)\b/i,
  ],
  [
    'my_fault',
    /\b(?:is|was|were|isn'?t|wasn'?t) (?:it|that|this|any of (?:it|this)) (?:all |really |actually |just |partly |my fault that )*my (?:own )?fault\b|\b(?:is|was) it (?:really |actually |just |all )?(?:me|because of me|down to me|my doing)(?=[?!.]|$)|\b(?:am|was) i the (?:reason|problem|one to blame)\b|\b(?:did|have) i (?:\w+ )?(?:do|done|say|said) (?:something|anything|it|sth)? ?(?:wrong|bad|to deserve|to (?:make|drive|push))\b|\bwhat (?:did|have|was it) i (?:do|done|did) (?:so )?(?:wrong|to (?:deserve|make))\b|\b(?:am|was) i (?:to blame|too (?:much|needy|clingy|pushy|demanding|intense))\b|\b(?:did|have) i (?:push(?:ed)?|driv(?:e|en)|scar(?:e|ed)|chas(?:e|ed)|put) (?:him|her|them) (?:away|off)\b/i,
  ],
  [
    'can_i_there',
    /\b(?:can|could|may|should) i (?:also |just |still |even )?(?:do|use|try|practi[sc]e) (?:that|it|this|them|those|these|the (?:\w+ )?(?:breathing|exercise|one|thing|blowing out|feet))(?: one| too| again| too)* ?(?:in|at|on|while|when|with|lying|sitting|standing|tonight|tomorrow|later|again|anywhere|outside|before|after|by myself|alone|without)\b|\bdoes (?:it|that|this) work (?:in bed|lying down|at work|with (?:my )?eyes (?:open|closed)|standing|sitting|on the (?:bus|train)|anywhere)\b/i,
  ],
  [
    'your_offer',
    /\b(?:how|why) (?:would|will|does|is|should|could) (?:that|this|it|breathing|a list|an? exercise|that exercise) (?:going to |even |actually |possibly |meant to |supposed to )?(?:help|change anything|do anything)\b/i,
  ],
  [
    'panic_kills',
    /\b(?:can|could|will|do|does) (?:you|i|it|one|people|someone|a panic attack|panic(?: attacks?)?)\b.{0,16}\b(?:die|kill|faint|pass out|go (?:mad|crazy|insane)|stop (?:my|your|the) heart|(?:have|give|cause) .{0,10}heart attack)\b(?=.*\b(?:panic|attacks?|anxiety)\b)|\bpanic(?: attacks?)? (?:kill|make|cause|stop)\b.{0,20}\?/i,
  ],
  ['is_that_no', /^(?:so |and |ok |wait )*(?:is|was) that an? (?:yes|no)\b/i],
  [
    'harsh_word',
    /\b(?:(?:is|was|isn'?t) (?:it|that|this)(?: of me)?|do you (?:actually |really |honestly |seriously |still |even )*(?:think|reckon|believe) (?:that )?(?:it'?s|that'?s|this is|i'?m|i am)|or (?:am i|is it)|or is it just me being|(?:does|do|would) (?:it|that|this|any of (?:it|that|this)) (?:just |really |actually )?(?:mean|prove|show)(?: that)? i(?:'m| am)|(?:does|do|would) (?:it|that|this) make me|am i)(?: (?:just|only|actually|being|me|so|very|really|too|quite|an?|the|total|complete|bloody|some|basically))* (?:(?:bad|terrible|awful|horrible|dreadful|rubbish|lousy|shit|shitty|crap|crappy|worst|evil) (?!(?:at|for|of|to|in|on|that|when|if|about|because|and|or|but|i|enough|idea|sign|thing|time|way|place|mood|news|luck)\b)[a-z]+|fraud|fake|phon(?:e)?y|impost[eo]r|idiot|fool|mug|loser|liar|disgrace|waste of space|no good|not good enough|(?:bad|rubbish|terrible|shit|crap|awful) at (?:my|the|this|being|everything|what)|weakness|weak|failure|unfair|selfish|cowardly|coward|mean|cruel|daft|lazy|childish|ungrateful|unreasonable|rude|petty|useless|pathetic|stupid|silly|dramatic|cringe\w*|needy|clingy|desperate|ridiculous|bad at (?:it|this|that|life)|failing)\b(?!,? (?:what|how|the way|that) (?:he|she|they|my \w+)\b)/i,
  ],
  [
    'why_must',
    /\bwhy (?:do|should|would|must) i (?:even )?(?:(?:have|need) to )?(?:drink less|cut (?:down|back)\b(?! on (?:food|eating))|(?:stop|quit|give up) (?:drinking|the drink|gambling|betting|smoking|weed|the weed)|talk to you|tell you|say sorry)\b/i,
  ],
  [
    'you_tell_me',
    /^(?:(?:no|so|and|but|ok(?:ay)?|well)[,. ]+)*(?:you tell me|you (?:go|say|answer) (?:first|it|that)|give me one(?:,? you tell me)?|what would you say to that)[.!? ]*$/i,
  ],
  [
    'proves',
    /\b(?:doesn'?t|does|don'?t|do|wouldn'?t|isn'?t) (?:that|this|it|those|they|all (?:that|this)) (?:just |only |really |kind of )*(?:prove|proof|(?:mean|show)(?= (?:that )?i(?:'m| am) (?:just|only|not|never|really|an?|good at|bad at|the)\b))/i,
  ],
  ['wrong_with_me', /\bwhat(?:'?s| is|'?s even| the hell is) wrong with me\b/i],
  [
    'does_it_count',
    /\b(?:does|do|would|will|did|could) (?:(?:that|it|this|those|these)(?: one)?|(?!i\b|you\b|we\b)[\w']+(?: [\w']+)?) (?:still |even |really |also |actually )?count\b(?! on)|\b(?:would|is|was) (?:that|this|it) (?:be )?(?:too (?:direct|harsh|blunt|long|short|soft|rude|strong|cold)|the right (?:order|way|thing|one)|enough|a start|a (?:good|decent) (?:start|idea|plan|one))\b/i,
  ],
  [
    'others_do',
    /\bhow do (?:(?:other|most|normal) (?:people|blokes|guys|parents|couples|men|women)|others)(?: even| ever| actually)? (?:do|manage|cope|handle|stop|get|stand|deal|live|cut|survive)\b|\bwhat do (?:other|most|normal) (?:\w+ )?(?:blokes|guys|lads|mates|ones|drinkers|gamblers|people|couples|men|women|parents|mothers|fathers|families|carers|students|friends|folk|ones)\b.{0,30}\bdo\b/i,
  ],
  [
    'ask_of',
    /\b(?:you (?:could|can|might)|why don'?t you|please|just|i wish (?:you|somebody|someone) would) ask (?:me )?about (?:him|her|them|it|my \w+|that|this|us)\b/i,
  ],
  [
    'labels',
    /\bare you (?:just |now )?(?:writing|noting|putting|logging|recording|ticking|filing|marking)\b/i,
  ],
  [
    'see_doctor',
    // Of the mood: a back, a rash or an ear has its own answer.
    /^(?!.*\b(?:back|knees?|hip|shoulder|neck|foot|feet|ankle|rash|lump|mole|tooth|teeth|ears?|eyes?|chest|stomach|belly|headaches?|migraines?|dizz\w+|cough\w*|fever|blood|bleed\w*|periods?)\b).*\b(?:when (?:does|do|should|would|is)|at what point|how (?:many|long|bad)|what makes)\b.{0,60}\b(?:doctor|gp|professional|serious|see (?:someone|somebody)|get help|too (?:many|long))\b/i,
  ],
  [
    'mixed',
    /\b(?:is it (?:even |actually |really )?possible|can (?:you|one|people|someone|somebody|a person|i)) (?:to )?(?:even |actually |really |still )?(?:be|feel|miss|love|hate|grieve|want)\b.{2,40}\b(?:and|while|at once|at the same time|both|when|without)\b/i,
  ],
  [
    'let_go',
    /\b(?:what (?:happens )?(?:if|when) i|can i|may i|(?:is it|it'?s|that) (?:ok(?:ay)?|all right|alright|fine) (?:if i|to)|do you mind if i|am i allowed to) (?:just |start |starting |even )*(?:cry(?:ing)?|shout\w*|lose it|break(?:ing)? down|fall(?:ing)? apart|rambl\w+|scream\w*|rant\w*|go quiet|say nothing)\b/i,
  ],
  [
    'see_me',
    /\b(?:what(?:'?s| is| are)? (?:colou?r (?:is|are|'s)|my (?:eyes?|hair|shirt|face|age|job|favou?rite)|i'?m (?:wearing|doing|holding|thinking))|what am i (?:wearing|doing|holding|thinking)|can you see me|guess (?:what i'?m|my|how old)|where am i\b)/i,
  ],
  [
    'puppet',
    /\brepeat after me\b|^(?:(?:ok|so|now|and|please|just),? )*say (?:["“'].{1,60}["”']|the word\b|that you\b|you'?re\b|you (?:love|hate)\b)|\b(?:prove|show me) (?:that )?you(?:'re| are)\b|\bpass the turing\b/i,
  ],
  ['if_i_said', /\b(?:what )?if i (?:said|told you|say|tell you)\b.*\?/i],
  [
    'have_to',
    /^(?:(?:so|and|but|ok),? )*(?:do i (?:really )?have to(?! (?:tell|say|ask|call|ring|see|go|apologi[sz]e|invite|pay|give|let|keep|forgive|visit|leave|buy|speak|talk to|take|get|be|thank|choose|decide|marry|sell|move)\b(?! (?:you|it|this|that)\b))|does (?:it|that|this) have to)\b/i,
  ],
  [
    'mistakes',
    /\bdo you (?:ever )?(?:get|make|do) (?:\w+ )?(?:things? wrong|it wrong|mistakes?)\b/i,
  ],
  [
    'best_question',
    /\bwhat would you ask (?:me )?if\b|\bask me (?:something (?:good|real|better|else)|(?:a|another|one|some) (?:\w+ )?questions?)\b/i,
  ],
  ['something_true', /\btell me something (?:true|nice|good|interesting|real)\b/i],
  ['catch', /\bwhat'?s the catch\b|\bwhere'?s the catch\b/i],
  [
    'injury',
    /\bwhat (?:do|should|can|could) i do about (?:the|this|that|her|his|those|these) (?:bruis\w+|injur\w+|fall|falls|marks?|burn|cuts?)\b/i,
  ],
  ['swear', /\b(?:can|may|allowed|ok to|okay to)\b.{0,14}\b(?:swear|curse)\b/i],
  [
    'not_planned',
    /\b(?:are|will|you'?re|you|u) (?:you )?(?:just |now |also )?(?:going to |gonna )(?:tell me (?:i'?m|that|to|it|how|i)|repeat|make me|give me|lecture|say |ask me (?:how|about my)|quote|send me)\b/i,
  ],
  [
    'agree',
    /\b(?:just (?:agree|be on my side|take my side)|(?:can|could|will) you (?:just |please )*agree|on my side for once)\b/i,
  ],
  [
    'caused_it',
    /\b(?:what if i|did i|have i|i think i|maybe i|i) (?:\w+ )?(?:made it happen|caused (?:it|this|him|her)|made (?:him|her|them|it) (?:ill|sick|happen|die|worse)|g(?:a|i)ve (?:him|her|them) (?:cancer|it)|jinxed)\b/i,
  ],
  [
    'god',
    /\b(?:do you think |does |did |can |will |would )(?:god|jesus|allah)\b|\b(?:is there|do you believe in) (?:a )?(?:god|heaven|an? afterlife)\b/i,
  ],
  [
    'the_rest',
    /\bwhat (?:do|should|shall|can) i do with (?:the|this|that|my|what'?s left) ?(?:of )?(?:the )?(?:bottle|rest|booze|beer|wine|vodka|drink|weed|stuff|gear|pills|cigarettes)\b/i,
  ],
  [
    'police',
    /\b(?:should|do|can|shall) i (?:really |just )?(?:call|ring|tell|go to|involve|report (?:him|her|it|this|them)(?: to)?) ?(?:the )?(?:police|cops)?\b(?=.*(?:police|cops|report))/i,
  ],
  ['really', /^(?:really|seriously|(?:are )?you sure|promise)[?! ]*$/i],
  [
    'take_children',
    /\b(?:will|would|could|can|are|might) (?:they|social services|someone|the doctor)(?: \w+)? (?:going to )?take (?:her|him|them|my|the) ?(?:\w+ )?(?:away|off me|from me|baby|kids|children)\b/i,
  ],
  [
    'others_told',
    /\b(?:have|has|do|did) (?:other|any other|lots of|many) (?:people|mothers|mums|parents|men|women|users) (?:ever )?(?:said|told|tell|say|talk|come|feel|felt)/i,
  ],
  [
    'who_to_ask',
    /\bwho (?:do|should|can|could|would) (?:i|one|we) (?:even )?(?:ask|talk to|speak to|tell|go to|see|call|ring|turn to)\b/i,
  ],
  [
    'first_said',
    /\bwhat (?:did|was|were) (?:i|my|the) (?:very )?(?:first|last|say first|just say|say last|say (?:at|in) the (?:start|beginning))\b|\bwhat did i (?:first |just )?(?:say|tell you|write)(?: (?:first|at the (?:start|beginning)|just now|to you))?\s*\??$/i,
  ],
  [
    'tell_on_me',
    /\b(?:(?:are|will|would|do|can|could|gonna|going) (?:you )?(?:going to |gonna )?(?:report|snitch|grass|dob|tell on|rat|call the (?:police|cops) on|inform)(?: on)? ?(?:me|anyone|someone)?\b|(?:please|pls|plz|just)? ?(?<!\bi (?:just |really |still )?)(?:don'?t|do not|dont) tell (?:my|anyone|anybody|her|him|them)\b|(?:will|would|are) you (?:going to |gonna )?tell (?:my|anyone|anybody)\b)/i,
  ],
  [
    'how_to_say',
    /\b(?:(?:give|tell|write|suggest|find|lend) me (?:\w+ ){0,4}(?:line|sentence|words|phrase|opener|reply|(?:thing|something) (?:\w+ ){0,3}(?:say|write|text|put|answer))\b|(?:help me|help) (?:with |to )?(?:work out |find |figure out )?(?:how|what) to (?:say|tell|ask|put|open|start|write|word)|(?:help|like help|want help) wording\b|(?:actual|the right|exact) words\b|(?:a|the|one|my) first (?:sentence|line) (?:for|to)\b|how (?:do|should|would|could) i (?:open|start)\b|what (?:do|should|would) i (?:write|text)|(?:tell|show|give) me (?:what|how) (?:to|i (?:can|could|should)) (?:say|tell|put|ask|word)\b|(?:can|could|will|would) (?:you|u) (?:just |please )?(?:write|draft|word|phrase) (?:me )?(?:it|that|this|something|one|(?:a|an|the|my|that|this) (?:\w+ )?(?:text|message|letter|e-?mail|note|reply))\b|(?:i'?d rather|i want(?:ed)?(?: some)? help(?: with)?|help(?: me)?(?: with)?|i want(?:ed)? to) (?:write|writing|word|wording) (?:to )?(?:her|him|them|(?:an?|the|that|this|my) (?:\w+ )?(?:text|message|letter|e-?mail|note|reply))\b|how (?:do i |should i |to )(?:write|word|phrase|start|put|answer) (?:a|an|the|my|that|this)(?: \w+)? (?:text|message|letter|e-?mail|note|reply)\b|help me (?:find the words|(?:to )?(?:say|word|phrase|write))\b|is there (?:a|any|some) (?:\w+ )?way (?:of|to) (?:tell|say|ask|put|break)\w*|(?:what|how)(?: else)? (?:do|should|would|could|can|shall|am) (?:i|one|we) (?:supposed to )?(?:even |actually |just |ever )?(?:say|tell(?! (?:the difference|if|whether|which|when|what|that)\b)|have (?:said|told|put|worded|answered)|word|phrase|put(?= (?:though|then|in (?:it|there)|down)\b|[?.!]|$)|put (?:it|that)|start (?:that|the|this|a|such a) (?:conversation|talk|chat)|bring (?:it|that|this) up|ask (?:him|her|them|my|for)|reply|answer (?:him|her|them|that)|write|begin)\b|what (?:like )?an? (?:actual )?script\b|what(?:'?s| is) the wording|what would you say to (?:him|her|them)|(?:give me|need|want|know) the (?:words|wording)|how (?:would|do) you (?:word|say|put|phrase) (?:it|that|this)?|what (?:words|sentence))/i,
  ],
  [
    'how_know',
    /\bhow (?:would|do|can|could|will|should|am) (?:i|you|we|one|anyone|they) (?:supposed to )?(?:even |ever |really |actually )?(?:know|tell if|be sure)\b(?!,)/i,
  ],
  [
    'real_therapist',
    /\bwhat (?:would|do) (?:a |an |any |the )?(?:real |actual |proper |human )*(?:therapists?|counsell?ors?|psychologists?|doctors?|shrinks?) (?:say|do|tell|think|suggest)/i,
  ],
  [
    'allowed_here',
    /\bis that (?:ok(?:ay)?|alright|all right|allowed)\s*\??$|\bare you (?:even )?allowed to\b|\bam i allowed\b/i,
  ],
  [
    'will_it_work',
    /\bis (?:this|it|any of this) (?:actually |really |even )?(?:helping|working|doing anything|any use|any good)\b|(?<!\bhow )\b(?:will|would|does|could|can) (?:this|that|it) (?:actually |really |even )?(?:work|help|change anything|do anything)\b(?! (?:if|when|to|her|him|them|my)\b)|\bwhat(?:'?s| is) the point(?: of| in)? (?:this|talking|all this|telling you)\b(?! life)/i,
  ],
  [
    'foretell',
    /\b(?:do you think (?:that )?(?:he|she|they|it|we|i|my \w+)(?:'ll| will|'s going to|'re going to| is going to|'d| would)|(?:will|would) (?:he|she|they|my \w+) (?:ever )?(?:come|leave|change|forgive|call|stop|get|be|love|take|want))\b/i,
  ],
  [
    'instructions',
    /\b(?:ignore (?:all |your |the )?(?:previous|prior|above|earlier)|system prompt|your (?:instructions|prompt|rules|programming)\b|jailbreak|dan mode|developer mode|pretend (?:you'?re|you are|to be)|act as (?:a|an|my|if)|(?<!(?:not|any|no|without) (?:doing |do )?(?:any |a )?)role ?play)\b/i,
  ],
  [
    'is_it_script',
    /\b(?:(?:is|was|are) (?:this|that|it|you|these)(?: \w+){0,3} (?:a )?(?:script(?:ed)?|pre-?written|canned|template[sd]?|automated|copy ?paste|if statements?)|you (?:just |only |really |even )?pretend(?:ing)?\b|say (?:the same(?: thing)?|that|this) to every(?:one|body)|scripted|canned (?:answer|response|reply)s?|you(?:'re| are) (?:just |only )?(?:picking|choosing|pulling|spitting out|using|reading(?: out)?) (?:from )?(?:random |stock |ready.?made |pre-?\w+ )?(?:lines|sentences|phrases|answers|replies|a list|a script)|sound(?:s|ed)? like a (?:script|robot|bot|form|template|leaflet))\b/i,
  ],
  [
    'are_you_human',
    /\bis (?:there|it) (?:really |actually |even )?(?:anybody|anyone|someone|somebody) (?:there|in there|real|behind|at the other)|\bjust an? (?:parrot|machine|computer)\b|\b(?:are you (?:even |actually |really |just )?(?:a )?(?:real(?: person)?|human|an? (?:actual |real )?(?:person|human|robot|bot|ai|machine|computer|program)|alive|conscious|sentient)|(?:is (?:this|there|it)|(?:if|whether) (?:you|u|ur|this|it)(?:'?re| are|'?s| is)?) (?:(?:an?|any|real|actual|actually|really|even|just|live|like|kind of|sort of) )*(?:person|human|someone real|bot|robot|ai)\b|^(?:so |and |ok )?(?:are )?(?:you|u) (?:an? )?(?:real|actual|proper) (?:bloke|man|woman|guy|human|person)\b|am i (?:talking|speaking|chatting) (?:to|with) (?:a|an|someone|somebody)|you(?:'re| are) (?:just |only )(?:a|an) (?:bot|robot|machine|computer|ai|program|algorithm)|human or|bot or|real or)\b/i,
  ],
  [
    'which_model',
    /\b(?:are you (?:one of (?:them|those) |just |like )?(?:chat ?gpt|gemini|copilot|claude|siri|alexa)|(?:which|what) (?:model|llm|ai|language model)|(?:is (?:it|this|that)|which one,?|so|(?:just|only|basically)(?: an?| some| another)?) (?:chat ?)?(?:gpt|claude|gemini|llama)\b|\b(?:gpt|llm|ai) wrapper\b|are you (?:gpt|claude|gemini|llama|chat ?gpt)|who (?:made|built|created|programmed) you|open ?ai|what are you built|how were you (?:made|trained|built))\b/i,
  ],
  [
    'who_reads',
    /\b(?:does|do|is|are|will|would|can|could) (?:what(?:ever)? i (?:type|write|say|put|tell)|anything i (?:type|write|say)|this|it|that|any of (?:it|this))\b.{0,16}\b(?:get |be |being |go |gets )?(?:sent|passed on|passed|forwarded|reported|shared|go(?:es)?|shown)\b.{0,10}\b(?:to |with )?(?:anyone|anybody|someone|somebody|anywhere|the|my|a|social|health|doctors?|police)\b|\b(?:do you (?:show|tell|send|share|pass(?: on)?)\b.{0,30}\b(?:what i (?:write|say|type|tell)|this)|who (?:else )?(?:can |could |will |might )?(?:reads?|sees?|look(?:s|ing)? at)|(?:does|do|will|can|could) (?:anyone|anybody|someone|somebody|my \w+|they|people|your company|humans?) (?:else )?(?:read|see|find|access|get (?:to (?:read|see)|at|hold of|into) )(?! (?:over|through|past|used|better|by|on)\b)|read(?:s|ing)? (?:this|my messages|what i write))\b/i,
  ],
  [
    'private',
    /\b(?:is (?:this|it|that|our|what i)(?: \w+){0,4} (?:private|confidential|secret|safe(?! (?:to|for|if|on|in|at|after|again|when|with)\b)|anonymous|secure|encrypted|recorded|saved|stored)|(?:will|do|does|would|are) (?:you|this|they|it|my)(?: \w+){0,4} (?:tell (?:anyone|anybody|my)|record|save|store|sell|share|report)|where (?:does|do) (?:this|it|my (?:data|messages|words)) (?:all )?(?:go|end up|live)|where(?:'s| is| are) (?:this|it|my (?:data|messages|words)) (?:stored|kept|saved|going)|my data|privacy)\b/i,
  ],
  [
    'remember',
    /\b(?:(?:do|will|can|would|did) you (?:even |still |actually )?(?:remember|forget|recall)|you (?:don'?t|won'?t) (?:even )?remember|you (?:forgot|remember)\b.{0,20}\?|have (?:i|we) (?:told|talked|spoken)|what did i (?:say|tell)|what do you know about me)/i,
  ],
  [
    'crisis_line',
    /\b(?:(?:crisis|suicide|help|hot) ?line|number (?:to|i can) (?:call|ring)|who (?:can|do|should) i call|988)\b.*\?/i,
  ],
  [
    'talk_to_human',
    /\b(?:(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|someone real|real therapist|therapist|doctor|professional)|(?:get|find|see|need) (?:a |an )?(?:real |actual )(?:therapist|person|human|counsell?or)|real therapist|should i (?:see|get|find) (?:a |an )?(?:therapist|doctor|counsell?or|psychiatrist|professional|help))\b/i,
  ],
  [
    'call_help',
    /\b(?:can (?:you|u) (?:(?:call|phone|ring|contact|text|alert|email) |tell (?!me\b|us\b|if\b|wh|how\b))|(?:can|could|will) (?:you|u) (?:please |just )?(?:talk|speak|write|reply) to (?!me\b|us\b)[\w' ]{2,20} for me|(?:call|contact) (?:someone|somebody|my|the police|an ambulance) for me)/i,
  ],
  [
    'qualified',
    /\b(?:are you (?:a )?(?:real |actual |proper |licensed |qualified |trained |human )+(?:therapist|doctor|psychologist|counsell?or|professional)?|are you (?:a |an )?(?:therapist|doctor|psychologist|psychiatrist|counsell?or)|your (?:qualifications|licen[cs]e|credentials|degree))\b/i,
  ],
  [
    'medication',
    /\b(?:(?:should|can|could|do|what if|is it (?:ok|safe)) i?\b.{0,30}\b(?:stop|start|take|taking|skip|double|halve|mix|quit|come off|increase|up|change)\b.{0,40}\b(?:meds?|medication|medicine|pills?|tablets?|antidepressants?|ssri|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|xanax|valium|diazepam|lithium|adderall|ritalin|melatonin|dose|propranolol|quetiapine|mirtazapine)|(?:which|what) (?:meds?|medication|medicine|pills?|antidepressants?|dose)|how (?:much|many) \w+ (?:should|can) i take|prescribe me\b.{0,20}\b(?:something|anything)|(?:prescribe|give|get) me\b.{0,24}\b(?:meds?|medication|medicine|pills?|tablets?|antidepressants?|sleeping (?:tablets?|pills?)|something (?:(?:strong )?to knock me out|from the (?:doctor|chemist|pharmacy))))\b/i,
  ],
  [
    'diagnosis',
    /\b(?:can|could|do|will|would) you (?:\w+ )?diagnos\w+|\b(?:do (?:you think )?i(?: might)? have|have i got|could (?:i|it|this) (?:have|be)|is (?:it|this)|am i|diagnose me|what(?:'s| is) my diagnosis|do you think i(?:'m| am| have))\b.{0,30}\b(?:depress(?:ed|ion)|bipolar|adhd|autis\w+|borderline|bpd|ptsd|ocd|anxiety disorder|schizo\w+|postnatal|post-natal|postpartum|pnd|ppd|narcissis\w+|psychopath|an? alcoholic|disorder|diagnos\w+|clinically)\b/i,
  ],
  [
    'legal',
    /\b(?:can (?:he|she|they) (?:just |even |really )*do (?:that|this)|can i sue|is (?:it|that|this) (?:illegal|legal|against the law)|(?:what are|do i have) my (?:legal )?rights|legal(?:ly)? (?:advice|allowed|obliged)|(?:can|could) (?:he|she|they|my \w+) (?:legally|fire me|evict me|take (?:the|my) (?:kids|children|house))|should i (?:press charges|get a lawyer|sign (?:the|this)))\b/i,
  ],
  [
    'verdict',
    /\b(?:(?:is|are) (?:he|she|they|my \w+(?: \w+)?)(?: \w+){0,3} (?:a |an )?(?:narcissist\w*|toxic|abuser|psychopath|sociopath|gaslight\w*|cheating|in the wrong|a bad \w+|selfish|an? (?:arse|ass)hole|crazy|autistic|bipolar)|(?:who(?:'s| is) (?:right|wrong|in the wrong|in the right|to blame|at fault)|whose fault)|(?:does|do) (?:he|she|they) (?:love|hate|like|care|still)|(?:don'?t you|do you) (?:agree|think) (?:that )?(?:(?:he|she|they|my \w+) |(?!i\b|it\b|that\b|this\b|we\b|you\b|so\b)\w+ (?:was|is|were|has|had|did|meant|knew|lied)\b))\b/i,
  ],
  [
    'was_i_wrong',
    /\b(?:(?:(?:selfish|stupid|silly|pathetic|weird|wrong|bad|mad|awful|horrible)(?: of me)?,? (?:isn'?t it|isnt it|doesn'?t it|does it|aren'?t i|am i not|innit))|(?:do you think i (?:\w+ )?(?:ruin\w*|mess\w*|screw\w*|blew|overreact\w*|went too far|made (?:a|it)))|(?:would you say|do you think|you don'?t think) i'?m (?:being )?(?:silly|stupid|selfish|unreasonable|wrong|weak|overreacting|too)|(?:am i) (?:being )?(?:silly|stupid|selfish|pathetic|weak|childish)|(?:was|am) i (?:wrong|right|the (?:asshole|arsehole|bad guy|problem|one)|being (?:unreasonable|selfish|silly|stupid|too|paranoid|dramatic)|overreacting|too (?:sensitive|much|needy))|aita|did i do (?:something|anything)? ?wrong|is it my fault|am i (?:a )?(?:bad|terrible|horrible|selfish|awful) \w*)\b/i,
  ],
  [
    'am_i_crazy',
    /\b(?:does (?:that|it|this) make me (?:a |an )?(?:\w+ )?(?:mad|crazy|weird|bad|strange|odd|person|mother|father|parent|freak|monster|sister|brother|friend)|am i (?:going )?(?:crazy|mad|insane|losing (?:it|my mind)|broken|weird|a freak|messed up|beyond help)|do you think i'?m (?:crazy|mad|insane|weird|broken)|what(?:'?s| is) wrong with me|is something wrong with me)\b/i,
  ],
  [
    'is_it_normal',
    /\b(?:(?:tell me|know|wonder(?:ing)?|ask) (?:if|whether) (?:it'?s|that'?s|this is|its) (?:normal|usual|common|weird|strange|bad)|is (?:it|this|that) (?:normal|ok(?:ay)?|usual|common|weird|strange|bad) (?:to|that|if|for)?|is (?:it|this|that) (?:just )?(?:a bit )?(?:normal|common|odd|unusual|weird|mad|crazy|lazy|silly|stupid|strange|bad|sad|pathetic)|is (?:it|this|that) always (?:like (?:this|that)|so)|does (?:everyone|anyone else|anybody else)|do (?:other|normal) (?:people|families|couples)|am i the only one|are other people like|do (?:all|most|other|many) \w+ (?:do|say|feel|have|find|get|think|go)\b)|\bis (?:\S+ ){1,3}(?:a lot|too much|too many)\?/i,
  ],
  [
    'will_it_pass',
    /\b(?:is|will) (?:it|this|that|life|everything) (?:always |ever |forever |just )?(?:(?:going to|gonna) )?(?:always |ever |forever )?(?:be|stay|feel|get) (?:like this|this way|so|better|easier|this)\b|\bwill i (?:ever )?(?:like|enjoy|want|feel|laugh|care|love|trust|be)\b.{0,24}\b(?:again|anything|normal)\b|\b(?:is (?:that|this) (?:it|all there is)|will (?:it|this|i) (?:ever )?(?:pass|stop|end|get (?:better|easier)|be (?:ok|okay|alright|happy|normal)|feel (?:better|normal))|(?:does|will|do you (?:think|suppose|reckon)) (?:it|this|that)(?:'?ll)? (?:ever |really |still )?(?:gets?(?= (?:\w+ )?(?:better|easier|worse|less|lighter|quieter|smaller|softer|old|through)\b|\?| ?$)|goes|go away|becomes?|change|eases?|fades?|stops?|pass(?:es)?|wears? off|ends?)(?! (?:to|on|my|the|worse if))\b|how long (?:does|will|is) (?:it|this|grief|that)|when (?:will|does) (?:it|this) (?:stop|end|get|go)|is there (?:any )?hope)\b/i,
  ],
  [
    'fact_panic',
    /\b(?:what (?:is|are|happens|causes)|why do (?:i|people)|how do i (?:stop|know)|can|is)\b.{0,20}\b(?:a )?panic(?: attacks?)?\b.*\?|can (?:a )?panic attack/i,
  ],
  ['fact_breathing', /\b(?:why|how|does|what)\b.{0,24}\bbreathing\b.*\?/i],
  [
    'fact_sleep',
    /\b(?:how (?:do|can|many|much|long)|what (?:helps|can i)|why (?:can'?t|do)|tips|is it bad)\b.{0,30}\b(?:sleep|insomnia|nap)\w*\b/i,
  ],
  [
    'fact_grief',
    /\b(?:what are the|stages of|how long (?:does|will|should))\b.{0,20}\bgrie(?:f|ving)\b/i,
  ],
  [
    'fact_cbt',
    /\b(?:what(?:'s| is)|how does|(?<!(?:don'?t|not|never|stop) )tell me about|does|explain)\b.{0,12}\b(?:cbt|cognitive behaviou?r\w*|therapy work|act therapy|dbt|motivational interviewing|behaviou?ral activation|mindfulness|meditation)\b/i,
  ],
  [
    'fact_drink',
    /\b(?:how much|how many|is it (?:too much|bad)|what counts)\b.{0,30}\b(?:drink\w*|alcohol|units|wine|beers?)\b/i,
  ],
  [
    'fact_depression',
    /\b(?:what(?:'s| is| causes)|why do(?:es)?)\b.{0,16}\b(?:depression|low mood|rumination)\b/i,
  ],
  [
    'fact_trauma',
    /\b(?:what(?:'s| is| are)|why do(?:es)?)\b.{0,16}\b(?:trauma|ptsd|flashbacks?|dissociation|triggers?)\b/i,
  ],
  [
    'how_does_it_work',
    /\b(?:what(?:'s| is) (?:this|this (?:place|thing|app|site))$|how does (?:this|it|that) work|what happens (?:here|now|next)|what do (?:people|others|most people) (?:normally |usually |even )?(?:talk|say|write|come)|you just listen\?|how do(?:es)? (?:we|this) (?:do|start|go)|what do (?:i|we) (?:even )?(?:do here|talk about)|where do (?:i|we) (?:start|begin))\b/i,
  ],
  [
    'can_do',
    /\b(?:what (?:can|do|could) you (?:actually |even |really )?(?:do|offer|help with|know)|what are you (?:for|good (?:at|for)|able)|what'?s (?:so )?(?:different|special|good) about you|what use (?:is|are) (?:that|this|you)|what(?:'s| is) the point of you|how can you help|how (?:will|would|does|is) (?:this|talking to you|talking) (?:going to |gonna )?help|what good)\b/i,
  ],
  [
    'do_it',
    /\b(?:(?:please )?just tell me what to do\b|(?:let'?s|can we|could we|shall we) (?:make|take|do|try) (?:(?:some|the|a few|small) )*steps?\b|where do we (?:start|begin)\b|do something (?:with me )?about it\b|let'?s (?:do|try) something\b|something (?:i can do )?(?:for )?right now\b|(?:do|start|begin) (?:it|that|the (?:exercise|breathing|thing)) now\b|help me (?:test|try|do|work) (?:it|that|this|on (?:it|that))\b|walk me through (?:it|that|one))|^(?:um+,? |maybe |like )?(?:an? |some |the )?(?:breathing|grounding|relaxation|calming)(?: \w+){0,2}(?: or (?:an? |some )?\w+(?: \w+)?)?(?: or something(?: like that)?)?[.! ]*(?:something like that)?[.! ]*$/i,
  ],
  [
    'exercise',
    /\b(?:do (?:you|u) (?:know|have|do|offer)|have (?:you|u)(?: got)?|(?:^|[,.!?] )got|(?:you|u) (?:know|got)|is there|are there|i (?:just |only )?asked (?:you )?(?:for|about)|can (?:you|u) give me|could i have|i(?:'d| would)? (?:need|want|like))(?: me)? (?:an?|any|some|one of those)(?: \w+){0,2} (?:exercises?|techniques?|(?<!card )tricks?(?! (?:question|or treat))|tips?|tools?|hacks?)\b|\b(?:any|some|got) (?:good |quick )?(?:tips?|tricks?) (?:for|against|to|on)\b/i,
  ],
  [
    'exercise',
    /\bis there (?:anything|something) (?:that )?(?:i|we|one) (?:can|could|might) (?:actually |even )?do (?:in|on|at) (?:the|a|my|bed|work|school)\b/i,
  ],
  [
    'exercise',
    /\b(?:(?:anything|something) (?:\w+ )?(?:practical|concrete|useful) (?:\w+ ){0,3}(?:do|try)\b|(?:give|show|got|have) (?:me |you )?(?:something|anything) (?:\w+ )?(?:practical|concrete|useful|to (?:do|try)\b(?! with\b)|for (?:that|this|it)\b|i can (?:do|try|use))|(?:meant|want|need) something (?:concrete|practical|to do)\b|(?:i(?:'d| would)? (?:want|need|like)|have you(?: got)?|do you have) (?:an?|some|any) (?:\w+ )?(?:exercises?|techniques?)|i(?:'d| would)? (?:like|want|need) (?:a|to make a|some kind of) plan\b|help me (?:make|with) a plan\b|make me a plan\b|(?:can|could|shall|should) we (?:maybe |please |just )?(?:plan|choose|find|pick|set|think of) (?:one|a|some|something)(?: \w+)? (?:small|little|tiny|nice|good|thing|step)\b|is there (?:an? |any |some )?(?:\w+ )?(?:exercise|technique|thing i can do|way to calm)|(?:show|give) me (?:the|that|this|your) (?:\w+ )?(?:exercise|technique|breathing|grounding)\b|(?:can|could) (?:you|we) (?:do|try|show me) (?:the|that|a|your) (?:\w+ )?(?:thing|one|exercise|technique|breathing|grounding|stuff)\b|(?:can|could|shall|should) we (?:try|do|practi[sc]e|rehearse|prepare|look at|work on) (?:something|an? (?:exercise|technique|skill)|that|it|the \w+)|give me (?:an? )?(?:exercise|technique|tool|skill|something to do|tips?)|(?:any|some) (?:exercises?|techniques?|tools?|tips|skills|strategies|coping)|let'?s (?:try|do) (?:an? (?:exercise|technique|skill)|something|the)|(?:want|like) to try (?:something|an? |that|the)|teach me|^(?:(?:ok(?:ay)?|fine|right|alright|go on)[,.]? )+(?:then )?(?:an?|the|your) exercise\b|help me (?:calm|relax|sleep|focus|breathe)|(?:(?:can|could|shall|should) we|let'?s|let us) (?:(?:just|maybe|please) )*(?:breathe|do some breathing|calm down|relax))\b/i,
  ],
  [
    'what_should_i_do',
    /\b(?:what (?:should|shall|can|could|do|would|am) i (?:(?:supposed|meant) to |(?:actually|even|really|just|then|now|possibly|honestly) )*(?:do|say|tell|try)\b|what(?:'s| is| would be| would| could be| comes)? (?:my |the |a )?(?:very )?(?:first|next|smallest) (?:small |little )?(?:bit|step|move)\b|what comes (?:first|next)\b|what (?:ought i to|must i) do\b|(?:tell me|say|know|me) what (?:i (?:should|ought to|must|can|could) do|to do|comes first)\b(?! with (?:it|him|her|them|my\w*)\b)|where (?:do|would|should|could) (?:i|you|u) (?:even |actually )?(?:start|begin)\b|(?:tell|give) me (?:just )?one thing\b(?! (?:i can|to|that|about))|(?<!\w )what else(?: (?:can|could|should) (?:i|you|we)(?: \w+)?)?\?*$|what (?:would|do|did) you (?:actually |really |even |honestly )?(?:suggest|advise|recommend)|what would (?:you|u) (?:\w+ )?do\b(?! first\b)(?![^?!]* or )|what['’]?d (?:you|u) do\b|(?:any|some|need|give me|want) (?:your )?(?:advice|suggestions?|ideas)|(?:give|tell|show) me (?:some |the |any |a few |\w+ )?(?:concrete |practical |clear |simple )?(?:steps|things to do|something to do|a plan)\b|\bwhat about (?:my |the )?(?:sleep\w*|nights?|worr\w+|panic|anger|temper|shouting|drinking|stress|mood)\b|(?:i )?(?:need|want) (?:some )?(?:concrete|practical|clear) (?:steps|advice|help|things)\b|tell me what to do|^(?:(?:so|ok|and|right),? )?what now[?.! ]*$|^(?:just |only )?(?:solutions?|answers|advice|steps|a plan),? (?:please|pls)\b|what would you \w+ (?:\w+ ){0,3}if you were (?:me\b|in my)|how (?:do|can|should|would) i (?:(?:even|ever|just|possibly|actually|really) )*(?:deal|cope|stop|handle|get|fix|make|tell|talk|move|let|start|say|feel|be|do|not|forgive|survive|live|manage|trust|help|sleep|calm|know))/i,
  ],
  [
    'what_kind',
    /\bwhat (?:kind|sort) of (?:a )?(?:mother|mum|mom|father|dad|parent|person|wife|husband|partner|friend|daughter|son|sister|brother|man|woman|human)\b/i,
  ],
  [
    'would_you',
    /\bwhat would you (?:do first\b|do\b[^?!]* or |have (?:said|told|answered|replied|done)\b)|\bwhich (?:one |of (?:them|the two|those|these) )?would you (?:do|choose|pick|go for|take)\b|\bwould you (?:\w+ ){0,8}?(?:if (?:it|you|u) (?:was|were)|in my (?:place|shoes|position))|\bwould (?:you|u) (?:just |rather |ever )?(?:tell|do|start|say(?! (?:that|an?|the|my|one|it|he|she|they|we|i)\b)|put|go|stay|leave|wait|(?<!\bwhat would (?:you|u) )call(?! (?:that|this|it)\b)|text|quit|send|ask|answer|forgive|confront|apologi[sz]e|keep|take)\b.*\?/i,
  ],
  [
    'should_i',
    /(?<!\b(?:why|how|what|who|where|when) )\bshould i\b|\byou think i should\b|\bc(?:ould|an) i (?:not )?(?:just |maybe |also )?(?:tell|show|talk to|speak to|go to) (?:my|a|the|someone|somebody|her|him|them)\b/i,
  ],
  [
    'can_you_help',
    /\b(?:can|could|will|would) you (?:please |actually |even |really )?help(?: me)?\b|do you think you can help/i,
  ],
  [
    'how_are_you',
    /\b(?:how (?:are|r) (?:you|u)(?: doing| today| feeling)?|how(?:'s| is) (?:it going(?=[?!. ]*$| (?:today|with you|for you|over there))|your (?:day|night|evening))|you (?:ok|okay|alright)\?|what about you|and you\?)/i,
  ],
  [
    'who_are_you',
    /\b(?:who (?:are|r) (?:you|u)\b(?! (?:talking|on about|referring|meaning|speaking|thinking))|what(?:'s| is) your name|what are you\b|tell me about yourself|introduce yourself)\b/i,
  ],
  [
    'your_feelings',
    /\b(?:do you (?:\w+ )?(?:care|feel|have feelings|love|like me|get (?:sad|tired|bored|angry)|worry|mind)|can you (?:feel|love|care)|(?:doesn'?t|does) (?:that|it|this) get boring|are you (?:bored|tired|sad|happy|lonely|angry|annoyed|mad at me|sorry))\b/i,
  ],
  [
    'joke',
    /\b(?:tell me (?:a )?(?:joke|something funny|a story)|(?:know|got|have|what'?s your|your) (?:any|a|best|favou?rite)?(?: \w+)? ?jokes?\b|(?:rather|like to|want to|wanna|could|let me|can i) (?:just )?hear (?:another |a )(?:good |better |decent )?joke\b|make me laugh|sing (?:me )?(?:a )?song)\b/i,
  ],
  [
    'your_life',
    /^(?:and |so |but )?(?:do you (?:have|like|know|do|want|enjoy) (?:any|one|some|it|that|them)|have you (?:got )?(?:any(?! (?:idea|ideas|thoughts?|advice|suggestions?|clue|tips?|experience)\b)|one))\b|\b(?:have you ever|did (?:you|u|ya) (?:ever |not )*(?:have|get|own|go|live|grow)|(?:have|had) (?:you|u|ya) (?:ever |got |a |any )+(?:brother|sister|family|mother|mum|mom|father|dad|kids|child\w*|wife|husband|dog|cat|pet|job|friend|home|house)|do you (?:get paid|sleep|eat|dream|drink|have (?:a |any )?(?:kids|family|children|friends|wife|husband|partner|mum|mother|body))|how old are you|where (?:are|do) you (?:from|live)|are you (?:married|single|a (?:man|woman|boy|girl)|male|female|gay|religious)|what'?s your (?:favou?rite|age)|do you (?:watch|follow|play|read|support|cook|dance)\b(?! (?:what|this|my|these|me|over|everything))|who(?:['’]d| do| would) you support|what do you do (?:when (?:nobody|no one)|all day|all night|for fun))\b/i,
  ],
  [
    'do_you_judge',
    /\b(?:(?:are|do|will|would) you (?:going to |gonna )?(?:judg(?:e|ing)|think (?:less|bad\w*) of|hate|laugh|shocked|disgusted)|you must think|promise (?:not to|you won'?t)|do you think (?:less|(?:i'?m|i am) (?:being )?(?:an? )?(?:bad|awful|terrible|horrible|disgusting|weird|crazy|mad|pathetic|gross|evil|monster|joke|freak)))\b/i,
  ],
  [
    'understand_me',
    /\b(?:do you (?:even |actually |really )?(?:understand|get (?:it|me|that|what)|know what (?:i mean|it'?s like|that'?s like))|you know what i mean\?|does that make (?:any )?sense|am i making (?:any )?sense|can you (?:even )?(?:understand|imagine))\b/i,
  ],
  [
    'are_you_there',
    /\b(?:are you (?:still )?(?:there|here|listening|awake|with me)|(?:hello|anyone|anybody|you) (?:there|here)\?|hello\?+)/i,
  ],
  [
    'repeat',
    /\b(?:what (?:did|was it) you ask(?:ed)?\b|what was (?:the|your) question|what (?:was|is) it you (?:wanted|want|asked|meant) (?:me )?(?:to|for)\b|what (?:did|do) you want me to (?:do|say|write)\b|what were you asking|which question|what(?:'?s| is| was) the question\b(?! of)|what (?:do|did) you mean|what does that mean|what(?:'s| is| was) that supposed to mean|how do you mean|(?:can|could) you (?:repeat|rephrase|explain|say) (?:that|it|again)|say (?:that|it) again|i don'?t (?:understand|get) (?:(?:the|your|that|this) question|what you\b|(?:that|this|you)(?=[.,!? ]*$))|huh\?|you(?:'ve| have)? (?:just )?lost me\b(?! (?:as|my|in))|\bwhat (?:was|is) what\b|come again|what\?+$|pardon|^(?:sorry,? )?what (?:it )?means? (?:the word |this |that )?['"“‘]?\w+)/i,
  ],
  [
    'why_ask',
    /\bwhy (?:do|did|are|would) you (?:ask\w*|want to know|need to know|say(?:ing)? that|(?:say|put) it like that|talk like that|keep asking|care)|what(?:'s| has) that (?:got )?to do with|\bwhere (?:did|does|is) that (?:even )?com(?:e|ing) from\b/i,
  ],
  [
    'other_therapist',
    /\b(?:(?:talk|speak|switch|change) to (?:another|a different|someone else|one of the other|alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james)|other therapists?|different therapist)\b/i,
  ],
  [
    'off_task',
    /\b(?:(?:write|fix|debug|generate|give me|make|create) (?:me )?(?:a |an |some |my |the )?(?:\w+ )?(?:code|function|program|script|poem|essay|cover letter|cv|resume|recipe|story|song|python|javascript|sql|homework)|(?:what(?:'s| is)|how(?:'s| is)|what about) the (?:weather|time|date|capital|news|score)|(?:who|what) (?:is|was|won) the (?:president|prime minister|king|world cup|election|super bowl)|do my homework|solve (?:this|for)|(?<!\b(?:i|we|he|she|they|who|people|to|just|mostly|usually|only) )translate(?! (?:manuals|books|for (?:a living|work)))|what(?:'s| is) \d+ ?(?:[x*+/-]|times|plus|minus|divided by) ?\d+|\d+ ?[x*+/] ?\d+ ?\?|stock tips?|crypto|lottery|recommend (?:me )?(?:a )?(?:movie|film|book|restaurant|phone|laptop)|recipe for|best (?:phone|laptop|restaurant|movie))\b/i,
  ],
  ['your_name_for_me', /\b(?:what(?:'s| is) my name|do you know my name)\b/i],
  [
    'your_opinion',
    /\b(?:what do you think|what(?:'s| is) your (?:opinion|take|view)|do you think (?:that |it|this|so)|do you believe|who (?:should i|would you) vote|thoughts\?)/i,
  ],
  [
    'why_me',
    /\b(?:why (?:am i|do i|can'?t i|does (?:this|it|everything|everyone|nobody|no one|he|she|my)|do (?:they|people|we)|is (?:it|this|everything|he|she|my)|me\b|did (?:he|she|they|it|this|i)|would (?:he|she|they|anyone)|won'?t|don'?t (?:i|they|people)|doesn'?t|can'?t))/i,
  ],
];

const ASKS =
  /\?\s*$|\?\s|, (?:which|what) (?:one )?would you (?:do|choose|pick|say|take)\b|^(?:(?:hi|hey|hiya|hello|so|and|or|but|ok|okay|well|then|yeah|hm+|please|like|honestly|seriously(?: though)?)[, ]+)*(?:(?:can|could|would|will|do|does|did|is|are|am|should|tell me|give me|write|help me|explain|teach|let'?s|shall)\b|(?:what|who|why|how|which)\b|(?:when|where)(?:'?s)? (?:can|could|would|will|do|does|did|is|are|am|was|were|has|have|should|shall|to)\b)/i;
/** Kinds that count even without a question mark: people rarely type one. */
const UNMARKED = new Set<QuestionKind>([
  'knows_little',
  'recall',
  'say_so',
  'just_saying',
  'right_words',
  'proves',
  'why_must',
  'you_tell_me',
  'riddle',
  'trained',
  'my_data',
  'my_fault',
  'can_i_there',
  'tell_on_me',
  'wrong_with_me',
  'ask_of',
  'see_doctor',
  'mixed',
  'let_go',
  'puppet',
  'instructions',
  'is_it_script',
  'are_you_human',
  'exercise',
  'off_task',
  'joke',
  'talk_to_human',
  'how_does_it_work',
  'other_therapist',
  'repeat',
  'what_should_i_do',
  'fact_cbt',
  'can_you_help',
  'how_to_say',
  'not_planned',
  'best_question',
  'have_to',
  'something_true',
  'catch',
  'injury',
  'police',
  'caused_it',
  'agree',
  'was_i_wrong',
  'is_it_normal',
  'take_children',
  'who_to_ask',
  'really',
  'first_said',
  'tell_on_me',
  'real_therapist',
]);

/** "I could leave it in the kitchen?": told with a rise of the voice, and nothing asked. */
const TENTATIVE =
  /^(?:(?:ok(?:ay)?|well|um+|hm+|so|and|or)[,. ]+)*(?:i|i'd|i'll|we|we'd|maybe|perhaps|probably|something like|like|about|around|after|before|every|in|on|at|by|the|my|to|with|a|an)\b/i;
const ASKS_ASSENT =
  /,? (?:right|no|correct|yes|ok|okay|(?:do|would) you (?:think|say)|(?:is|isn'?t|does|doesn'?t|did|didn'?t|am|aren'?t|are|was|wasn'?t) (?:it|that|he|she|they|i))\?|\bor (?:not|am i|is it|should i)\b/i;

/**
 * "What stresses me most? The phone." Our question said over, or a topic with a question mark, and
 * their own answer behind it: nothing is asked.
 */
export const withoutEchoed = (text: string): string =>
  text
    .replace(ECHOED, (whole, question: string) => (OF_US.test(question) ? whole : ''))
    .replace(SAID_OVER, '');
const ECHOED =
  /^((?:(?:um+|hm+|well|ok|so|oh)[,. ]+)*(?:(?:what|how|when|where|who|which)\b[^?.!]*\b(?:i|me|my)\b[^?.!]*|(?!what|how|when|where|who|which|why|really|seriously|honestly|right|hello)[\w' ]{2,24}))\?\s+(?=[^?]*[^?\s]$)/i;
/** "What did they say? Well, nobody said much": asked by us, whatever the words, and answered. */
const SAID_OVER =
  /^(?:what|how|when|where|who|which)\b(?![^?]*\b(?:you|your|should i|can i|do i do)\b)[^?.!]{3,60}\?\s+(?=(?:well|oh|i suppose|i don'?t know|nobody|no one|nothing)\b)/i;
/** These are asked, whatever comes after them. */
const OF_US =
  /\b(?:you|your|u|ok|okay)\b|\b(?:should|can|could|would|shall) i\b|\b(?:how|what) do i (?!usually|normally|mostly|always|tend|think|feel|want|like|miss|need|fear|expect|remember|hope|do all|do (?:at|on|in|with))|\b(?:am|did) i\b|^(?:(?:so|and|but|then|ok|wait)[, ]+)*(?:is|are|do|does|did|was|were|can|could|will|would|have|has)\b/i;

/** Asked of the world, with or without its mark, behind whatever lead-in. */
const knowable = (sentence: string): boolean =>
  /\?["')\s]*$/.test(sentence) ||
  /(?:^|(?:[,:;]| [-–—]) (?:(?:so|but|then|and|like) )?)(?:(?:so|and|but|or|ok|well|then|actually) )*(?:does|do|is|are|can|could|what (?:is|are|does|do|happens)|why (?:do|does|did|is|can|didn't|don't|can't)|how (?:long|do|does|come))\b/i.test(
    sentence,
  );

const linesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).map(unled);

/** What is known to the sentence that asks; "Would that work?" asks of what was told before it. */
export function factIn(text: string): Fact | null {
  const sentences = linesIn(withoutPressing(text));
  for (const one of sentences) {
    const fact = knowable(one) || asksUnmarked(one) ? knownTo(one) : null;
    if (fact !== null) return fact;
  }
  return sentences.length > 1 && OF_IT.test(sentences.at(-1) ?? '') ? knownTo(text) : null;
}
const OF_IT =
  /^(?:(?:so|and|but|ok)[, ]+)*how long (?:does|will|would) (?:it|that|this) (?:take|last|stay)\?*$|^(?:(?:so|and|but|ok)[, ]+)*(?:would|will|does|could|can|is) (?:that|this|it) (?:actually |really |even )?(?:work|help|do (?:anything|any good)|any (?:good|use)|a good idea|worth it)\?*$|^(?:(?:so|and|but)[, ]+)*why (?:can't|can i not|don't|won't) i (?:just |ever )?(?:believe|take|accept) (?:her|him|them|it|that|any of it)\?*$/i;

/** "Who would I tell?", "who'd believe me?": that there is nobody, and nothing asked. */
const LAMENT =
  /(?<=^|[.!?,] )(?:(?:and|but|so|anyway|plus),? )*(?:who(?:'d| would) (?:i (?:even )?(?:tell|talk to|say (?:it|that|this) to|burden)|(?:even )?(?:believe|listen to|want to (?:hear|know|listen)|have (?:me|time))|(?:even )?(?:listen|understand))\b[^.!?]{0,24}|where would i (?:even )?(?:start|begin|go)|what would be the point)\?+|(?<=^|[.!?,] )(?:(?:oh|god|well|gosh|honestly),? )*where do i (?:even )?(?:start|begin)[?,.!]|(?<=^|[.!?,] )what (?:would|could|can) i (?:even )?(?:say|tell them)\.(?= \w)/gi;

/** "Shall I say it plainly? She left": a way of beginning, and no leave is waited for. */
const MANNER =
  /(?<=^|[.!?,] )(?:shall|may|can|could|might) i (?:just |perhaps )?(?:say|put|be|speak)\b(?! (?:no|yes|to)\b)[\w ]{0,24}\?(?= \w)/gi;

export const withoutLament = (text: string): string =>
  text.replace(LAMENT, '.').replace(MANNER, '.');

/** The question put to the companion, or null. A question quoted from others is none. */
/** "Because she's my kid??": an answer to us, with some impatience. */
const REASON =
  /^(?:well,? |um,? |er,? )?(?:because|cos|coz|cuz|bc)\b[^.?!]*(?<!\b(?:what|who|why))\?+\s*$/i;

const MEDICINE =
  /\b(?:tablets?|pills?|capsules?|meds|medication|medicines?|painkillers?|co-?codamol|codeine|paracetamol|ibuprofen|tramadol|antidepressants?|sertraline|insulin|inhaler|drops|patches?|milligrams?|\d+ ?mg)\b/i;
const DOSED =
  /\b(?:spread|space|split|halve|half|double|skip|stop|mix|combine|take|taking|swap|cut)(?:ing)? (?:them|it|one|two|these|those|more|less|the (?:dose|tablets|pills))\b/i;
const KNOWN =
  /\b(?:i|we)(?: (?:do|now|already|finally|at least|still))* (?:know|knew|see|learn(?:ed|t)|understand|remember) (?:now |exactly |at least )?(?:what|how|when|where|who|whom) (?:to|i)\b/i;
const EXERCISE = /\b(?:exercises?|techniques?|breathing|tricks?|tips?|tools?)\b/i;

/** "Henry did you ever": to whom it is put says nothing of what. */
const ADDRESSED = /^(?:hey,? )?(?:alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james),? /i;

export function questionIn(message: string): QuestionKind | null {
  if (REASON.test(message)) return null;
  const text = withoutPressing(withoutLament(message));
  const sentences = linesIn(text);
  if (factIn(text) !== null) return 'fact';
  for (const sentence of sentences.reverse()) {
    // "mirrors mostly. and what's on the slip roads" goes on with a row, and asks nothing.
    const goesOn =
      !text.includes('?') &&
      /^(?:and|or) (?:what|who|how|where|when|why|which)/i.test(sentence.trim());
    const asks =
      (!goesOn && ASKS.test(sentence.trim().replace(ADDRESSED, ''))) || asksWithin(sentence);
    for (const [kind, pattern] of KINDS) {
      if (!pattern.test(sentence)) continue;
      // "I'd rather hear a joke. Do you know any?"
      if (kind === 'your_life' && /\bany\b/i.test(sentence) && /\bjokes?\b/i.test(text))
        return 'joke';
      // "I asked for a breathing exercise. Do you have one?"
      if (kind === 'your_life' && /\b(?:one|some|any|it)\b/i.test(sentence) && EXERCISE.test(text))
        return 'exercise';
      // "I take two in the morning. Would it be better to spread them out?"
      if (asks && DOSED.test(sentence) && MEDICINE.test(text)) return 'medication';
      // "I know what to do now": what is known is not asked for.
      if (KNOWN.test(sentence) && !/\?\s*$/.test(sentence)) continue;
      // "How would I say what?" is puzzled at us, and wants no words.
      if (
        kind === 'how_to_say' &&
        // "What would I even say, that I let him down?": no words are wanted.
        /\b(?:say|tell|ask|put) (?:\w+ )?what\?*$|\b(?:say|tell)\b[^,.?!]*, (?:that )?(?:i|he|she|they)\b/i.test(
          sentence,
        )
      )
        continue;
      if (!asks && !UNMARKED.has(kind) && !/^(?:\w+,? )?w(?:h)?e(?:a)?ther\b/i.test(sentence))
        continue;
      // "What if I fall apart and nobody is there": a dread, and no leave to be asked.
      if (
        kind === 'let_go' &&
        /^(?:and |but )?what\b/i.test(sentence) &&
        sentence.split(' ').length > 7
      )
        continue;
      if (
        /\b(?:asked me|asks me|asking me|they ask|said|says|told|wondered|wonder|i don'?t know|idk|not sure)\b/i.test(
          // "Are you one, because he said so": what is told behind it quotes nothing.
          asks ? (sentence.split(BECAUSE)[0] ?? sentence) : sentence,
        ) &&
        !/\?\s*$/.test(sentence) &&
        kind !== 'how_to_say' &&
        kind !== 'would_you' &&
        !(kind === 'tell_on_me' && /\bif i (?:told|said|tell|say)\b/i.test(sentence))
      )
        continue;
      return kind;
    }
  }
  // "Is she in it because she has to be or": the other half is left to us.
  const open =
    /^(?:(?:like|so|and|but|i mean),? )*(?:is|was|does|did|do|are|were|will|would|can|has|have) (?:he|she|they|it|i|we|that|my \w+)\b.* or(?: what| not| something)?[.? ]*$/i;
  if (open.test(sentencesLast(text))) return 'open';
  if (
    /^(?:(?:so|and|ok|but)[, ]+)*(?:what happens (?:in|to|when|if)|what causes)\b/i.test(
      sentencesLast(text),
    )
  )
    return 'open';
  const toUs =
    /^(?:(?:so|and|but|ok|well)[, ]+)*(?:(?:do|does|can|could|are|will|would|have|did) you|what(?:'?s| is| are) your)\b/i;
  const ending = sentencesLast(text).trim();
  if (toUs.test(ending) && ending.split(/\s+/).length <= 12) return 'unknown';
  if (!/\?\s*$/.test(text)) {
    const last = sentencesLast(text);
    return asksUnmarked(last) && !/\b(?:you|your|u)\b/i.test(last) ? 'open' : null;
  }
  const last = text.split(/(?<=[.!?])\s+|\n+/).at(-1) ?? '';
  if (isDefiance(last)) return null;
  if (/\b(?:you|your)\b/i.test(last)) return 'unknown';
  const brief = /^(?:when|why|how|who|what|where)(?: though| tho| then)?\?+$/i.test(last);
  if (TENTATIVE.test(last) && !ASKS_ASSENT.test(last)) return null;
  return (brief || last.split(/\s+/).length >= 3) && !/\bwhat if\b/i.test(last) ? 'open' : null;
}

const BECAUSE = /,? (?:because|cos|coz|'cause|since)\b/i;

const sentencesLast = (text: string): string => linesIn(text).at(-1) ?? '';

/** Each sentence that asks, in order, where there is more than one. */
export function questionsIn(text: string): readonly { kind: QuestionKind; sentence: string }[] {
  const put = text
    .replace(/,? or (?=(?:is|am) (?:that|it|i)\b)/gi, '? Or ')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((one) => /\?["')\s]*$/.test(one) || AND_IS_IT.test(one) || unled(one) !== one.trim())
    .map(unled);
  return put.length < 2
    ? []
    : put.flatMap((sentence) => {
        const kind = questionIn(sentence);
        return kind === null || BESIDE.has(kind) ? [] : [{ kind, sentence }];
      });
}
/** "Or is that childish", without its mark. */
const AND_IS_IT =
  /^(?:or|and) (?:is|isn't|am|was|do|does|should|can|will) (?:it|that|this|i|he|she|they)\b/i;
/** Put in passing, beside the question that is meant. */
const BESIDE = new Set<QuestionKind>([
  'really',
  'are_you_there',
  'how_are_you',
  'repeat',
  'why_ask',
  'understand_me',
  'open',
  'unknown',
]);
