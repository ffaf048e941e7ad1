/** C-SSRS item 1 in English: the wish to be dead or not to wake up, burden, finality. */
import type { Rule } from './types.ts';

const WORLDLY =
  ' (?:job|jobs|work|office|meeting|degree|class|school project|contract|lease|app|dating|city|town|apartment|party|call|gym|team|league|game|queue|sofa|meal|train|flight|traffic|maths|math|course|subscription|furniture|recipe|vacation|trip|diet|weekend|couch|tent|cosy|cozy|flu|chapter|season|episode|hotel|mountains|beach|deadline|smaller school|sweater|earlier train|printer|small talk|laptop|tests?|exams?|coffee|sugar|smoking) ';

export const PASSIVE: readonly Rule[] = [
  {
    id: 'want.die',
    level: 'passive_ideation',
    on: 'die dead dying death',
    casual: true,
    match:
      '(?:i want(?= die)|want(?:ed|ing)? to|wish(?:ed|ing)? (?:that )?(?:i |to )?(?:would |could |was |were |am |had |just |be )*|hop(?:e|ed|ing) (?:that )?(?:i |to )?(?:just )*|would rather|rather|need to|ready to|long to|longing to|dying to|begging to|pray(?:ing)? (?:that )?(?:i |to )(?:just )?|let me|please let me|should(?: have)? (?:just )?|deserve to|like to|would like to|prefer to|time to|time for me to|waiting to|love to|supposed to|meant to have)(?: just| really| so badly| be| actually| fucking| honestly| all| genuinely| be the one to have| have)* (?:die|died|dead|dying)(?! (?:of|for|from (?:laugh|embarrass)|laughing|hard|with (?:laughter|embarrassment)|down|inside of laughter|in the game|again in|on the hill|to (?:see|know|hear|get|try)|her|him|tired))',
    unless:
      ' (?:my hair|die rich|die alone|dye|salad|karaoke|want him to|want her to|wanted him to|wanted her to|want them to|admit|give up the|scared i (?:would|will)|afraid i (?:would|will)|old age) ',
  },
  {
    id: 'wish.dead',
    level: 'passive_ideation',
    on: 'dead death die',
    casual: true,
    match:
      '(?:wish(?:ed|ing)?|want(?:ed)?|hope|hoping|if only|better if|better off if|rather|glad if|should)(?: [^ ,]+){0,4}? (?:i|me|we) (?:was|were|am|be|could be|would be|had been|be|have been|could|would|had|could just|just)? ?(?:just )?(?:dead|died|die|dying)(?! (?:laugh|of|to the world|tired))',
  },
  {
    id: 'want.dead',
    level: 'passive_ideation',
    on: 'dead',
    match:
      '(?:want|need|like|rather|better|prefer|should|ready|deserve)(?: to)? (?:just )?be (?:dead|gone forever|six feet under|in the ground|with (?:god|jesus|the lord|the angels)|in (?:heaven|my grave|a grave|a coffin))',
  },
  {
    id: 'better.off.dead',
    level: 'passive_ideation',
    on: 'better',
    match:
      'better off (?:dead|gone|not (?:here|alive|existing|being)|never (?:born|existing)|buried)(?! (?:bar|near|movie|film|weight|playing))',
    unless:
      ' (?:phones|trees|weeds|old phones|favorite|favourite|comedy|eighties|80s|called|movie|film|bar|watched|band|phone|battery|laptop|plant|idea|project|company) ',
  },
  {
    id: 'better.without.me',
    level: 'passive_ideation',
    on: 'better happier easier fine relieved good worse cheaper simpler',
    match:
      '(?:everyone|everybody|they|people|family|kids|wife|husband|parents|mom|dad|world|friends|partner|he|she|you|it|life|things|lives|children|anyone|daughter|son|boyfriend|girlfriend|sister|brother|team|all|society)(?: [^ ,]+){0,6}? (?:better|happier|easier|fine|relieved|good|ok|okay|simpler|glad|cheaper|at peace|freer|nicer|calmer|lighter)(?: off| place)?(?: [^ ]+){0,4}? (?:without me|if i (?:was|were|am|died|did not|just (?:died|vanished|disappeared|was|were|went|left|did not|ceased)|never|disappeared|vanished|left this|ceased|stopped|had never|had died|were not|went away|killed)|when i am (?:gone|dead)|once i am (?:gone|dead)|with me (?:gone|dead|not (?:here|around|alive)|out of)|if something happened to me|if i (?:ceased|went)|after i am gone)',
    unless:
      ' (?:meeting|project|trip|party|team lead|committee|club|boss at work|recipe|earlier train|group chat|the job|if i (?:was|were) (?:nicer|better|more|less|thinner|smarter|richer|calmer|kinder|on time)|if i just took|for vacation|if i left (?:the|my) (?:job|team|company)|ex) ',
  },
  {
    id: 'no.tomorrow',
    level: 'passive_ideation',
    on: 'tomorrow morning',
    plain: true,
    negatable: false,
    match:
      '(?:sleep|bed|eyes|lie down|rest)(?: [^ ,]+){0,3}? (?:and|then|so that) (?:not|never|no)(?: [^ ,]+){0,2}? (?:have|see|get|face|reach|there be) (?:a |any |another |the )?(?:tomorrow|morning|next day)',
    unless: WORLDLY,
  },
  {
    id: 'without.me',
    level: 'passive_ideation',
    on: 'without',
    weight: 0.6,
    match:
      '(?:(?:better|happier|easier|fine|good|simpler|smoothly|well|ok|okay|all right|alright) (?:off )?|(?:manages?|survives?|copes?|runs?|gets? (?:on|by|along)|carry on|go on|do|does) (?:just |perfectly |absolutely |quite )?(?:fine |better |well |ok |okay |all right )?)without me',
    unless: WORLDLY,
  },
  {
    id: 'if.gone',
    level: 'passive_ideation',
    on: 'gone dead died exist',
    match:
      '(?:if|when|once|after|wish) i (?:was|were|am|would be|could be) (?:just )?(?:gone|dead|not (?:here|around|alive)(?: anymore)?|never born|out of the (?:picture|way)|six feet under|no longer (?:here|around|alive))(?! (?:for (?:a|the)|on (?:vacation|holiday|a)|to work|at work|when|tired|from work|serious|last|yesterday|that day|in))',
    unless:
      ' (?:scared|afraid|worry|worried|plants|insurance|executor|inherit|old age|water the|cover|vacation|will my kids be) ',
  },
  {
    id: 'not.around',
    level: 'passive_ideation',
    on: 'around here',
    negatable: false,
    match:
      '(?:if i (?:just )?(?:was|were) not (?:around|here|alive|in the picture|born)|wish i (?:was|were) not (?:here|alive|around|born|on this)|(?:without|not) me (?:around|here|being))(?! (?:to help|at work|when the|so loud|so))',
    unless: WORLDLY,
  },
  {
    id: 'not.wake',
    level: 'passive_ideation',
    on: 'wak sleep asleep',
    negatable: false,
    match:
      '(?:never|not|do not|did not|would not|could not|without|stop)(?: [^ ,]+){0,2}? (?:wake|waking|woke)(?: up)?(?! (?:at|early|before|on time|early|late|tomorrow early|until noon|him|her|the|my|them|in time|the baby|for|tired|rested|to (?:my|an|the) alarm|refreshed|with a))',
    unless:
      ' (?:alarm|late for|missed|overslept|coma|scared|afraid|fear|anesthesia|surgery|he will not wake|she will not wake|will not wake up|baby|nap|refreshed|weekends?|slept like) ',
  },
  {
    id: 'sleep.forever',
    level: 'passive_ideation',
    on: 'sleep',
    match: 'sleep (?:forever|for ever|and never|for eternity|eternally|permanently)',
    unless:
      ' (?:weekend|weekends|cosy|cozy|saturday|blanket|so comfy|comfortable|new bed|mattress|vacation|dog|cat) ',
  },
  {
    id: 'not.live',
    level: 'passive_ideation',
    on: 'live living alive exist life',
    negatable: false,
    match:
      '(?:do not|did not|not|no longer|never|hardly|can not|tired of|sick of|done|stop|exhausted (?:of|from|with)|hate|over)(?: [^ ,]+){0,4}? (?:want(?:ed|ing)?|wish|care|desire|will|reason|see (?:the|any) (?:point|reason|purpose|use)|feel like|need|like|deserve|bother|motivation|plan)(?: [^ ,]+){0,3}? (?:live|living|alive|exist|existing|be alive|stay alive|going on living|keep living|life)(?! (?:here|there|in (?:this|the|that|a|my|new|london|fear|an|such)|(?:next to|beside|side by side|opposite|under the same roof)|with (?:my|him|her|them|someone|somebody|roommates|parents|anxiety|regret|the|this|a|it|these|pain)|near|alone|music|at home|on (?:campus|my own)|like (?:a|my)|together|show|to work|stream|up to|in|coach|insurance|stor(?:y|ies)|savings?|jacket|lessons?|goals?))',
    unless:
      ' (?:i do not want to die|apartment|city|roommate|neighborhood|suburbs|not want to live without (?:coffee|chocolate|music)|enough money) ',
  },
  {
    id: 'not.live.like',
    level: 'passive_ideation',
    on: 'live living alive',
    negatable: false,
    match:
      '(?:do not|not|no longer|can not)(?: [^ ,]+){0,5}? (?:live|living|alive|go on living)(?: [^ ,]+){0,3}? (?:like this|this way|anymore|any longer|any more|another (?:day|year|minute))',
    unless:
      ' (?:here|apartment|city|roommate|roommates|with my (?:parents|mom|mother|dad|in laws)|together|mess|clutter|neighborhood|with him|with her|this town) ',
  },
  {
    id: 'tired.life',
    level: 'passive_ideation',
    on: 'tired sick exhausted weary hate done',
    match:
      '(?:(?:so |just |really |fucking )*(?:tired|sick|exhausted|weary|done|bored|fed up|over|sick and tired)(?: of| with| from)?|hate)(?: [^ ,]+){0,2}? (?:living|live|being alive|(?<!hate (?:my )?)life|existing|existence|this life|being here|breathing|being on this earth|waking up|staying alive|this world)(?! (?:alone|out of|in|with (?:him|her|them|my|roommates|parents|mess)|here|paycheck|hacks|at home|on|like a student|out of|at \\d|early|so early|at|for school|admin|coach|under|next|near))',
    unless: ' (?:hate my life|apartment|city|commute|lol|suburbs|town|office) ',
  },
  {
    id: 'hate.alive',
    level: 'passive_ideation',
    on: 'alive born exist',
    match:
      '(?:hate|regret|resent|ashamed of|cursed)(?: [^ ,]+){0,2}? (?:being alive|that i am alive|that i was born|being born|existing|my existence|my life)',
    weight: 1,
  },
  {
    id: 'never.born',
    level: 'passive_ideation',
    on: 'born exist',
    negatable: false,
    match:
      '(?:never (?:been )?(?:born|existed|exist)|(?:was|were|am) i (?:even |ever )?born|not (?:been )?born|should have (?:been )?(?:aborted|miscarried)|wish (?:my )?(?:mom|mother|parents)(?: [^ ,]+){0,3}? (?:aborted|never had) me)',
    unless:
      ' (?:in (?:the )?(?:us|usa|wealth|america|england)|baby was|leader|yesterday|into money|rich|app|product|feature|recipe|game) ',
  },
  {
    id: 'stop.exist',
    level: 'passive_ideation',
    on: 'exist cease vanish disappear fade',
    match:
      '(?:cease(?: to)?|stop|quit|end|did not|do not|not) (?:to )?exist(?:ing|ed)?|(?:can|could|wish|want) (?:i |to )?(?:just )?not exist|blink out of existence',
    negatable: false,
    unless:
      ' (?:unicorns|god|ghosts|santa|problem|company|bug|file|page|link|website|friendship|perfect|option|trouble|between us|racism|that does not|does not exist|he does not) ',
  },
  {
    id: 'disappear',
    level: 'passive_ideation',
    on: 'disappear vanish fade evaporate dissolve',
    match:
      '(?:want(?:ed)? to|wish(?: i)?(?: could| would)?|wanting to|hope i|going to|need to|ready to|would like to|just|could just)(?: [^ ,]+){0,3}? (?:disappear|vanish|fade(?: away)?|evaporate|dissolve)(?! (?:into (?:the mountains|a book|the woods|nature|my room|work|netflix)|from (?:social|facebook|instagram|the meeting|the party)|for (?:a|the|two|three|an)|to))',
    unless:
      ' (?:tent|vacation|holiday|beach|embarrass|embarrassed|week|weekend|floor|meeting|blush|lol|mortified|pimple|scar|pain to|feeling to|anxiety to|worry|symptoms) ',
  },
  {
    id: 'no.reason',
    level: 'passive_ideation',
    on: 'reason point purpose use sense',
    negatable: false,
    match:
      '(?:no|not any|any|not (?:a |one )?(?:single )?|what (?:is )?(?:the|my)|see (?:the|any|no)|lost (?:the|my|all|any)|what|little|is there (?:a|any)|without)(?: [^ ,]+){0,2}? (?:reason|point|purpose|use|sense|meaning)(?: [^ ,]+){0,1}? (?:to|in|of|for)(?: [^ ,]+){0,3}? (?:live|living|life|alive|exist|existing|being here|stay here|stay alive|staying alive|be here|go on|going on|carry on|carrying on|keep going|waking up|wake up|get up anymore|continue|being alive|existence|any of (?:it|this)|anything anymore|keep living|continuing|trying anymore|holding on)(?! (?:in (?:this|the|that)|here when|to the (?:party|meeting)|with (?:the|this) (?:course|class|project|degree|plan|job)|coach))',
    unless:
      ' (?:app|degree|job|course|class|project|restaurant|meeting|used to|have found|philosoph|book club|early for|this town|city) ',
  },
  {
    id: 'no.point.here',
    level: 'passive_ideation',
    on: 'point use',
    negatable: false,
    match:
      '(?:no|not a|what is the|what is even the|see no|see the) (?:\\w+ )?(?:point|use)(?: in| of| to)? (?:being (?:here|alive|around)|anymore|any more|living|to anything|to life|to any of (?:it|this)|in anything|me being here|going on|trying|of me)',
    unless: WORLDLY,
    weight: 0.8,
  },
  {
    id: 'life.worth',
    level: 'passive_ideation',
    on: 'life living live',
    negatable: false,
    match:
      '(?:life|living|it|existence|being alive) (?:is|was|feels|seems|just is|does)(?: [^ ,]+){0,3}? (?:not (?:even )?worth (?:it|living)|worthless|pointless|meaningless|unbearable|hopeless|not worth|over|suffering|just suffering|pain|torture|hell|a (?:curse|prison|nightmare|burden)|already over|too hard to)|(?:life|it) (?:does|is) not (?:feel )?worth (?:living|it anymore)|not worth (?:living|being alive|staying alive)',
    unless:
      ' (?:shrank|sweater|lol|phone|wifi|series|game|coffee|drama|the money|price|without (?:coffee|chocolate|music)|office|netflix|line is|it is not worth it to|upgrade|pay|ticket|drive|hype|battery|hype|exam|it is over between) ',
    weight: 0.9,
  },
  {
    id: 'nothing.live.for',
    level: 'passive_ideation',
    on: 'nothing live left',
    negatable: false,
    match:
      '(?:nothing|no one|nobody|not anything|not much|not a thing|little|no thing|have not anything)(?: [^ ,]+){0,3}? (?:to live for|worth living|to stay for|keeping me (?:here|alive|going)|here for me(?: anymore)?|left (?:for me|in (?:this life|the world))|to keep (?:me )?(?:going|living)|left to (?:live|give|stay|hope))|(?:she|he|i) (?:has|have) nothing left(?= $| ,| and)',
    unless: WORLDLY,
  },
  {
    id: 'death.relief',
    level: 'passive_ideation',
    on: 'death die dying dead',
    match:
      '(?:death|dying|to die|being dead|the grave)(?: [^ ,]+){0,3}? (?:relief|release|escape|peace(?:ful)?|freedom|easier|the only way|comfort(?:s|ing)?|welcome|appeal(?:s|ing)?|beautiful|better than|sounds (?:nice|good|peaceful|great)|answer|gift|mercy|would help|friend)|(?:look forward to|welcome|waiting for|embrace|crave|long for|pray for|wish for|prefer|ready for|begging for|hoping for|envy) (?:death|dying|the dead|dead people|to die|to be dead|people who (?:died|are dead|have died|get to die|are dying|pass))',
    unless:
      ' (?:grandma|grandmother|grandpa|father|mother|her suffering|his suffering|dog|cat|movie|poem|euthanasia debate|after (?:his|her) long) ',
  },
  {
    id: 'take.me',
    level: 'passive_ideation',
    on: 'god lord jesus heaven angels take death universe',
    match:
      '(?:god|lord|jesus|he|heaven|death|universe|someone|cancer|angels|satan|allah|please)(?: [^ ,]+){0,4}? (?:take|takes|took|call|calls|bring|takes?) (?:me|us) (?:home|away|already|now|tonight|in my sleep|soon|out|too|from this|to (?:him|heaven|her|be with))?',
    unless:
      ' (?:to (?:the airport|work|dinner|school|the mall|a|see|the hospital|the doctor)|seriously|out (?:to|for)|shopping|home after|ride|uber|drive|wherever|on vacation|bus) ',
    weight: 0.9,
  },
  {
    id: 'with.dead',
    level: 'passive_ideation',
    on: 'heaven join reunite with see',
    match:
      '(?:want to|wish (?:i could|to)|ready to|would rather|going to|hope to|just want to|need to|wanna)(?: [^ ,]+){0,2}? (?:be with|join|see|go to|follow|be reunited with|reunite with|meet)(?: [^ ,]+){0,4}? (?:heaven|again soon|on the other side|in the afterlife|up there|in the grave|where (?:he|she) is|in death)(?! (?:someday|one day|when i am old))',
    unless: ' (?:someday|church says|one day when) ',
  },
  {
    id: 'accident.wish',
    level: 'passive_ideation',
    on: 'hit accident crash bus car truck cancer illness shot run',
    match:
      '(?:would not (?:mind|care|be (?:sad|upset))|hop(?:e|ing)(?: for)?|wish(?:ing)?|pray(?:ing)?|want(?:ed)?|be (?:fine|ok|okay|glad|happy|relieved|good)|wait(?:ing)? for|fantasi[sz](?:e|ing) about|do not care|not care|not mind|be nice)(?: [^ ,]+){0,5}? (?:(?:bus|car|truck|train|lightning|lorry|drunk driver|plane|meteor|something)(?: [^ ,]+){0,3}? (?:hit|hits|kills?|ran over|runs?|strikes?|crash(?:es)?|take me)|an accident(?= $| ,| so| to| that| happen)|(?:get|got|be|being|getting) (?:hit|shot|run over|killed|murdered|struck|in (?:a|an) (?:\\w+ )?(?:accident|crash)|cancer|sick and die|terminal)|cancer (?:comes|would|came|back|kills|gets)|(?:some|any)thing (?:would|to) (?:kill|happen to) me|plane (?:crash|goes)|not (?:make|made) it|terminal|the tumou?r|(?:car|plane|train) (?:accident|crash))|if i (?:got|get|was|were) (?:hit|shot|killed|murdered|run over|in a (?:car )?(?:crash|accident))(?: [^ ,]+){0,6} (?:fine|ok|okay|glad|happy|not care|relief|relieved|good|great|not mind|nice)',
    negatable: false,
    unless:
      ' (?:scared|afraid|worry|worried|insurance|no one|nobody got|ocd|checking|hit someone|i hit|not hit|avoid|nobody gets) ',
  },
  {
    id: 'should.have.died',
    level: 'passive_ideation',
    on: 'died die dead been me instead survive',
    match:
      '(?:should have (?:been me|died|been the one|let me die|bled out|drowned)|(?:it|why (?:did not|was it not|could not)|wish it) (?:should have been|was|had been|have been|was not|could not it be|not) me(?: (?:who|that))? ?(?:instead|died|in (?:that|the) (?:car|crash|coffin|accident)|dead)|wish (?:i|it) (?:had not survived|had worked|worked|never woke up|did not survive)|why did i (?:survive|have to survive|not die|live)|wish they (?:had not|did not) (?:save|find|revive|found|saved)(?: me)?)',
    negatable: false,
    unless:
      ' (?:picked|chosen|promoted|promotion|winner|cast|hired|goal|the one to (?:call|apologize|say)) ',
  },
  {
    id: 'no.one.miss',
    level: 'passive_ideation',
    on: 'miss notice care cry mourn sad funeral blink',
    negatable: false,
    match:
      '(?:nobody|no one|not anyone|not a soul|no body|who|would anyone|would anybody|anyone|few people|hardly anyone|does anyone|they|not)(?: [^ ,]+){0,3}? (?:will|would|even|really|going to|to|ever|could)?(?: [^ ,]+){0,2}? ?(?:miss me|notice(?:d)?(?: if)? (?:i (?:was|were|am|died|disappeared|vanished|killed|stopped)|me gone|that i (?:was|died|am))|care (?:if|when|whether) i (?:die|died|lived|live|was (?:gone|dead)|were (?:gone|dead)|am (?:gone|dead|alive)|disappear(?:ed)?|vanish(?:ed)?|kill(?:ed)?|exist|stopped|left this)|cry (?:at my funeral|if i|for me if)|come to my funeral|mourn me|be sad if i (?:died|was gone|were gone|disappeared)|bat an eye if i|(?:notice(?:d)?|miss it|even care|blink) (?:if|when|that|whether) i {unseen})',
    unless:
      ' (?:party|meeting|work event|at the party|on leave|on my days off|in the meeting|i miss|will miss me (?:when i move|at work|so much)|office) ',
  },
  {
    id: 'get.over.it',
    level: 'passive_ideation',
    on: 'over forget',
    match:
      '(?:they|everyone|family|kids|people|he|she|husband|wife|mom|parents|friends)(?: [^ ,]+){0,3}? (?:get over (?:it|me|my death|losing me)|forget (?:me|about me)|move on(?: quick)?|find someone better|be sad for a)(?: [^ ]+){0,6} (?:if (?:something|anything) happened to me|if i (?:died|was gone|were gone|disappeared)|when i am gone|quick|eventually|kids|and the kids|without me)',
    unless: ' (?:ex|breakup|party|he left|quit) ',
  },
  {
    id: 'burden.all',
    level: 'passive_ideation',
    on: 'burden deadweight',
    match:
      '(?:am|be|being|feel like|just|become|such|feel)(?: [^ ,]+){0,2}? (?:a |an )?(?:\\w+ )?(?:burden|dead weight|deadweight)(?: (?:on|to|for) (?:everyone|everybody|my (?:family|parents|kids|wife|husband|friends|mom|loved)|them all|all of them|the world|people|others|the people))',
    unless: ' (?:carpool|caregiver|old|work|team|tax|do not want to|afraid of being) ',
  },
  {
    id: 'burden',
    level: 'passive_ideation',
    on: 'burden dead weight waste drain',
    weight: 0.75,
    match:
      '(?:burden|dead weight|waste of (?:space|oxygen|air|life|a life|resources)|drain|liability|leech|parasite|deadweight|bother|millstone)(?: (?:on|to|for) (?:everyone|everybody|my|them|people|society|the world|the family|him|her|all|others))?',
    unless:
      ' (?:tax|financial|work|caregiver burden|burden of proof|burdened|do not want to be a burden on my kids when|kitchen|bathroom|clogged|brain drain|time|battery|proof) ',
  },
  {
    id: 'not.deserve.live',
    level: 'passive_ideation',
    on: 'deserve',
    match:
      '(?:not deserve (?:to (?:live|be alive|exist|be here|breathe|keep living)|life|to be on this)|deserve (?:to (?:die|be dead|rot|not exist)|death|what is coming when i die))',
    negatable: false,
  },
  {
    id: 'not.be.here',
    level: 'passive_ideation',
    on: 'here earth planet world',
    negatable: false,
    match:
      '(?:do not|did not|no longer|not|wish i (?:was|were) not|never)(?: [^ ,]+){0,3}? (?:want|wanna|wish|like|need|feel like|supposed|meant|belong)?(?: [^ ,]+){0,3}? (?:be here|to be here|being here|be around|to be around|be on (?:this|the) (?:earth|planet)|be in this world|stay here|stay in this world|on (?:this )?earth|belong (?:in this world|on this (?:earth|planet)))(?: (?:anymore|any more|any longer|like on earth|at all|forever|much longer))?(?= $| ,| like| on| because| and| so| but| honestly| i| with| or| tbh| every)',
    unless:
      ' (?:party|work|meeting|office|class|school|hospital|when you get|when he|at home|city|town|therapy|my mom (?:is )?making|forced|family dinner|wedding|people|him|her|them|smokers|house|apartment|airport|court|appointment|course|sure) ',
    weight: 0.95,
  },
  {
    id: 'cannot.go.on',
    level: 'passive_ideation',
    on: 'go carry continue keep take do',
    negatable: false,
    weight: 0.7,
    match:
      '(?:can not|could not|do not (?:think i can|know if i can|want to|know how (?:much longer )?(?:i can|to))|not (?:sure )?(?:i can|able to|strong enough to)|unable to|no strength to|how (?:do i|much longer can i|long can i)|too tired to|not able to|wish to)(?: [^ ,]+){0,2}? (?:go on|carry on|keep going|keep (?:doing|living|fighting|pretending)(?: this| it)?|continue(?: living)?|take (?:it|this|life|the pain|another day|much more)|do (?:this|life|it|another day|this life)|hold on|survive)(?: (?:any ?more|any longer|thing|much longer|living|like this|another day))*',
    unless:
      ' (?:(?:do|take) (?:this|another|that) (?:stupid |bloody |damn |fucking |silly |ridiculous |whole )?(?:form|worksheet|essay|test|quiz|sum|puzzle|report|presentation|interview|drive|journey|trip|wedding|party|jigsaw|spreadsheet|crossword|recipe|commute|handover|exercise|lesson|module|speech|application|assignment|parents evening)|(?:go|carry) on with (?:the|his|her|these|those|our) (?!life|pain|fight|struggle|lie|pretence)[a-z]+|job|work|project|workout|run|marathon|diet|relationship|marriage|class|school|homework|exam|meeting|boss|toddler|divorce|commute|quit this|with (?:him|her|this job|the kids|this course)|long distance|roommate|degree|training|baby crying|night shifts|caregiving|kids|dating|this course|to the party|weights|push ups) ',
  },
  {
    id: 'no.way.out',
    level: 'passive_ideation',
    on: 'way escape exit out',
    negatable: false,
    weight: 0.6,
    match:
      '(?:no (?:other )?(?:way out|escape|exit)|only way out|(?:see|find) (?:no|any|a) way out|want (?:a way )?out(?= $| ,)|no way forward|no light at the end)',
    unless:
      ' (?:contract|lease|maze|escape room|parking|highway|store|building|argument|meeting|debt|of this (?:job|lease|contract)|traffic|relationship|level|forest|car) ',
  },
  {
    id: 'no.future',
    level: 'passive_ideation',
    on: 'future tomorrow see making',
    negatable: false,
    weight: 0.6,
    match:
      '(?:no|not (?:have|see|imagine|picture)(?: a| any| my)?|can not (?:see|imagine|picture)(?: a| any| my| having a)?|do not (?:see|have)(?: a| any| my)?)(?: [^ ,]+){0,2}? (?:future|tomorrow for me|life ahead)(?: for (?:me|myself))?',
    unless:
      ' (?:journalism|print|in (?:print|this|the|coal|retail|it|our)|together|relationship|with (?:him|her|this company)|company|us|team|industry|here at|field|job|career|crypto|market) ',
  },
  {
    id: 'not.see.alive',
    level: 'passive_ideation',
    on: 'alive making living turning reaching past here',
    negatable: false,
    match:
      '(?:can not|do not|not|never)(?: [^ ,]+){0,3}? (?:see|imagine|picture|expect|think|plan on|thought)(?: [^ ,]+){0,3}? (?:(?:being|be|stay(?:ing)?) (?:alive|here)|making it|make it|living|live|turning|reach(?:ing)?|getting old|surviving|getting)(?: [^ ,]+){0,4}? (?:next (?:year|month|week|birthday|christmas)|to \\d+|past|until|till|much longer|long|by|old age|\\d\\d|another year|birthday|christmas|summer|graduation|see)',
    unless:
      ' (?:meeting|party|team|finals|with him|with her|college|on time|city|in (?:this|the) (?:city|house)|flight|playoffs|dinner|deadline) ',
  },
  {
    id: 'life.over',
    level: 'passive_ideation',
    on: 'life',
    weight: 0.7,
    match:
      '(?:my|this) life (?:is|feels like it is|was|has been|feels|seems)(?: [^ ,]+){0,2}? (?:over|finished|done|already over|ruined (?:and|beyond)|pointless|not worth|meaningless|worthless|useless|a waste|empty and)',
    unless:
      ' (?:lol|sweater|phone|wifi|shrank|spilled|haircut|game|season|concert|tickets|pizza|kidding|series|stain) ',
  },
  {
    id: 'ready.to.go',
    level: 'passive_ideation',
    on: 'ready lived',
    weight: 0.7,
    match:
      '(?:ready to (?:go|leave)(?: [^ ]+){0,8} (?:glad|god|lord|heaven|peace|lived|rest|earth|world|life|join|be over|meet)|outlived my (?:usefulness|time|purpose)|time (?:has come|for me) to (?:go|leave this|rest))',
    unless:
      ' (?:airport|party|store|bags|vacation|trip|in this (?:city|town|house|apartment)|here too long|bed|home now|abroad) ',
  },
  {
    id: 'lived.enough',
    level: 'passive_ideation',
    on: 'lived',
    weight: 0.6,
    match: 'lived (?:long enough|too long|enough)',
    unless: ' (?:here|in this|city|abroad) ',
  },
  {
    id: 'want.all.stop',
    level: 'passive_ideation',
    on: 'stop end over finish',
    weight: 0.6,
    match:
      '(?:want|need|wish|wishing|wanting|beg|begging|ready for|hope)(?: [^ ,]+){0,2}? (?:it|everything|this|all of (?:it|this)|the pain|all|my pain|the suffering|life|the hurting|the hurt|my (?:brain|head|mind|suffering))(?: all| just)? (?:to (?:just )?(?:all )?(?:stop|end|be over|go dark|finish|be done|go away forever)|ends?(?= $| ,)|finish(?:ed)?|over|would (?:just )?(?:stop|end))(?: (?:forever|for good|already|now|please))?',
    unless:
      ' (?:five minutes|minutes|hour|rash|noise|construction|meeting|semester|lawsuit|itch|itching|movie|headache|migraine|cramps|cough|cold|think|winter|week|traffic|rain|divorce to be over|quarantine|exam) ',
  },
  {
    id: 'done.fighting',
    level: 'passive_ideation',
    on: 'done tired exhausted fight',
    weight: 0.6,
    match:
      '(?:done|tired of|exhausted (?:of|from)|sick of|no energy (?:to|left to)|stopped|can not keep|no more|no strength (?:to|left to)|nothing left to|over|have not got any)(?: [^ ,]+){0,2}? (?:fight(?:ing)?|trying|pretending|holding on|hanging on|surviving|struggling|suffering|hurting|existing|with (?:life|everything|living|this world|it all|this life)|with all of it|going on|breathing|this fight)',
    unless:
      ' (?:with (?:him|her|my (?:sister|brother|boss|husband|wife|roommate|ex|partner|boyfriend|girlfriend))|about|traffic|dating|apps|over (?:dishes|money)|diet|fix|to lose weight|to (?:get|make|please|find|explain|help|convince|impress)|boss|each other|drama|dishes|smoking) ',
  },
  {
    id: 'give.up',
    level: 'passive_ideation',
    on: 'give gave giving',
    weight: 0.5,
    match:
      '(?:i (?:just |really |have |completely |honestly |totally )*|want to (?:just )?|ready to |going to (?:just )?|am |might as well |feel like |^ )(?:give up|gave up|giving up|given up)(?= $| ,| on (?:life|everything|living|myself|it all|trying|hope)| and| there| because| completely| now| honestly| already| too| so| lol|$)',
    unless:
      ' (?:coffee|sugar|smoking|seat|control|meat|alcohol|drinking|dairy|caffeine|bread|job|dating|diet|jigsaw|puzzle|trying to fix|recipe|lent|piano|gym|guitar|marriage|not give up|never give up|do not want to give up|soda|carbs|vaping|gluten|chess|house|car|custody) ',
  },
  {
    id: 'give.up.life',
    level: 'passive_ideation',
    on: 'give gave giving',
    match:
      '(?:give up|gave up|giving up|given up) on (?:life|living|myself completely|existing|being alive)',
  },
  {
    id: 'not.care.die',
    level: 'passive_ideation',
    on: 'care mind matter live die dead happens',
    negatable: false,
    match:
      '(?:not (?:really |even )?(?:care|mind|matter)|indifferent|who cares)(?: [^ ,]+){0,4}? (?:(?:live|lived) or (?:die|died)|(?:if|whether) i (?:die|died|live|lived|am alive|survive|make it|get hurt|wake up|wake)|what happens to me|dying|dead or alive|being alive|dying anymore|about (?:living|my life|being alive|staying alive)|if i ever wake)',
    unless: ' (?:he does not|she does not|they do not|game|afraid) ',
  },
  {
    id: 'here.or.not',
    level: 'passive_ideation',
    on: 'matter difference same cares notice minds',
    plain: true,
    negatable: false,
    match:
      '(?:(?:if|whether) i (?:am (?:still )?(?:here|alive|around|dead)|live|wake up|exist)(?: [^ ,]+){0,2}? or (?:not|die|dead|gone)(?: ,)?(?: [^ ,]+)? (?:does not (?:really )?matter|makes? no (?:real )?difference|is all the same|who cares|nobody (?:would )?(?:cares?|notices?|minds?))|(?:no|not (?:make|made) (?:a|any|much)|little) (?:real )?difference (?:to (?:anyone|anybody|them|him|her) )?(?:if|whether) i (?:am (?:still )?(?:here|alive|around|dead)|live|wake up|exist))',
    unless: ' (?:parcel|package|delivery|meeting|party|vote|game|plumber|electrician|rehearsal) ',
  },
  {
    id: 'ok.dying',
    level: 'passive_ideation',
    on: 'die dying dead died',
    match:
      '(?:ok|okay|fine|cool|at peace|good|comfortable|happy) (?:with|if) (?:the idea of |i |me )?(?:dying|death|died|die|being dead|not (?:waking|being here|existing)|it if i died|i never)',
    unless: ' (?:grandma|his|her|not ok|not okay|mortality|hospice|old age) ',
  },
  {
    id: 'not.afraid.die',
    level: 'passive_ideation',
    on: 'die dying death',
    negatable: false,
    weight: 0.7,
    match: 'not (?:even )?(?:scared|afraid|frightened) (?:of|to) (?:die|dying|death)(?: anymore)?',
  },
  {
    id: 'dead.inside.wish',
    level: 'passive_ideation',
    on: 'dead',
    weight: 0.4,
    match: '(?:dead inside|already dead|feel dead|dead to myself)',
    unless: ' (?:phone|lol|monday|battery) ',
  },
  {
    id: 'self.danger',
    level: 'passive_ideation',
    on: 'careless reckless look looking cross',
    weight: 1,
    negatable: false,
    match:
      '(?:cross|crossing|walk|walking|drive|driving)(?: [^ ]+){0,8} (?:do not (?:even )?(?:look|care what happens|care if)|without looking|on purpose without|hoping|eyes closed)',
    unless: ' (?:phone|texting|gps|kids) ',
  },
  {
    id: 'kill.me',
    level: 'passive_ideation',
    on: 'kill shoot murder',
    casual: true,
    match:
      '(?:please |just |somebody |someone |want (?:\\w+ )?(?:someone|somebody|something|it|them|him|god) to |wish (?:someone|somebody|something|it|he|they) (?:would|could) |hope (?:someone|somebody|something) )(?:just |please |come and |would )*(?:kill|shoot|murder|end|run over) me(?! (?:an? |some|back|the|my|when|if|over|with kindness|softly|your))',
    unless: ' (?:email|text|message|number|quote|now lol|mondays|lol) ',
  },
  {
    id: 'out.of.world',
    level: 'passive_ideation',
    on: 'world need place belong',
    negatable: false,
    match:
      '(?:world|everyone|nobody|no one|life|society)(?: [^ ,]+){0,4}? (?:not need|does not need|need(?:s)?|has no (?:place|room|use) for|would be better without|no place (?:in this world )?for) (?:me|someone like me|people like me)(?: (?:in it|here|alive|around|anymore))?|no place for me in (?:this|the) world|not (?:made|meant|cut out|built) for (?:this (?:world|life)|life|living|being alive)',
    unless: ' (?:at work|team|job|nobody needs|sales) ',
    weight: 0.9,
  },
  {
    id: 'escape.life',
    level: 'passive_ideation',
    on: 'want out escape suffering existence',
    weight: 1,
    match:
      '(?:existence|life|living|this world|being alive)(?: [^ ]+){0,8} (?:want out|i want out|need out|let me out)|escape (?:from )?(?:life|this life|living|existence|this world|my life for good)',
    unless: ' (?:vacation|book|netflix|game) ',
  },
  {
    id: 'death.thoughts',
    level: 'passive_ideation',
    on: 'death dying die',
    match:
      '(?:(?:{think}|fixated on|preoccupied with|thoughts|obsessed)(?: [^ ,]+){0,4}? (?:my own death|being dead|dying(?= $| ,| all| every| and| a lot| lately| would| constantly| as)|death (?:all|every|constantly|a lot|lately)|wanting to die|not being (?:here|alive)|not existing|how (?:nice|peaceful|easy) (?:it would be to )?(?:die|be dead|death)|dying in my sleep would))',
    unless:
      ' (?:scared|afraid|terrified|fear|anxiety|panic|ocd|worry|worried|health anxiety|pulse|grandma|mom dying|dad dying|existential|dog|philosoph|book|horrif|she died|he died|after the funeral|hospice) ',
  },
  {
    id: 'last.straw',
    level: 'passive_ideation',
    on: 'joined gone',
    weight: 0.5,
    match:
      '(?:(?:i )?(?:will|would) (?:soon )?join (?:him|her|them|you)(?: soon)?(?= $| ,)|be with (?:him|her|you|mom|dad|my (?:mom|dad|baby|son|daughter|wife|husband|brother|sister)) (?:again|soon)(?= $| ,))',
    unless: ' (?:party|call|zoom|trip|airport|lunch|movie|dinner|team|vacation) ',
  },
  {
    id: 'doing.others.favor',
    level: 'passive_ideation',
    on: 'favor favour',
    match:
      '(?:doing|do) (?:everyone|everybody|them|the world|my family|people|you all|us all) a (?:huge |big )?(?:favor|favour)(?: [^ ,]+){0,3}? (?:by |if i |and |when i )(?:died|dying|die|disappear(?:ing|ed)?|leav(?:e|ing)|went|was gone|kill|ended|end|ending|not|gone|vanish)',
    unless: ' (?:meeting|quit|party) ',
  },
];

