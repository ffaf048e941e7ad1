/** Broad frames in English: few fixed words and wide slots, for what nobody says the same way twice. */
import type { Rule } from './types.ts';

const SPORT =
  ' (?:swing|hammock|climb\\w*|camping|boat|tarp|dog|gym|fishing|hunt\\w*|range|game|movie|novel|chess|party|vacation|holiday|trip|proposal|propose|wish me luck|luck|interview|presentation|wedding|lol|marathon|date night|concert) ';
const BODY =
  '(?:arms?|legs?|thighs?|wrists?|skin|hips?|stomach|belly|forearms?|ankles?|body|hands?|shoulders?|knuckles|face|fingers?|head|chest|scalp|feet|foot|neck|flesh)';
const OOPS =
  ' (?:by accident|accidentally|by mistake|oven|stove|cooking|cabinet|nails|football|soccer|gym|door frame|cat|dog|mosquito\\w*|eczema|rash|itchy|itch|shaving|paper|onions?|sunburn|grater slipped|straightener slipped|falling|fell|tripped|bike|oops|toe|funny bone|ceiling|hangnail|piercing|tattoo|dentist|acupunctur\\w*) ';
const WHY =
  '(?:on purpose|deserve\\w*|until|till|calm\\w*|again|too (?:much|loud)|punish\\w*|numb|control|bleed\\w*|bled|bloody|blood|quiet|feel (?:something|anything|better|alive)|hate|relief|cope|fight|argue|broke|purple|infected)';

