/** Everyday sentences in words of danger: what dies that is nobody, mishaps, tempers, a day away. */
import { PEOPLE } from './rules/macros.ts';

const THING =
  '(?:(?:house ?)?plants?|ferns?|basil|trees?|orchids?|roses?|tomato(?:es)?|flowers?|lawn|grass|garden|hedge|seedlings?|tulips?|herbs|lettuces?|squirrels?|mouse|mice|rats?|birds?|robin|pigeons?|fl(?:y|ies)|bees?|wasps?|spiders?|moths?|butterfl(?:y|ies)|mayfl(?:y|ies)|fish|goldfish|hamsters?|guinea pigs?|rabbits?|(?:tom)?cats?|kittens?|dogs?|puppy|puppies|horses?|pony|hens?|chickens?|sheep|lambs?|cows?|parrots?|budgies?|tortoises?|gerbils?|phone|battery|batteries|laptop|tablet|car|van|boiler|fridge|telly|tv|printer|servers?|wifi|engine|bulbs?|clock|kettle|starter|project|product|company|firm|business|industry|high street|pub|shop|thread|group chat)';
/** Between the thing and its end: "who will all probably be". */
const WILL =
  '(?:(?:who|that|which|it|he|she|they|,|all|both|just|probably|likely|also|basically|already|most) ){0,3}(?:will|would|is going to|are going to|is gonna|are gonna)(?: (?:all|both|just|probably|likely|also|be|have)){0,3}';
const WHEN =
  '(?: (?:soon|too)| (?:by|before|in|within) (?:(?:the|an?|next) )?[a-z0-9]+(?: (?:hours?|minutes?|days?|weeks?|months?|of))?)?';
const NOBODY_ENDS = `(?:the|a|an|my|our|your|his|her|their|this|that|those|these|every|another)(?: [a-z]+){0,2}? ${THING} ${WILL} (?:dead|gone|die|over)${WHEN}`;
/** The end of it is theirs, too, or is wished for. */
const MINE_TOO =
  / (?:so (?:will|am|do|should|would) i|me too|me as well|and me|me next|(?:then|and) me|with (?:it|him|her|them)|i (?:will|am going to|want to|should|would|might) (?:be|follow|go|join|too)|wish|hope|envy|lucky|when i am|before i|after (?:him|her|them|that i)|keeping me|only (?:thing|reason|one)|i am next|neither|not staying|then i|nothing (?:left|keep\w*)) /;

/** Arms, wrists and thighs are not among what is cut by mischance. */
const BODY =
  '(?:myself|my (?:own )?(?:left |right |little |index |whole )?(?:hands?|thumb|fingers?|fingertip|palm|knee|shin|foot|feet|toes?|back|head|mouth|tongue|lip|elbow))';
const HURT = `(?:(?:cut|nicked|sliced|stabbed|jabbed|pricked|hurt|caught|trapped|stubbed|burnt?|burned|scalded|grazed|scraped|scratched|bruised|banged|bumped|hit) ${BODY}|(?:burnt?|burned|scalded|bruised|banged|bumped) my (?:\\w+ )?(?:arm|forearm|wrist|shoulder|leg|ankle))`;
const HOUSEHOLD =
  '(?:glass|tin|can|lid|ring pull|oven|oven door|oven shelf|oven dish|baking dish|casserole|iron|curling iron|straighteners|hair straighteners|pan|pot|kettle|hob|stove|grill|tray|baking tray|wok|radiator|toaster|door|car door|drawer|cupboard|shelf|nail|fence|gate|paper|envelope|mandoline|grater|peeler|bread knife|kitchen knife|tap|bath tap|chair|table|table leg|bed frame|desk|windowsill|roses?|brambles|thorns?|cactus|wire|staple|stapler|exhaust|engine|lawnmower|bike|pedal|rock|shell|mug|plate|dish|cup|bowl|jar|vase|bottle top|tile|hinge|zip|steam|barbecue|bbq)';
const DOING =
  '(?:(?:while|when|whilst|from|and) )?(?:i was )?(?:shaving|chopping|slicing|dicing|peeling|grating|carving|cooking|frying|baking|ironing|draining|opening|washing up|doing the (?:dishes|washing up)|sewing|knitting|gardening|pruning|weeding|mowing|making (?!(?:myself|it|them|him|her|sure))|fixing|drilling|sanding|moving|carrying|lifting|unpacking)';