/** Hints: none of them says much alone. */
export const HINTS: readonly Rule[] = [
  {
    id: 'hint.worthless',
    level: 'passive_ideation',
    on: 'worthless useless failure hate use',
    weight: 0.3,
    match:
      '(?:am|feel|feeling)(?: [^ ,]+){0,3}? (?:worthless|useless|a (?:total |complete )?(?:failure|waste|mistake)|nothing|unlovable|disgusting)|(?:have|got|am|being)(?: got)? (?:no|not any|not much) use (?:to (?:anyone|anybody|them|her|him|my [^ ]+)|in (?:that|this|the|my) (?:house|family|home|world))|hate myself|hate who i am',
  },
  {
    id: 'hint.hopeless',
    level: 'passive_ideation',
    on: 'hopeless hope despair pointless',
    weight: 0.4,
    match:
      '(?:feel|am|is|feels|feeling|everything is|so|lost all|no|there is no|out of|without) (?:\\w+ )?(?:hopeless|hope|despair|pointless)',
    negatable: false,
    unless:
      ' (?:maths|math|cooking|directions|i hope|hope so|hope you|hope that|romantic|at (?:sports|singing|dancing|tennis)) ',
  },
  {
    id: 'hint.nobody',
    level: 'passive_ideation',
    on: 'nobody alone one',
    weight: 0.25,
    negatable: false,
    match:
      '(?:nobody|no one)(?: [^ ,]+){0,2}? (?:cares|loves me|would care|understands|wants me|needs me|likes me)|all alone|completely alone',
  },
  {
    id: 'hint.pain',
    level: 'passive_ideation',
    on: 'pain hurts suffering unbearable',
    weight: 0.3,
    match:
      '(?:pain|hurt|suffering|emptiness|darkness) (?:is |has become )?(?:too much|unbearable|endless|never (?:ends|stops)|will never (?:end|stop)|constant)|unbearable|can not bear|hurts too much',
    negatable: false,
    unless: ' (?:knee|back|tooth|heat|smell|noise|headache|shoulder|period|cramps|neck) ',
  },
  {
    id: 'hint.done',
    level: 'passive_ideation',
    on: 'done finished over',
    weight: 0.35,
    match:
      '(?<!(?:thinks?|thought|says?|said|reckons?|believes?|assumes?|tells?|told [a-z]+|pretend(?:ing|ed)?)(?: that)? (?:i )?)(?:i am|am) (?:just |so |completely |really |fucking |finally )*(?:done|finished|so done|over it)(?= $| ,| with (?:everything|everyone|it all|this|life)| now)',
    unless:
      ' (?:dating|chapter|homework|work|dishes|paper|essay|project|exam|shift|apps|dinner|meal) ',
  },
  {
    id: 'hint.sorry',
    level: 'passive_ideation',
    on: 'sorry forgive',
    weight: 0.35,
    match:
      '(?:i am (?:so )?sorry (?:for everything|to everyone|everyone|for being|mom|that i)|forgive me|sorry i (?:could not|failed|was not (?:strong|enough)))',
    unless: ' (?:late|forgot|order|typo|mess) ',
  },
  {
    id: 'hint.thanks',
    level: 'passive_ideation',
    on: 'thank thanks kind',
    weight: 0.3,
    match:
      '(?:thank you for (?:everything|listening|being (?:there|kind)|trying)|you were (?:kind|good|always))',
  },
  {
    id: 'hint.dog',
    level: 'imminent',
    on: 'dog cat neighbor key will savings paid bill',
    weight: 0.3,
    match:
      '(?:(?:dog|cat|pets?) (?:is |are )?(?:with|at) (?:the |my |a )?(?:neighbor|neighbour|friend|sister|shelter|mom)|fed the (?:cat|dog|fish)|left the key|(?:transferred|transfered|moved)(?: [^ ,]+){0,4}? savings|will is (?:on|written|signed)|paid (?:all )?(?:the |my )?(?:\\w+ )?bills?|cleaned (?:the|my) (?:whole )?(?:apartment|house|room|flat))',
    unless: ' (?:vacation|trip to|moving|guests|holiday|airport) ',
  },
  {
    id: 'hint.last.words',
    level: 'imminent',
    on: 'tonight evening',
    weight: 0.3,
    match:
      '(?:will not|not)(?: [^ ,]+){0,2}? (?:trouble|bother|burden|annoy|need)(?: [^ ,]+){0,3}? (?:after|anymore|again|any longer|much longer)',
    negatable: false,
  },
  {
    // Of tiredness as often as of despair: asked after, and no more.
    id: 'hint.nothing.left',
    level: 'passive_ideation',
    on: 'nothing left',
    weight: 0.3,
    negatable: false,
    match: '(?:nothing|not much|little)(?: [^ ,]+){0,2}? left (?:of|in) me(?= $| ,| and)',
  },
  {
    id: 'hint.nothing.matters',
    level: 'passive_ideation',
    on: 'matters matter nothing care',
    weight: 0.3,
    negatable: false,
    match:
      '(?:nothing (?:really )?matters|does not matter anymore|do not care (?:anymore|about anything)|who cares)',
  },
  {
    id: 'hint.tired',
    level: 'passive_ideation',
    on: 'tired exhausted',
    weight: 0.3,
    match:
      '(?:so |just |very |really )*(?:tired|exhausted|drained) (?:of (?:everything|it all|trying|this|pretending|hurting|feeling)|of life)',
    unless: ' (?:job|work|boss|commute|dating|diet) ',
  },
  {
    id: 'hint.stop.alive',
    level: 'passive_ideation',
    on: 'escape peace rest',
    weight: 0.35,
    match:
      '(?:just want|want|need|longing for) (?:\\w+ )?(?:peace|to rest|rest|it to be quiet|silence)(?= $| ,| finally| forever)',
    unless: ' (?:quiet night|nap|vacation|kids) ',
  },
  {
    id: 'hint.trapped',
    level: 'passive_ideation',
    on: 'trapped stuck',
    weight: 0.3,
    match:
      '(?:feel|am|feeling) (?:completely |so |totally )?trapped(?: in (?:my (?:life|body|head)|this life))?',
    unless: ' (?:elevator|traffic|job|lease|marriage) ',
  },
  {
    id: 'hint.prep.here',
    level: 'passive_ideation',
    on: 'hang holding barely',
    weight: 0.35,
    match:
      '(?:barely|hardly|can not|struggling to) (?:hang(?:ing)?|hold(?:ing)?) on|hanging by a thread',
    negatable: false,
  },
];
