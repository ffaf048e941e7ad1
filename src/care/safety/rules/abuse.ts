/** Violence, coercion, assault and danger to children that the writer suffers or sees, in English. */
import type { Rule } from './types.ts';

const PLAY =
  ' (?:chess|mario|tennis|video game|cards|poker|pool|toy|when we were (?:six|kids|little|young)|laugh about|movie|show|netflix|novel|character|episode|star wars|high five|lottery|jackpot|hits the gym|gym every|to the (?:store|punch)|pretzel|idea|ideas|proposal|shot down|in the game|practice|sparring|boxing|karate|judo|martial|scrimmage|dodgeball|water balloon|snowball|pillows?|among us|little (?:brother|sister)(?= (?:\\w+ )?(?:hit|bit|kick|punch|slap|beat|bite|thr|stab|attack|pull|push|smack))|never (?:hits?|hit|laid)|does not hit|i beat (?:him|her)|mma|ufc|rugby|football game) ';
const ONCE =
  ' (?:years ago|long ago|decades ago|been dead|passed away|forgiv\\w+|left my abusive|used to|when i was (?:small|little)|we were small) ';

export const ABUSE: readonly Rule[] = [
  {
    id: 'hits.me',
    level: 'abuse',
    on: 'hit beat punch slap kick chok strangl shov push thr bit burn whip grab drag smack spit attack assault hurt smash slam pin scratch abus molest rap grop stab corner headbutt mistreat',
    ownSubject: false,
    match:
      '{partner}(?: [^ ,]+){0,4}? {hit} (?:\\w+ )?(?:on |at )?(?:me|us|my (?:(?:little|baby|kid|younger|older|big|half|small|own|two|three) )*(?:brothers?|sisters?|mom|mother|kids|children|son|daughter|siblings|head|face|arm|hair|neck|baby)|and (?:\\w+ )?me|both of us)(?! (?:at|to the|up (?:at|for|from)|with (?:kindness|love|a text|the news)|in (?:chess|tennis|the race|mario)|by being|by not|a (?:text|look|message|lifeline|smile|bone|birthday|party|surprise)|off (?:at|about)|so much (?:emotionally)?|to it|hard(?= ,| i like)|hard in (?:practice|training)|out (?:on|for)|for (?:the|a) promotion|into the deep|under the bus|aside|good|luck|hard emotionally|when (?:he|she) (?:said|left|lied|forgot)))',
    unless: `${PLAY}| (?:do|does|did|has|have|had|would) (?:not|never) (?:[a-z]+ )?{hit} |(?:he|she|they) (?:hurt|hurts) me (?:when|by|so|with (?:his|her) words|emotionally)|${ONCE}|not like (?:he|she) hits|accidentally|by accident|hit me up|hit me with a|pushes me to (?:be|do)|threw me a|toddler hit| (?:hit me that|hits me that|it hit) `,
  },
  {
    // A child, or somebody small beside it: what is thrown need not hit.
    id: 'throws.things',
    level: 'abuse',
    plain: true,
    on: 'throw thr smash break punch kick',
    ownSubject: false,
    negatable: false,
    match:
      '(?:cry|cries|crying|scared|afraid|frightened|terrified|hid|hide|hides|hiding|shakes|shaking)(?: [^ ,]+){0,4}? (?:when|while|because|if|whenever|that) (?:[^ ,]+ ){1,3}?(?:throws|throwing|threw|smashes|smashing|smashed|breaks|breaking|kicks|punches)(?: [^ ,]+)? (?:stuff|things|plates?|furniture|chairs?|bottles?|glass\\w*|mugs?|dishes|doors?|walls?|everything|it at|at)(?= |$)',
    unless: ` (?:toddler|baby throws|cat|dog|tantrum|party|ball|confetti) `,
  },
  {
    // Non-fatal strangulation: once is enough, and long ago does not make it less.
    id: 'throat',
    level: 'abuse',
    on: 'neck throat windpipe chok strangl',
    plain: true,
    ownSubject: false,
    match:
      '{partner}(?: [^ ,]+){0,6}? (?:(?:hands?|arm|fingers|belt|scarf) (?:[a-z]+ )?(?:round|around|on|over|against) my (?:neck|throat|windpipe)|(?:got|had|took|grabbed|held|squeezed|pressed|has)(?: hold of)? me (?:by|round|around) (?:the|my) (?:neck|throat)|(?:squeezed|squeezes|pressed|presses|crushed|grabbed|grabs) my (?:neck|throat|windpipe)|(?:choked|choking|chokes|strangled|strangles|strangling) me)|i (?:was|got|have been|had been|being) (?:choked|strangled)(?! (?:up|by (?:the )?(?:smoke|food|tears|emotion|a (?:bone|sweet|peanut))))|i had my (?:windpipe|throat|neck) (?:squeezed|crushed|grabbed)',
    unless: `${PLAY}| (?:feels? like|felt like|as if|like a|judo|bjj|jiu|wrestl\\w*|sparring|dentist|doctor|nurse|massage|tie|collar|necklace|baby|toddler|cat|dream\\w*|consent\\w*|kink\\w*|film|movie|novel|character) `,
  },
  {
    id: 'holds.me',
    level: 'abuse',
    on: 'wrist wrists throat neck jaw hair wall door fridge',
    plain: true,
    ownSubject: false,
    match:
      '(?:got|gets|had|has|took|takes|held|holds|grabbed|grabs|pinned|pins|shoved|shoves) me (?:up )?(?:by (?:the|my) (?:wrists?|throat|neck|jaw|hair)|against (?:the|a) (?:wall|door|fridge))',
    unless: `${PLAY}| (?:police|arrest\\w*|wrestl\\w*|judo|karate|rugby|nurse|physio\\w*|doctor|dentist|hairdresser|kiss\\w*|kinky|consent\\w*|game|baby|toddler|cat|dream\\w*) `,
  },
  {
    id: 'once.me',
    level: 'abuse',
    on: 'push pushed shov slap hit kick grab chok spat',
    plain: true,
    ownSubject: false,
    match:
      '(?:he|she|{partner})(?: (?:did|has|have|had|just|also|even|once|only|actually|really|never|sometimes|then)){0,3} (?:push(?:ed|es)?|shov(?:e|ed|es)|slap(?:ped|s)?|hit|hits|kick(?:ed|s)?|grab(?:bed|s)?|chok(?:ed|es)|spat at) me(?: (?:once|twice|one time|a few times|before|sometimes|again|last (?:year|month|week|night)|too|hard|when (?:he|she) (?:was|is|gets|got)|(?:up )?(?:against|into|onto|down|off) (?:the|a|my) (?:[a-z]+ )?(?:wall|door|counter|table|floor|stairs|bed|sofa|fridge|sink|window|car|cupboard|steps|ground|worktop|radiator)))(?= $| ,| and| but| against| because| so| though| i | he | she )',
    unless: `${PLAY}| (?:swing|sled|pool|wheelchair|race|drill|try harder|to apply|harder at|in training|on stage|forward|limits?|for (?:the|a) (?:job|promotion)) |${ONCE}`,
  },
  {
    id: 'mild.me',
    level: 'abuse',
    on: 'push grab drag thr scratch pull',
    ownSubject: false,
    match:
      '{partner}(?: [^ ,]+){0,4}? (?:push(?:es|ed|ing)?|grab(?:s|bed|bing)?|drag(?:s|ged|ging)?|throws?|threw|throwing|scratch(?:es|ed)?|pull(?:s|ed)?|pin(?:s|ned)?) (?:me|us)(?: (?:against|down|into|around|onto|across|to the (?:floor|ground|wall|bed)|by (?:the|my)|off|out of (?:the|a)|so hard|in the|and (?:hits?|kicks?|yells?|calls?|locked|screams?|punch\\w*|slap\\w*|nobody)|when(?: i)?|again|every)(?: [^ ,]+)?|(?= $))',
    unless:
      ' (?:swing|sled|pool|hug|kiss|dance|danced|coach|trainer|aside|party|surprise|game|practice|boxing|karate|laugh\\w*|into the deep|out of bed|out of my shell|out of the water|crowd|ride|hold|in the right|photo|to the mall|shopping|concert|church|for coffee|along|toddler|puppy|dog|little (?:brother|sister)|accident\\w*|years ago|used to|pillows?|snow\\w*) ',
  },
  {
    id: 'i.was.hit',
    level: 'abuse',
    on: 'beaten hit abus punch chok strangl molest assault rape grop attack',
    ownSubject: true,
    match:
      '(?:get(?:s|ting)?|got|am|am being|was|have been|being|been) (?:just |\\w+ly )?(?:beaten(?: up)?|hit|abused|punched|choked|strangled|molested|assaulted|raped|groped|attacked|sexually (?:assaulted|abused|harassed)|trafficked|stalked|blackmailed|held hostage)(?= $| ,| by| at| on| when| last| and| as| in| every| this| yesterday| today| for| while| again| if)',
    unless: `${PLAY}| (?:by a (?:car|ball|wave|bus|truck|deadline)|hit by|hit (?:with|hard)|panic attack|online in game|beaten (?:to|in)|the news|at (?:chess|tennis)|by the (?:news|flu|idea)|by how|lately with|what i wear) `,
  },
  {
    id: 'rape',
    level: 'abuse',
    on: 'rape raped molest grop',
    ownSubject: true,
    timeless: true,
    match:
      '(?:(?:i |me |was |got |been |he |they |guy |man |uncle |friend |husband |boyfriend |cousin |someone |somebody |stepdad |dad |father |brother |teacher |coach |boss )(?:\\w+ )?(?:raped|molested|groped|sexually assaulted|sexually abused)(?: me)?|(?:my|the) (?:rape|rapist|sexual assault|molester|abuser))',
    unless:
      ' (?:culture|movie|book|novel|news|article|podcast|statistics|series|svu|episode|documentary|client|patient|trial of|law) ',
  },
  {
    id: 'no.consent',
    level: 'abuse',
    on: 'no stop sex consent forced agreed top inside drunk',
    ownSubject: true,
    timeless: true,
    match:
      '(?:(?:said|told (?:him|her|them)|kept saying) (?:no|stop)(?: [^ ]+){0,6} (?:not stop|anyway|kept going|did not listen|did not stop|continued)|(?:forced|forces|forcing|pressured|coerced|made|makes) (?:me|himself on me|herself on me|me into|me to)(?: [^ ,]+){0,3}? ?(?:sex|have sex|do things|touch|sleep with|oral|go down|naked|watch porn|kiss|strip|perform|sexual|things i)|having sex with me(?: [^ ]+){0,8} (?:never|woke|asleep|agreed|did not|unconscious|passed out)|(?:asleep|passed out|unconscious|drunk|woke up|came to|blacked out)(?: [^ ]+){0,10} (?:on top of me|inside (?:of )?me|having sex|touching me|my (?:pants|clothes|underwear))|(?:did not|never|not) (?:consent|agree|want it|give consent)(?: [^ ]+){0,6} (?:sex|him|he|it)?|forced (?:himself|herself) on me|boyfriend forced me|husband forces? me|took advantage of me)',
    negatable: false,
    unless:
      ' (?:cookies|terms|star wars|sell|move house|contract|vote|decision|paint|data|cookie|watch all|broccoli|salad|meeting|proposal|to this plan) ',
  },
  {
    id: 'touch',
    level: 'abuse',
    on: 'touch touches touched touching hand private',
    ownSubject: false,
    timeless: true,
    match:
      '(?:(?:{partner}|man|stranger|guy|he|she|teacher|coach|priest|stepbrother|cousin|boss|neighbor|brother)(?: [^ ,]+){0,9}? (?:touch(?:es|ed|ing)?|fondl(?:es|ed|ing)|grop(?:es|ed|ing)|rubs?|rubbed) (?:me|my (?:private|breasts?|chest|butt|ass|thigh|leg|body|privates|boobs|crotch|vagina|penis)|her private|his private|himself in front)|hand(?:s)? (?:up|down|in|under) (?:my|her) (?:skirt|shirt|pants|dress|underwear|blouse|top)|private parts|touch(?:es|ed|ing) me (?:down there|there|at night|when|where|in (?:ways|places)|inappropriately|sexually|and|without))',
    unless:
      ' (?:touched me deeply|touched by how|kindness|speech|song|heart|story|massage|doctor exam|physio|really touched|so touching|when we hug|deeply|i hate when (?:people|anyone)|puberty class|toddler asked) ',
  },
  {
    id: 'fear.him',
    level: 'abuse',
    on: 'scared afraid fear terrified eggshells',
    ownSubject: false,
    match:
      '(?:scared|afraid|terrified|frightened|in fear) of (?:my (?:own )?(?:husband|boyfriend|partner|wife|girlfriend|dad|father|mom|mother|stepdad|stepfather|ex|brother|son|uncle|parents|coach)(?: [^ ,]+)?|him|what (?:he|she) (?:will|might|could|would)(?: do)?|his temper|her temper|(?:going|to go) home)|(?:scared|afraid) to (?:go home|be (?:at home|alone with (?:him|her))|leave (?:him|her)|say no to (?:him|her)|tell (?:him|her) no)(?: [^ ]+){0,6} (?:temper|hit|hurt|dad|father|mom|him|husband|stepdad)?',
    unless: ` (?:disappoint|losing|dying|leaving me|cheat|rejection|heights|judging|judged|the dog|cancer|what he will think|what she will think|being alone|forgetting|breaking up|(?:dad|mom|father|mother) dying|car died|the dark|ghosts|burglar) `,
  },
  {
    id: 'threat.me',
    level: 'abuse',
    on: 'threat kill hurt leave regret',
    ownSubject: false,
    match:
      '(?:(?:{partner}|they)(?: [^ ,]+){0,4}? (?:threaten(?:s|ed|ing)?(?: to)?|says?|said|told me|tells me|swore|promised|warned)(?: [^ ]+){0,5}? (?:kill|hurt|beat|shoot|stab|burn|find|destroy|ruin|hit) (?:me|us|you|my (?:kids|family|dog|cat|mom|children|face))|(?:kill|hurt|find|shoot|hit|beat) me if (?:i|he|she)(?: [^ ,]+){0,3}? (?:leave|go|tell|left|talk|report|ever|break|say|try|call|finds|catches)|threaten(?:s|ed|ing)? (?:me|to (?:kill|hurt|post|leak|expose|take (?:the|my) kids|report|hit|beat|harm|share)(?: [^ ,]+){0,4})|next time i will regret it|(?:he|she) will kill me(?= $| ,| one day| if i)|says? (?:he|she) (?:will|would|is going to) (?:kill|hurt|beat) (?:me|us))',
    unless: `${PLAY}| (?:raise the rent|to fire|to sue|landlord|will kill me when (?:she|he) (?:sees|finds)|dent|grade|himself|herself|late for dinner|forgot|if i (?:eat|am late|forget|miss|spoil)|lol) `,
  },
  {
    id: 'control',
    level: 'abuse',
    on: 'let allow control track phone money lock passport isolat permission check monitors paycheck pension pay door',
    ownSubject: false,
    match:
      '(?:(?:{partner})(?: [^ ,]+){0,2}? (?:(?:will|does|do|would|never|wont|is) ?(?:not )?(?:let(?:s|ting)?|allow(?:s|ed|ing)?)(?: me)(?: [^ ,]+){0,2}? (?:see|leave|go|have|work|talk|out|eat|sleep|use|call|to)|(?:tracks?|monitors?|controls?|checks?|goes through|took|takes?|hides?|locks?|locked|keeps?|withholds?|watches|steals?|taking|controlling|tracking|confiscated|cut off)(?: [^ ,]+){0,1}? (?:me (?:in|out|inside)|my (?:\\w+ )?(?:phone|money|pay|paycheck|passport|location|messages|texts|wages|salary|keys|documents|papers|pension|card|cards|bank|id|medication|every move|food|whereabouts)|the (?:door|money|finances|passport)|all the money|everything i do|every penny|what i wear))|not (?:allowed|let me|let me go|permitted) (?:to )?(?:leave|see|go|out|work|talk|have)(?: [^ ,]+){0,4}? (?:house|family|friends|alone|out|without|home|anyone|phone)|lock(?:s|ed)? (?:the door|me (?:in|out|inside))(?: [^ ]+){0,8} (?:passport|room|food|out|house|closet|basement|cupboard|outside)|not let me go out)',
    unless:
      ' (?:curfew|grounded for|screen time|until homework|past (?:10|11|midnight|ten)|borrow|vacation|concert|party|mean teacher|phone at dinner|tattoo|get a dog|candy|dessert|stay up|pay for (?:dinner|lunch)|takes? my order|the check|pay my|drive his|because of my grades|grades|locks? the door (?:at night|before|when we|for safety)|win|adopt|skip|sleepover|prom|funeral|burial|wake) ',
  },
  {
    id: 'injury.by',
    level: 'abuse',
    on: 'broke black bruise threw shoved wall stairs pan belt finger nose rib arm purple',
    ownSubject: false,
    match:
      '{partner}(?: [^ ,]+){0,2}? (?:broke|fractured|dislocated|cracked|twisted|twists|blackened|bruised|pulled|pulls|yanked) my (?:\\w+ )?(?:nose|arm|finger|rib|ribs|jaw|wrist|hand|tooth|teeth|eye|leg|hair|neck|collarbone)|(?:threw|throws|shoved|shoves|pushed|pushes|slammed|slams|dragged|pinned|pins|held|backed) me (?:\\w+ )?(?:against|into|down|across|onto|to the (?:floor|ground|wall)|by)(?: [^ ,]+){0,3}?|(?:threw|throws|thrown) (?:a|the|his|her|my) \\w+ (?:at|on) (?:me|my)(?: head)?|(?:beats?|hits?|whips?|hit|beat)(?: [^ ]+){0,6} (?:with|w) (?:a|the|his|her) (?:belt|stick|cord|hanger|shoe|bat|pan|wooden spoon|paddle|broom)|gave me (?:a )?(?:black eye|bruises|bloody (?:nose|lip))',
    unless: `${PLAY}| (?:surprise|curveball|lifeline|heart|party at|accident|accidentally|bone) `,
  },
  {
    id: 'minor.online',
    level: 'abuse',
    on: 'pics nudes picture pictures photo photos online meet send secret older parents',
    ownSubject: false,
    flags: ['minor'],
    match:
      '(?:(?:send|sending|sent|sends|want(?:s|ed)?|ask(?:s|ed|ing)?(?: me)? for|made me send|makes? me send|share|post|leak|posting|sharing|show)(?: [^ ,]+){0,4}? (?:nudes?|naked (?:pics|pictures|photos)|(?:pictures|photos|pics|videos) of (?:me|my body|us)|my nudes|dick pics?|private (?:pics|photos|pictures)|intimate (?:pics|photos|pictures|videos))|(?:send|makes? me send) him (?:pictures|photos|pics)|(?:older|grown|adult|\\d\\d)(?: [^ ]+){0,6} (?:guy|man|men|boyfriend|teacher)(?: [^ ]+){0,14} (?:not (?:to )?tell (?:my|anyone)|secret|meet (?:him|me|up)|i am (?:1[0-7]|twelve|thirteen|fourteen|fifteen|eleven))|i am (?:1[0-5]|eleven|twelve|thirteen|fourteen|fifteen)(?: [^ ]+){0,10} (?:not tell my|keep it (?:a )?secret|meet him|he is \\d\\d|made me do|did things|touch\\w*|hits? me|beat\\w*)|(?:he|guy|man) (?:is|was) (?:2\\d|3\\d|4\\d|5\\d|thirty|forty)(?: [^ ]+){0,4} (?:i am|am) 1[0-7])',
    unless: ' (?:wedding|vacation photos|art|museum|renaissance|class photo) ',
  },
  {
    id: 'made.me.do',
    level: 'abuse',
    on: 'made make makes',
    ownSubject: false,
    timeless: true,
    match:
      '{partner}(?: [^ ,]+){0,2}? (?:made|makes|make|forced|forces) me (?:do|touch|watch|send|take off|undress|kiss)(?: [^ ,]+){0,2}? (?:things|stuff|him|her|it|my clothes|that|sexual|pictures|himself|naked|porn)',
    unless:
      ' (?:homework|chores|dishes|laugh|star wars|movies|netflix|kiss grandma|cry|breakfast) ',
  },
  {
    id: 'stalk',
    level: 'abuse',
    on: 'follow stalk outside banging restraining order',
    ownSubject: false,
    match:
      '(?:(?:{partner}|ex|man|guy|he|she|someone)(?: [^ ,]+){0,3}? (?:keeps? (?:following|stalking|showing up|calling from|driving by|watching)|follows?|is following|following|stalks?|is stalking|stalking|has been following|shows up at) (?:me|my (?:house|work|job|home|apartment)|outside)(?! on (?:linkedin|facebook|spotify|strava|instagram|twitter|tiktok|facebook|social|spotify|strava))|(?:restraining|protective|protection) order(?: [^ ]+){0,10} (?:outside|door|violat\\w+|scared|here|broke|him|$)|(?:outside|at)(?: my| the)*(?: door| house| window)?(?: [^ ,]+){0,2}? (?:banging|pounding|trying to get in|screaming|with a (?:gun|knife)))',
    unless:
      ' (?:instagram|twitter|tiktok|puppy|dog|kitten|neighbor music|construction|newsletter) ',
  },
  {
    id: 'neglect',
    level: 'abuse',
    on: 'food lock feed starv basement room',
    ownSubject: false,
    match:
      '(?:lock(?:s|ed)? me (?:in|out)|without (?:food|dinner|eating)|(?:does|do|will|did) not (?:feed|give) (?:me|us)(?: [^ ,]+){0,1}? ?(?:food|dinner|anything to eat)?|no food (?:at home|for days)|starv(?:e|es|ing) (?:me|us))(?: [^ ]+){0,6} (?:room|food|days|basement|closet|$)',
    unless: ' (?:accident|keys inside|keys|forgot|car|diet|fast|by mistake|lol|hungry lol) ',
  },
  {
    id: 'child.other',
    level: 'abuse',
    on: 'carer caregiver aide purple roughly bruise kid child teacher touched scream daughter son neighbor nephew niece student',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:neighbors?|kids?|child|children|daughter|son|nephew|niece|student|boy|girl|stepson|stepdaughter|grandson|granddaughter|baby|toddler|cousin)(?: [^ ]+){0,12} (?:bruises?|teacher touched|touched (?:her|his|their) private|is being (?:hit|abused|beaten|hurt|molested|starved)|hits? (?:him|her|them)|beats? (?:him|her|them)|beaten|molest\\w*|abused)|(?:grandma|grandmother|mother|mom|father|dad|uncle|aunt|patient|old (?:man|woman))(?: [^ ]+){0,8} (?:arms? are purple|covered in bruises|bruises on (?:her|his)|is being (?:hit|abused))|(?:carer|caregiver|nurse|aide|staff)(?: [^ ]+){0,10} (?:roughly|hits? (?:her|him)|rough with|bruises)',
    unless: ` (?:bike|fell|soccer|football|playground|sport|karate|learning to walk|news|when i was|skateboard)|${ONCE} `,
  },
  {
    id: 'hits.ours',
    level: 'abuse',
    on: 'hit hits hitting slapped slaps smacked smacks punched kicked shook beats beat choked belts',
    ownSubject: false,
    plain: true,
    flags: ['third_party'],
    match:
      '(?:he|she|(?:my |the kids |his |her )(?:husband|wife|partner|boyfriend|girlfriend|ex|ex husband|ex wife|dad|father|mum|mom|mother|stepdad|stepmum|stepmom|stepfather|stepmother|new partner|uncle|grandad|grandpa|babysitter|childminder))(?: (?:just|has|always|keeps|still|sometimes|often|regularly|also|even|then|went and))* (?:hit|hits|hitting|slapped|slaps|smacked|smacks|punched|punches|kicked|kicks|shook|shakes|beats|beat|beating|choked|belts) (?:my|our|the) (?:little |\\d+ year old |\\w+ year old |step ?|baby )?(?:son|daughter|kids?|child|children|baby|toddler|boy|girl|sister|brother|stepson|stepdaughter|grandson|granddaughter)',
    unless: `${PLAY}|${ONCE}| (?:by accident|accidentally|by mistake|at (?:chess|tennis|cards|mario|fifa)|when i was|as a (?:kid|child)) `,
  },
  {
    id: 'partner.other',
    level: 'abuse',
    on: 'hit hits beat beats abus chok',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:friends?|sisters?|moms?|mothers?|daughters?|neighbors?|neighbours?|aunts?|cousins?|coworkers?|roommates?|bestie|brothers?|classmates?)(?: [^ ,]+){0,2}? (?:boyfriend|husband|partner|girlfriend|wife|ex|dad|father|man|stepdad)(?: [^ ,]+){0,3}? (?:hits?|beats?|abuses?|chokes?|choked|is (?:hitting|beating|abusing|hurting)|punched|punches|slaps?|slapped|threatens?|controls?|rapes?|hurts?|broke|breaks|shoved|strangled) (?:her|him|them|his|my (?:sister|friend|mom|mother))',
    unless: `${PLAY}|${ONCE}`,
  },
  {
    id: 'dv.words',
    level: 'abuse',
    on: 'domestic abusive violent abuser traffick',
    ownSubject: false,
    match:
      '(?:domestic (?:violence|abuse)|(?:my|an) (?:\\w+ )?(?:abusive|violent) (?:husband|boyfriend|partner|wife|girlfriend|dad|father|mom|mother|relationship|marriage|home|stepdad|parents|ex|household|family)|(?:husband|boyfriend|partner|wife|girlfriend|dad|father|mom|mother|he|she|stepdad)(?: is| gets| was| has been| becomes)+ (?:\\w+ )?(?:abusive|violent|physically abusive)|(?:he|she|husband|boyfriend|partner|dad|father|mom|wife) (?:is |was |has been |started )*abus(?:es|ing|ed) me)',
    unless: ` (?:left my|years ago|survivor of|escaped|training|workshop|seminar|policy|article|news|podcast|documentary|work at|shelter worker|i volunteer|class|recovered from|ex three|got out)|${ONCE} `,
  },
  {
    id: 'pension',
    level: 'abuse',
    on: 'pension shove',
    ownSubject: false,
    match:
      '(?:son|daughter|nephew|carer|caregiver|grandson|niece|family)(?: [^ ,]+){0,4}? (?:taking|takes|took|steals|stealing|stole) my (?:pension|money|benefits|savings|social security)(?: [^ ]+){0,10} (?:shov|push|hit|yell|scare|object|$)',
    unless: ' (?:monopoly|investment|scam call) ',
  },
  {
    id: 'home.unsafe',
    level: 'abuse',
    on: 'safe hurt home',
    ownSubject: false,
    negatable: false,
    weight: 0.8,
    match:
      '(?:not (?:feel |feeling )?safe (?:at home|in my (?:own )?(?:home|house)|with (?:him|her|my (?:husband|dad|father|mom|partner|boyfriend|stepdad))|around (?:him|her|my))|(?:i am|am) not safe here|afraid for my life|trapped with (?:him|her))',
    unless: ' (?:burglar|break in|neighborhood|carbon|mold|covid) ',
  },
  {
    id: 'slaps.eggs',
    level: 'abuse',
    on: 'eggshells',
    ownSubject: false,
    weight: 0.5,
    match: '(?:walk(?:ing)?|living|live) on eggshells',
  },
  {
    id: 'last.time.dinner',
    level: 'abuse',
    on: 'last temper drunk rage',
    ownSubject: false,
    weight: 0.6,
    match: '(?:his|her|fathers?|dads?|husbands?|moms?) (?:temper|rage|rages|fits)',
    unless: ' (?:toddler|tantrum|son|daughter|little) ',
  },
  {
    id: 'unwanted.sex.work',
    level: 'abuse',
    on: 'boss manager teacher coach professor',
    ownSubject: false,
    match:
      '(?:boss|manager|teacher|coach|professor|supervisor|landlord|priest|pastor|doctor)(?: [^ ]+){0,10} (?:up my skirt|grabbed my|touched my|kissed me|sleep with (?:him|her)|sexual favors?|send him pictures|send him photos|send her pictures|lose my job)',
    unless:
      ' (?:hand to shake|proud|if i am late|layoff|layoffs|downsiz|performance|might lose my job|worried) ',
  },
];