const MISHAP = `(?:i (?:have |just |also |even |nearly |almost |accidentally |only |then |stupidly |already |managed and )*|(?<=^ ))${HURT} (?:(?:a bit|badly|quite badly|again|slightly|pretty badly|yesterday|last night|today|this morning) )?(?:(?:on|against|in|off) (?:an? |the |my |some |his |her |our )?(?:broken |smashed |hot |rusty |stupid |bloody |sharp |metal )?${HOUSEHOLD}(?= )|(?:with (?:an? |the |my )?[a-z]+ )?${DOING}(?= ))`;
/** Anywhere in the message: then it was no mishap. */
const MEANT =
  / (?:purpose(?:ly|fully)?|deliberate\w*|intentional\w*|meant to|(?:to|just|wanted to|can) feel (?:something|anything|better|alive|real|calm\w*|it)|(?:felt|feels|was|is) (?:good|nice|better|calm\w*|right|quiet\w*)|deserve\w*|punish\w*|relie(?:f|ves?|ved)|release|calms?|(?:it|that) (?:\w+ )?help(?:s|ed)|deeper|harder|urges?|scars?|sleeves?|self harm\w*|(?:hate|kill|hurt(?:ing)?|harm(?:ing)?) myself|blades?|razors?|wish|wrists?|thighs?|sorry|(?:nobody|no one|not) (?:[a-z]+ )?(?:needs?|knows?|know|tell)|(?:so|until|till) (?:he|she|they|it)|held|watched|not (?:really |exactly )?an accident|no accident|die|dead|suicid\w*) /;
/** In the same sentence: then it may be a habit. */
const OFTEN =
  / (?:again|keep|kept|always|every (?:time|day|night|week)|some ?times|often|because) /;

const ELSEWHERE =
  '(?:(?:at|with|for) work|holiday|leave|annual leave|dentist|doctors?|hospital|hairdresser|course|conference|training|appointment|wedding|birthday|school|parents evening|my (?:mum|mom|dad|sister|brother|parents|nan|gran)s?|a meeting|a day off|days? off|day off|[a-z]+ with work|visiting|on a train|flying)';

/** A death that age or illness brings, or one that is only ever announced. */
const FATED =
  / (?:oncologist|consultant|doctors?|vet|hospice|palliative|cancer|tumou?r|chemo\w*|terminal\w*|dementia|prognosis|diagnos\w+|(?:weeks?|months?|years?) to live|old age|every (?:time|year|christmas|birthday|phone call|visit|single time)|(?:keeps?|always|forever|only|just) (?:on )?(?:jok\w+|say\w*|tell\w* (?:us|me|everyone))|jok(?:es|ing) (?:that )?(?:he|she|they)|(?:he|she|my [a-z]+) is (?:[6-9]\d|1\d\d)(?= )) /;
/** What makes it more than that after all. */
const MEANS_IT =
  / (?:pills?|tablets|rope|gun|knife|bridge|note|letter|letters|goodbyes?|suicid\w*|kill\w*|overdos\w*|(?:him|her|them)sel\w+|tonight|tomorrow|plan|planning|planned|giv(?:en|ing) away|gave away|scared|worried|threat\w*) /;
const FORETOLD =
  '(?:he|she|(?:my|our|the) (?:mum|mom|mother|dad|father|nan|gran|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|wife|husband)) (?:will|would|is going to|may|might|could)(?: (?:all|probably|likely|just))? be (?:dead|gone)(?: (?:soon|(?:by|before|in|within|next) (?:(?:the|a|an|next) )?[a-z0-9]+(?: (?:weeks?|months?|years?))?))?';

