/** Suicidal thoughts and acts in English, after the items of the C-SSRS screener. */
import type { Rule } from './types.ts';

const KILL_ON =
  'kill end ending tak off hang drown shoot suffoc asphyx poison electroc overdos gas stab strangl chok blow slit cut commit suicid finish jump step throw driv crash steer turn swerv run check exit leav die dying put eat catch game delet mak stop bleed do doing behead starv';

const NOT_A_LIFE =
  ' (?:novel|character|episode|relationship|subscription|meeting|call|session|lease|contract|career|friendship|marriage|membership|tutorial|race|marathon|laundry|exam|paper|essay) ';

/** Items 4–6: intent, plan, preparation, means at hand, an attempt under way or just made. */
export const IMMINENT: readonly Rule[] = [
  {
    id: 'intent.time',
    level: 'imminent',
    on: KILL_ON,
    casual: true,
    flags: ['plan'],
    match: '(?:{firm}|am|may|might|want to|got to|have to){g} {killme}{far} {soon}',
  },
  {
    id: 'intent.time.first',
    level: 'imminent',
    on: KILL_ON,
    flags: ['plan'],
    match:
      '(?:tonight|today|tomorrow|this (?:evening|weekend|afternoon)|right now){far} (?:{firm}|i am|am|finally){g} {killme}',
  },
  {
    id: 'intent.die.time',
    level: 'imminent',
    on: 'die dying dead',
    casual: true,
    flags: ['plan'],
    match: '(?:{firm}){g} (?:die|be dead|be gone forever) (?:{soon})',
  },
  {
    id: 'die.fixed',
    level: 'imminent',
    on: 'die dying dead',
    match:
      '(?:decided|chosen|choosing|resolved|determined|plan|ready) to die(?! (?:laugh|of|for|from))',
    unless: ' (?:not ready|lol|because of|cancer|someday|one day|old age|his|her) ',
  },
  {
    id: 'do.it.time',
    level: 'imminent',
    on: 'do doing',
    flags: ['plan'],
    weight: 0.7,
    match:
      '(?:{firm}|am|have to|it is time to) (?:do|doing) it (?:{far} )?(?:tonight|today|tomorrow|right now|now|soon|this (?:weekend|week|evening|night|time)|as soon as|when (?:everyone|they|my)|friday|saturday|sunday|monday|before|after)',
    unless:
      ' (?:finally call|ask (?:him|her|them|my)|tell (?:him|her|them|my)|propose|proposal|wish me luck|call (?:my|him|her|them|my)|quit|apply|interview|confess|gym|homework|laundry|dishes|workout|run) ',
  },
  {
    id: 'do.it',
    level: 'active_ideation',
    on: 'do doing',
    weight: 0.5,
    match:
      '(?:{firm}|am|should|might|may as well|might as well|could|how i would|want to|ready to) (?:just |really |finally |actually |probably )?(?:do|doing) it',
    unless: ' (?:finally call|call my|ask (?:him|her)|propose|homework|gym|wish me luck|quit) ',
  },
  {
    id: 'do.it.resolve',
    level: 'imminent',
    on: 'do doing',
    match:
      '(?:going to|will|ready to|can) (?:finally |really |just )?(?:do|doing) it(?: [^ ]+){0,6} (?:not (?:scared|afraid|fight)|no (?:more fear|one can stop)|goodbye|nobody can stop|for good|end)',
  },
  {
    id: 'go.through',
    level: 'imminent',
    on: 'through',
    match: '(?:go|going|gone) through with (?:it|this|the plan|my plan|ending|killing)',
    unless:
      ' (?:surgery|divorce|wedding|operation|interview|procedure|pregnancy|move|adoption|ivf|tattoo|purchase|application|glad i did not) ',
  },
  {
    id: 'date.picked',
    level: 'imminent',
    on: 'date day place method way spot how when where',
    flags: ['plan'],
    match:
      '(?:(?:pick(?:ed)?|chose|chosen|set|decided(?: on)?|found) (?:the|a|my) (?:perfect )?(?:date|day|method|spot|way to (?:go|die|do it))|have (?:the|a|my) (?:date|method|spot|way to (?:go|die|do it)))(?: and (?:the )?\\w+)?',
    unless:
      ' (?:wedding|married|marry|appointment|party|restaurant|trip|interview|move|vacation|date night|off|first|birthday party|surgery|meeting|picnic|venue|dress|good|great|bad|nice|free) ',
  },
  {
    id: 'know.how.where',
    level: 'imminent',
    on: 'how where when',
    flags: ['plan'],
    match:
      'know (?:exactly )?(?:how|where|when)(?:(?:(?: ,)?(?: and)? (?:how|where|when))+|(?: exactly)? (?:i am|i will|i would) (?:going to )?(?:do it|die|end))',
    unless:
      ' (?:married|marry|travel|celebrate|vacation|live|study|party|propose|want to (?:get|go|be)) ',
  },
  {
    id: 'plan.have',
    level: 'imminent',
    on: 'plan plans',
    flags: ['plan'],
    match:
      '(?:have|got|made|making|finali[sz]ed) (?:a|my|the|it all)? ?(?:detailed |specific |suicide |solid |real |concrete )?(?:plan|planned|plans)(?: and)?(?= )(?= (?:to (?:die|end|kill|do it|overdose|hang|jump)|and (?:i have )?(?:the )?(?:what i need|means|the pills|intend|a date)|for how|on how|for ending|for killing|how (?:i|to)|, (?:and )?i have (?:what|everything|the)|ready|$)|$| $)',
    unless:
      ' (?:safety plan|no plan|meal|workout|travel|business|vacation|study|weekend|dinner|birth|data|treatment|trip|lesson|wedding|retirement|birthday|friends|payment|phone|lunch|date|week|run) ',
  },
  {
    id: 'plan.suicide',
    level: 'imminent',
    on: 'plan',
    flags: ['plan'],
    match:
      '(?:plan|planned|planning)(?: on| to| out| for|ned)*(?: exactly)?(?: how(?: i)?(?: would| will| am going)?(?: to)?| of| my)? (?:{killme}|my (?:suicide|death|exit))|planned every detail|plan(?:ned|ning)(?: [^ ,]+){0,4}? my (?:own )?(?:suicide|death)',
    unless: ' (?:safety plan|not|no|stopped|used to) ',
  },
  {
    id: 'means.hand',
    level: 'imminent',
    on: 'gun rifle pistol revolver shotgun glock firearm handgun pill tablet medic bottle stash rope noose belt blade razor knife knives sleeping painkiller barrel muzzle',
    flags: ['means'],
    match:
      '(?:{gun}|{rope}|{pills}|{blade}|barrel|muzzle)(?: [^ ]+){0,4}? (?:in (?:my|the other|one|both) (?:\\w+ )?(?:hands?|lap|mouth|palm|fist)|in hand|on my (?:lap|wrists?|neck|throat|tongue|temple)|(?:to|at|against|on) my (?:\\w+ )?(?:head|temple|throat|neck|wrists?|chest|heart|skin|mouth|veins?)|around my (?:neck|throat)|(?:next to|beside|in front of|with|near) me|right (?:here|there|in front)|loaded)',
    unless:
      ' (?:vitamin|doctor told|pharmacy|pharmacist|chopping|cooking|cook|range|hunt|hunting|headache|fever|allergy|shave|shaving|as (?:always|usual)|water|wine|beer|game|bullied|tie|pants|dress|haven not cut|fighting it|fighting the urge|have not cut|wedding|coke|perfume|lotion) ',
  },
  {
    id: 'means.hold',
    level: 'imminent',
    on: 'hold holding staring looking counting counted lined got have grab sitting loaded loading clutching gripping',
    flags: ['means'],
    match:
      '(?:holding|hold|staring at|counting(?: out)?|counted(?: out)?|lined up|clutching|gripping|loaded|loading|cocked)(?: up| out)? (?:a|the|my|all|this|these|his|her|onto|on to|enough|of|dads?|moms?| )*(?:loaded |whole |full |sleeping |\\w+ )?(?:gun|rifle|pistol|revolver|shotgun|handgun|noose|pills|tablets|bottle of (?:{pills})|razor|blade|{pills}(?! for))',
    unless:
      ' (?:vitamin|range|hunt|hunting|pharmacy|wash|shave|game|kitchen|chopping|cook|box of|moving|stapler|photo|movie|painting|water bottle|baby) ',
  },
  {
    id: 'means.counted',
    level: 'imminent',
    on: 'pill tablet',
    flags: ['means'],
    match:
      '{pills} (?:are|is|all|have been|sit|sitting){g} (?:counted|lined up|laid out|ready|set out|crushed|waiting|on the (?:table|bed|counter|nightstand|desk|floor))',
    unless: ' (?:vitamin|organizer|doctor|nurse|pharmacy|pharmacist|mom|grandma|dog|cat) ',
  },
  {
    id: 'noose.up',
    level: 'imminent',
    on: 'noose rope belt cord',
    flags: ['means'],
    match:
      '(?:{rope})(?: is| are)?{g} (?:up|tied|around (?:the|my|a)|hung|hanging|ready|over the|on the (?:beam|door|branch|rafters?|fan)|in (?:my|the) (?:closet|bag|car|trunk))',
    unless:
      ' (?:swing|camping|tarp|boat|dog|climb|climbing|jump rope|pants|dress|gym|ties|luggage|sail|christmas|curtain|seat belt) ',
  },
  {
    id: 'means.bought',
    level: 'imminent',
    on: 'bought buy got ordered purchased found stole stocked have',
    flags: ['means'],
    match:
      '(?:bought|buy|ordered|purchased|stole|got|stocked up on) (?:a|the|my|some|enough|two|dads|moms|all| )*(?:rope|noose|gun|helium|razor blades|pills|sleeping pills|pistol|rifle|what i need(?:ed)?)(?: [^ ]+){0,10} (?:tonight|closet|myself|do it|end|die|ready|enough|use it|tomorrow|goodbye|life|pain|for good)',
    unless:
      ' (?:camping|tarp|hunting|balloon|balloons|party|boat|range|prescription|pharmacy|dog|shave|climbing|him|her|them|range) ',
  },
  {
    id: 'have.what.need',
    level: 'imminent',
    on: 'need enough everything',
    flags: ['means'],
    match:
      '(?:have|got|bought|gathered|collected) (?:everything|all|exactly)? ?(?:what )?(?:i )?(?:need(?:ed)?|enough (?:pills|of them|tablets|saved|medication|now))(?: (?:to (?:die|end|do it|kill)|and|now|for it|$)|$|(?= $)|(?= ,))',
    unless:
      ' (?:recipe|groceries|dinner|trip|school|cook|cake|store|project|class|happy|lucky|camping|love) ',
  },
  {
    id: 'stockpile',
    level: 'imminent',
    on: 'saving saved stockpil hoard collect stash hid hiding',
    flags: ['means', 'plan'],
    match:
      '(?:sav(?:e|ing|ed)(?: up)?|stockpil(?:e|ing|ed)|hoard(?:ing|ed)?|collect(?:ing|ed)|stash(?:ing|ed)|hid(?:ing|den)?)(?: up| away)? (?:all |of |my |the |his |her |moms |some |these |extra |enough )*(?:sleeping |pain )?(?:pills|tablets|medication|painkillers|antidepressants|insulin|xanax|prescriptions|tylenol|meds|blade)',
    unless:
      ' (?:for the dog|because (?:of )?(?:price|shortage|insurance)|money|from him|from her|from them|so (?:he|she|they)) ',
  },
  {
    id: 'at.height',
    level: 'imminent',
    on: 'bridge roof ledge overpass balcony cliff edge parapet railing rail track railway platform parking building window viaduct pier',
    flags: ['means'],
    match:
      '(?:i am|am|standing|sitting|sat|stood|parked|walking|climbed|here|up|i)(?: [^ ,]+){0,4}? (?:on|at|in|over|onto|up|by|near|off)(?: to)? (?:the|a|this|my)? ?(?:\\w+ ){0,2}?(?:edge|ledge|side|top)? ?(?:of the |of a |of this )?{height}(?: [^ ]+){0,12} (?:jump|jumping|let go|fall|train|goodbye|now|scared|windy|step|water|down|over the|alone|looking down|shaking|cold|high|nobody)',
    unless:
      ' (?:party|fixing|fixed|shingles|repair|work|working|job|watch|watching|view|photo|photos|picture|stars|bbq|barbecue|drive across|every morning|commute|tour|beautiful|coffee|late for|waiting for my train|delayed|lunch|run|yesterday|last|dream|wall street|hike|hiking|sunset|gig|school run|pool) ',
  },
  {
    id: 'at.height.bare',
    level: 'imminent',
    on: 'bridge roof ledge overpass parapet railing track edge',
    flags: ['means'],
    match:
      '^ (?:ok |so |well |and |i am |i |just |currently |am |been |right now |standing |sitting |here |climbed |already |up |out |now |out here )*(?:on|at|over|in|onto) (?:the |a |this |top of )*(?:edge (?:of|on) (?:the |a |this )*)?(?:{height})(?: (?:edge|ledge|right now|now|already|again|rail|railing|tonight|alone))* (?=$)',
    unless: ' (?:balcony|platform|building|window|pier|parking) $',
  },
  {
    id: 'at.edge',
    level: 'imminent',
    on: 'edge ledge',
    flags: ['means'],
    match:
      '(?:standing|sitting|stood|sat|perched|am) (?:here )?(?:on|at|over|by|near) (?:the|a) (?:edge|ledge|wrong side) (?:of (?:the|a) )?{height}',
    unless: ' (?:photo|picture|party|view|hike|every day|job|dream|bed|seat|pool) ',
  },
  {
    id: 'about.jump',
    level: 'imminent',
    on: 'jump',
    match:
      '(?:{firm}|want to|going to|ready to|wanted to|just) jump(?: (?:now|off|tonight|in front)|(?= $)|(?= ,))',
    unless:
      ' (?:ship|rope|in the (?:shower|car|lake|pool)|on (?:a|the) (?:call|zoom|train)|for joy|into (?:freelancing|the deep end|a new|bed|it)|lol|game|queue|trampoline|parachute|bungee|platform game|level|conclusion|shower|queue) ',
  },
  {
    id: 'jump.tried',
    level: 'imminent',
    on: 'jump step walk',
    match:
      '(?:just|tried to|almost|nearly)(?: have)? (?:jump(?:ed)?|stepped?|walked?|threw (?:myself)?|lay down)(?: [^ ]+){0,3}? (?:in front of|off|into|onto|under)(?: [^ ]+){0,3}? (?:car|train|bus|truck|traffic|bridge|roof|building|tracks|balcony|lorry|subway|ledge|window)',
    unless: ' (?:years? ago|dream|lol|accident|did not see|watching|deer|dog|cat) ',
  },
  {
    id: 'took.many',
    level: 'imminent',
    on: 'took taken take swallow ate downed popped drank taking',
    flags: ['means', 'substance'],
    match:
      '(?:took|taken|take|taking|swallow(?:ed|ing)?|ate|downed|popped|drank|chugged)(?: [^ ,]+){0,3}? (?:all(?: of)?|whole|entire|full|bunch of|handful of|rest of|remaining|too many|lots? of|loads of|tons? of|\\d\\d+|twenty|thirty|forty|fifty|hundred|bottle of|every|couple dozen|dozens?(?: of)?|box of|pack of|packet of|fistful of|overdose of)(?: [^ ,]+){0,5}? {pills}',
    unless:
      ' (?:by (?:accident|mistake)|accidentally|did not realize|toddler|vitamin|water|wine|beer|vodka|milk|juice|coffee|my son|my daughter|dog|should i take|as prescribed|prescribed|would happen|what if|how many|think about|thinking|thought|wonder|just take|want to|wants to|maybe|going to|could|might|i look|course|antibiotics|mix(?:ed)?|doctor|like always|every (?:morning|night|day)|urge|imagine|part of me|years ago|double) ',
  },
  {
    id: 'took.bottle',
    level: 'imminent',
    on: 'took swallow downed drank',
    flags: ['means', 'substance'],
    match:
      '(?:took|swallowed|downed|ate|drank) (?:the|a|my|all|it|them|everything|her|his|moms)(?: of)? ?(?:whole |entire |full )?(?:bottle|box|pack|lot|bleach|antifreeze|pesticide|poison|drain cleaner|rat poison|weed killer|of it|of them|all|in the cabinet)(?= $| ,| and| so| lol| of my| in)',
    unless:
      ' (?:water|wine|beer|milk|juice|accident|mistake|toddler|son|daughter|kid|baby|dog|cat|lot of|vodka|whiskey|soda|coke|champagne|by accident) ',
  },
  {
    id: 'poison.drunk',
    level: 'imminent',
    on: 'bleach antifreeze pesticide poison cyanide',
    flags: ['means'],
    match:
      '(?:drank|drunk|swallowed|took|downed|ate)(?: some| the| a| my| rat| of| bottle| cup| glass)* (?:bleach|antifreeze|pesticide|poison|rat poison|weed killer|cyanide|insecticide)',
    unless: ' (?:accident|accidentally|mistake|toddler|son|daughter|kid|baby|dog|cat|he|she) ',
  },
  {
    id: 'overdose.done',
    level: 'imminent',
    on: 'overdos',
    flags: ['means', 'substance'],
    match:
      '(?:i|i have|i just|just|have|i already) (?:just |already |have |intentionally |purposely )*(?:overdosed|took an overdose|taken an overdose)(?! on (?:coffee|sugar|caffeine|chocolate|netflix|news|pizza|candy|tv|work))',
    unless:
      ' (?:years? ago|when i was|in \\d{4}|accident|accidentally|mistake|last year|once|back in|when i) ',
  },
  {
    id: 'cut.deep',
    level: 'imminent',
    on: 'cut slit slash wrist vein',
    flags: ['means'],
    match:
      '(?:cut|slit|slashed|sliced|opened)(?: [^ ,]+){0,2}? (?:my|both|own)(?: my)? (?:\\w+ )?(?:wrists?|veins?|throat|artery)',
    unless:
      ' (?:years? ago|when i was|want to|think|thought|urge|used to|accident|accidentally|cooking|tempted|imagine|going to|could|years|hair) ',
  },
  {
    id: 'attempt.recent',
    level: 'imminent',
    on: 'tried attempt',
    match: '(?:tried|attempted|trying|attempt)(?: to)?(?: and failed to)? {killme}',
    unless:
      ' (?:years? ago|decades? ago|when i was (?:a |in |\\d|younger|nineteen|eighteen|seventeen|sixteen|fifteen|twelve|thirteen|fourteen|twenty)|in (?:high school|college|\\d{4})|last (?:year|spring|summer|fall|winter|autumn)|back (?:in|then)|once|survived|months ago|so glad|used to|anniversary|as a (?:teen|teenager|kid|child)|in my (?:teens|twenties|thirties|past)) ',
  },
  {
    id: 'attempt.noun',
    level: 'imminent',
    on: 'attempt',
    match:
      '(?:last night|yesterday|today|this (?:morning|week|weekend)|just|days ago|hours ago){far} (?:attempted|attempt)(?! to (?:cook|make|bake|call|talk|write|fix|run|get|sleep))|(?:attempted|attempt on my life|suicide attempt){far} (?:last night|yesterday|today|this (?:morning|week)|days ago|hours ago|again)',
    unless: ' (?:recipe|cake|parking|exam|level|question|driving) ',
  },
  {
    id: 'bleeding.self',
    level: 'imminent',
    on: 'bleed blood',
    match:
      '(?:cut|slit|sliced|slashed)(?: [^ ]+){0,8} (?:will not stop bleeding|can not stop (?:the )?(?:bleeding|blood)|blood (?:is )?everywhere|bleeding (?:a lot|badly|out|everywhere)|so much blood)',
    unless: ' (?:cooking|chopping|knife slipped|onions?|accident|glass|dog) ',
  },
  {
    id: 'note.written',
    level: 'imminent',
    on: 'note letter suicide',
    flags: ['plan'],
    match:
      '(?:wrote|written|writing|finished|left|leaving|typed|finishing|posted|sealed|rewr(?:ote|iting)|signed|drafted|scheduled)(?: out)? (?:\\w+ ){0,3}?(?:(?:suicide|goodbye|farewell|final|last) (?:notes?|letters?|messages?|emails?|videos?|texts?)|my (?:\\w+ )?note(?= $| ,| and| is| it| on| for| to| already| last)|the note(?= $| ,| on| is| for| to)|letters to (?:my|everyone|the) |a note (?:for|to) (?:my|everyone) (?:parents|mom|dad|family|kids|wife|husband|sister|brother|friends?|people|loved|children|son|daughter))',
    unless:
      ' (?:thank you|class|teacher|doctor|excuse|landlord|grocery|editor|how would|what i would write|novel|story|school|recommendation|resignation|love letters|christmas|congress|would) ',
  },
  {
    id: 'note.lies',
    level: 'imminent',
    on: 'note letter will',
    flags: ['plan'],
    match:
      '(?:the|my|a) (?:\\w+ )?(?:notes?|letters?|will)(?: to (?:my|the) \\w+)? (?:is|are|set|lies|left)(?: [^ ,]+){0,2}? (?:on the (?:table|desk|bed|counter|pillow|fridge)|on my (?:desk|bed|pillow|table)|sealed|written|done|finished|ready|signed)|(?:set|put|left|leave|leaving) (?:the|my|a) note (?:on|for|under)',
    unless:
      ' (?:thank|school|shopping|homework|excuse|teacher|essay|reminder|lawyer|cover letter|sticky) ',
  },
  {
    id: 'affairs',
    level: 'imminent',
    on: 'affairs',
    match:
      '(?:put|putting|got|getting|set|have|settl(?:ed|ing)) (?:all )?(?:of )?(?:my )?affairs(?: [^ ]+){0,2}? (?:in order|settled|$)|settl(?:ed|ing) my affairs',
    unless: ' (?:lawyer|notary|retire|emigrate|moving abroad) ',
  },
  {
    id: 'gave.away',
    level: 'imminent',
    on: 'gave giving given',
    weight: 0.55,
    match:
      '(?:gave|giving|given)(?: away)?(?: [^ ,]+){0,5}? (?:away|my (?:dog|cat|necklace|ring|guitar|watch|things|stuff|belongings|jewelry|records|collection))|gave (?:\\w+ ){1,2}my (?:\\w+ )?(?:necklace|ring|guitar|watch|dog|cat|things|stuff|savings|bike|laptop|ps5|hoodie)',
    unless:
      ' (?:moving|move|emigrat|minimal|declutter|charity|goodwill|marie|kondo|secret|plot|new (?:one|home|apartment)|birthday|christmas|allergic|garage sale|downsiz) ',
  },
  {
    id: 'wont.be.here',
    level: 'imminent',
    on: 'here around alive there gone',
    negatable: false,
    weight: 0.75,
    match:
      '(?:will|shall|would|am) not (?:going to )?be (?:here|around|there|alive|on this earth|in this world)(?: [^ ,]+){0,2}? ?(?:anymore|much longer|tomorrow|next|for (?:much|long|christmas|my|the|your|graduation)|by|when|to see|after|tonight|soon|long|at christmas|in the morning|this time)|will not be (?:alive|here)(?= $| ,)',
    unless:
      ' (?:flying|vacation|holiday|trip|traveling|travelling|moving|work|shift|appointment|office|class|school trip|conference|airport|visiting|on leave|meeting|day off|lisbon|party|can you cover) ',
  },
  {
    id: 'wont.be.alive',
    level: 'imminent',
    on: 'alive live make survive last',
    negatable: false,
    match:
      '(?:will|shall|am) not (?:going to )?(?:be alive|live|survive|make it)(?: [^ ,]+){0,3}? (?:tomorrow|tonight|the night|by|until|till|to see|this (?:week|night|weekend)|past|another (?:day|night|week)|through (?:the|this) (?:night|week|weekend)|much longer|when|morning)|not(?: [^ ,]+){0,3}? going to make it (?:through the night|to (?:tomorrow|morning)|past|out alive)',
    unless:
      ' (?:meeting|flight|deadline|dinner|class|cancer|chemo|hospice|party|exam|bus|boss|traffic|appointment|without (?:coffee|him|her)) ',
  },
  {
    id: 'be.gone',
    level: 'imminent',
    on: 'gone dead over',
    match:
      '(?:will|shall|am going to) be (?:gone|dead|over|all over|out of your (?:hair|way))(?: forever| for good)? (?:before|by|tomorrow|tonight|soon|when (?:you|they|he|she)|after (?:tonight|today|this)|in the morning|once|as soon)|by the time (?:you|they|anyone|someone|he|she|my mom|my \\w+) (?:read|see|get|find|come|gets|finds|reads|sees|comes)(?: [^ ]+){0,5}? (?:will be|is|would be|am|be) ?(?:over|gone|dead|too late|not|no more|all over)?',
    unless:
      ' (?:vacation|flight|trip|shift|meeting|for the weekend|holiday|cake|sold|sale|tickets|storm|exam|cookies|dinner|back) ',
  },
  {
    id: 'goodbye.final',
    level: 'imminent',
    on: 'goodbye farewell',
    weight: 0.8,
    match:
      '(?:this is|wanted to say|want to say|saying|say|said|here to say|just|final|last|my|came to say|one last) (?:\\w+ )?(?:goodbye|farewell|goodbyes)(?: (?:to (?:someone|everyone|all|the world|my|you)|everyone|forever|world|for good))?',
    unless:
      ' (?:sugar|carbs|summer|winter|coffee|smoking|meat|students|coworkers|colleagues|last day|airport|move|moving|work|school|class|never got to|did not get to|funeral|dog|cat|to (?:her|him|dad|mom|grandma)|party|trip|house|job|retire|graduat|kids before school|phone|hate|he said|she said|without saying|in case|then hung) ',
  },
  {
    id: 'goodbye.all',
    level: 'imminent',
    on: 'goodbye farewell',
    match:
      '(?:goodbye|farewell) (?:everyone|world|cruel world|all|forever|my (?:friends|love|family)|to (?:everyone|the world|you all)|mom|and (?:i am sorry|thank you for (?:everything|listening|trying)))',
    unless: ' (?:2\\d{3}|sugar|carbs|winter|students|summer|monday|job|lol|office|corporate) ',
  },
  {
    id: 'last.time',
    level: 'imminent',
    on: 'last final',
    weight: 0.7,
    match:
      '(?:(?:this is|ok|my|the) (?:my |the )?(?:last|final) (?:time|message|text|conversation|post|chat|goodbye|words|sunset)(?: (?:i will|i am|you will|on (?:earth|this earth|here)|alive|ever|on here))?)',
    unless:
      ' (?:school|work|job|vacation|class|semester|term|trip|exam|holiday|camp|season|episode|warning|today|good night|goodnight|for today|chance|day of|night of|night in|time (?:we|i (?:saw|went|checked|was|had|did|drank|smoked|used|talked|lent|lend|ask))|diet|summer|training|chemo|treatment|shift|round|lap|week|as a|until|before i start|that|offer|relapse) ',
  },
  {
    id: 'tell.them',
    level: 'imminent',
    on: 'tell',
    weight: 0.8,
    match:
      '(?:please |kindly |just |someone |and )*tell (?:my|his|her|them|everyone|him|mom|dad|people|you) ?(?:\\w+ ){0,3}?(?:that )?(?:i (?:love|loved|am sorry|was sorry|tried|am so sorry|forgive|always)|it (?:is|was) not (?:his|her|their|your) fault|not to (?:blame|be sad|cry|miss)|they (?:did nothing|were the best))',
    unless:
      ' (?:how do i|how to|should i|want to|could not tell|never|card|i told|can i|going to|wish i could|would|afraid to|voice|letter to) ',
  },
  {
    id: 'garage.car',
    level: 'imminent',
    on: 'garage exhaust monoxide fumes hose',
    flags: ['means'],
    match:
      '(?:(?:turned on|started|running|in|engine)(?: [^ ,]+){0,3}? (?:car|engine|van|truck)(?: [^ ]+){0,4}? garage|(?:hose|exhaust|fumes|carbon monoxide)(?: [^ ]+){0,6} (?:car|window|garage|in here|sitting|breathing))',
    unless:
      ' (?:mechanic|parked|park|repair|oil|smell|tools|detector|alarm|door|shop|sold|leak|band) ',
  },
  {
    id: 'noone.finds',
    level: 'imminent',
    on: 'find',
    negatable: false,
    flags: ['plan'],
    match:
      'so (?:that )?(?:my |the |he |she |nobody |no one |they |she )(?:\\w+ ){0,2}?(?:do|does|will|would|has|have)? ?(?:not )?(?:have to |be the one to )?(?:find|finds|found|see|clean up) (?:me|my body|the body|the mess)',
    unless: ' (?:hide|surprise|party|game) ',
  },
  {
    id: 'find.body',
    level: 'imminent',
    on: 'body find',
    match: '(?:find|finds|finding|found|discover|identify) (?:me dead|my (?:dead )?body|my corpse)',
    unless: ' (?:dream|positive|weight|image|type) ',
  },
  {
    id: 'end.tonight',
    level: 'imminent',
    on: 'ends end over',
    weight: 0.8,
    match:
      '(?:it|this|everything|my (?:pain|life|suffering|story)|all of (?:it|this)|the pain) (?:all )?(?:ends?|is over|will be over|will end|stops)(?: [^ ,]+){0,3}? (?:tonight|today|tomorrow|this (?:weekend|week|evening)|for good|forever|now|at (?:noon|midnight))|(?:tonight|tomorrow|today)(?: [^ ,]+){0,4}? (?:it|my (?:pain|life|suffering)|everything|this) (?:all )?(?:ends|is over|stops)',
    unless:
      ' (?:finale|season|class|exam|semester|shift|game|sale|contest|project|movie|episode|quarantine|vacation|deadline|diet|tour|i mean|meeting|show|race|election) ',
  },
  {
    id: 'night.the.night',
    level: 'imminent',
    on: 'night',
    weight: 0.6,
    match: 'tonight is (?:the|my last) (?:night|one)',
    unless:
      ' (?:date|party|show|game|concert|prom|premiere|nerves|wedding|debut|finale|gig|dinner) ',
  },
  {
    id: 'nothing.left.do',
    level: 'imminent',
    on: 'nothing',
    weight: 0.5,
    match: 'nothing left to do (?:except|but)',
  },
  {
    id: 'ready.gone',
    level: 'imminent',
    on: 'ready everything set prepared',
    weight: 0.6,
    match:
      '(?:everything|it|all) (?:is |has been )?(?:all )?(?:ready|set up|prepared|arranged|taken care of)|got everything ready',
    unless:
      ' (?:dinner|party|exam|trip|school|guests|wedding|baby|presentation|launch|meeting|holiday|christmas|birthday|move|tomorrows|class|vacation) ',
  },
  {
    id: 'window',
    level: 'imminent',
    on: 'window chance opportunity',
    match:
      '(?:my|the perfect|my only|the) (?:window|chance|opportunity) to (?:finally )?(?:{killme}|die|do it|end)',
  },
  {
    id: 'it.ends',
    level: 'imminent',
    on: 'ends',
    weight: 0.5,
    match: '(?:it|this|everything) (?:all )?ends(?= $| ,)',
  },
  {
    id: 'tomorrow.gone',
    level: 'imminent',
    on: 'there here',
    negatable: false,
    weight: 0.6,
    match:
      '(?:tomorrow|monday|next week)(?: [^ ,]+){0,3}? (?:will|am going to) not be (?:there|here|around)',
    unless:
      ' (?:flying|vacation|holiday|trip|moving|shift|appointment|office|visiting|day off|dentist|cover) ',
  },
  {
    id: 'use.on.me',
    level: 'imminent',
    on: 'use',
    flags: ['means'],
    match:
      '(?:{firm}|want to|intend to) use (?:it|them|this|that|the \\w+) on (?:my(?: \\w+)?|myself)',
    unless: ' (?:face|hair|skin cream|lotion|scar cream|resume|phone) ',
  },
  {
    id: 'no.fear.now',
    level: 'imminent',
    on: 'scared afraid',
    negatable: false,
    weight: 0.5,
    match: 'not (?:even )?(?:scared|afraid) any ?more',
  },
  {
    id: 'next.time',
    level: 'imminent',
    on: 'next',
    match:
      'next time (?:it will|i will|it would|i would)(?: [^ ,]+){0,3}? (?:not (?:fail|miss|mess|survive)|work|succeed|finish|do it right|be dead|make sure)|(?:it |i )(?:broke|failed|did not work|woke up anyway|survived|threw it up)(?: [^ ]+){0,8} (?:try again|next time|again tonight)',
    unless: ' (?:exam|interview|recipe|cake|test|game|driving|interview|presentation) ',
  },
  {
    id: 'cannot.stop.me',
    level: 'imminent',
    on: 'stop',
    negatable: false,
    weight: 0.6,
    match:
      '(?:do not|no one|nobody|nothing|you|they|not|no one is)(?: [^ ,]+){0,2}? (?:can |could |will |going to |try to |try |even try to )?(?:stop|talk) me(?! from (?:eating|going|playing|buying|watching|enjoying))',
    unless: ' (?:party|dance|eat|buying|singing|enjoying|success|winning|lol) ',
  },
  {
    id: 'calm.now',
    level: 'imminent',
    on: 'calm peace',
    weight: 0.45,
    match:
      '(?:feel|am|feeling|at)(?: [^ ,]+){0,3}? (?:calm|at peace|peaceful|peace)(?: [^ ,]+){0,4}? (?:for the first time|finally|now|about it|with it|with (?:dying|leaving|my decision))',
    unless:
      ' (?:divorce|breakup|job|meditation|yoga|breathing|garden|walk|decision to (?:leave|move)|was right) ',
  },
  {
    id: 'threat.other',
    level: 'imminent',
    on: 'threaten threatening threatened says said',
    other: true,
    ownSubject: false,
    match:
      'threaten(?:s|ed|ing)? (?:to |with )?(?:{killme}|self harm|suicide|jump|do something to myself)',
    unless: ' (?:eyei) ',
  },
  {
    id: 'note.other',
    level: 'imminent',
    on: 'note letter',
    ownSubject: false,
    flags: ['third_party', 'plan'],
    match:
      '(?:handed|gave|sent|left|found|showed|wrote|posted)(?: [^ ,]+){0,4}? (?:suicide|goodbye) (?:note|letter|message)',
    unless:
      ' (?:novel|movie|years ago|book|character|history|last year|when he died|when she died|killed) ',
  },
  {
    id: 'pills.goodbye.other',
    level: 'imminent',
    on: 'goodbye',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:pills|gun|bridge|roof|blade|rope|noose)(?: [^ ]+){0,12} (?:said|saying|texted|says|sent)? ?(?:me )?goodbye|(?:said|texted|sent|saying|wrote)(?: me)? goodbye(?: [^ ]+){0,12} (?:pills|gun|bridge|roof|blade|rope|noose)',
    unless: ' (?:movie|book|novel) ',
  },
  {
    id: 'gun.distress',
    level: 'imminent',
    on: 'gun rifle pistol revolver shotgun',
    flags: ['means'],
    ownSubject: false,
    match:
      '(?:(?:in|locked)(?: [^ ,]+){0,5}? with (?:a|his|her|the|my)(?: \\w+)? (?:gun|rifle|pistol|shotgun|revolver)(?: [^ ]+){0,8} (?:crying|end it|die|drunk|sobbing|alone|will not (?:answer|open|come out)|kill|end|over)|loaded (?:gun|revolver|pistol|rifle|shotgun)(?: [^ ]+){0,14} (?:not|make it|tonight|end|cannot|can not|thinking|me))',
    unless: ' (?:hunt|hunting|range|movie|game|safe and locked|police officer|army) ',
  },
  {
    id: 'picking.up.gun',
    level: 'imminent',
    on: 'gun rifle pistol revolver shotgun',
    flags: ['means'],
    match:
      '(?:have|got|found|took) (?:the|a|my|dads|his|my dads|my husbands)(?: \\w+)? (?:gun|pistol|revolver|rifle|shotgun)(?: out)?(?: [^ ]+){0,10} (?:picking it up|my head|end|over|tonight|myself|do it|nothing to lose|ready|die|done|goodbye)',
    unless: ' (?:hunt|hunting|range|game|him|her|them|deserves|school|sorry) ',
  },
  {
    id: 'nothing.to.lose.gun',
    level: 'imminent',
    on: 'gun',
    flags: ['means'],
    match:
      '(?:got|have)(?: to| a)* gun(?: [^ ]+){0,8} (?:nothing to lose|goodnight|goodbye|bottle)',
  },
];