export const FRAMES: readonly Rule[] = [
  // imminent
  {
    id: 'f.gun.here',
    level: 'imminent',
    on: 'gun pistol revolver shotgun rifle',
    weight: 0.75,
    flags: ['means'],
    match:
      '(?:the|my|his|her|dads?|husbands|service|a|loaded)(?: [^ ,]+){0,3}? (?:gun|pistol|revolver|shotgun|rifle)(?: is| was)? (?:here|in|on|next|beside|under|out|by|right)(?: [^ ,]+){0,4}',
    unless:
      ' (?:hunt\\w*|range|movie|game|sister|him|school|locked|safe|museum|news|toy|debate|pillow|deserves|police|officer|cop|christmas|sold|grandpa collect\\w*) ',
  },
  {
    id: 'f.doing.it',
    level: 'imminent',
    on: 'doing do',
    weight: 0.8,
    match:
      '^ (?:i am |am |ok |fuck it |so |yes )*(?:doing it|going to do it|will do it) (?:tonight|now|today|tomorrow|this \\w+|soon|after|when|once|as soon as|before)(?= )',
    unless: SPORT.replace(
      '(?:',
      '(?:ask (?:him|her|them|my)|call (?:him|her|my)|tell (?:him|her|my)|',
    ),
  },
  {
    id: 'f.last.time.hear',
    level: 'imminent',
    on: 'last',
    weight: 0.8,
    match:
      '(?:the|for the|be the|my|our) last time (?:[^ ,]+ ){0,3}?(?:hear|see|talk|talked|hug|hugged|hold|held|kiss|kissed|touch|speak|spoke|say|tuck\\w*)|for the last time(?= $| ,)|goodnight(?: [^ ,]+){0,4} for the last time',
    unless:
      ' (?:before (?:he|she) (?:died|passed|left)|customer service|ex|vacation|i saw (?:him|her|my (?:mom|dad))|was in|years ago|when (?:he|she)|telling you|i am telling|move|moved) ',
  },
  {
    id: 'f.last.event',
    level: 'imminent',
    on: 'last',
    weight: 0.8,
    match:
      '(?:this (?:is|will be|shall be)|be|had|having|eating|his|her|today is|tonight is) (?:my|his|her|the) (?:last|final) (?:evening|hours?|birthday|christmas|goodnight|meal|sunset|supper|summer|day on earth|night alive|night|day alive|thanksgiving|shower|breakfast)(?! (?:in|at|of|here|before|with|shift|on the job))',
    unless:
      ' (?:school|job|dorm|apartment|vacation|camp|house|college|town|city|work|treatment|chemo|tour|single|bachelor) ',
  },
  {
    id: 'f.will.be.dead',
    level: 'imminent',
    on: 'dead',
    match:
      '(?:i will|i am going to|i shall|plan to|want to|ill) be dead(?! (?:tired|meat|last|if|before (?:he|she|they) (?:ever|finally)|by the time (?:this|the|season|it)))',
    unless: ' (?:lol|boss|mom finds|wife finds|kidding|late|homework) ',
  },
  {
    id: 'f.rope.test',
    level: 'imminent',
    on: 'rope noose cord belt beam rafter hook tied knot',
    match:
      '(?:rope|noose|cord|belt|cable|knot|beam|rafter|hook|it)(?: [^ ]+){0,6} (?:hold(?:s)? my weight|tested it|to the beam|from the (?:beam|rafter|stairwell|tree|fan|door|ceiling)|will hold me|holds me)|tied it (?:to|around|over|from)|(?:hanging|hang) (?:from|seems|is the)',
    unless: `${SPORT.slice(0, -2)}|clothes|plant|picture|curtain|lamp|boat|horse|present|bow|shoelaces|hair|luggage) `,
  },
  {
    id: 'f.death.planned',
    level: 'imminent',
    on: 'overdose suicide death exit end',
    flags: ['plan'],
    match:
      'my (?:own )?(?:overdose|suicide|death|exit|attempt)(?: is| was| has been)? (?:all )?(?:planned|set|scheduled|arranged|booked|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  },
  {
    id: 'f.window',
    level: 'imminent',
    on: 'sill window balcony ledge railing rail',
    flags: ['means'],
    match:
      '(?:sitting|standing|sat|climbed|stood|out|up)(?: [^ ,]+){0,2}? (?:on|onto|over|over to) (?:the |a |this )*(?:window )?(?:sill|windowsill|window ledge|ledge|railing|rail|balcony rail|wrong side)|(?:going|jump|jumping|climbing|leave|leaving) out (?:of )?(?:the|my|a) window',
    unless:
      ' (?:cat|plant|coffee|birds?|burglar|lol|printer|skate|meeting|pigeon|smoke|smoking|reading|photo|kid i was) ',
  },
  {
    id: 'f.end.time',
    level: 'imminent',
    on: 'end ending',
    match:
      '(?:{firm}|want to|am|to)(?: [^ ,]+){0,2}? end(?:ing)? (?:it|things|everything|this)(?: [^ ,]+){0,3}? (?:tonight|tomorrow|today|after (?:school|work|class|dinner|they|this)|this weekend|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|when (?:everyone|my|they))',
    unless:
      ' (?:with (?:him|her|my|them|the)|relationship|boyfriend|girlfriend|him|her|marriage|meeting|call|dating|party|noise|argument|subscription|contract|engagement|us|affair|season|stream|game|project|semester|at \\d) ',
  },
  {
    id: 'goodbye.said',
    level: 'imminent',
    on: 'goodbye bye farewell',
    weight: 0.5,
    negatable: false,
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:he|she|they|son|daughter|friend|mate|brother|sister|husband|wife|mom|mum|dad|partner|cousin)(?: [^ ,]+){0,2}? (?:texted|sent|wrote|left|messaged|rang|called)(?: me| us| everyone)?(?: to say)?(?: a| his| her| their)? (?:good ?bye|bye|farewell)',
    unless:
      ' (?:work|school|shift|airport|train|holiday|job|leaving do|left for|drove home|nursery) ',
  },
  {
    id: 'better.off.without.them',
    level: 'passive_ideation',
    on: 'better happier fine',
    weight: 0.95,
    negatable: false,
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:says?|said|saying|thinks?|told|wrote|texted|texts|keeps saying|believes)(?: me| us)?(?: that)? (?:we|i|everyone|everybody|they|the (?:kids|children|family)|the world|all of us)(?: [^ ,]+){0,2}? (?:better off|happier|fine|better) without (?:him|her|them)(?= $| ,| and| now| all)',
    unless: ' (?:dog|cat|job|boss|company|team|ex|boyfriend|girlfriend) ',
  },
  {
    id: 'f.unreachable',
    level: 'imminent',
    on: 'phone answer pick drove gone open',
    weight: 0.5,
    negatable: false,
    ownSubject: false,
    match:
      '(?:phone (?:is|was|goes|went) (?:off|straight)|turned (?:off )?(?:his|her|their) phone(?: off)?|not (?:answering|picking up|pick up|answer|responding|reply\\w*)|drove off|ran off|can not (?:reach|find) (?:him|her|them)|will not (?:open|answer|come (?:out|down)|tell me where))',
    // What the writer left unanswered is another matter.
    unless:
      ' i (?:did|do|could|would|have|will|just)? ?(?:not|never) (?:answer\\w*|pick\\w* up|reply\\w*|respond\\w*)|(?:and|so i|then i) (?:did|do) not (?:answer|reply|pick up) (?:his|her|their|him|them)',
  },
  {
    id: 'f.hose',
    level: 'imminent',
    on: 'hose exhaust charcoal helium',
    flags: ['means'],
    match:
      'hose(?: [^ ,]+){0,5} (?:exhaust|tailpipe)|(?:exhaust|tailpipe)(?: [^ ,]+){0,6} (?:hose|window|tube)|(?:charcoal|helium|grill)(?: [^ ]+){0,6} (?:in the car|bag over|bathroom|sealed|my head)',
    unless: ' (?:mechanic|barbecue|bbq|balloons|leak|repair|dryer) ',
  },
  {
    id: 'f.after.tonight',
    level: 'imminent',
    on: 'after deal',
    negatable: false,
    match:
      '(?:not (?:have|need) to|free of|rid of|no longer|without|never)(?: [^ ,]+){0,5}? (?:me|my (?:problems|mess|voice|face|drama))(?: [^ ,]+){0,3}? (?:after (?:tonight|today|this|tomorrow)|from tomorrow|much longer|any ?more after)',
    unless: ' (?:resign\\w*|notice|quit|graduat\\w*|moving|last day at) ',
  },
  {
    id: 'f.note.place',
    level: 'imminent',
    on: 'note letter letters',
    flags: ['plan'],
    match:
      '(?:my|the) (?:note|letter|letters|notes)(?: [^ ,]+){0,2}? (?:taped|pinned|on|under|in) (?:the|my|to|his|her|its) (?:fridge|door|desk|bed|pillow|table|envelope|drawer|mirror|mailbox|nightstand)|(?:finished|wrote|written|writing|sealed|mailed|making|make|done with)(?: [^ ,]+){0,2}? letters?(?: [^ ]+){0,8} (?:each|kids?|wife|husband|mom|parents|family|everyone|sister|brother|daughter|son|loved)(?: [^ ]+){0,8} (?:find|dead|gone|tomorrow|tonight|one for|sealed|goodbye)?',
    unless:
      ' (?:christmas|thank|pen pal|santa|school|teacher|principal|lawyer|judge|court|cover|reference|college|grandkids|birthday|forgive|therapist suggested|years|landlord|unsent|invit\\w*|rent|love letter) ',
  },
  {
    id: 'f.pills.out',
    level: 'imminent',
    on: 'blister pill tablet pack emptied poured lined crushed counted',
    flags: ['means'],
    match:
      '(?:emptied|poured|lined|crushed|counted|counting|laid|spread|popped|dumped)(?: [^ ,]+){0,4}? (?:blister|pills?|tablets|packs?|capsules|medication|bottles?)(?: [^ ]+){0,6} ?(?:bowl|out|table|bed|hand|up|into|floor|all of them)?|(?:pills|tablets|capsules)(?: [^ ,]+){0,3}? (?:lined up|in front of me|in a (?:row|bowl|pile)|laid out|in my hand|on my (?:bed|desk|lap))',
    unless:
      ' (?:organizer|vitamins?|grandma|dog|cat|pharmacy|pharmacist|weekly|trash|flushed|disposal|dishwasher|wine|water bottles?) ',
  },
  {
    id: 'f.swallowed.purpose',
    level: 'imminent',
    on: 'swallow drank took ate inject',
    flags: ['means'],
    match:
      '(?:swallowed|drank|took|taken|ate|injected|drunk)(?: [^ ]+){0,8} (?:on purpose|intentionally|deliberately|to die|so i (?:can |will |would )?die|waiting(?= $| ,| for it)|hoping (?:to die|it works|i die))|(?:injected|shot)(?: [^ ,]+){0,3}? (?:enough|too much|all)(?: [^ ,]+){0,2} (?:insulin|heroin|morphine|fentanyl)',
  },
  {
    id: 'f.took.every',
    level: 'imminent',
    on: 'took swallow taken downed popped',
    flags: ['means', 'substance'],
    match:
      '(?:took|swallowed|taken|downed|popped) (?:every|all|all of|each)(?: [^ ,]+){0,4}? (?:pills?|tablets?|medication|cabinet|bottle|capsules?|meds|lithium|xanax|tylenol)',
    unless: ' (?:prescribed|daily|accident|mistake|boxes|vitamins?|morning|course|antibiotics) ',
  },
  {
    id: 'f.should.have',
    level: 'imminent',
    on: 'should',
    weight: 0.6,
    match: 'do what i should (?:have )?(?:done|did)',
    unless: ' (?:study|told|apolog\\w*|quit|job|college) ',
  },
  {
    id: 'f.place.chosen',
    level: 'imminent',
    on: 'place spot tree hotel room',
    weight: 0.7,
    flags: ['plan'],
    match:
      '(?:chosen|chose|picked|found|booked|decided on) (?:the|a|my|out)(?: [^ ,]+){0,2}? (?:place|spot|tree|hotel|motel|bridge|cliff|room)(?: [^ ]+){0,8} ?(?:nobody|no one|alone|find|quiet|friday|saturday|tonight|do it|family does)',
    unless:
      ' (?:picnic|wedding|party|vacation|honeymoon|conference|restaurant|birthday|lunch|meeting|anniversary|spa) ',
  },
  {
    id: 'f.asleep',
    level: 'imminent',
    on: 'asleep sleeping',
    weight: 0.4,
    match:
      '(?:everyone|everybody|they|parents|kids|wife|husband)(?: is| are)* (?:finally )?(?:asleep|sleeping)',
    unless: ' (?:quiet time|netflix|relax|peace|wine|study) ',
  },
  {
    id: 'f.time',
    level: 'imminent',
    on: 'time',
    weight: 0.45,
    match:
      '(?:now is|it is|this is|today is) (?:the|my|finally)? ?time(?= $| ,)|my time (?:has come|is up)',
    unless: ' (?:bed|lunch|dinner|to|for|go) ',
  },
  {
    id: 'f.water',
    level: 'imminent',
    on: 'sea water lake ocean river canal walking drove',
    flags: ['means'],
    match:
      '(?:walking|keep walking|wading|walk|drive|drove|jump(?:ed)?|going)(?: [^ ,]+){0,3}? (?:in|into|in to) (?:the )?(?:sea|water|lake|ocean|river|canal|waves)(?: [^ ]+){0,10} (?:cold|not stop|tonight|pulled me|back|deep|goodbye|over|now)|water is (?:so )?(?:cold|black|deep)(?: [^ ]+){0,5} (?:walking|going) in',
    unless:
      ' (?:swim\\w*|surf\\w*|pool|beach day|fun|kids|vacation|refreshing|cousins|wetsuit|boat|dog) ',
  },
  {
    id: 'f.passwords',
    level: 'imminent',
    on: 'password insurance account',
    weight: 0.55,
    match:
      '(?:passwords?|account (?:details|numbers)|bank (?:details|info))(?: [^ ]+){0,8} (?:for my|for when|need them|desk|envelope|brother|sister|wife|husband)|deleted (?:all )?my (?:accounts|socials|profiles)',
    unless: ' (?:forgot|reset|hacked|manager|new phone|it department) ',
  },
  {
    id: 'f.on.purpose',
    level: 'active_ideation',
    on: 'purpose deliberate accident',
    weight: 0.7,
    match:
      '(?:nobody|no one|they|people|everyone) would (?:not |never )?(?:even |ever |all )?(?:say|know|think|guess|tell|believe)(?: that)? (?:it|i) (?:was|had|did)(?: it)?(?: [^ ,]+){0,2}? (?:on purpose|deliberate(?:ly)?|an accident)',
    unless: ' (?:broke|dropped|email|vase|goal|foul|spilled|deleted|he|she) ',
  },
  {
    id: 'f.papers',
    level: 'imminent',
    on: 'insurance password pension bank paperwork policy policies deeds account',
    weight: 0.55,
    match:
      '(?:sorted|organi[sz]ed|put|wrote|written|left|labell?ed|gathered|filed|typed|listed|printed)(?: [^ ]+){0,8}? (?:insurance|passwords?|pension|bank (?:details|stuff|things)|paperwork|policy|policies|deeds|accounts)(?: [^ ]+){0,12}? (?:there for (?:her|him|them)|for (?:her|him|them|the (?:kids|children|family|girls|boys)|my (?:wife|husband|partner|kids|children|mom|dad|sister|brother|family))|when (?:she|he|they) (?:will |might )?need|so (?:she|he|they) (?:will|can|would|know|does|do|has|have))',
    unless:
      ' (?:mortgage|solicitor|accountant|tax|taxes|move|moving|holiday|trip|surgery|operation|baby|divorce|work|dementia|died|funeral) ',
  },
  {
    id: 'f.accident.look',
    level: 'imminent',
    on: 'accident insurance',
    flags: ['plan'],
    match:
      '(?:looks?|seems?|make it look) like an accident|(?:so|then|that)(?: [^ ,]+){0,3}? (?:get|gets|collect|have) (?:the|my) (?:life )?insurance',
    unless: ' (?:car was|mechanic|claim|movie|murder|dent) ',
  },
  {
    id: 'f.tracks',
    level: 'imminent',
    on: 'track train',
    flags: ['means'],
    match:
      '(?:will be|lie|lying|lay|going|sit|sitting|be|am) (?:down )?(?:on|onto) the (?:train )?tracks|(?:in front of|under|meet) (?:the|a|that) train|let the train (?:hit|take|have)',
    unless:
      ' (?:waiting for|delayed|platform was|explorer|photo|friend of mine|model|late|kids|intrusive|ocd) ',
  },
  {
    id: 'f.not.hear',
    level: 'imminent',
    on: 'hear see',
    negatable: false,
    weight: 0.8,
    match:
      '(?:you|they|he|she|everyone|nobody|no one|mom|anyone)(?: [^ ,]+){0,2}? (?:not|never|ever)(?: [^ ,]+){0,2}? (?:hear from|see|hear) me (?:again|after (?:this|today|tonight)|anymore)',
    unless:
      ' (?:spam|company|store|gym|block\\w*|ghost\\w*|ex|breakup|restaurant|customer|team|naked|cry|drunk|perform|sing|smile) ',
  },
  {
    id: 'f.no.help',
    level: 'imminent',
    on: 'bleed cut took pills blood overdose',
    negatable: false,
    match:
      '(?:bleeding|cut (?:too )?deep|cut|took|overdos\\w*|swallowed)(?: [^ ]+){0,10} (?:not|do not|nobody|no one|never)(?: [^ ,]+){0,3}? (?:call(?:ing)?|tell(?:ing)?|want|need|get(?:ting)?|ask(?:ing)?)(?: [^ ,]+){0,1} (?:anyone|help|ambulance|doctor|nobody|anybody|911|mad)',
    unless: ' (?:small|bandaid|nosebleed|fine now|onions?|paper|vitamin) ',
  },
  {
    id: 'f.one.round',
    level: 'imminent',
    on: 'round bullet loaded chamber',
    flags: ['means'],
    match:
      '(?:one|single|last) (?:round|bullet)(?= )|loaded it|(?:round|bullet) in the chamber|safety (?:is )?off',
    unless:
      ' (?:golf|boxing|drinks?|interviews?|game|beer|journal|points?|train|dishwasher|of talks|chess|poker|tournament) ',
  },
  {
    id: 'f.waiting.leave',
    level: 'imminent',
    on: 'waiting wait until',
    flags: ['plan'],
    match:
      '(?:waiting|wait) (?:for|until|till)(?: [^ ,]+){0,3}? (?:leaves?|to leave|to sleep|sleep|asleep|goes?|to go|gone|is out)(?: [^ ,]+){0,3}? (?:so i can|to|then i(?: will)?) (?:do it|end|die|take|jump|hang|finally)',
    unless: ' (?:snack|movie|game|cake|study|call|nap|surprise) ',
  },
  {
    id: 'f.for.real',
    level: 'imminent',
    on: 'real',
    weight: 0.75,
    match:
      '(?:tonight|this time|today|now)(?: [^ ,]+){0,2}? (?:is |it is |it will be )?for real|rehears(?:ed|ing)(?: [^ ]+){0,8} (?:tonight|real)',
    unless: ' (?:wedding|play|concert|diet|quitting|smoking|gym|show|audition|recital|dating) ',
  },
  {
    id: 'f.plan.list',
    level: 'imminent',
    on: 'plan',
    flags: ['plan', 'means'],
    match:
      'plan(?: is| was)?(?: [^ ]+){0,6} (?:pills|rope|noose|gun|bridge|vodka|razor|overdose|exhaust|train|jump)',
    unless:
      ' (?:hike|camping|safety|gym|travel|bungee|party|pills for|train to|business|jump rope|watch) ',
  },
  {
    id: 'f.talked.out',
    level: 'imminent',
    on: 'talk mind decided',
    negatable: false,
    weight: 0.6,
    match:
      '(?:can not|will not|do not|nobody|no one)(?: [^ ,]+){0,3}? (?:be talked out|talk me out|change my mind)|(?:made up my mind|mind is made up|it is decided|i have decided)(?= $| ,| and| to| i am)',
    unless:
      ' (?:job|quit|quitting|moving|school|college|divorce|wedding|haircut|name|dress|oslo|buy|dog|vegan|marry|baby|tattoo) ',
  },
  {
    id: 'f.photo.means',
    level: 'imminent',
    on: 'photo picture pic video',
    ownSubject: false,
    flags: ['third_party', 'means'],
    match:
      '(?:sent|sends|posted|texted)(?: [^ ,]+){0,3}? (?:photo|picture|pic|video|selfie)(?: [^ ,]+){0,3}? (?:noose|rope|gun|pills|blade|bridge|razor|cuts)',
    unless: ' (?:hunting|vacation|prescription|golden gate|swing) ',
  },
  {
    id: 'f.barricade',
    level: 'imminent',
    on: 'barricade locked roof bottle',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:barricaded|locked)(?: [^ ,]+){0,6} (?:gun|shotgun|rifle|pistol|knife|pills)|(?:on|onto) the roof(?: [^ ]+){0,8} (?:not come down|wont come down|jump|refus\\w*)|(?:unconscious|passed out)(?: [^ ,]+){0,5} (?:empty|pill|bottle)(?: [^ ,]+){0,3}',
    unless: ' (?:cat|dog|fixing|safe) ',
  },
  {
    id: 'f.gave.wrote.other',
    level: 'imminent',
    on: 'gave wrote letters',
    ownSubject: false,
    weight: 0.6,
    flags: ['third_party'],
    match:
      '(?:mom|dad|brother|sister|friend|he|she|husband|wife|son|daughter)(?: [^ ,]+){0,2}? gave away(?: [^ ]+){0,8}',
    unless: ' (?:moving|charity|goodwill|declutter\\w*) ',
  },
  {
    id: 'f.dead.by',
    level: 'imminent',
    on: 'dead gone',
    match:
      '(?:by|in|before) (?:the end of )?(?:the |this |next |a |an |ten |five |\\d+ )*(?:minutes?|hours?|week|month|weekend|friday|saturday|sunday|monday|tuesday|wednesday|thursday|morning|noon|midnight|tomorrow|tonight)(?: [^ ]+){0,8}? (?:i will|i am going to|will|ill) be (?:gone|dead|over)(?= $| ,| thank| and| because| so)',
    unless:
      ' (?:work trip|vacation|trip|flight|shift|holiday|cake|sold|leftovers|snow|storm|exams?) ',
  },

  {
    id: 'f.drive.off',
    level: 'imminent',
    on: 'drive driving',
    flags: ['plan'],
    match:
      '(?:{firm}|am|will)(?: [^ ,]+){0,2}? driv(?:e|ing)(?: [^ ,]+){0,3}? (?:off (?:the|a|that)|into (?:the|a|that|oncoming))(?: \\w+)? ?(?:overpass|bridge|cliff|tree|wall|traffic|river|lake|pier|road|truck)',
    unless: ' (?:lot|road trip|sunset|ferry|garage sale) ',
  },
  {
    id: 'f.on.tracks',
    level: 'imminent',
    on: 'track',
    flags: ['means'],
    match:
      '(?:parked|stopped|standing|sitting|lying|am|waiting|walking)(?: [^ ,]+){0,2}? on (?:the )?(?:train |railroad |railway |subway )?tracks',
    unless: ' (?:field|running|race|photo|song|album|explor\\w*|yesterday|kids|bike) ',
  },
  {
    id: 'f.not.getting.on',
    level: 'imminent',
    on: 'train station platform',
    negatable: false,
    match:
      '(?:train station|platform|subway|tracks)(?: [^ ]+){0,8} not(?: [^ ,]+){0,3}? (?:getting on|get on|board\\w*|take the train|going home)',
  },
  {
    id: 'f.gone.soon',
    level: 'imminent',
    on: 'over worry',
    weight: 0.75,
    match:
      '(?:in|within) (?:an?|a few|two|one|\\d+|half an) (?:hours?|minutes?|days?)(?: [^ ,]+){0,3}? (?:it will|this will|it is|everything will|all will)(?: all)? be over|(?:no ?body|no one|not|they)(?: [^ ,]+){0,4}? (?:worry|worrying|bother|care|deal)(?: [^ ,]+){0,2}? (?:about|with) me (?:any ?more|again|after)',
    unless:
      ' (?:exam|surgery|interview|meeting|test|presentation|shift|flight|match|trial|semester) ',
  },
  {
    id: 'f.dont.be.sad',
    level: 'imminent',
    on: 'sad cry hear blame miss',
    negatable: false,
    weight: 0.8,
    match:
      '(?:not|never)(?: please)? (?:be (?:too )?sad|cry|blame yourself|be angry|miss me|feel guilty|hate me)(?: [^ ,]+){0,3}? (?:when|if|after|for) (?:you|i|me|they)(?: [^ ,]+){0,4}?',
    unless: ' (?:move|moving|leave for college|job|breakup|forget|late|laugh|say no|beat you) ',
  },
  {
    id: 'f.gave.dog',
    level: 'imminent',
    on: 'given gave settled debts',
    weight: 0.5,
    match:
      '(?:given|gave|giving|left)(?: [^ ,]+){0,2}? (?:dog|cat|pets?|birds?|keys)(?: [^ ,]+){0,2}? to (?:my |the |a )?(?:neighbor|friend|sister|brother|shelter|mom)|settled (?:my |all )*(?:debts|bills|accounts)',
    unless: ' (?:vacation|trip|allerg\\w*|moving|weekend|holiday) ',
  },
  {
    id: 'f.join.dead',
    level: 'imminent',
    on: 'join follow',
    weight: 0.75,
    match:
      '(?:{firm})(?: [^ ,]+){0,2}? (?:join|follow|be with|see)(?: [^ ,]+){0,2}? (?:wife|husband|him|her|mom|dad|son|daughter|brother|sister|baby)(?: again)? (?:tonight|tomorrow|today|soon|this week|in heaven|on the other side)',
    unless: ' (?:dinner|party|airport|lunch|trip|movie|zoom|call|reunion|game|visit|cruise|at) ',
  },
  {
    id: 'f.plan.set',
    level: 'imminent',
    on: 'plan',
    weight: 0.6,
    flags: ['plan'],
    match: '(?:my|the) plan is (?:set|ready|made|in place|done|final\\w*)',
    unless:
      ' (?:wedding|trip|travel|business|run|gym|workout|diet|study|week|payment|phone|insurance|floor|lesson|safety) ',
  },
  {
    id: 'f.kill.me.now',
    level: 'imminent',
    on: 'kill',
    match:
      '(?:decided|going|will|plan|ready) (?:to )?kill me(?: [^ ,]+){0,2}? (?:tonight|night|today|now|tomorrow|this)',
  },

  {
    id: 'f.train.stay',
    level: 'imminent',
    on: 'train',
    negatable: false,
    flags: ['means'],
    match:
      '(?:train|trains)(?: [^ ]+){0,8} not(?: [^ ,]+){0,3}? (?:move|moving|step back|get off|get out of)',
    unless: ' (?:delayed|seat|carriage|stuck|broke down|ticket) ',
  },
  {
    id: 'f.day.i.die',
    level: 'imminent',
    on: 'today tonight tomorrow day night',
    match:
      '(?:today|tonight|tomorrow|friday|saturday|sunday|monday|this) is (?:the (?:day|night)(?: that| when)? i|when i|the end of me|my last (?:day|night))(?: [^ ,]+){0,2}? ?(?:die|end|leave this|kill|go|stop living)?(?= $| ,| and| it)',
    unless:
      ' (?:job|school|start|graduate|quit smoking|get|meet|find|finally get|marry|move|go to|go home|go back|semester|season|shift) ',
  },
  {
    id: 'f.do.wrists',
    level: 'imminent',
    on: 'wrist vein',
    match:
      '(?:{firm}|am|just)(?: [^ ,]+){0,2}? (?:do|doing|slit|slitting|cut|cutting|open|opening) (?:my |both |the )*(?:wrists?|veins?)',
    unless: ' (?:surgery|carpal|tattoo|brace) ',
  },
  {
    id: 'f.took.number',
    level: 'imminent',
    on: 'took swallow',
    flags: ['means', 'substance'],
    match:
      '^ (?:just |i |i just |ok i |so i )*(?:took|swallowed) (?:like )?(?:\\d\\d+|thirty|forty|fifty|sixty|twenty)(?: of them)? (?=$|,|and)',
    unless: ' (?:minutes|hours|days|photos|pictures|steps|bucks|years) ',
  },
  {
    id: 'f.moments',
    level: 'imminent',
    on: 'minutes seconds hours moments',
    match:
      '(?:minutes|seconds|moments|an hour|hours) away from (?:{killme}|dying|doing it|jumping|ending|death|being dead)',
  },
  {
    id: 'f.into.water',
    level: 'imminent',
    casual: true,
    on: 'driving walking drive walk',
    flags: ['plan'],
    match:
      '(?:tomorrow|tonight|today|{firm}|am)(?: [^ ,]+){0,3}? (?:driving|drive|walking|walk)(?: [^ ,]+){0,2}? into (?:the|a) (?:reservoir|lake|river|sea|ocean|canal|water|harbor|bay)',
    unless: ' (?:swim\\w*|beach|kids|boat|surf\\w*|sunset|town|parking) ',
  },
  {
    id: 'f.love.them.end',
    level: 'imminent',
    on: 'love',
    weight: 0.6,
    match:
      'told (?:everyone|them|my (?:kids|mom|family|parents|wife|husband|friends))(?: all)? (?:that )?i loved? them',
    unless: ' (?:wedding|party|drunk|christmas) ',
  },
  {
    id: 'f.took.gun.went',
    level: 'imminent',
    on: 'took grabbed gun shotgun rifle',
    ownSubject: false,
    flags: ['third_party', 'means'],
    match:
      '(?:took|grabbed|left with|has|got) (?:his|her|the|a|dads?) (?:\\w+ )?(?:gun|shotgun|rifle|pistol|revolver|rope|pills)(?: [^ ,]+){0,2}? (?:and|then) (?:went|drove|left|ran|walked|locked|disappeared)',
    unless: ' (?:hunt\\w*|range|sold|cleaned|movie) ',
  },

  {
    id: 'f.arranged',
    level: 'imminent',
    on: 'arrange',
    weight: 0.6,
    match: '(?:made|finished|completed)(?: [^ ,]+){0,2}? (?:arrangements|preparations)',
    unless:
      ' (?:funeral|travel|childcare|wedding|flower|seating|trip|party|vacation|move|moving|guests) ',
  },
  {
    id: 'f.be.free',
    level: 'imminent',
    on: 'free peace',
    weight: 0.5,
    match:
      '(?:tonight|tomorrow|soon|finally|by morning)(?: [^ ,]+){0,3}? (?:be free|be at peace|be at rest|have peace|rest in peace)|(?:be free|at peace|be at rest)(?: [^ ,]+){0,2}? (?:tonight|tomorrow|soon|at last)',
    unless:
      ' (?:work|school|exams?|meeting|for dinner|calendar|kids are|schedule|evening off|to (?:talk|call|meet)) ',
  },
  {
    id: 'f.poison',
    level: 'imminent',
    on: 'poison',
    flags: ['means'],
    match:
      '(?:have|got|bought|mixed|prepared|found)(?: [^ ,]+){0,2}? poison(?= $| ,| here| ready| and| i| with| in my)',
    unless:
      ' (?:ivy|mushroom\\w*|food|rats?|ants|snails|weeds|novel|game|character|slugs|him|her|them|his|control) ',
  },
  {
    id: 'f.ending.it',
    level: 'imminent',
    on: 'ending end',
    match:
      '^ (?:i am |im |just |am )*ending (?:it|everything|my life|things)(?: all)? (?:tonight|today|now|tomorrow|soon|this|after|when|for good)',
    unless: ' (?:with (?:him|her|my|the)|relationship|lease|engagement|subscription) ',
  },
  {
    id: 'f.over.for.me',
    level: 'imminent',
    on: 'over',
    weight: 0.45,
    match: 'it is (?:all )?over for me|(?:this is )?the end for me|i am finished',
  },
  {
    id: 'f.goodbye.alone',
    level: 'imminent',
    on: 'goodbye farewell',
    weight: 0.4,
    match: '^ (?:ok |so |well )?(?:goodbye|farewell)(?: everyone| all| friend| now)? (?=$|,)',
  },
  {
    id: 'f.wrote.everyone',
    level: 'imminent',
    on: 'wrote written letters',
    weight: 0.5,
    match: '(?:wrote|written|writing)(?: [^ ,]+){0,2}? (?:to|for) everyone(?: [^ ,]+){0,3}',
    unless: ' (?:newsletter|email|team|christmas|thank|work|invit\\w*) ',
  },
  {
    id: 'f.take.them',
    level: 'imminent',
    on: 'take swallow down drink',
    weight: 0.8,
    flags: ['means'],
    match:
      '(?:going to|about to|will|ready to|shall)(?: [^ ,]+){0,1}? (?:take|swallow|down|drink|use) (?:them|it|these|those|every one)(?: all)?(?: now| tonight| today| all| at once| this weekend| when)',
    unless:
      ' (?:car|bus|kids|dog|easy|from there|photos|boxes|class|medicine with|prescribed|vitamin\\w*|course|back to the store|for a walk|slow|seriously|to the) ',
  },

  {
    id: 'f.about.to',
    level: 'imminent',
    on: 'about seconds',
    casual: true,
    match: 'about to (?:[^ ,]+ )?(?:{killme}|die by|end my (?:own )?life|take my (?:own )?life)',
  },
  {
    id: 'f.will.take',
    level: 'imminent',
    on: 'tablet pill',
    weight: 0.6,
    match:
      '(?:shall|will|going to|about to) take (?:the|my|all|all the|those|all my) (?:\\w+ )?(?:tablets|pills)(?: [^ ,]+){0,2} ?(?:at|tonight|when|after|once|now)?',
    unless:
      ' (?:headache|doctor|as prescribed|before bed like|with food|morning|(?:pills|tablets) (?:with (?:her|him|them)|away|home|off me|from me)) ',
  },
  {
    id: 'f.made.peace',
    level: 'imminent',
    on: 'peace',
    weight: 0.5,
    match: '(?:made|make) (?:my )?peace(?: with (?:it|god|dying|death|this|leaving|everything))?',
    unless: ' (?:with (?:my|him|her|them)|divorce|retirement|aging|turning) ',
  },
  {
    id: 'f.off.edge',
    level: 'imminent',
    on: 'off',
    match:
      '(?:going|go|am going|throwing myself|stepping|walking|heading) off (?:the|this|a|my) (?:balcony|roof|bridge|edge|ledge|cliff|overpass)',
  },
  {
    id: 'f.asleep.car',
    level: 'imminent',
    on: 'engine asleep',
    match:
      'engine (?:running|on|is running)(?: [^ ]+){0,10} (?:for good|windows (?:shut|closed|up)|garage|never wake|fall asleep)',
    unless: ' (?:dog|kids|waiting for|mechanic|heater) ',
  },
  {
    id: 'f.goodbye.msg',
    level: 'imminent',
    on: 'goodbye',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:sent|texted|left|wrote|posted|got|received)(?: [^ ,]+){0,3}? (?:a )?(?:goodbye|farewell|suicide) (?:message|text|note|voicemail|email|post|letter|video)',
    unless:
      ' (?:coworker|colleague|team|students?|retir\\w*|company|novel|years ago|party|farewell party|job) ',
  },
  {
    id: 'f.time.to.die',
    level: 'imminent',
    on: 'enough time',
    match:
      '(?:enough|plenty of) time to (?:die|do it|end it|kill myself)|ready to die (?:tonight|today|now)',
    unless: ' (?:homework|laundry|project|workout) ',
  },

  // active
  {
    id: 'f.noose',
    level: 'active_ideation',
    on: 'noose',
    match: '(?:tie|tying|make|making|how)(?: [^ ,]+){0,4}? noose',
    unless: ' (?:movie|novel|prop|play|character|halloween) ',
  },
  {
    id: 'f.by.own.hand',
    level: 'active_ideation',
    on: 'hand',
    match: '(?:by|at) my own hands?(?= $| ,| and| or| tonight| is| seems)',
    unless: ' (?:built|made|sewn|knit\\w*|cook\\w*|bread|crafted|success) ',
  },
  {
    id: 'f.height.of',
    level: 'active_ideation',
    on: 'height high',
    match:
      '(?:look(?:ed|ing)? up|googled?|search\\w*|wonder\\w*|check(?:ed|ing)?)(?: [^ ,]+){0,3}? (?:height|how high|how deep|drop)(?: [^ ,]+){0,3}? (?:bridge|building|cliff|roof|overpass)',
    unless: ' (?:school project|architect\\w*|trivia|tourist|engineer\\w*) ',
  },
  {
    id: 'f.load.gun',
    level: 'active_ideation',
    on: 'load loaded loading',
    match:
      '(?:load(?:ed|ing)?)(?: [^ ,]+){0,2}? (?:gun|pistol|revolver|rifle|shotgun)(?: [^ ]+){0,6} (?:put it (?:back|away|down)|again|unload\\w*|and (?:stare|cry|sit|think))',
    unless: ' (?:hunt\\w*|range|dishwasher) ',
  },
  {
    id: 'f.they.search',
    level: 'active_ideation',
    on: 'search googl looked history browser',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:son|daughter|brother|sister|friend|husband|wife|kid|child|teen|he|she|nephew|niece|student|yo)(?: [^ ]+){0,8} (?:search\\w*|googl\\w*|looked up|looking up|history|browser)(?: [^ ]+){0,8} (?:hang (?:yourself|himself|herself)|kill (?:yourself|himself|herself)|suicide|overdose|noose|how to die|painless|self harm)',
    unless: ' (?:essay|homework|class|paper|project) ',
  },
  {
    id: 'f.make.stop',
    level: 'active_ideation',
    on: 'stop end',
    match:
      '(?:ways?|how|thinking (?:of|about)|thought about|option)(?: [^ ,]+){0,3}? (?:make|making) (?:it|everything|the pain|my (?:head|brain|heart|life))(?: all)? (?:stop|end|go away)(?: [^ ,]+){0,2}? ?(?:permanently|forever|for good|for ever|once and for all)',
  },
  {
    id: 'f.flash',
    level: 'active_ideation',
    on: 'flash image picture vision see',
    match:
      '(?:flashes|images|visions|pictures|image|vision|picture|see|imagining|seeing)(?: [^ ,]+){0,3}? (?:me|myself)(?: [^ ,]+){0,2}? (?:hanging|dead|dying|jumping|falling|drowning|bleeding out|with a (?:gun|noose|rope)|in a coffin)',
    unless: ' (?:ocd|afraid|scared|photo|parachute|trampoline|monkey bars|laundry|fear) ',
  },
  {
    id: 'f.deadliest',
    level: 'active_ideation',
    on: 'pills medication medicine drug drugs',
    match:
      '(?:which|what|tell me|name)(?: [^ ,]+){0,4}? (?:pills|medications?|drugs|medicines|meds|poisons?)(?: [^ ,]+){0,4}? (?:deadliest|deadly|lethal|fatal|kill|strongest together|most dangerous|die)|(?:deadliest|most lethal) (?:pills|drugs|medication|way|method)',
    unless: ' (?:for my dog|interact\\w*|class|paper|novel|ants|weeds|toddler) ',
  },
  {
    id: 'f.own.hand',
    level: 'active_ideation',
    on: 'hand',
    match: '(?:death|die|dying|go|end)(?: [^ ,]+){0,3}? (?:by|at) my own hands?',
  },
  {
    id: 'f.just.jump',
    level: 'active_ideation',
    on: 'jump',
    casual: true,
    match:
      '(?:could|should|might|want to|wanna|going to|gonna)(?: [^ ,]+){0,2}? jump(?= $| ,| you| and)',
    unless:
      ' (?:high|rope|ship|in|on a call|for joy|trampoline|rank|queue|scare|game|mario|basketball) ',
  },
  {
    id: 'f.suicide.me',
    level: 'active_ideation',
    other: false,
    on: 'suicide',
    match:
      '(?:suicide|suicides)(?! (?:one|number|helpline|prevention|awareness|hotline|line|squad|rates?|note|bomber|silence|attempt (?:survivor|years)|risk assess\\w*|month|walk|literature|loss|survivors?|letter))',
    unless:
      ' (?:survivors|interviewed|uncle|aunt|cousin|brothers?|sisters?|moms?|dads?|fathers?|mothers?|friends?|sons?|daughters?|husbands?|wifes?|classmates?|neighbors?|celebrity|singer|studied|studying|among|common|in my country|statistics|lost (?:my|a|our|someone|him|her|his)|loses|losing|died by|after (?:her|his)|his suicide|her suicide|their suicide|paper|thesis|class|course|essay|read|reading|watched|book|novel|movie|show|song|poet|poem|news|article|podcast|training|work|patients?|clients?|student|students|teach|teaching|volunteer|topic|documentary|lecture|study|bake|band|basketball|cards?|career|political|assess\\w*|detective|why did|farmers|squeeze|baseball|i lost|lost (?:him|her|my)|sons suicide|son suicide|i miss|i miss (?:him|her)|rates|celebrities|memorial|funeral) ',
  },
  {
    id: 'f.search',
    level: 'active_ideation',
    on: 'research googl search look reading read asked',
    match:
      '(?:research(?:ed|ing)?|googl(?:e|ed|ing)|search(?:ed|ing)?|look(?:ed|ing)? up|reading (?:up )?(?:about|on)|read about)(?: [^ ,]+){0,7}? (?:deadly|lethal|fatal|painless|kill (?:me|myself|you|yourself)|to die|die|overdos\\w*|suicid\\w*|noose|poison(?:s|ing)?|hanging|how many pills|die quickly|easiest way|tall buildings)',
    unless:
      ' (?:paper|thesis|novel|essay|class|cancer|symptoms|night i have|mushrooms|dog|cat|snake|spider|history|war|ants|weeds|rats|character|article for) ',
  },
  {
    id: 'f.ways',
    level: 'active_ideation',
    on: 'painless peaceful easiest quickest',
    match:
      '(?:painless|quickest|easiest|least painful|peaceful) (?:ways?|methods?|options?|death|exit)|how (?:peaceful|painless|easy|quick) (?:drowning|dying|it would be|death|hanging|overdosing|freezing)',
    unless: ' (?:dog|cat|pet|vet|stain|wax|dentist|grandma|hospice|needle|exit interview) ',
  },
  {
    id: 'f.method.verbs',
    level: 'active_ideation',
    on: 'turn walk step pull neck self going use using hold',
    casual: true,
    match:
      '(?:turn(?:ing)? on the gas|walk(?:ing)? into (?:the )?(?:sea|ocean|lake|river|traffic|water|woods and)|step(?:ping)? off the (?:curb|kerb|platform|edge|sidewalk)|pull(?:ing)? the trigger|neck(?:ing)? myself|tak(?:e|ing) the (?:easy|cowards?) way out|self delet\\w+|us(?:e|ing) (?:one|it|them|the knife|a knife) on myself|turn(?:ing)? the wheel|steer(?:ing)? into|wrap(?:ping)? my car around|close(?:d)? the garage door|stick(?:ing)? my head in the oven|drink(?:ing)? bleach|(?:shave|shaving)(?: [^ ]+){0,4} going deeper|stop(?:ping)? taking my insulin)',
    unless:
      ' (?:stove|cooking|sunset|beach|swim\\w*|surf\\w*|house sale|on buying|on the deal|steering wheel left|lesson|potter\\w*|wheel of|dog) ',
  },
  {
    id: 'f.should.hang',
    level: 'active_ideation',
    on: 'hang neck',
    match:
      '(?:should|might|could|may|going to|want to|will) (?:just |really )?(?:hang(?= $| ,|ing $)|neck it)',
  },
  {
    id: 'f.kill.me.esl',
    level: 'active_ideation',
    on: 'kill',
    match:
      '(?:i |and )(?:sometimes |often |always |really |just )*(?:think|want|wish|will|plan|decide|going|like|try)(?: of| about| to)* kill(?:ing)? me(?= $| ,| and| because| today| tonight| soon| every)',
  },
  {
    id: 'f.stopping.me',
    level: 'active_ideation',
    on: 'stop stopping stops keeping',
    negatable: false,
    match:
      '(?:nothing|no one|nobody|not much|only thing|only person|only reason)(?: [^ ]+){0,6} (?:stop(?:ping|s)? me|keep(?:ing|s)? me)(?: [^ ,]+){0,2}? ?(?:from )?(?:end\\w*|do\\w* it|kill\\w*|jump\\w*|hang\\w*|alive|here|going through|suicide|pulling)?(?= )',
    unless:
      ' (?:eating|buying|calling him|texting|quitting|leaving him|sane|at this job|in this (?:city|town|job|house|marriage)|awake|winning|success|party|dancing) ',
  },
  {
    id: 'f.head.says',
    level: 'active_ideation',
    on: 'head brain mind voice thoughts',
    ownSubject: false,
    match:
      '(?:head|brain|mind|voice|voices|thoughts?|something|demons?)(?: in my head| inside)?(?: [^ ,]+){0,2}? (?:tell(?:s|ing)?|say(?:s|ing)?|scream(?:s|ing)?|order(?:s|ing)?|whisper(?:s|ing)?|push(?:es|ing)?|beg(?:s|ging)?|command\\w*)(?: [^ ,]+){0,4}? (?:die|jump|step off|do it|end it|end my|kill myself|slit|hang|swerve|cut my|hurt myself|just go)',
    unless:
      ' (?:ocd|never act|would never|hurt someone|kill them|kill him|do it (?:properly|right|again|better|perfectly|over|faster|differently|my way|now or never)) ',
  },
  {
    id: 'f.how.much',
    level: 'active_ideation',
    on: 'how deep much many long',
    match:
      'how (?:much|many|long|far|high|deep)(?: [^ ]+){0,8} (?:to not wake up|never wake up|to die|until i (?:die|am dead)|before i (?:die|am dead)|kill (?:me|you|a person|somebody|someone|yourself)|be fatal|be lethal|bleed out|stop (?:my|your) heart|a fall (?:has|is)|fatal|lethal)',
    unless:
      ' (?:plant|dog|cat|character|novel|wait|grandma|phone|battery|without water in the desert|insurance|mosquito) ',
  },
  {
    id: 'f.almost',
    level: 'active_ideation',
    on: 'almost nearly close came',
    weight: 0.75,
    match:
      '(?:almost|nearly|came (?:so |very )?close to|was close to|so close to|about to) (?:did it|do it|doing it|ended it|ending it|end it|went through|jumped|jumping|pulled|pulling)',
    unless: ` (?:game|level|proposal|quit|asked|laughing|${'finish'}|record|buy|bought|marathon|deal) `,
  },
  {
    id: 'f.guts',
    level: 'active_ideation',
    on: 'guts courage brave nerve balls coward',
    match:
      '(?:had|have|get|find|got|lack|not|enough|wish)(?: [^ ,]+){0,3}? (?:guts|courage|brave(?:ry)?|nerve|balls|strength)(?: [^ ,]+){0,2}? to (?:do it|end|die|jump|pull|kill|go through|finish|cut deep)|too (?:much of a coward|cowardly|scared|chicken) to (?:do it|die|jump|end|kill|actually)|would do it if',
    unless: ` (?:ask|quit|talk|confront|leave|parachute|bungee|dive|swim|propose|tattoo|karaoke|exam|break up|relationship|friendship|argument) `,
  },
  {
    id: 'f.find.me',
    level: 'active_ideation',
    on: 'find',
    match:
      '(?:would|will|how long (?:until|before|till)|who would|wonder who|before)(?: [^ ,]+){0,4}? (?:find|finds|found|discover|notices?) me(?: [^ ,]+){0,4}? (?:if i|in the woods|dead|body|did it|hanging|died)',
    unless: ' (?:hide|attractive|interesting|annoying|boring|linkedin|dating|job) ',
  },
  {
    id: 'f.worked.out',
    level: 'active_ideation',
    on: 'worked planned figured',
    weight: 0.6,
    flags: ['plan'],
    match: '(?:got|have)(?: it)? all (?:worked|planned|figured|mapped) out',
    unless: ' (?:trip|wedding|move|career|business|budget|dinner|vacation|project|schedule) ',
  },
  {
    id: 'f.scout',
    level: 'active_ideation',
    on: 'look looking scouting stood stand',
    match:
      '(?:look(?:ing)?|scouting|search\\w*|scan\\w*) for (?:tall|high|a high|a tall)(?: [^ ,]+){0,1} (?:buildings?|bridges?|places?|spots?)|looking at the (?:knives|train tracks|pills|rope)(?: [^ ]+){0,8} (?:myself|wonder\\w*|hour|think\\w*|end)',
    unless: ' (?:photo|architect\\w*|apartment|tour|sale|cook) ',
  },
  {
    id: 'f.diediedie',
    level: 'active_ideation',
    on: 'die',
    match: 'die die|(?:wish|want|choose|rather)(?: [^ ,]+){0,3}? dead by my own',
  },
  {
    id: 'f.hold.pills',
    level: 'active_ideation',
    on: 'hold holding',
    match:
      '(?:sometimes|often|every night|some nights|keep)(?: [^ ,]+){0,3}? (?:hold|holding|stare|staring|look|count|counting)(?: [^ ,]+){0,3}? (?:pills|gun|knife|blade|razor|rope|medication|tablets)',
    unless: ' (?:cook\\w*|range|pharmacy|hunting) ',
  },
  {
    id: 'f.razor.case',
    level: 'active_ideation',
    on: 'case decide',
    match:
      '(?:in case|for when|if|until) (?:i )?(?:ever )?(?:decide|choose|want|need|am ready) to (?:end|do it|die|go|use it on)',
    unless: ' (?:job|party|lease|store|bathroom|gym|bed|home|trip|college) ',
  },
  {
    id: 'f.month.meds',
    level: 'active_ideation',
    on: 'take took taking',
    match:
      '(?:what|if|wonder|imagine|urge|could|might)(?: [^ ]+){0,6} (?:take|took|taking|swallow\\w*)(?: [^ ,]+){0,3}? (?:month|week|bottle|months|all|whole)(?: [^ ,]+){0,6} (?:pills|medication|tablets|once|medicine|insulin|xanax)',
    unless: ' (?:should i take|vacation|accident|dog|my son|my daughter|off work|course) ',
  },

  // passive
  {
    id: 'f.no.will',
    level: 'passive_ideation',
    on: 'live living alive life exist carry going wake tomorrow',
    negatable: false,
    match:
      '(?:not|no|lost|without|zero|lack|losing|nothing|hardly|never)(?: [^ ,]+){0,4}? (?:will|wish|desire|strength|forces?|energy|reasons?|want|need|motivation|drive|point|purpose|interest|hope)(?: [^ ,]+){0,4}? (?:live|living|alive|life|exist|existing|go on|carry on|keep going|wake up|waking up|tomorrow|get up (?:ever )?again|be here|continue)(?= $| ,| any| more| and| like| left| because| but| at all| or| ever| for)',
    unless:
      ' (?:want to (?:go|do|come|see|work|meet|talk|present|travel|be there|sit)(?: [^ ]+){0,4} tomorrow|with (?:my|him|her|roommates|parents)|here|city|town|dorm|apartment|alone with|early|meeting|conference|party|job|at this|in this|will not|project|app|course|coffee|chocolate|diet|class|school today|no need to|not need to|early|slept like|weekends?|in fear|no desire to live in|a lie|at \\d|on weekends?|on sundays?|boss|game|level) ',
  },
  {
    id: 'f.why.alive',
    level: 'passive_ideation',
    on: 'why alive living',
    negatable: false,
    match:
      'why (?:am|do|did|are|must|should|would|does) (?:i|we|god|anyone|anybody|people|they)(?: [^ ,]+){0,4}? (?:alive|living|live|wake up|woke up|here at all|breathing|exist|born|want to live|want to be alive)(?! (?:here|in|with|at|so early|early|alone))|wonder why(?: [^ ,]+){0,3}? (?:want|wants|bother|keep)(?: [^ ,]+){0,2}? (?:alive|live|living|going)',
    unless: ' (?:city|roommate|town|early|apartment|dinosaurs|plants|bacteria) ',
  },
  {
    id: 'f.hate.woke',
    level: 'passive_ideation',
    on: 'woke wake waking heart survive still alive',
    match:
      '(?:hate|disappointed|sad|angry|sorry|upset|cry|cried|resent|mad|regret|wish)(?: [^ ,]+){0,5}? (?:i (?:woke|wake|survived|am still (?:alive|here|breathing))|woke up(?: again)?|waking up(?: again)? (?:every|each|today|alive|at all)|my heart (?:keeps|is still|still|would)|wake up (?:again|every|alive)|still breathing|to be (?:still )?alive)(?! (?:late|early|before|so|at \\d|with a (?:headache|hangover|cold)))',
    unless:
      ' (?:alarm|hangover|headache|early|late|roommate|snoring|noise|glad|insomnia|from that dream|baby) ',
  },
  {
    id: 'f.my.death',
    level: 'passive_ideation',
    on: 'death absence dying dead passing funeral gone',
    match:
      '(?:my (?:own )?(?:death|absence|dying|passing|funeral|disappearance)|being dead|dying in my sleep|me dying|dropping dead|me being (?:gone|dead)|me (?:dead|gone))(?: [^ ,]+){0,4}? (?:solve\\w*|favou?r|relie\\w*|help\\w*|better|easier|mercy|wonderful|nice|good|sounds?|worse than|peace\\w*|fix\\w*|blessing|gift|not matter|no difference|happier|free|kind(?:er|est)?|upset anyone)',
    unless: ' (?:scared|fear|afraid|insurance|will and|phobia|curiosity|abba|playlist) ',
  },
  {
    id: 'f.if.died',
    level: 'passive_ideation',
    on: 'died vanish disappear dropped dead gone die exist',
    match:
      '(?:if|when|once) i (?:just )?(?:died|die|dropped dead|vanished|disappeared|was gone|were gone|stopped existing|killed myself|never came (?:back|home)|did not (?:wake|come|exist)|was dead|were dead|am dead|am gone)(?: [^ ]+){0,10} (?:reliev\\w*|better|care\\w*|notice\\w*|blink|cry|sad|week|move on|fine|happ\\w*|relief|easier|forget|miss|over it|matter|free|adapt|celebrate|lighter|funeral)|(?:would|will)(?: anyone| anybody| they| people| it)(?: even| really)? (?:care|notice|matter|miss me|cry)(?: [^ ,]+){0,2}? if i (?:died|was gone|disappeared|were gone|vanished|killed|did not exist)',
    unless:
      ' (?:abba|playlist|worried|scared|afraid|insurance|vacation|in the game|on leave|kids alone|will my|party|from social media|from instagram|inherit) ',
  },
  {
    id: 'f.they.adapt',
    level: 'passive_ideation',
    on: 'relieved lighter adapt move kids cry',
    weight: 0.55,
    match:
      '(?:they|he|she|everyone|kids|family|husband|wife|parents)(?: would| will)(?: all| just| probably| eventually)? (?:be (?:relieved|lighter|fine|okay|ok|better|happier|sad for)|adapt|move on|get over|get a better|cry a|find someone|cope|manage)',
    unless:
      ' (?:breakup|broke up|divorce|move|job|quit|new school|summer|exam|dog|vaccine|if i told|surgery) ',
  },
  {
    id: 'f.better.mom',
    level: 'passive_ideation',
    on: 'better',
    weight: 0.5,
    match:
      '(?:get|find|deserve|have) a better (?:mom|dad|mother|father|wife|husband|son|daughter|friend|partner|parent)',
  },
  {
    id: 'f.had.my.time',
    level: 'passive_ideation',
    on: 'time lord god object',
    weight: 0.6,
    match: '(?:had|done|served) my time|seen enough|overstayed|run my course|my race is run',
    unless: ' (?:prison|army|of it|of this movie|jail) ',
  },
  {
    id: 'f.lord.call',
    level: 'passive_ideation',
    on: 'lord god jesus heaven',
    negatable: false,
    match:
      '(?:lord|god|jesus|heaven|maker|angels?)(?: [^ ,]+){0,2}? (?:call(?:s|ed|ing)?|take(?:s|n)?|took|bring|brings|want(?:s)?) me(?= $| ,| home| now| soon| tonight| already| away| in my| too| today)',
    unless: ' (?:to (?:be|do|help|serve)|ministry|mission|preach) ',
  },
  {
    id: 'f.hope.end',
    level: 'passive_ideation',
    on: 'hope hopes hoping wish pray relieved mercy okay fine nice want relief better sleep press button',
    match:
      '(?:{want}|hopes|relieved|mercy|okay|ok|fine|nice|better|relief|blessing|not mind|press a button|give anything)(?: [^ ]+){0,7} (?:plane (?:goes|went|would go|crash\\w*)|(?:get|something|be|is|it is|illness) (?:something )?terminal|heart (?:just |would |will |simply )*(?:stop\\w*|quit\\w*|gives? out|gave out)|meteor|asteroid|never (?:open|opening|opened|open my eyes|waking|wake)|swallow me|erase me|(?:stop|stopped) (?:breathing|existing)|stop me existing|not have to (?:do any of it|live|wake|exist|be here|be me|be alive)|be (?:erased|deleted|obliterated|put down|put out of)|not be a person|no longer exist|go to sleep for good|the big sleep|not have to do any of)',
    unless:
      ' (?:scared|afraid|worry|worried|fear|party|embarrass\\w*|movie|headache|snoring|meeting|dog|cat|for him|for her|floor) ',
  },
  {
    id: 'f.waste',
    level: 'passive_ideation',
    on: 'waste',
    match:
      '(?:am|feel like|feeling like|just|being|such|nothing but)(?: [^ ,]+){0,2}? (?:a )?waste of (?:oxygen|space|air|skin|life|a life|a human|resources|breath|everyones)',
    unless: ' (?:couch|sofa|job|app|meeting|movie|class|he is|she is) ',
  },
  {
    id: 'f.no.place',
    level: 'passive_ideation',
    on: 'place room space belong',
    negatable: false,
    match:
      '(?:no|not any|not a|never a) (?:place|room|space|spot)(?: [^ ,]+){0,2}? (?:for|where)(?: [^ ,]+){0,3}? me(?: [^ ,]+){0,2}? (?:in (?:this|the) world|on (?:this )?earth|anywhere|in life|here anymore)|take up space',
    unless: ' (?:table|car|office|meeting|boat|closet|furniture|boxes|sofa|couch) ',
  },
  {
    id: 'f.world.spins',
    level: 'passive_ideation',
    on: 'world life',
    ownSubject: false,
    match:
      '(?:world|life|everything|they|everyone)(?: would| will| could)(?: just| all| still)* (?:keep (?:spinning|turning|going)|go on|carry on|be fine|not (?:notice|blink|miss|care)|be (?:a )?better|not skip)(?: [^ ,]+){0,4}? (?:without (?:me|him|her)|if i|when i am gone)|(?:world|everyone)(?: [^ ,]+){0,3}? better (?:off )?without (?:me|him|her|myself)',
    unless: ' (?:meeting|team|project|ex|office|vacation|he is mean) ',
  },
  {
    id: 'f.not.around',
    level: 'passive_ideation',
    on: 'around here alive',
    negatable: false,
    match:
      '(?:not|do not|never|doubt)(?: [^ ,]+){0,2}? (?:think|see|expect|believe|plan|planning|sure|know if|imagine|doubt)(?: [^ ,]+){0,4}? (?:be|being|live|living|last|make it)(?: [^ ,]+){0,2}? ?(?:around|alive|here|much longer|that long|another|ten|twenty|long)(?: [^ ,]+){0,4}(?= $|$| ,| by| when| for| next| years| of| to)',
    unless:
      ' (?:weekend|vacation|work|office|class|company|this job|meeting|party|city|friday|monday|relationship|him|her|dinner|town|in this (?:house|apartment)) ',
  },
  {
    id: 'f.done.life',
    level: 'passive_ideation',
    on: 'done finished over',
    match:
      '(?:done|finished|through|over|fed up|had enough) (?:with|of) (?:life|living|this life|existing|existence|being alive|being here|this world|everything and everyone|all of it|this earth|breathing)|^ (?:i am )?(?:so )?done with it all',
    unless:
      ' (?:life admin|life in the city|life drawing|living with|living at home|living in|city) ',
  },
  {
    id: 'f.mistake',
    level: 'passive_ideation',
    on: 'mistake existence trouble nuisance',
    weight: 0.6,
    match:
      '(?:i am|am|was|my (?:existence|life|birth) (?:is|was))(?: [^ ,]+){0,2}? (?:a )?(?:mistake|nuisance|curse|too much trouble|error|accident that)',
    unless: ' (?:making a|made a|at work|in the report|typo|happy accident) ',
  },
  {
    id: 'f.only.alive',
    level: 'passive_ideation',
    on: 'alive living here waiting',
    match:
      '(?:only|just)(?: [^ ,]+){0,3}? (?:alive|living|stay alive|here|stay)(?: [^ ,]+){0,2}? (?:because|for|since|due)(?: [^ ,]+){0,4}? (?:mom|mother|kids|son|daughter|dog|cat|would hurt|hurt|family|parents|wife|husband|promise\\w*|children)|(?:just |only |i )*wait(?:ing)? (?:around )?(?:to die|for (?:death|the end|it to (?:end|be over))|only the end)|(?:only reason|only thing)(?: [^ ,]+){0,4}? (?:alive|still here|breathing|living)',
    unless: ' (?:visit\\w*|holiday|weekend|meeting|party|live here|move|town|city|rent) ',
  },
  {
    id: 'f.be.over',
    level: 'passive_ideation',
    on: 'over finish finished',
    match:
      '(?:let|want|wish|ready for|need)(?: it| my life| life| this life| all of it| everything)(?: to)?(?: all| just)? (?:be )?(?:over|finished|done)(?= $| ,| with| please| already| all)|(?:life|everything)(?: for me)? (?:is|feels) (?:already )?finish(?:ed)?|ready for my life to be over|want it finished',
    unless:
      ' (?:thesis|semester|exam|week|year|winter|divorce|school|game|project|job|meeting|date|wedding|surgery|pregnan\\w*|trial|lawsuit|with him|with her|dinner|season|move|renovat\\w*|homework) ',
    weight: 0.9,
  },
  {
    id: 'f.out.of.life',
    level: 'passive_ideation',
    on: 'out world life born planet',
    negatable: false,
    match:
      'want out of (?:this |my )?(?:life|world|body|existence)|not (?:be|supposed to be|meant to be) (?:on this (?:planet|earth)|in this world|alive|here)(?= $| ,| like| at)|(?:should|was|am) not (?:supposed|meant) to (?:survive|be alive|make it|be born)|wish i had not(?= $| ,)',
    unless:
      ' (?:meeting|party|job|marriage|said|eaten|bought|office|class|vip|backstage|building) ',
  },
  {
    id: 'f.way.bus',
    level: 'passive_ideation',
    on: 'way seatbelt whatever',
    negatable: false,
    match:
      'not (?:step|move|get|jump|dodge|run) out of the way|stopped wearing (?:my|a) seatbelt|not (?:bother|wear)(?: [^ ,]+){0,3} seatbelt(?: [^ ]+){0,8} (?:happens|care|whatever)',
    unless: ' (?:traffic cone|car in front|slow|walkers) ',
  },
  {
    id: 'f.envy.dead',
    level: 'passive_ideation',
    on: 'envy jealous',
    match:
      '(?:envy|jealous of|envious of)(?: [^ ,]+){0,3}? (?:dead|died|dying|gone|cemetery|graves?|the deceased|people with (?:cancer|terminal))',
    unless: ' (?:career|vacation|figure) ',
  },
  {
    id: 'f.no.future.me',
    level: 'passive_ideation',
    on: 'future tomorrow',
    negatable: false,
    weight: 0.8,
    match:
      '(?:no|not)(?: [^ ,]+){0,3}? (?:version of )?(?:the |a |my )?(?:future|tomorrow)(?: [^ ,]+){0,2}? (?:with me|for me|i want|without)|not want (?:a |another )?tomorrow|(?:nothing|no one)(?: left)? to look forward to',
    unless:
      ' (?:together|relationship|company|industry|meeting tomorrow|tomorrow morning|work|exam|weekend) ',
  },
  {
    id: 'f.nothing.life',
    level: 'passive_ideation',
    on: 'nothing',
    negatable: false,
    match:
      'nothing (?:about|in|left in) (?:living|life|being alive|this life|this world)(?: [^ ,]+){0,4}|life has nothing|(?:can not|do not) (?:want|imagine|do|face|take|stand)(?: [^ ,]+){0,3}? (?:another|more|ten|twenty|fifty)(?: [^ ,]+){0,2}? (?:days?|years?|decades?|weeks?)(?: [^ ,]+){0,2}? ?(?:of (?:this|life|living|being|it)|like this|alive)',
    unless:
      ' (?:job|office|meetings|school|commute|winter|diet|training|law school|residency|this roommate|construction) ',
  },
  {
    id: 'f.ready.die.they',
    level: 'passive_ideation',
    on: 'ready die needs',
    ownSubject: false,
    match:
      '(?:says?|said|saying|keeps saying|wrote|told me|tells me)(?: [^ ,]+){0,8}? (?:ready to (?:die|go)|wants? to (?:die|be dead|go to heaven|disappear)|wish(?:es|ed)? (?:he|she|they|to) (?:was|were|would|could|had|never|die|be)(?: [^ ,]+){0,2}?|not want to (?:live|be here|exist|be alive|wake)|better (?:off )?without (?:him|her|them)|be better off if (?:he|she|they) (?:was|were|died)|nobody needs (?:him|her|them)|world would be better|no reason to live|hates? (?:his|her|their) life and)',
    unless:
      ' (?:not (?:that|like|as if|because) i|song|movie|character|show|book|novel|actor|podcast|lyrics|interview|lol) ',
  },
  {
    id: 'f.not.want.exist.they',
    level: 'passive_ideation',
    on: 'exist alive live',
    ownSubject: false,
    negatable: false,
    flags: ['third_party'],
    match:
      '(?:she|he|they|son|daughter|teenager|friend|brother|sister|husband|wife|mom|dad)(?: [^ ,]+){0,3}? (?:does|do|did) not want to (?:exist|live|be alive|be here)(?: anymore)?(?= $| ,| and| because)',
    unless: ' (?:with|in|at|party|movie|book|character) ',
  },

  {
    id: 'f.bad.happens',
    level: 'passive_ideation',
    on: 'hope hopes hoping wish pray',
    match:
      '(?:hopes?|hoping|wish(?:ing)?|pray(?:ing)?)(?: [^ ,]+){0,3}? (?:something (?:bad |terrible |awful )?(?:happens|would happen|will happen|happened)|anything (?:happens|would happen)|the worst happens)(?: [^ ,]+){0,2}? ?to me',
    unless: ' (?:good|nice|exciting|scared|afraid|never) ',
  },
  {
    id: 'f.belong',
    level: 'passive_ideation',
    on: 'belong born',
    negatable: false,
    match:
      '(?:not|never)(?: [^ ,]+){0,2}? (?:belong|meant to be|supposed to be) (?:in this (?:world|life)|on (?:this )?(?:earth|planet)|here on earth|among the living)',
  },
  {
    id: 'f.stay.asleep',
    level: 'passive_ideation',
    on: 'asleep sleep',
    match:
      '(?:want|wish|hope|like|love|need)(?: [^ ,]+){0,4}? (?:stay asleep|remain asleep|asleep forever|never (?:have to )?wake)',
    unless: ' (?:insomnia|through the night|baby|all night|melatonin|nap|snor\\w*) ',
  },
  {
    id: 'f.reasons.out',
    level: 'passive_ideation',
    on: 'reason',
    negatable: false,
    match:
      '(?:run(?:ning)? out of|ran out of|out of|few|no more|lost) reasons? (?:to|for|not to)(?: [^ ,]+){0,2}? (?:live|living|stay|alive|die|go on|keep|be|exist|wake|continue)',
    unless: ' (?:job|company|city|relationship|marriage) ',
  },
  {
    id: 'f.alive.hurts',
    level: 'passive_ideation',
    on: 'alive living existing life',
    match:
      '(?:being alive|living|existing|staying alive|to be alive|keeping myself alive)(?: [^ ,]+){0,2}? (?:hurts|is (?:so |too |just )?(?:hard|painful|exhausting|torture|pain|agony|unbearable|work|a chore|much))|(?:tired|exhausted|sick|weary)(?: [^ ,]+){0,4}? (?:stay(?:ing)? alive|be(?:ing)? alive|exist(?:ing)?|keep(?:ing)? (?:living|breathing|myself alive))',
    unless: ' (?:with (?:my|him|her|roommates|parents)|here|in (?:this|the)|city|paycheck) ',
  },
  {
    id: 'f.if.killed',
    level: 'passive_ideation',
    on: 'killed die died young',
    match:
      '(?:better|wish|glad|relieved|happier|easier)(?: [^ ,]+){0,4}? (?:killed me|had died (?:in|on|at|then|during|that)|let me die|finished me)|(?:jealous|envy|envious)(?: [^ ,]+){0,4}? (?:die|died|dying|dead)',
  },
  {
    id: 'f.outlived',
    level: 'passive_ideation',
    on: 'outlived join',
    match:
      'outlived(?: [^ ,]+){0,4}? (?:everyone|them all|all|everybody)(?: [^ ]+){0,12}|(?:would like|want|ready|like) to (?:go too|join (?:him|her|them|my (?:wife|husband|son|daughter|mom|dad)))(?= $| ,| tonight| soon| now)',
    unless: ' (?:party|trip|dinner|gym|class|band|call|zoom|walk|cruise|lunch) ',
  },
  {
    id: 'f.point.here',
    level: 'passive_ideation',
    on: 'point',
    negatable: false,
    match:
      '(?:what|what is|whats|no|see the|see any|see no)(?: [^ ,]+){0,2}? (?:the |a )?point(?: of| in| to)?(?: even)? (?:be(?:ing|in)|staying|me being) (?:here|alive|around)',
    unless: ' (?:party|meeting|office|class|work|conference) ',
  },
  {
    id: 'f.dead.already',
    level: 'passive_ideation',
    on: 'dead waiting',
    match:
      '(?:feel|am|already|inside)(?: [^ ,]+){0,2}? dead(?: already| inside)?(?: [^ ]+){0,5} (?:waiting|body to|bury|catch up|official|grave)',
  },

  {
    id: 'f.not.make.it',
    level: 'passive_ideation',
    on: 'make happened',
    negatable: false,
    match:
      '(?:not make it|something (?:bad )?happened to me|never came back)(?: [^ ]+){0,6} (?:okay|ok|fine|relieved|good|glad|at peace|not mind)',
    unless: ' (?:meeting|party|dinner|flight|game|appointment|team|vegan|homemade|finals|class) ',
  },
  {
    id: 'f.trade',
    level: 'passive_ideation',
    on: 'trade switch swap',
    match:
      '(?:trade|switch|swap|change) (?:places|lives)(?: with)?(?: [^ ,]+){0,4} (?:dying|dead|died|cancer|terminal\\w*|wants to live)',
  },
  {
    id: 'f.life.not.me',
    level: 'passive_ideation',
    on: 'life born asked living',
    negatable: false,
    match:
      '(?:life|living|being alive|existence) is (?:just )?not for me(?= $| ,| any| and)|never asked (?:to be born|for this life|to exist|to be here|to be alive)|^ (?:so |but |honestly )*why (?:bother |even )*(?:live|living|be alive|being alive|stay alive|staying alive|go on|keep (?:going|living))',
    unless: ' (?:city|office|van|suburban|country|farm|gym|diet|in this) ',
  },
  {
    id: 'f.refuse.cure',
    level: 'passive_ideation',
    on: 'cancer tumor sick illness',
    negatable: false,
    match:
      'if i (?:had|got|have|get|ever got) (?:cancer|a tumor|sick|terminal\\w*|ill)(?: [^ ]+){0,8} (?:not (?:treat|fight|tell|do chemo|bother)|let it|relieved|happy|glad|take me|refuse)',
    unless: ' (?:scared|insurance|would want|tell you) ',
  },
  {
    id: 'f.death.noscare',
    level: 'passive_ideation',
    on: 'death dying scare',
    negatable: false,
    match:
      '(?:death|dying)(?: [^ ,]+){0,2}? (?:does|is|no longer|not)(?: [^ ,]+){0,3}? (?:scare|scares|scary|frighten\\w*|bother)(?: me)?(?: [^ ]+){0,5} (?:living|life|alive)|(?:living|life|being alive) (?:scares me|is scarier|is what scares|terrifies me)',
    unless: ' (?:philosoph\\w*|hospice|religion) ',
  },
  {
    id: 'f.insurance',
    level: 'passive_ideation',
    on: 'insurance worth than',
    match:
      'better off with(?: [^ ,]+){0,4}? (?:insurance|money|cash|pension|pay ?out)(?: [^ ,]+){0,4}? than (?:with )?me|(?:better|happier|easier)(?: (?:off|set up|placed|provided for|looked after|fixed))?(?: [^ ,]+){0,5}? than with me(?= (?:in|here|around|about|at|still|on|alive)|$)|worth more dead(?: than alive)?',
  },
  {
    id: 'f.already.died',
    level: 'passive_ideation',
    on: 'died dead',
    match: '(?:i have |have |i |feel like i have |feels like i )already died(?: [^ ]+){0,8}',
    unless: ' (?:game|level|boss|laughing|lol|times|checkpoint|round) ',
  },
  {
    id: 'f.god.wont',
    level: 'passive_ideation',
    on: 'god lord',
    ownSubject: false,
    negatable: false,
    match:
      '(?:god|lord|jesus|heaven)(?: [^ ,]+){0,2}? (?:will|does|would|did|has)(?: [^ ,]+){0,1}? not (?:take|taken|call|want|let)(?: [^ ,]+){0,1}? (?:me|him|her|them)(?: (?:go|die|home))?|ask(?:s|ed|ing)? god to (?:let|take|end|kill)(?: [^ ,]+){0,1} ?(?:me|him|her|it)?',
  },
  {
    id: 'f.dying.rest',
    level: 'passive_ideation',
    on: 'dying death dead',
    match:
      '(?:dying|death|being dead|to be dead|not existing)(?: [^ ,]+){0,2}? (?:sounds?|seems?|feels?|looks?)(?: [^ ,]+){0,2}? (?:a )?(?:like (?:a )?(?:rest|relief|sleep|peace|break|vacation|freedom|home|mercy)|restful|nice|good|easier|peaceful|better|tempting|comforting|appealing|inviting|beautiful)',
    unless: ' (?:movie|poem|novel|grandma|hospice) ',
  },

  {
    id: 'f.to.be.dead',
    level: 'passive_ideation',
    on: 'dead rather',
    match:
      '(?:easier|better|nicer|simpler|good|nice|peaceful|relief|lovely|best)(?: [^ ,]+){0,2}? (?:to be|being|if i was|if i were) dead(?! (?:last|serious|tired))',
  },
  {
    id: 'f.wish.died',
    level: 'passive_ideation',
    on: 'died',
    match:
      '(?:wish|wished|if only|hoped|hoping|rather)(?: [^ ]+){0,10} i (?:had |would have |would |have )?(?:died|not survived|bled out)|i (?:should|could|would) have died',
    unless:
      ' (?:laugh\\w*|embarrass\\w*|if (?:she|he) had seen|lucky|seat ?belt|doctor said|glad) ',
  },
  {
    id: 'f.no.value',
    level: 'passive_ideation',
    on: 'life value worth',
    negatable: false,
    match:
      'my (?:life|existence) (?:has no|is of no|means|is worth|has zero|does not have)(?: [^ ,]+){0,2}? ?(?:value|worth|meaning|nothing|purpose|any)',
  },
  {
    id: 'f.both.ways',
    level: 'passive_ideation',
    on: 'look looking',
    negatable: false,
    match:
      '(?:stopped|quit|do not|not|without) (?:even )?look(?:ing)? (?:both ways|when i cross|before i cross|before crossing)',
  },
  {
    id: 'f.late',
    level: 'passive_ideation',
    on: 'late dead gone',
    match:
      '(?:want|wish|ready|long|hope|like|need)(?: [^ ,]+){0,4}? (?:be with|join|see|hold|be reunited with|go to) my (?:late|dead|deceased|departed) (?:\\w+)',
    unless: ' (?:grave|photo|dream) ',
  },
  {
    id: 'f.would.if.died',
    level: 'passive_ideation',
    on: 'died dead gone',
    match:
      '(?:would|could|will) (?:finally |all |then )?(?:have|get|be|remarry|find|inherit|save|stop|start|live|sleep|breathe|move)(?: [^ ]+){0,12} if i (?:died|was dead|were dead|was gone|were gone|passed)(?= $| ,)',
    unless:
      ' (?:take care of|who would|what would|scared|afraid|worry|worried|insurance policy|custody|guardian|will say|devastated|sad without) ',
  },
  {
    id: 'f.except.death',
    level: 'passive_ideation',
    on: 'death dying die suicide',
    match:
      '(?:except|but|other than|besides|apart from|than) (?:for )?(?:death|dying|to die|suicide|being dead)(?= $| ,| now| and| left)',
    unless: ' (?:nothing is certain|taxes|worse|fate|afraid|fear|sooner|scarier|no (?:news|word)) ',
  },
  {
    id: 'f.cannot.go.on',
    level: 'passive_ideation',
    on: 'go carry continue',
    negatable: false,
    match:
      '^ (?:i |and |honestly |just |really |please |so |but |, )*(?:can not|could not) (?:go on|carry on)(?: any ?more| like this| living| with life| with my life| any longer)? (?=$|,)',
    unless: ' (?:hike|run|marathon|walk|stage|tour|air) ',
  },

  {
    id: 'f.including.me',
    level: 'passive_ideation',
    on: 'including end',
    match:
      '(?:end|over|stop|gone|disappear)(?: ,)? (?:including me|and me with it|and myself with it|me included)',
  },
  {
    id: 'f.be.dead',
    level: 'passive_ideation',
    on: 'dead',
    match:
      '(?:allowed|want|wanted|wait|waiting|rather|ready|deserve|supposed|like|meant|get|prefer)(?: [^ ,]+){0,2}? to (?:just )?be dead(?! (?:last|serious|tired|quiet|set))',
  },
  {
    id: 'f.want.not',
    level: 'passive_ideation',
    on: 'alive exist live wake here',
    negatable: false,
    match:
      '(?:want|wish|like|prefer|need|love)(?: [^ ,]+){0,1}? to (?:just )?not (?:be alive|exist|live|wake|be here|be)(?= $| ,| any| for| up| and| in)',
    unless: ' (?:party|meeting|office|wedding|be late|be rude) ',
  },
  {
    id: 'f.my.last.day',
    level: 'passive_ideation',
    on: 'last',
    match:
      '(?:fine|ok|okay|glad|happy|good|relieved|not mind)(?: [^ ,]+){0,6}? (?:my|the) last (?:day|night|breath)',
    unless: ' (?:job|school|office|work|vacation|shift|gym) ',
  },
  {
    id: 'f.in.grave',
    level: 'passive_ideation',
    on: 'wish grave coffin ground buried',
    match:
      'wish i (?:was|were|could be|lay) (?:in (?:there|the grave|that (?:coffin|grave)|the (?:ground|coffin))|buried|with (?:him|her|them) (?:in|there)|down there)',
  },
  {
    id: 'f.asleep.never',
    level: 'passive_ideation',
    on: 'asleep sleep',
    match:
      '(?:fall asleep|go to sleep|sleep)(?: [^ ,]+){0,1} and (?:never|not)(?: [^ ,]+){0,2}? (?:come back|wake|return|get up|open)',
    unless: ' (?:scared|afraid|baby|nap) ',
  },
  {
    id: 'f.not.matter',
    level: 'passive_ideation',
    on: 'matter',
    weight: 0.5,
    negatable: false,
    match: '(?:i do not matter|world would be the same|no difference if i)',
  },
  {
    id: 'f.in.way',
    level: 'passive_ideation',
    on: 'way over',
    weight: 0.5,
    match: '(?:only |just )?in everyones? way|in everybodys? way|my time is over',
    unless: ' (?:shop|kitchen|bus) ',
  },

  // self-harm
  {
    id: 'f.do.cuts',
    level: 'self_harm',
    on: 'cuts',
    match:
      '(?:do|did|make|made|doing|making) (?:some )?cuts (?:on|in|to|into)(?= (?:me|my|myself|arms?|legs?))',
    unless: ' (?:budget|staff|film|movie|video) ',
  },
  {
    id: 'f.stab.self',
    level: 'self_harm',
    on: 'stab jab',
    match:
      '(?:stab|stabbed|stabbing|jab|jabbed|jabbing) my (?:own )?(?:leg|arm|thigh|hand|palm|wrist|stomach|foot|skin)',
    unless: ' (?:accident\\w*|he|she|splinter|cactus) ',
  },
  {
    id: 'f.hide.cuts',
    level: 'self_harm',
    on: 'hide hiding cover covering',
    match:
      '(?:hide|hiding|hid|cover|covering|covered) (?:up )?(?:the|my|these|all my|fresh) (?:cuts|scars|burns|marks|wounds)(?: [^ ,]+){0,2}? ?(?:under|with|by|from|up|behind)?',
    unless:
      ' (?:acne|surgery|c section|tattoo|chicken pox|bite marks from the dog|makeup tutorial) ',
  },
  {
    id: 'f.my.own',
    level: 'self_harm',
    on: 'slap hit punch bite scratch burn hurt pull',
    match:
      '(?:slap|slapping|slapped|hit|hitting|punch|punching|punched|bite|biting|scratch|scratching|burn|burning|burned|hurt|hurting|pull out|pulling out|choke|choking) my own (?!goal|horn|weight|record|feelings|business|sales|chances|cause)\\w+',
    unless: ' (?:accident\\w*|oops|tongue|lip|nails|cooking|laughing) ',
  },
  {
    id: 'f.is.only',
    level: 'self_harm',
    on: 'cutting burning hurting harm',
    match:
      '(?:cutting|burning myself|hurting myself|self harm(?:ing)?|the blade|the razor)(?: myself)? is (?:the only|all i|what|how i|my only|easier)',
    unless: ' (?:carbs|costs|calories|sugar|back|class|grass|budget|hair) ',
  },
  {
    id: 'f.new.blades',
    level: 'self_harm',
    on: 'blade razor',
    match:
      '(?:bought|got|have|found|kept|hid|ordered)(?: [^ ,]+){0,3}? (?:blades?|razors?|razor blades?)(?: [^ ]+){0,10} (?:not to use|use them|use it|on myself|urge|again|tempt\\w*|calling|resist\\w*)',
    unless: ' (?:shav\\w*|shave|beard|lawn|saw) ',
  },
  {
    id: 'f.again.want',
    level: 'self_harm',
    on: 'harm cut',
    negatable: false,
    timeless: true,
    match:
      'not (?:self harmed|cut(?: myself)?|hurt myself|burned myself)(?: [^ ]+){0,10} (?:but|tonight|today|now)(?: [^ ]+){0,6} (?:want to|need to|urge|craving|fighting|might|going to)',
  },
  {
    id: 'f.hit.self',
    level: 'self_harm',
    on: 'hit hitting bleed punch slap bite wounds',
    match:
      '(?:hit|hitting|punch(?:ing)?|slap(?:ping)?|bit(?:e|ing)|bruise|choke) {me}(?= $| ,| when| if| until| as| because| so| every| again| in the| with| and| hard)|(?:make|making|made) {me} bleed|(?:make|making|made) (?:wounds?|cuts|holes|marks) (?:to|in|on|into) my',
    unless: ' (?:laugh|kick|lol|golf|with a fun) ',
  },
  {
    id: 'f.used.to.again',
    level: 'self_harm',
    on: 'cut harm burn',
    timeless: true,
    match:
      'used to (?:cut|self harm|burn|hurt myself|harm myself)(?: [^ ]+){0,10} (?:started again|again|relapsed?|came back|back at it|urge)',
  },
  {
    id: 'f.stop.cutting',
    level: 'self_harm',
    on: 'cutting burning',
    negatable: false,
    match:
      '(?:can not|unable to|could not|how do i|want to) stop (?:cutting|burning|scratching|hurting|self harming)(?= $| ,| myself| my| it| when| and| because)',
    unless: ' (?:onions|calories|corners|candles|costs|feelings) ',
  },
  {
    id: 'f.injure.why',
    level: 'self_harm',
    on: 'dug dig digging carv slic scrub burn bruis slam punch pok stab scratch bit hit pinch pull rub scrape snap ran hold peel pick claw slap press bang swallow',
    match: `(?:dug|dig(?:ging)?|carv(?:e|ed|ing)|slic(?:e|ed|ing)|scrub(?:bed|bing)?|burn(?:ed|t|ing)?|bruis(?:e|ed|ing)|slam(?:med|ming)?|punch(?:ed|ing)?|pok(?:e|ed|ing)|stab(?:bed|bing)?|scratch(?:ed|ing)?|bit(?:e|ing)?|hit(?:ting)?|pinch(?:ed|ing)?|pull(?:ed|ing)?|rub(?:bed|bing)?|scrap(?:e|ed|ing)|snap(?:ped|ping)?|ran|hold(?:ing)?|peel(?:ed|ing)?|pick(?:ed|ing)?|claw(?:ed|ing)?|slap(?:ped|ping)?|press(?:ed|ing)?|bang(?:ed|ing)?)(?: [^ ,]+){0,6}? (?:my|own|myself)(?: (?:\\w+ )?${BODY}|(?= ))(?: [^ ]+){0,12} ${WHY}`,
    unless: `${OOPS.slice(0, -2)}|he|she|they|toddler bites|my sister slapped|stocks?|all nighter|my (?:mom|dad|mother|father|husband|wife|boyfriend|girlfriend|brother|uncle|partner)) `,
  },
  {
    id: 'f.why.injure',
    level: 'self_harm',
    on: 'carv slic poke needle sharp skin sting blade blood scissors',
    match: `(?:carve|carved|carving)(?: [^ ,]+){0,4} (?:in|into|on) my ${BODY}|(?:sharp|needles?|pins?|glass|blade|razor|scissors|knife)(?: [^ ,]+){0,5}? (?:into|under|across|along|on|in) my (?:\\w+ )?${BODY}|(?:need|want|like|love|crave|craving|miss|missing|have)(?: to)?(?: see| feel| smell)?(?: [^ ,]+){0,3}? (?:the sting|sting of|blade|razor|my blood|to see blood|blood|to bleed|the cut)(?= $| ,| again| so| to| today| on| when| and)|(?:scissors|razor|blade|knife|blades) (?:is|are|keeps?) calling|(?:pieces?|shards?) (?:of glass )?(?:on|into|across) my ${BODY}`,
    unless: `${OOPS.slice(0, -2)}|blood test|blood type|donate|shaver|vampire|gym|sharp pain|doctor|nurse|surgery|blood pressure|blood work|him|her) `,
  },
  {
    id: 'f.only.way.feel',
    level: 'self_harm',
    on: 'cutting hurting burning pain bleed cut',
    match:
      '(?:only (?:way|thing|control)|calm(?:s)?|helps?|cope|feel (?:anything|something|alive|better))(?: [^ ,]+){0,8}? (?:cutting|hurting (?:myself|my)|burning (?:myself|my)|self harm\\w*|physical pain|bleeding|to cut)(?= $| ,| myself| my| and| when)',
    unless: ' (?:carbs|sugar|back on|calories|costs|onions|ties|budget) ',
  },
  {
    id: 'f.hurt.body',
    level: 'self_harm',
    on: 'hurt punish starv eat food',
    match:
      '(?:hurt|punish|damage|harm|destroy|wreck)(?:ing)? my (?:own )?body|(?:not (?:eaten|eat|eating)|refuse to eat|starv\\w*|skip(?:ping)? meals|stopped eating)(?: [^ ]+){0,10} (?:deserve|punish\\w*|suffer)',
    negatable: false,
    unless: ' (?:junk food|sugar|steroids|workout|back pain|crossfit) ',
  },
  {
    id: 'f.again',
    level: 'self_harm',
    on: 'again ruin',
    weight: 0.5,
    match:
      '(?:did it again|gave in again|happened again|slipped(?: up)? again|ruined (?:it|my streak)|broke my streak)',
    unless: ' (?:smok\\w*|drink|drank|ate|texted|ex|bought|shopping|sugar|vape|gamb\\w*|he|she) ',
  },
  {
    id: 'f.marks',
    level: 'self_harm',
    on: 'line lines red marks razor blade cuts',
    weight: 0.5,
    match:
      '(?:lines|marks|cuts|red|stripes|scabs) (?:on|all over|up|across) (?:my|both)|(?:arm|thigh|wrist|leg)s? (?:is|are) (?:all )?(?:red|raw|cut)|my cuts|with a razor|(?:^| )razor(?= $| ,)',
    unless: ' (?:shav\\w*|stretch marks|tax|sunburn|rash|exam) ',
  },
  {
    id: 'f.my.cuts',
    level: 'self_harm',
    on: 'cuts wounds',
    match:
      '(?:my|fresh|new|the) (?:cuts|wounds)(?: [^ ]+){0,8} (?:not close|infected|ashamed|fresh|hide|sleeves|sting|seen|doctor|heal)|(?:let|make|keep) my wounds|because of (?:the|my) cuts',
    unless: ' (?:budget|tax|pay|staff|film|emotional|surgery|deep emotional) ',
  },
  {
    id: 'f.they.injure',
    level: 'self_harm',
    on: 'burning punching cutting hitting scratching burns cut marks punches',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:burn(?:s|ing)?|punch(?:es|ing)?|cut(?:s|ting)?|hit(?:s|ting)?|scratch(?:es|ing)?|hurt(?:s|ing)?|harm(?:s|ing)?|starv(?:es|ing)|bit(?:es|ing)) (?:himself|herself|themselves|themself)|(?:cut|burn|razor) marks|burns on (?:my )?(?:\\w+ )?(?:his|her|their|daughters?|sons?|sisters?|brothers?)',
    unless: ' (?:shaving|cook\\w*|accident\\w*|laughing|out at|gym|used to|years ago|oven) ',
  },
  {
    id: 'f.keep.sharp',
    level: 'self_harm',
    on: 'keep hide hid carry sharp razor blade',
    match:
      '(?:keep|hide|hid|carry|stash(?:ed)?)(?: [^ ,]+){0,3}? (?:sharp|razor|blade|blades|razors|glass)(?: [^ ]+){0,10} (?:too much|phone case|pencil case|for when|just in case|pillow|in case|bathroom|bra|sock)',
    unless: ' (?:knife block|chef|camping|shav\\w*|boy scout|self defense|tools?) ',
  },

  // harm to others
  {
    id: 'f.violent.any',
    level: 'harm_to_others',
    on: 'kill murder stab strangl poison slit shoot drown smother behead butcher end',
    match:
      '(?:{firm}|i will|ill|want to|wanna|need to|urges? to|so close to|close to|fantasi[sz](?:e|ing) (?:about|of)|thinking (?:of|about)|thoughts of|plan(?:ning|s)?(?: how)?(?: to| on)?|dream(?:ing)? of|imagin(?:e|ing)|afraid i(?: am going to| will| might)?|scared i(?: will| might)?|might|tempted to|ready to)(?: [^ ,]+){0,2}? (?:kill|killing|murder|murdering|stab|stabbing|strangle|strangling|poison|poisoning|slit|shoot|shooting|drown|drowning|smother|smothering|butcher|behead)(?: [^ ,]+){0,2}? (?:him|her|them|his|everyone|everybody|people|someone|somebody|a person|my (?!self|alarm|clock|computer|laptop|printer|keyboard|hair|bank|own|time|battery|mood|vibe|plants?|phone|car|back|lawn|buzz|darlings|ego|career|project|appetite|weekend|knees?|feet)\\w+|that (?!time|process|project|server|idea|vibe|boss|dragon)\\w+|the (?!time|process|project|server|idea|vibe|boss|dragon|lights?|engine|mood|weeds|pain|bugs|spider|ants|messenger|breeze|moon|wedding|video|dog was)\\w+|those \\w+|whoever(?! (?:designed|invented|made|wrote)))',
    unless:
      ' (?:mario|kart|chess|game|boss|respawn|lol|kidding|leftovers|novel|character|villain|movie|ocd|intrusive|would never|horrif\\w*|unwanted|kindness|recipe|printer|lights|spider|ants|mosquito\\w*|weeds|bugs|league|fortnite|minecraft|dragon|raid|squad|jokes|photographer|hoops|me when|wedding|i would be sorry|goose|mushrooms|over a|cockroach\\w*|rats?|mice|opponent|team|debate|story|king) ',
  },
  {
    id: 'f.end.him',
    level: 'harm_to_others',
    on: 'end destroy take',
    match:
      '(?:{firm}|i will|ill|want to) (?:take (?:his|her|their) (?:own )?life|(?:end|finish) (?:him|her|them|his|hers|his life|her life|their lives))(?= $| ,| no| for| i| once| tonight| with)',
    unless:
      ' (?:chess|mario|game|relationship|marriage|things with|contract|debate|suffering|vet|dog|cat) ',
  },
  {
    id: 'f.smash',
    level: 'harm_to_others',
    on: 'smash bash crush slit break crack snap',
    match:
      '(?:{firm}|i will|ill|want to|going to|feel like|could)(?: [^ ,]+){0,2}? (?:smash(?:ing)?|bash(?:ing)?|crush(?:ing)?|slit(?:ting)?|break(?:ing)?|crack(?:ing)?|snap(?:ping)?)(?: [^ ,]+){0,1}? (?:his|her|their|that \\w+) (?:\\w+ )?(?:skull|head|face|throat|neck|legs|teeth|jaw|bones|windpipe)(?: in)?',
    unless:
      ' (?:game|heart|lol|mario|wrestling|chess|back for|not (?:going to|gonna)|would not|would never|will not|never (?:would|will|do)) ',
  },
  {
    id: 'f.make.sure',
    level: 'harm_to_others',
    on: 'sure breathes',
    match:
      'make sure (?:he|she|they|that \\w+)(?: [^ ,]+){0,2}? (?:never|not|do not|does not)(?: [^ ,]+){0,2}? (?:breathes?|wakes?|walks?|sees? (?:another|tomorrow)|lives?|gets? up)',
    unless: ' (?:again to my store|wake the baby|baby) ',
  },
  {
    id: 'f.going.to.die',
    level: 'harm_to_others',
    on: 'die dead pay',
    ownSubject: false,
    match:
      '(?:everyone|everybody|they|people|all of them|he|she|those)(?: who| that)?(?: [^ ,]+){0,5}? (?:is|are|will)(?: all)?(?: going to)? (?:die|pay|be sorry|get what)(?= $| ,| and| for| tomorrow| tonight| soon)(?! (?:of laughter))|(?:he|she) is (?:a )?dead (?:man|woman|meat)(?= $| ,| i| and)|as good as dead',
    weight: 0.8,
    unless:
      ' (?:vet|hospital|cancer|sick|doctor|hospice|old|someday|one day|ocd|tap|fear|afraid|worried|scared|dream|movie|game|plants?|fish|climate|we all|taxes|bill|rent|dinner|lunch|of laughter|surgery|crash) ',
  },
  {
    id: 'f.list',
    level: 'harm_to_others',
    on: 'list',
    match:
      '(?:list|names) of (?:people|everyone|those|kids|who)(?: [^ ]+){0,8} (?:pay|die|kill|hurt|revenge|get it|deserve|sorry)',
    unless: ' (?:party|invite\\w*|wedding|thank|owe) ',
  },
  {
    id: 'f.weapon.for',
    level: 'harm_to_others',
    on: 'hammer knife gun rifle bat weapon axe machete antifreeze poison crowbar',
    match:
      '(?:hammer|knife|gun|rifle|bat|weapon|axe|machete|crowbar|pistol)(?: [^ ]+){0,8} (?:for (?:the next|him|her|them|whoever|anyone|when he|when she)|next (?:one|person|time)|touches me|waiting|who laughs|under my pillow|with (?:his|her|their) name)|(?:wait(?:ing)?|waiting)(?: [^ ,]+){0,4} with (?:a|my|the) (?:knife|gun|bat|hammer|rifle)|come back with (?:a|my|the) (?:\\w+ )?(?:gun|rifle|knife|shotgun)|(?:antifreeze|poison|rat poison|bleach|pills) in (?:the|his|her|their)(?: \\w+)? (?:tea|food|drink|coffee|dinner|soup|wine)|already have the gun',
    unless:
      ' (?:movie|game|novel|character|burglar\\w*|self defense|softball|baseball|christmas|birthday|podcast|kill myself|end my|my name on it|hunt\\w*|kitchen) ',
  },
  {
    id: 'f.hands.neck',
    level: 'harm_to_others',
    on: 'hands gun neck throat',
    match:
      '(?:my|put|had) hands (?:were |are |went )?(?:on|around) (?:his|her|their|my \\w+s?) (?:neck|throat)|i (?:pointed|held|aimed|pulled) (?:a|the|my) (?:gun|knife|rifle)(?: [^ ,]+){0,2}? (?:at|to|on) (?:my|him|her|them|his)',
    unless: ' (?:game|own head|my head|temple|target|massage|hug) ',
  },
  {
    id: 'f.fire',
    level: 'harm_to_others',
    on: 'fire burn',
    match:
      '(?:set(?:ting)?|light(?:ing)?|burn(?:ing)?)(?: [^ ,]+){0,5}? (?:on fire|down|house|office|school)(?: [^ ]+){0,4} (?:with (?:them|him|her|everyone|people)|inside|in it|while they)',
    unless: ' (?:movie|game|novel|candle|grill|dream) ',
  },
  {
    id: 'f.voices',
    level: 'harm_to_others',
    on: 'voice voices god demon devil angel spirit whisper something',
    flags: ['psychosis'],
    ownSubject: false,
    match:
      '(?:voices?|god|demons?|devil|satan|angels?|spirits?|something|tv|radio|jesus)(?: [^ ,]+){0,3}? (?:tell(?:s|ing)?|told|say(?:s|ing)?|command(?:s|ed|ing)?|want(?:s|ed)?|whisper(?:s|ing|ed)?|order(?:s|ed|ing)?|ask(?:s|ed)?)(?: [^ ,]+){0,6}? (?:push|sacrifice|drown|kill|stab|hurt|destroy(?:ed)?|burn|punish|cut|harm|attack|smother)(?: [^ ,]+){0,2}? (?:my (?:son|daughter|kids?|baby|children|mom|dad|wife|husband|brother|sister|family|roommate|neighbor)|him|her|them|someone|somebody|people|everyone|the)|(?:neighbor|he|she|they|boss)(?: [^ ,]+){0,3}? (?:devil|demon|satan)(?: [^ ,]+){0,4}? (?:destroyed|die|killed|stopped|cast)',
    unless: ' (?:movie|novel|sermon|bible|game|myself) ',
  },
  {
    id: 'f.child.hurt',
    level: 'harm_to_others',
    on: 'shak stop threw baby',
    negatable: false,
    match:
      '(?:can not|could not) stop (?:shaking|hitting|hurting|slapping) (?:her|him|my|the)(?: [^ ]+){0,4}|i (?:threw|shook|slapped|hit|dropped|squeezed) (?:my|the|our) (?:baby|toddler|newborn|son|daughter|infant)(?: [^ ]+){0,10} (?:limp|hard|crying|cries|stop|again|quiet|bruis\\w*)',
    unless: ' (?:ball|by accident|accidentally|pillow fight|hand shaking|high five|oops|laughed) ',
  },
  {
    id: 'f.person.urge',
    level: 'harm_to_others',
    on: 'person people someone',
    match:
      '(?:want|urge|going|like) to (?:do it|do that|try it) to (?:a person|people|someone|a human)|get rid of my (?:\\w+ ){0,2}?(?:mother|husband|wife|father|stepdad|boss|in law|neighbor|landlord)(?: [^ ]+){0,6} (?:poison|antifreeze|for good|body|permanently|tea)',
  },

  {
    id: 'f.worse',
    level: 'harm_to_others',
    on: 'hit hurt slapped worse',
    match:
      'i (?:hit|slapped|hurt|shook|beat|spanked|pushed|punched|choked)(?: [^ ,]+){0,3}? (?:son|daughter|kid|kids|child|children|baby|wife|husband|girlfriend|boyfriend|mom|dad|him|her)(?: [^ ]+){0,10} (?:worse|again|next time|can not stop|could not stop|lose control|scared of myself|afraid)',
    unless: ' (?:by accident|accidentally|ball|in mario|back in) ',
  },
  {
    id: 'f.with.life',
    level: 'harm_to_others',
    on: 'pay regret',
    match:
      '(?:pay|paying)(?: [^ ,]+){0,4}? with (?:their|his|her) (?:life|lives|blood)|make sure (?:he|she|they) (?:regrets?|pays?|suffers?)(?: [^ ]+){0,6} (?:gun|bat|knife|hammer|weapon|lives|house)|(?:know|found out) where (?:he|she|they) lives?(?: [^ ]+){0,14} (?:regrets?|pay|sorry|bat|knife|gun|hurt|kill)',
    unless: ' (?:lawyer|court|court date|letter|flowers|birthday) ',
  },

  {
    id: 'f.bought.for',
    level: 'harm_to_others',
    on: 'bought machete gun knife bat',
    match:
      '(?:bought|got|have|found|grabbed)(?: [^ ,]+){0,2}? (?:machete|gun|knife|bat|axe|rifle|pistol|crowbar)(?: [^ ]+){0,10} (?:find out|finds out|pay|learn (?:his|her|their|a) lesson|be sorry|regret\\w*|will see|going to get it|coming for)',
    unless: ' (?:game|hunt\\w*|kitchen|chef|camping|baseball|christmas) ',
  },

  {
    id: 'f.ammo',
    level: 'harm_to_others',
    on: 'ammo ammunition bullets',
    match:
      '(?:ammo|ammunition|bullets)(?: [^ ]+){0,12} (?:church|school|they|he|she|work|address|mosque|synagogue|office|house|deserve\\w*|pay)',
    unless: ' (?:hunt\\w*|range|game|sold|safe|store closed|fortnite) ',
  },
  {
    id: 'f.make.ex',
    level: 'harm_to_others',
    on: 'make suffer pay',
    match:
      '(?:{firm}|want to|i will)(?: [^ ,]+){0,1}? make (?:my|the|that|this) (?:\\w+ ){1,3}(?:suffer|pay|bleed|sorry|regret)(?: [^ ]+){0,10} (?:gun|knife|address|bat|weapon|dead|kill\\w*|blood)',
    unless: ' (?:bills?|rent|court|game) ',
  },

  // abuse
  {
    id: 'f.kill.me.if',
    level: 'abuse',
    on: 'kill hurt',
    ownSubject: false,
    match:
      '(?:husband|boyfriend|partner|ex|wife|girlfriend|dad|father|stepdad|he|she|brother|family)(?: [^ ,]+){0,4}? (?:will|would|going to|is going to|says he will|says she will)(?: [^ ,]+){0,1}? (?:kill|hurt|beat|shoot|stab) me if i(?: [^ ,]+){0,2}? (?:leave|ask|go|tell|divorce|talk|report|call|try|file|run|say no|refuse|break up|left)',
    unless: ' (?:spoil\\w*|forget|late|dent|lol|haha|vase|phone bill|dog on the) ',
  },
  {
    id: 'f.stalker',
    level: 'abuse',
    on: 'stalker',
    ownSubject: false,
    match: '(?:my|a|the) stalker',
    unless: ' (?:movie|novel|game|book|cat|facebook stalker|tarkovsky) ',
  },
  {
    id: 'f.was.forced',
    level: 'abuse',
    on: 'forced coerced traffick groom drugged',
    ownSubject: true,
    timeless: true,
    match:
      '(?:was|got|been|am|being|were|am being) (?:forced|coerced|pressured|tricked|threatened)(?: [^ ,]+){0,3}? (?:sex|touch|strip|undress|perform|marry|oral|porn|prostitut\\w*)|(?:was|got|been|am|being|am being|were) (?:sex )?(?:trafficked|groomed|pimped|molested|raped|drugged|held captive|held against my will)',
    unless: ' (?:movie|dog|pet|salon|case|law|news|podcast|surgery|dentist) ',
  },
  {
    id: 'f.marks',
    level: 'abuse',
    on: 'marks belt handprint welts',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:daughter|son|kids?|child|children|student|nephew|niece|girl|boy|stepson|stepdaughter|grandson|granddaughter)(?: [^ ]+){0,12} (?:belt|hand|finger|bite|burn|cigarette|strangle|choke|whip) marks?|(?:handprint|welts)(?: [^ ]+){0,6} (?:daughter|son|kid|child|his|her)',
    unless: ' (?:finger paint\\w*|art|dog|kindergarten craft) ',
  },
  {
    id: 'f.controls.all',
    level: 'abuse',
    on: 'control',
    ownSubject: false,
    match:
      '(?:he|she|husband|wife|boyfriend|girlfriend|partner|mom|dad|father|mother|ex)(?: [^ ,]+){0,2}? controls? (?:everything|every|my whole life|who i|what i|where i|how i|all my|my every|me(?= $| ,))',
    unless: ' (?:thermostat|remote|budget because|game|playlist|meeting) ',
  },
  {
    id: 'f.locks.me',
    level: 'abuse',
    on: 'lock',
    ownSubject: false,
    match:
      '(?:lock(?:s|ed)?|shuts?) (?:me|us) (?:outside|out of the house|in|inside|up|away)(?: [^ ]+){0,8} (?:punish\\w*|night|hours|basement|room|closet|days|cold|for)',
    unless: ' (?:accident\\w*|keys|forgot|car|by mistake) ',
  },
  {
    id: 'f.abusing.them',
    level: 'abuse',
    on: 'abus molest beaten beating hitting',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:abusing|abuses|molesting|molests|beating|beats|hitting|hurting|raping|raped|molested) (?:my|her|his|their|the|our) (?:\\w+ )?(?:brother|sister|son|daughter|kids?|children|child|niece|nephew|mom|mother|baby|girlfriend|wife|cousin|grandma|grandson)|(?:neighbor|friend|sister|coworker|aunt|cousin|mom|classmate)(?: [^ ,]+){0,4}? (?:being|getting|is) (?:beaten|hit|abused|hurt|raped)',
    unless: ' (?:chess|tennis|game|movie|book|years ago|news|scrabble) ',
  },

  {
    id: 'f.does.to.me',
    level: 'abuse',
    on: 'pin pins grab grabb pulled held threw throws burned burnt boiling stabbed choke forced force drags kicked kicks slap punch hit hits beat beats',
    ownSubject: false,
    match:
      '(?:my \\w+(?: \\w+)?|he|she|they|dad|mom|stepdad|boyfriend|husband|girlfriend|wife)(?: [^ ,]+){0,3}? (?:pins?|pinned|grabs?|grabbed|grabbing|pulled|held|holds|threw|throws|burned|burnt|burns|stabbed|chokes?|choked|forced|forces|drags?|dragged|kicks?|kicked|slaps?|slapped|punch(?:es|ed)|beats?|spits?|whips?|shook|shakes)(?: [^ ,]+){0,4}? (?:me(?= (?:to the (?:bed|floor|wall|ground)|in the (?:ribs|face|stomach|head|closet|storage|back|car)|by|with|when|until|again|so|down|against|for|because|on|at|and|if|during|unconscious|last|every|yesterday|$|,)| $)|on me|at me|at my|to my (?:throat|head|face|neck)|my (?:arm|face|hair|head|neck|wrist|throat|leg|fingers?|skin)|(?<=burn[a-z]{0,3} )my hand)',
    unless:
      ' (?:chess|mario|scrabble|game|race|accident\\w*|surprise|party|birthday|coach|trainer|massage|idea|look|smile|glance|hug|hugs|hugged|comfort\\w*|held me while|hold me|held me tight|high five|joke|water balloon|snowball|aside|attention|heart|leg(?:s)? pulled|pulled me aside|pulled me over|laughing|dentist|hairdresser|stylist|nurse took|toddler|cat|dog|kitten|puppy|baby|years ago|used to|when we were|still laugh|i like it|kind|dance|held my hand|hold my hand|danced|swing|holds my hand|beat me to|beats me at|beat me at|beat me by|beat me in|for a loop|under the bus|off guard|by surprise|cop|police officer|drags me to|dragged me to (?:the )?(?:mall|party|church|concert|store)|grabbed me a|grabs me a|because i asked|forgot) ',
  },
  {
    id: 'f.weapon.me',
    level: 'abuse',
    on: 'gun knife',
    ownSubject: false,
    match:
      '(?:he|she|my \\w+|they|ex|man|guy)(?: [^ ,]+){0,2}? (?:pulled|pointed|held|has|put|aimed|waved|drew)(?: [^ ,]+){0,2}? (?:gun|knife|weapon|blade)(?: [^ ,]+){0,2}? (?:on|at|to|against|with)(?: [^ ,]+){0,2}? (?:me|my|us)',
    unless: ' (?:movie|game|dream|laser|hunt\\w*|himself|herself) ',
  },
  {
    id: 'f.sexual',
    level: 'abuse',
    on: 'bed room shower undress thigh naked sexual climb touch pictures',
    ownSubject: false,
    timeless: true,
    match:
      '(?:my \\w+(?: \\w+)?|he|she|stepdad|uncle|brother|stepbrother|cousin|teacher|pastor|priest|coach|boss|manager|dad|grandpa|man|guy|boyfriend)(?: [^ ,]+){0,3}? (?:climbs?|climb|climbed|gets|got|comes|came|come|sneaks?|snuck|crawls?|crawled)(?: [^ ,]+){0,2}? (?:into|in) (?:to )?(?:my|our) (?:bed|bedroom|room|shower|bathroom)(?: [^ ]+){0,6}|(?:watch(?:es|ed|ing)?|film(?:s|ed|ing)?|spy(?:ing)? on|record(?:s|ed|ing)?|walks in on|comes in when)(?: [^ ,]+){0,2}? (?:me|us|i am|im)(?: [^ ,]+){0,2}? (?:shower\\w*|undress\\w*|chang(?:e|ing)|naked|without (?:asking|my|consent)|sleep\\w*|in the (?:bath|shower)|bath\\w*)|hand(?:s)? (?:on|up|over) my (?:thigh|leg|knee|chest|breast|butt|waist)|sexual (?:stuff|things|acts|favou?rs)|makes? me touch|touch(?:es)? (?:her|his) (?:private|there)|dad touches her|touches her at',
    unless: ` (?:laundry|vacuum|wake me|good night|goodnight|story|nightmare|monster|cat|dog|kitten|toddler|puppy|baby|kids|loud|snor\\w*|massage|physio|doctor|my kids|my son|my daughter|forgot to knock|knock) `,
  },
  {
    id: 'f.against.will',
    level: 'abuse',
    on: 'want anyway consent will married blackmail roofied drugged spiked believe permission',
    ownSubject: true,
    negatable: false,
    timeless: true,
    match:
      '(?:did not want|said no|not want to|said stop|asked (?:him|her) to stop)(?: [^ ]+){0,8} (?:did it anyway|anyway|kept going|did not stop|made me|forced|did not listen)|(?:married|marry|sex|marriage)(?: [^ ,]+){0,4}? against my will|forced marriage|blackmail(?:s|ed|ing)? me|(?:got|was|been) (?:roofied|drugged|spiked|trafficked)(?: [^ ]+){0,20} ?(?:hurting|remember|assaulted|down there|woke|home|raped|$)?|something in my drink|think i was (?:assaulted|raped|drugged)|no one (?:will|would) believe me|(?:have to|must|need to) ask (?:for )?(?:his |her |their )?permission|my family (?:threatens|threatened|wants) to kill me',
    unless:
      ' (?:movie|feet|legs|lost keys|study|surgery|dentist|drug test|boss for|landlord|school trip|code|admin|alien\\w*|coffee) ',
  },
  {
    id: 'f.control',
    level: 'abuse',
    on: 'allowed passport papers mileage minutes free lets let card counts check',
    ownSubject: false,
    negatable: false,
    match:
      '(?:not|never) (?:allowed|permitted) to (?:have|own|use|see|leave|work|talk|drive|go)(?: [^ ,]+){0,5}|(?:hold|holds|keep|keeps|took|takes|has|hide|hides|confiscated)(?: [^ ,]+){0,1}? my (?:own )?(?:passport|papers|documents|visa|id|bank card|car keys|keys so|phone and)|(?:counts?|times|checks?|monitors?)(?: [^ ,]+){0,2}? (?:the minutes|my mileage|my receipts|my steps|every minute|my texts|my location|where i am)|(?:make|makes|made|force|forces) me work (?:for free|without pay|all day|and keep)|(?:wont|will not|does not|never|not) let(?:s)? me (?:work|have friends|see|leave|go out|sleep|eat|use|talk|study|drive|out)|locked in the (?:basement|closet|room|attic|bathroom|garage)|cancel my visa',
    unless:
      ' (?:his (?:truck|car|bike)|her (?:truck|car|bike)|curfew|past (?:ten|nine|eleven|10|9|11|midnight)|grades|homework|screen time|grounded|doctor|gluten|dogs in|visitors|library|airport|border|until i finish|dessert|candy|sleepover|prom|concert|at school|by law|landlord|exam|phones at|lease|building|because of (?:covid|my knee|the cast|surgery)|stay out|keys inside) ',
  },
  {
    id: 'f.stalk',
    level: 'abuse',
    on: 'waits outside broke followed showed sat waiting',
    ownSubject: false,
    match:
      '(?:ex|he|she|man|guy|husband|boyfriend|someone)(?: [^ ,]+){0,3}? (?:waits?|waiting|sits|sat|stands|parks|parked|lurks)(?: [^ ,]+){0,1}? outside (?:my|the|our)(?: [^ ,]+){0,3}|(?:ex|he|she|husband|boyfriend|man)(?: [^ ,]+){0,2}? (?:broke|breaks|got|climbed|let himself) in(?:to)? (?:my|our|the)(?: [^ ,]+){0,3}',
    unless:
      ' (?:taxi|uber|mechanic|delivery|kids from|pick me up|carpool|school pickup|band|business|heart|song) ',
  },
  {
    id: 'f.other.bruise',
    level: 'abuse',
    on: 'black bruise eyes burns screams',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:sister|friend|coworker|colleague|neighbor|neighbour|mom|daughter|classmate|student|kid|cousin|she|aunt|boy|girl)(?: [^ ]+){0,12} (?:black eyes?|bruises?|burns|cigarette burns|split lip)(?: [^ ]+){0,14} (?:fell|husband|boyfriend|temper|dad|father|mom|stepdad|partner|scream\\w*|door|clumsy|every)|(?:kid|child|children|baby|neighbor|woman|girl)(?: [^ ]+){0,8} scream(?:s|ing)(?: [^ ]+){0,8} (?:every night|burns|bruises?|help|hitting|hit)|(?:dad|father|uncle|stepdad|teacher|coach) touches (?:her|him)',
    unless: ' (?:soccer|football|boxing|skateboard|bike|surgery|movie|karate|makeup|eyeshadow) ',
  },
  {
    id: 'f.hide.from',
    level: 'abuse',
    on: 'hide hiding home drunk',
    ownSubject: false,
    match:
      '(?:hide|hid|hiding|lock ourselves|lock myself)(?: [^ ,]+){0,6} (?:closet|bathroom|bedroom|under the bed|garage|car|basement)(?: [^ ]+){0,10} (?:drunk|angry|him|yell\\w*|dad|father|rage|he|stepdad|drinks)|(?:drunk|angry|rage)(?: [^ ]+){0,8} (?:hide|hid|hiding) in|wake up with bruises|can not go home(?: [^ ]+){0,8} (?:beat|hit|hurt|kill|him|dad|again)',
    unless:
      ' (?:hide and seek|presents?|surprise|christmas|tornado|storm|in laws|guests|kids so i can|chocolate|snow) ',
  },
  {
    id: 'f.safe.house',
    level: 'abuse',
    on: 'safe',
    negatable: false,
    match:
      'not (?:feel )?safe (?:in (?:this|my|our|that|the) (?:own )?(?:house|home|room|marriage|relationship|apartment)|at (?:home|my (?:dads?|moms?|house)))',
    unless: ' (?:mold|burglar\\w*|neighborhood|roof|fire|landlord|wiring|gas leak|carbon|flood) ',
  },
  {
    id: 'f.adult.minor',
    level: 'abuse',
    on: 'teacher coach older discord online man guy hotel',
    ownSubject: false,
    flags: ['minor'],
    match:
      '(?:teacher|coach|youth pastor|older (?:man|guy)|adult|\\d\\d year old (?:man|guy|woman)|man from (?:discord|roblox|instagram|snapchat|online|the internet))(?: [^ ]+){0,10} (?:messag\\w*|asking for|asked me to (?:come|meet|send)|hotel|pictures|photos|pics|secret|meet (?:me|him|up))',
    unless:
      ' (?:homework|class photo|school photo|yearbook|practice schedule|essay|linkedin|coworker) ',
  },

  {
    id: 'f.they.hit',
    level: 'abuse',
    on: 'hits beats abuses starves hurts hitting beating locks',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:neighbor|neighbour|neighbors|brother|sister|friend|uncle|aunt|cousin|coworker|ex|husband|wife|teacher|coach|stepdad|man|woman|mom|dad)(?: [^ ,]+){0,2}? (?:hits|beats|abuses|starves|hurts|locks|is hitting|is beating|is abusing|keeps hitting) (?:his|her|their|the|our) (?:\\w+ )?(?:kids?|children|child|son|daughter|wife|husband|baby|girlfriend|boyfriend|mother|mom|stepson|stepdaughter)',
    unless: ' (?:chess|tennis|scrabble|game|feelings|movie|book|novel) ',
  },

  // medical
  {
    id: 'f.seizures',
    level: 'medical_emergency',
    on: 'seizure',
    ownSubject: false,
    match:
      '(?:having|had|have|has)(?: [^ ,]+){0,3}? seizures(?: [^ ,]+){0,1}? (?:all|today|again|this|now|since (?:this|last)|back to back|in a row|tonight|keep)',
    unless: ' (?:dog|as a kid|years ago|controlled|epilepsy since) ',
  },
  {
    id: 'f.chest.breath',
    level: 'medical_emergency',
    on: 'chest breathe',
    ownSubject: false,
    negatable: false,
    match:
      '(?:can not|hard to|trouble|struggling to|short of)(?: [^ ,]+){0,1}? breathe?(?:ing)?(?: [^ ]+){0,6} chest(?: [^ ,]+){0,2}? (?:hurts?|pain|tight|pressure|crush\\w*|heavy|burn\\w*)|chest (?:hurts?|pain)(?: [^ ]+){0,6} (?:can not breathe|breathe|arm|jaw)',
    unless:
      ' (?:panic|anxiety|anxious|presentation|think about|thinking about|cry\\w*|cold|cough|workout|laugh\\w*|elevator|exam|meeting|stress) ',
  },
  {
    id: 'f.gushing',
    level: 'medical_emergency',
    on: 'blood gush spurt',
    ownSubject: false,
    match:
      '(?:blood|bleeding)(?: [^ ,]+){0,3}? (?:gushing|spurting|pouring|squirting)|(?:saw|chainsaw|machine|glass|knife)(?: [^ ]+){0,8} (?:gushing|spurting|bone|fingers? off|will not stop)',
    unless: ' (?:movie|game|novel) ',
  },
  {
    id: 'f.chest',
    level: 'medical_emergency',
    on: 'chest',
    ownSubject: false,
    match:
      '(?:clutch\\w*|grabb\\w*|hold\\w*|grab)(?: [^ ,]+){0,1}? (?:his|her|my|their|at his|at her) chest|(?:elephant|weight|vice|brick) (?:is )?(?:on|in|sitting on) (?:my|his|her) chest|chest(?: [^ ]+){0,10} (?:jaw|arm|catch my breath|breath)(?: [^ ]+){0,4}|(?:stabbing|crushing|squeezing|severe) (?:pain|pains)(?: [^ ,]+){0,3}? chest',
    unless:
      ' (?:panic attack|anxiety|before every|meeting|stress|laughing|workout|press|movie|push ups|heartbroken|cold|cough|worry|presentation|breakup|grief|when i think) ',
  },
  {
    id: 'f.grey',
    level: 'medical_emergency',
    on: 'turning turned going lips grey blue pale',
    ownSubject: false,
    match:
      '(?:turning|turned|going|gone|went|looks|is) (?:really |all |very )?(?:blue|grey|gray|bluish|ashen)(?= $| ,| and| around| in)|lips(?: [^ ,]+){0,2}? (?:blue|bluish|purple)',
    unless:
      ' (?:hair|sky|paint|wall|beard|lipstick|mood|weather|eyes|dye|screen|laundry|snow|red|state|jeans|popsicle|cold swim) ',
  },
  {
    id: 'f.stroke',
    level: 'medical_emergency',
    on: 'speech lift smile garbled slurr side numb',
    ownSubject: false,
    negatable: false,
    match:
      '(?:speech|words|talking)(?: [^ ,]+){0,2}? (?:garbled|slurred|slurring|gibberish|jumbled)|(?:can not|could not|unable to) (?:lift|move|raise|feel)(?: [^ ,]+){0,2}? (?:arm|leg|side|face)|(?:smile|face|mouth) is (?:crooked|uneven|drooping|lopsided)|(?:left|right|one) (?:side|arm)(?: [^ ,]+){0,5}? (?:went numb|numb|weak|paraly\\w*)|can not feel my (?:legs|arms|face|hands)',
    unless:
      ' (?:dentist|slept on|workout|leg day|gym|cold|snow|drunk lol|years|physio|cast|surgery last|mri|ms since|frozen|recover\\w*|carpal) ',
  },
  {
    id: 'f.unrousable',
    level: 'medical_emergency',
    on: 'wake awake eyes passed unconscious breath',
    ownSubject: false,
    negatable: false,
    flags: ['substance'],
    match:
      '(?:took|taken|drank|drunk|drink|pills|percs?|perc|xanax|fentanyl|heroin|booze|vodka|alcohol|oxycodone|overdos\\w*|mixed|mixing|smoked|party|high)(?: [^ ]+){0,16} (?:can not (?:keep (?:my|his|her) eyes open|stay awake|wake)|passed out|will not wake|not waking|unconscious|breathing (?:slow|weird|funny|shallow)|slow breathing|barely breathing|cold and|gurgl\\w*|throwing up and|not responding)|(?:passed out|throwing up|unconscious|can not wake (?:her|him|them)|breathing slow|not waking up)(?: [^ ]+){0,16} (?:pills|percs?|drank|drugs|booze|alcohol|vodka|fentanyl|heroin|took|party|high|overdos\\w*)',
    unless:
      ' (?:college story|years ago|last summer|movie|hungover now|fine now|nap|early night|slept it off|netflix) ',
  },
  {
    id: 'f.od',
    level: 'medical_emergency',
    on: 'overdos',
    ownSubject: false,
    flags: ['substance'],
    match:
      '(?:roommate|friend|brother|sister|son|daughter|boyfriend|girlfriend|husband|wife|he|she|mom|dad|cousin|neighbor)(?: [^ ,]+){0,3}? (?:overdosed|overdosing|is overdosing|overdose)(?: on)?(?! (?:in (?:19|20)\\d\\d|and died|last year|years ago|coffee|caffeine|sugar|netflix))',
    unless:
      ' (?:died|lost|years ago|last year|funeral|memorial|news|singer|article|paramedic|patient|anniversary|grief|used to|passed away|call|ago) ',
  },
  {
    id: 'f.dose',
    level: 'medical_emergency',
    on: 'dose twice double wrong insulin pills',
    ownSubject: false,
    flags: ['substance'],
    match:
      '(?:wrong dose|double dose|too much insulin|(?:two|three|four|five|ten) times (?:too much|the dose|as much)|took (?:my |his |her |the )?(?:\\w+ ){0,4}(?:pills|medication|tablets|dose|insulin|medicine|meds) twice|double my insulin|(?:baby|toddler|son|daughter|kid|child|dog)(?: [^ ,]+){0,2}? (?:ate|swallowed|took)(?: [^ ,]+){0,3}? (?:my |the |a )?(?:pills?|tablets?|medication|poison|battery|magnets?|cleaner|coin))',
    unless: ' (?:doctor (?:doubled|prescribed)|homework|recipe|coffee|spice|sugar) ',
  },
  {
    id: 'f.bleed',
    level: 'medical_emergency',
    on: 'blood bleed soaked',
    ownSubject: false,
    negatable: false,
    match:
      'blood (?:will|does|is) not stop(?:ping)?|not stop(?:ping)?(?: coming)?(?: [^ ,]+){0,2} blood|soaked (?:two|three|through|\\d+|the)(?: [^ ,]+){0,2} (?:towels?|pads?|sheets?|bandage)|(?:bleeding|blood)(?: [^ ]+){0,4} (?:pregnant|weeks along)|pregnant(?: [^ ]+){0,6} bleeding',
    unless: ' (?:gym|sweat|rain|nosebleed stopped|money|cash) ',
  },
  {
    id: 'f.seizure',
    level: 'medical_emergency',
    on: 'seizure fit convuls',
    ownSubject: false,
    match:
      'seizure(?: [^ ,]+){0,4}? (?:minutes|lasting|not stop\\w*|still|again|now|ongoing)|(?:had|having) a (?:fit|seizure)(?= $| ,| this| today| just| after| and| now| last night)|ran out of (?:klonopin|xanax|ativan|valium|benzos|my seizure)(?: [^ ]+){0,8} (?:fit|seizure|shak\\w*|shaking)',
    unless:
      ' (?:of laughter|of giggles|over the|when i said|toddler had a fit|years ago|as a kid|coughing|dog) ',
  },
  {
    id: 'f.sugar',
    level: 'medical_emergency',
    on: 'sugar insulin diabet',
    ownSubject: false,
    match:
      '(?:blood )?sugar is (?:\\d+|so low|too low|crashing|dropping|through the roof)(?: [^ ]+){0,8} (?:sense|confus\\w*|shak\\w*|faint\\w*|sweat\\w*|wake|awake|$)',
    unless: ' (?:fine|recipe|cake|free|under control) ',
  },
  {
    id: 'f.heart',
    level: 'medical_emergency',
    on: 'heart',
    ownSubject: false,
    match:
      'heart(?: [^ ,]+){0,4}? (?:irregular\\w*|skipping|stopped|fluttering)(?: [^ ]+){0,8} (?:faint\\w*|dizzy|pass out|collapse\\w*|black|breath\\w*)',
    unless: ' (?:panic|anxiety|crush|love|date) ',
  },
  {
    id: 'f.asthma',
    level: 'medical_emergency',
    on: 'asthma inhaler epipen snake stung sting',
    ownSubject: false,
    match:
      'asthma attack(?: [^ ,]+){0,8}|(?:no|lost|empty|without)(?: [^ ,]+){0,2}? (?:inhaler|epipen)(?: [^ ]+){0,8}|(?:bitten|bit) by a (?:snake|rattlesnake|spider|scorpion)(?: [^ ]+){0,10} (?:swell\\w*|spreading|numb|breath\\w*|dizzy)|(?:bee|wasp) sting(?: [^ ]+){0,8} (?:throat|swell\\w*|breath\\w*)|(?:throat|tongue)(?: [^ ,]+){0,2}? swell\\w*(?: [^ ]+){0,6} (?:sting|ate|nuts|after|bee)',
    unless: ' (?:as a kid|years ago|refill|prescription renew\\w*|last year) ',
  },
  {
    id: 'f.withdraw',
    level: 'medical_emergency',
    on: 'drink drinking alcohol drank sober xanax benzo klonopin bugs spiders',
    ownSubject: false,
    negatable: false,
    flags: ['substance'],
    match:
      '(?:not had (?:a |any )?(?:drink|alcohol)|stopped drinking|quit drinking|no alcohol|stopped (?:my )?(?:xanax|klonopin|benzos|alcohol)|last drink|since i stopped)(?: [^ ]+){0,20} (?:shak\\w*|seeing|saw|bugs|spiders|hearing|sweat\\w*|halluc\\w*|crawling|seizure|fever|confus\\w*)|(?:shak\\w*|sweat\\w*|seeing (?:things|bugs|spiders)|hearing (?:things|voices)|crawling)(?: [^ ]+){0,16} (?:not had a drink|stopped drinking|quit drinking|since my last drink|no alcohol|withdrawal)',
    unless: ' (?:coffee|caffeine|sugar|years ago|months ago|gym|interview) ',
  },
];