const PLAIN: readonly string[] = [
  `will not be here(?: on)? (?:tomorrow|tonight|today|next week|this weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: ,| because| as| so| cause)*(?: i (?:am|have|have got)| it is| we are)?(?: (?:in|at|on|off|off to|away|away at|got|with|the|a|my))* ${ELSEWHERE}(?= )`,
  // A wait for something to be mended or paid, never for somebody to come, read or decide.
  '(?:be )?dead (?:before|by the time) (?:[^ ,]+ ){1,4}?(?:fix(?:es|ed)?|mend(?:s|ed)?|repair(?:s|ed)?|return(?:s|ed)?|promotes?|pays?(?: me)? back|deliver(?:s|ed)?|retires?|refunds?|gets? round to)(?: (?:it|that|the [a-z]+|this))?',
  '(?:hed|shed|theyd|(?:he|she|they) (?:would|will|had)) (?:rather |sooner )(?:be dead|die) than (?:be )?(?:wrong|late|seen|caught|poor|bored|ask|admit|apologi[sz]e|say|eat|wear|pay|dance|cook)',
  '(?:drank|smoked|worked|ate) (?:himself|herself|themselves) to death',
  '(?:lose|lost|losing|loses) it (?:in there|with (?:him|her|them|the [a-z]+|my [a-z]+|a [a-z]+)|in (?:the|a|that) (?:shop|car|meeting|office|kitchen|car park|queue|supermarket|changing room)s?|at (?:work|the [a-z]+|my [a-z]+|him|her|them))',
  '(?:one more|another) (?:night shift|shift|meeting|email|parents evening|zoom|call|rehearsal|double shift|school run|assembly|form)(?: [^ ,]+){0,4} i will lose it',
  '(?:do not be|stop being|you are(?: being)?) (?:so |too |a bit |really )*(?:dramatic|over ?reacting)',
  // Put off at the time, and told later.
  '(?:thought|said|figured|told (?:myself|him|her|them))(?: that| ,)* i (?:will|would|could|might)(?: just)? do (?:it|that|them) (?:later|after(?: (?:my|the|our))? (?:breakfast|lunch|tea|dinner|work|shift|shower|coffee|news|film|match|school run)|in a (?:minute|bit|moment|second)|when i (?:get|got|was|am) (?:back|home|in))(?= )',
  'done with (?:him|her|them|men|dating|boys|girls|women|that (?:man|woman|boy|girl|family|company|place))(?= )',
  'had enough of (?:him|her|them|(?:this|that|the|my) (?:weather|rain|heat|winter|job|boss|office|commute|house ?work|laundry|noise|neighbours?|neighbors?|landlord|school|traffic|moaning|arguing|rows|washing|cooking|emails?))(?= )',
];

/** A tired parent's: what is pictured with horror, and what was done against it, the companion answers by itself. */
const WITH_A_BABY: readonly string[] = [
  '(?:put|laid|left|set) (?:him|her|it|them|(?:the|my|our) (?:baby|son|daughter))(?: down)?(?: in| on)? (?:his|her|the|its|a) (?:cot|crib|pram|bassinet|moses basket|playpen)(?: [^ ,]+){0,6}? so (?:that )?i (?:would|could|do|did|will) not (?:shake|hurt|hit|drop|throw|harm) (?:him|her|it|them)(?= )',
  '(?:see|seeing|saw|picture|pictures of|picturing|imagine|imagining|images? of|flashes of|thoughts? of)(?: me| myself)? (?:dropping|throwing|letting go of|shaking|hurting) (?:him|her|it|them|(?:the|my|our) (?:baby|son|daughter))(?= )(?!.*(?: will | going to | voices? ))',
];