/** Items 2–3: thoughts of killing oneself, with or without a method. */
export const ACTIVE: readonly Rule[] = [
  {
    id: 'kill.self',
    level: 'active_ideation',
    on: 'kill',
    casual: true,
    match: 'kill(?:ing)? (?:\\w+ )?{me}',
    unless: NOT_A_LIFE,
  },
  {
    id: 'suicidal',
    level: 'active_ideation',
    on: 'suicidal suicidially',
    match:
      'suicidal(?! (?:ideation (?:scale|training|assessment)|patients?|clients?|people|teens|students|character|behavio))',
    unless:
      ' (?:behind me|suicidal phase|why would i be suicidal|(?:who|nobody|never) said(?: [a-z]+){0,3} suicidal|used to be suicidal|no longer suicidal|survivors|interviewed) ',
  },
  {
    id: 'suicide.want',
    level: 'active_ideation',
    on: 'suicid',
    match:
      '(?:{think}|{want}|commit(?:ting)?|attempt(?:ing)?|option|way out|answer|solution|choose|choosing|about|of|is|only)(?: [^ ,]+){0,4}? suicide(?! (?:one|number|helpline|prevention|squad|awareness|hotline|line|rate|rates|note in|bomber|assessment|training|is (?:a|an) (?:topic|issue)))',
    unless:
      ' (?:survivors|interviewed|how common|in my country|studied|statistics|essay|article|documentary|paper|read|book|class|research on|lecture|topic|talk about|poet|poem|wrote about|podcast|news|celebrity|uncle|aunt|detective|thinks it|my (?:brother|friend|son|dad|father|mother|mom|sister|cousin|husband|wife)|someone) ',
  },
  {
    id: 'suicide.mind',
    level: 'active_ideation',
    on: 'suicid',
    match:
      'suicide(?: [^ ,]+){0,3}? (?:on my mind|in my (?:head|mind)|every (?:day|night)|all the time|comforts|sounds|looks|looking|seems|feels like|is (?:the|my) (?:only|best|answer|way)|keeps|constantly|crosses my|tempt|calls|really good|plan)',
    unless: ' (?:article|news|documentary|book|song|movie|rate|rates) ',
  },
  {
    id: 'want.killme',
    level: 'active_ideation',
    on: KILL_ON,
    casual: true,
    match:
      '(?:{want}|{think}|{going}|about|of|urge|rather|rehears(?:e|ed|ing)|maybe|better|sooner|as well|practic(?:e|ed|ing)|should)(?: [^ ,]+){0,4}? {killme}',
    unless: `${NOT_A_LIFE}| (?:sequel|survivors|speech|supposedly) `,
  },
  {
    id: 'end.life',
    level: 'active_ideation',
    on: 'end ending take taking finish',
    match:
      '(?:end(?:ing)?|tak(?:e|ing)|finish(?:ing)?(?: with)?) (?:my own life|my life|my existence|one own life|all of it for good)(?! (?:here|back|seriously|story|to the next|into|in a new|with me|savings|in stride))',
    unless: ' (?:insurance|coach) ',
  },
  {
    id: 'end.it.all',
    level: 'active_ideation',
    on: 'end ending ended',
    casual: true,
    match:
      '(?:end(?:ing)?|ended) it(?: all| once and for all| for good| forever)(?! (?:for|by|with|up))',
    unless:
      ' (?:sequel|speech|supposedly|relationship|meeting|subscription|shops|merger|contract|him|her|marriage|war|with him|with her|call|game|debate|rivalry) ',
  },
  {
    id: 'end.it.think',
    level: 'active_ideation',
    on: 'end ending',
    match:
      '(?:{think}|want to|wanted to|going to|might|should|ready to|about|of|just)(?: [^ ,]+){0,3}? (?:end|ending) (?:it|things|everything|me|myself)(?= $| ,| tonight| soon| now| forever| already| anyway| because| so| every| all| lately| for)',
    unless:
      ' (?:relationship|him|her|with|boyfriend|girlfriend|marriage|subscription|friendship|engagement|call|meeting|dating|conversation|session|contract|us|kindly|argument|affair) ',
  },
  {
    id: 'how.to.die',
    level: 'active_ideation',
    on: 'painless method methods lethal dose fatal quickest easiest pills monoxide noose overdose way ways',
    match:
      '(?:most |least |quick(?:est)?|easi(?:est|er)|easy|painless(?:ly)?|best|fast(?:est)?|sure(?:st)?|ways?|methods?|how|good|peaceful|lethal)(?: [^ ,]+){0,4}? (?:ways? to (?:die|go|do it|kill|end (?:it|my))|methods?|to (?:die|kill {me}|end (?:it|my life)|tie a noose|overdose)|death|dose|it would take|would it take to)|lethal dose|fatal dose|how many (?:\\w+ ){0,3}(?:pills|tablets|tylenol|xanax|it (?:would )?take)(?: [^ ]+){0,5} (?:take|die|kill|fatal|lethal|overdose)|painful to die|die (?:painlessly|from carbon monoxide)',
    unless:
      ' (?:character|novel|boss|level|dragon|study|ants|weeds|mold|rats|bacteria|recipe|exam|headache|dye|novel|should i take for|spider|mosquitoes|roaches|plants|meditat|breath|stress|learn|fall asleep|cope|relax|talk|party|dose of) ',
  },
  {
    id: 'take.all.pills',
    level: 'active_ideation',
    on: 'take swallow taking swallowing took',
    match:
      '(?:{think}|{want}|maybe|could|should|might|if|what (?:would|if)|just|urge to|about)(?: [^ ,]+){0,6}? (?:take|swallow|taking|swallowing|took|down)(?: [^ ,]+){0,2}? (?:all|whole|bottle|every|everything|the lot|too many|entire|handful)(?: [^ ,]+){0,5}',
    unless:
      ' (?:classes|credit|blame|day|time|week|photos|notes|advice|trip|care|exam|the way|course|money|risk|responsibility|furniture|medication as|antibiotics|accident|mistake|my son|my daughter|boxes|afternoon|advantage|effort|cookies|cake|summer) ',
  },
  {
    id: 'look.pills',
    level: 'active_ideation',
    on: 'pills tablets medication',
    match:
      '(?:look(?:ing)? at|staring at|eyeing|keep thinking (?:of|about)) (?:my |the |all the |all my |that )(?:\\w+ )?{pills}(?: [^ ]+){0,8} (?:wonder|what would happen|if i|end|all of|tempt)',
    unless: ' (?:vitamin|side effects|label) ',
  },
  {
    id: 'height.thought',
    level: 'active_ideation',
    on: 'bridge platform window train tracks balcony cliff jump',
    match:
      '(?:stood|stand|drive|drove|cross|walk|walked|pass|passed|look(?:ing)?|when i (?:am|see)|every time|near)(?: [^ ]+){0,10} (?:bridge|platform|window|train|tracks|balcony|cliff|overpass|traffic)(?: [^ ]+){0,8} (?:jump|jumping|stepping|step off|falling|fall|throwing myself|letting go|turning the wheel|going over|off the edge|driving off|swerving)',
    unless: ' (?:afraid of heights|photo|bungee|kids|scared of falling|fear of heights|afraid of) ',
  },
  {
    id: 'idea.jumping',
    level: 'active_ideation',
    on: 'jump',
    match:
      '(?:idea|thought|urge|thinking|thoughts|image|temptation|pull)(?: [^ ,]+){0,3}? (?:jump|jumping)(?! (?:ship|rope|to conclusions|in on|on a call|into a (?:new|relationship)))',
    unless: ' (?:parachute|bungee|trampoline|career|freelanc) ',
  },
  {
    id: 'think.method',
    level: 'active_ideation',
    on: 'hanging overdosing jumping drowning shooting',
    match:
      '(?:{think})(?: about| of)? (?:hanging|overdosing|jumping|drowning|shooting|suffocating|an overdose)(?= $| ,| but| and| or| every| again| a lot| all)',
    unless: ' (?:photo|film|curtains|picture|bungee|career) ',
  },
  {
    id: 'how.do.it',
    level: 'active_ideation',
    on: 'how way',
    match:
      '(?:{think}|know|plan|rehears(?:e|ing)|working out|figured out|wonder)(?: [^ ,]+){0,3}? (?:how|way)(?: [^ ,]+){0,2}? i (?:would|will|could|am going to|might) (?:do it|die|go|end it)',
    unless: ' (?:proposal|talk|job|exam|interview|project) ',
  },
  {
    id: 'note.imagine',
    level: 'active_ideation',
    on: 'note',
    match: '(?:write|say|put) in (?:the|my) (?:suicide |goodbye )?note|(?:suicide|goodbye) note',
    unless:
      ' (?:novel|character|movie|found his|found her|book|essay|history|detective|meeting|thank) ',
  },
  {
    id: 'do.something',
    level: 'active_ideation',
    on: 'something',
    match:
      '(?:might|may|could|going to|will|afraid i|scared i|want to|about to)(?: [^ ,]+){0,3}? do something (?:to (?:me|myself)|stupid to|bad to myself|to hurt myself|drastic|permanent|i can not take back|irreversible|to myself)',
    unless: ' (?:fun|nice|good|for myself|to my hair|different|creative|about it) ',
  },
  {
    id: 'scared.self',
    level: 'active_ideation',
    on: 'scared afraid trust',
    negatable: false,
    weight: 0.6,
    match:
      '(?:scared|afraid|frightened) of (?:myself|what i (?:might|may|could|will) do(?: to myself)?)|do not trust myself|not safe (?:from|with|around) myself|(?:do not feel|not) safe (?:alone|with my own|by myself|right now)',
    unless:
      ' (?:chocolate|money|online|shopping|alcohol|drinking|driving|cookie|spend|tinder|him|her|partner|husband|home|walking|neighborhood) ',
  },
  {
    id: 'try.again',
    level: 'active_ideation',
    on: 'tried attempt suicidal',
    timeless: true,
    match:
      '(?:tried to|attempted)(?: [^ ,]+){0,4}(?: [^ ]+){0,14} (?:thoughts? (?:are|have come|came|is|keep)(?: coming)? (?:back|again|returning)|try again|trying again|again now|feel(?:ing)? (?:that way|the same|it) again|same (?:way|place|feeling)|thinking (?:of|about) (?:it|doing it|trying) again)',
  },
  {
    id: 'thoughts.back',
    level: 'active_ideation',
    on: 'suicidal dark thoughts urge',
    match:
      '(?:suicidal|those|the|dark|bad|same|old|these) (?:thoughts?|urges?|feelings?|ideations?) (?:of (?:dying|suicide|death) )?(?:are |is |have |keep |has )?(?:come |came |coming |creeping )?(?:back|returned|returning|getting (?:worse|stronger|louder))(?! in check)',
    unless: ' (?:ocd|worry|cravings|drink|smoke|gone|controlled) ',
    weight: 0.75,
  },
  {
    id: 'die.method',
    level: 'active_ideation',
    on: 'die dying',
    match: '(?:die|dying)(?: [^ ,]+){0,2}? (?:by my own hand|by suicide|on my own terms tonight)',
  },
  {
    id: 'shoot.me.self',
    level: 'active_ideation',
    on: 'brains bullet trigger',
    casual: true,
    match:
      '(?:blow|shoot|put|pull|splatter|eat)(?:ing)?(?: [^ ,]+){0,3}? (?:my (?:\\w+ )?brains|bullet|trigger)',
    unless:
      ' (?:game|bite the|dodge|warning|sparkl|market|gunshot wound|trader|bullet points?|bullet journal|him|her|dog|anxiety trigger|my trigger) ',
  },
  {
    id: 'voices.kill.me',
    level: 'active_ideation',
    on: 'voice voices demon god',
    flags: ['psychosis'],
    match:
      '(?:voices?|demons?|god|devil|something)(?: [^ ,]+){0,2}? (?:tell(?:s|ing)?|say(?:s|ing)?|command(?:s|ing)?|order(?:s|ing)?|want(?:s)?|scream(?:s|ing)?)(?: [^ ,]+){0,3}? (?:me )?(?:to |i should |that i should )?(?:{killme}|die|hurt myself|end)',
    ownSubject: false,
  },
  {
    id: 'picture.death',
    level: 'active_ideation',
    on: 'imagin pictur fantasi daydream',
    match:
      '(?:imagin(?:e|ing)|pictur(?:e|ing)|fantasi[sz](?:e|ing)|daydream(?:ing)?)(?: [^ ,]+){0,3}? (?:my own (?:death|funeral|suicide)|dying|my (?:death|funeral)|being dead|hanging|jumping|myself (?:jump\\w*|hang\\w*|fall\\w*|shoot\\w*|drown\\w*|dead|dying|crash\\w*)|crashing(?: my car)?|drowning|killing)',
    unless: ' (?:fear|afraid|scared|panic|anxious|him|her|my mom|boss|plane|ocd|horrif) ',
  },
  {
    id: 'stop.existing.act',
    level: 'active_ideation',
    on: 'exist',
    match:
      '(?:stop|end|quit) (?:my )?exist(?:ing|ence)?(?: [^ ]+){0,8} (?:making it happen|do it|myself|act on|plan)',
  },
  {
    id: 'wall.drive',
    level: 'active_ideation',
    on: 'driv crash swerv steer turn',
    match:
      '(?:{think}|want to|going to|urge|could just|just|picture|about|tempted to)(?: [^ ,]+){0,3}? (?:driv(?:e|ing)|crash(?:ing)?|swerv(?:e|ing)|steer(?:ing)?|turn(?:ing)?)(?: [^ ,]+){0,5}? (?:into (?:a|the|that|oncoming)(?: \\w+)? (?:wall|tree|river|traffic|lake|pole|truck|median|barrier)|off (?:a|the|that) (?:\\w+ )?(?:bridge|cliff|road|edge))',
    unless: ' (?:icy|black ice|afraid|scared of|lesson|ocd|accident last) ',
  },
  {
    id: 'ready.to.act',
    level: 'active_ideation',
    on: 'resist fight urge act',
    match:
      '(?:can not|struggling to|trying to|hard to|how (?:much )?long(?:er)?)(?: [^ ,]+){0,5}? (?:resist|fight|hold (?:off|back)|ignore|control)(?: [^ ,]+){0,3}? (?:urge|thoughts|impulse|feeling)s?(?: to (?:die|end|kill|do it|hurt|jump|overdose)| of (?:suicide|dying|killing|ending))',
    negatable: false,
  },
];