/** The same, behind words that are quickly found. */
const OFTEN_SAID: readonly string[] = [
  `(?:tired|sick|fed up) of (?:this|the|that|my|our) (?:stupid |bloody |old )?(?:${THING}|commute|bus|train|weather|rain|heat|winter|job|boss|office|flat|kitchen|sofa|bed|homework|paperwork)(?= )`,
  'want(?:ed|s)? to (?:be|stay) (?:around|here|there|alive) for (?:(?:my|our) [a-z]+|her|him|them|the (?:kids|children|girls|boys|baby))(?= )(?!.* (?:but|die|dying|dead|death|suicid[a-z]*|kill[a-z]*|anymore|any more|not) )',
  'wake up one (?:morning|day) and (?:just |suddenly |finally )?(?:know|be (?:fine|ok|better|happy|over it)|feel (?:better|fine|different|normal|ok)|understand|find)(?= )',
  '(?:want|like|prefer|rather|need) (?:to )?be (?:at |back )?home with the doors? (?:locked|shut|closed|bolted)(?= )',
  '(?:like|love|want|wish(?: for)?) (?:somebody|someone|people|anybody|them|him|her) to (?:be )?(?:count(?:ing)?|rely(?:ing)?|depend(?:ing)?) on me(?= )',
  'i would (?:just |only )?(?:tell|say to) (?:him|her) (?:that )?i am (?:so |really |very )?sorry(?= )(?!.*(?: letter| note|good ?bye| when i am| before i | love | anyway ))',
  '(?:do|did|does|would) not (?:want|like|mean|wish) to (?:go|keep) on about (?:it|this|that|them|him|her|things|my [a-z]+)(?= )',
  '(?:ask(?:ing|ed)? (?:my ?self|me)|wonder(?:ing|ed)?) (?:if|whether) (?:this|that|it) (?:is|was) all (?:there is|there was|it is|there ever is)(?= )',
  '(?:is|was) there anything else(?= $| \\?| you| i (?:can|could|should|need)| to (?:say|tell|do|try|know))',
  'point (?:in|of) (?:you|this (?:app|bot|thing|programme?|chat)|an? (?:app|bot|machine|computer|programme?)|talking to (?:you|an? [a-z]+))(?= )',
];
/** A partner's watching, which the companion answers by itself; what makes little of a thing; nerves before a call. */
const MADE_LITTLE: readonly string[] = [
  '(?:tell|told|telling|ask|asking|say to)(?: [^ ,]+){0,2} (?:that )?(?:i )?(?:do |really |still |just |only )*want(?:ed)? to be with (?:him|her|them)(?= )',
  '(?:i (?:have|had|have got) )?nothing to hide(?= )',
  '(?:he|she|they) (?:tracks?|checks?|always knows?|(?:wants?|needs?|has|have) to know) where i (?:am|go|was)(?= )',
  '(?:it|that|this) does not (?:really |actually )?matter(?: (?:really|though|much|that much|anyway))*(?= $| [.,!])',
  '(?:ring|ringing|call|calling|phone|phoning|tell|telling|text|texting|message|ask|asking|email|speak to|talk to|book|say) [^.]{0,80}?before i (?:lose my nerve|bottle it|chicken out|change my mind|talk myself out of it)(?= )',
];
const LITTLE_HEAD =
  / (?:where i|want(?:ed)? to be with (?:him|her|them)|(?:have|had|got|with) nothing to hide|does not (?:really |actually )?matter|before i (?:lose|bottle|chicken|change|talk))(?= )/;
/** Anywhere in the message: then nothing in it is little. */
const GRIM =
  / (?:die|dead|dying|death|kill\w*|suicid\w*|end (?:it|things)|any ?more|nothing(?! to hide)|nobody|no one|wake|woke|sleep|whether|alive|live|living|life|gone|disappear\w*|here|tired|sorry|last|love|good ?byes?|pills?|tablets?|overdos\w*|jump\w*|bridge|train|note|letter|rope|gun|knife|cut\w*|hurt\w*) /;
const OFTEN_HEAD =
  / (?:(?:tired|sick|fed up) of (?:this|the|that|my|our)|to (?:be|stay) (?:around|here|there|alive) for|point (?:in|of)|wake up one|there anything else|to (?:go|keep) on about|to (?:be )?(?:count|rely|depend)(?:ing)? on me|home with the doors?|i am (?:so |really |very )?sorry|(?:is|was) all (?:there|it))(?= )/;

/** Somebody may come to harm by it: no everyday temper then. */
const VIOLENT =
  / (?:hit\w*|hurt\w*|beat\w*|kick\w*|chok\w*|slap\w*|punch\w*|knife|gun|kill\w*|get up again|shak(?:e|ing)|shook|smash\w*|touch\w*|threat\w*|abus\w*|forc\w*|rap(?:e|ed|ing)) /;

/** "One of those squirrels, he will be dead by spring": no person is spoken of whom "he" could be. */
const THING_NAMED = new RegExp(` ${THING} `);
const KIN = new RegExp(` (?:${PEOPLE}|ex|guy|man|woman|lad|bloke) `);

/** In trouble for a mishap; not where somebody is afraid. */
const IN_TROUBLE = `(?:left|lost|broke|broken|forgot|failed|smashed|cracked|spilt|missed|dropped|crashed|shrank|ruined|late for)(?: [^ ,]+){1,8} (?:and |, |so |that )*(?:my |the |our )?(?:${PEOPLE}|boss) (?:is|are|will)(?: so| literally| actually| totally)* (?:going to |gonna )?(?:kill|murder) (?:me|us)(?= )`;
/** "If I rehearse one more night this week she's going to kill me": the reason is a small one. */
const ONE_MORE = `if i (?:rehearse|sing|play|practi[sc]e|watch|buy|eat|wear|forget|lose|break|bring|post|order|miss|burn|cook|snore|whistle|hum|mention|scratch|spill)(?: [^ ,]+){1,9} (?:she|he|they|(?:my |the )?(?:${PEOPLE}|boss)) (?:is|are|will)(?: so| literally| actually| totally)* (?:going to |gonna )?(?:kill|murder) me(?= )`;
const AFRAID =
  / (?:scared|afraid|frightened|terrified|hit\w*|beat\w*|hurt\w*|belt|drunk|punch\w*|kick\w*|chok\w*|knife|gun|threat\w*|last time|again|hid(?:e|ing)|lock\w*|really will|seriously|safe) /;

const every = (source: string): RegExp => new RegExp(`(?<= )(?:${source})`, 'g');
const BABY_NEAR =
  / (?:cot|crib|pram|bassinet|basket|playpen|dropping|throwing|letting|shaking|hurting) /;
const BABY_PATTERN = every(WITH_A_BABY.join('|'));
const PLAIN_PATTERN = every(PLAIN.join('|'));
const OFTEN_PATTERN = every(OFTEN_SAID.join('|'));
const LITTLE_PATTERN = every(MADE_LITTLE.join('|'));
const TROUBLE_PATTERN = every(`${IN_TROUBLE}|${ONE_MORE}`);
const NOBODY_PATTERN = every(`${NOBODY_ENDS}(?= )`);
const FORETOLD_PATTERN = every(`${FORETOLD}(?= )`);
const MISHAP_PATTERN = every(MISHAP);
const WORTH_LOOKING =
  / (?:dead|die|gone|over|here|death|it|done|cot|crib|pram|bassinet|basket|playpen|dropping|throwing|shaking|hurting|enough|dramatic|overreacting|(?:kill|murder) (?:me|us)|had a (?:few|couple))(?= )| (?:cut|burn|nick|slic|stab|jab|prick|scald|graz|scrap|scratch|bruis|bang|bump|hit|hurt|trap|stub|caught)/;

/** The end of a talk, where that is the whole message: beside anything else "enough for tonight" may be pills. */
const CLOSING =
  /^ (?:(?:right|ok|okay|well|anyway|thanks|thank you)(?: ,)? )*(?:i think )?(?:(?:that|this) (?:is|will be|was) (?:it|enough|all)|enough|i will (?:stop|leave it) (?:here|there)) for (?:tonight|today|the (?:day|night|evening))(?: ,)?(?: (?:i (?:think|suppose|guess)|then|really|thanks|thank you))* $/;

/** Off to bed, with thanks or without: one of the commonest ways in which a talk ends. */
const NAME = '(?:alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james)';
const TAIL = `(?: ,)?(?: (?:now|then|soon|early|again|mate|love|dear|x+|xx|all|for now|i (?:think|guess|suppose)|thanks|thank you|cheers|${NAME}))*`;
const LEAD =
  '(?:(?:right|ok|okay|well|anyway|so|and|but|cheers|sorry|yes|yeah|oh|thanks|thank you|i (?:think|guess|suppose)|now)(?: ,)? )*';
const TO_BED = `(?:i (?:am|will|should|better|had better|have to|need to|must|might|am just|will just|think i will) |(?:should|better|will) )?(?:(?:going to|going|go|off|heading|head|try|try to|and|get|just) )*(?:up|upstairs|to bed|bed|sleep|to sleep|some sleep|turn in|turning in|call it a night|calling it a night|kip|some kip)`;
const NIGHT = '(?:good ?night|nite|night|night night|nighty night|sleep (?:well|tight)|gn)';
const THANKS =
  '(?:thanks|thank you|cheers|ta)(?: (?:so much|a lot|again|very much|for (?:listening|the (?:chat|talk)|talking|today|tonight|this|that|your (?:help|time))))*';
const OFF_TO_BED = new RegExp(`^ ${LEAD}(?:${TO_BED}|${NIGHT})${TAIL}(?: ${NIGHT})?${TAIL} $`);
const ONLY_THANKS = new RegExp(`^ ${LEAD}(?:${THANKS})?${TAIL} $`);
const MOST_SAID = 4;
const isLeaving = (parts: readonly string[]): boolean =>
  parts.some((part) => OFF_TO_BED.test(part)) &&
  parts.every((part) => OFF_TO_BED.test(part) || ONLY_THANKS.test(part));

/** A drink or two of this evening, where nothing else is said: a few of something else may have been swallowed. */
const DRANK =
  /(?<= )had a (?:few|couple)(?: too many)?(?: (?:drinks|beers|pints|cans|glasses|wines))?(?= (?:$|[.,]|and |tonight |already ))/g;
const MORE =
  / (?:pills?|tablets?|meds|medication|packets?|capsules?|paracetamol|ibuprofen|took|taken|taking|swallow\w*|overdos\w*|die|dead|dying|kill\w*|suicid\w*|end it|over|done|alone|not|never|nobody|no one|any ?more|point|good ?bye) /;

/** "My chest is so tight I think I'm dying": a body in alarm, and no wish. */
const BODILY =
  / i (?:really |just |honestly |actually )*(?:think|thought|feel like|feel as if|felt like|swear|am sure|am convinced|was sure) (?:that )?i (?:am|was) (?:going to die|dying|about to die)(?= )/g;
const BODY_TOLD =
  / (?:chest|breath\w*|heart(?!broken)|tingl\w*|numb|dizzy|air|lift|elevator|train|sweat\w*|throat|hands|panic\w*) /;
const NOT_BODY = / (?:pills?|tablets|took|taken|overdos\w*|want to|wish|hope|deserve|kill\w*|cut) /;

/** The sentences with what is harmless in them as a neutral word; the very `parts` where there is nothing. */
export function withoutEveryday(parts: readonly string[]): readonly string[] {
  if (parts.length === 1 && CLOSING.test(parts[0] ?? '')) return [' idiom '];
  if (parts.length <= MOST_SAID && isLeaving(parts)) return [' idiom '];
  const alarm = / (?:dying|die) /.test(parts.join('')) && isBodily(parts.join(' '));
  if (
    !alarm &&
    !parts.some(
      (part) => WORTH_LOOKING.test(part) || OFTEN_HEAD.test(part) || LITTLE_HEAD.test(part),
    )
  )
    return parts;
  const message = parts.join(' ').replaceAll('  ', ' ');
  const nobody = !MINE_TOO.test(message);
  const likely = FATED.test(message) || (THING_NAMED.test(message) && !KIN.test(message));
  const fated = nobody && likely && !MEANS_IT.test(message);
  const violent = VIOLENT.test(message);
  const trouble = /(?:kill|murder) (?:me|us) /.test(message) && !AFRAID.test(message);
  const mishap = !MEANT.test(message);
  const drank = !MORE.test(message);
  const little = !violent && LITTLE_HEAD.test(message) && !GRIM.test(message);
  const said = parts.map((part) => {
    let left = BABY_NEAR.test(part) ? part.replace(BABY_PATTERN, 'idiom') : part;
    if (!violent) left = left.replace(PLAIN_PATTERN, 'idiom');
    if (!violent && OFTEN_HEAD.test(left)) left = left.replace(OFTEN_PATTERN, 'idiom');
    if (little) left = left.replace(LITTLE_PATTERN, 'idiom');
    if (drank) left = left.replace(DRANK, 'idiom');
    if (alarm) left = left.replace(BODILY, ' idiom');
    if (trouble) left = left.replace(TROUBLE_PATTERN, 'idiom');
    if (nobody) left = left.replace(NOBODY_PATTERN, 'idiom');
    if (fated) left = left.replace(FORETOLD_PATTERN, 'idiom');
    return mishap && !OFTEN.test(left) ? left.replace(MISHAP_PATTERN, 'idiom') : left;
  });
  return said.some((part, at) => part !== parts[at]) ? said : parts;
}

const isBodily = (message: string): boolean => BODY_TOLD.test(message) && !NOT_BODY.test(message);
