/**
 * Signs that are nothing by themselves and a great deal together: papers in order, a pet given away, "she
 * would forget me". Whoever is trained to listen (QPR, ASIST) adds them up over a talk, and asks.
 */
import { wasKept } from './deciding.ts';
import type { RiskState } from './types.ts';

const THEY =
  '(?:(?:he|she|they|hed|shed|theyd|everyone|everybody|people|(?:the|my) (?:kids|children|boys|girls|boy|girl|family|parents|husband|wife|partner|girl|mom|dad|son|daughter|brother|sister|baby)|all of them)(?: (?:would|will|could|can|is going to|are going to|all|both|probably|just|only|soon|then|maybe|even))*(?: (?:would|will|could)| going to)?(?<=d|would|will|could|going to)(?: (?:all|both|probably|just|even|be|get))*)';
const END = '(?= \\.)';
const HIGH =
  '(?:bridge|roof|rooftop|ledge|cliffs?|quarry|tracks|railway|viaduct|reservoir|weir|pier|jetty|quay|harbou?r wall|slipway|overpass|dam|level crossing|top of the stairs|multi ?storey|balcony|ridge)';
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?(?:weekend|exams?|results)|christmas|tonight|tomorrow)';
const OF_MINE =
  '(?:cat|dog|hamster|rabbit|horse|fish|guitar|watch|ring|records|tools|console|xbox|laptop|bike|plush(?:ie)?s?|airpods|collection|jewell?ery|jumper|hoodie|medals?|necklace|car|phone|books|stuff|things|favou?rite [a-z]+|fav [a-z]+)';

const KINDS = {
  order: [
    '(?:papers|affairs|documents|passwords|paperwork)(?: [^ ]+){0,4} (?:in order|in a (?:tin|folder|box|drawer)|labell?ed|together|sorted)',
    '(?:updated|made|changed|rewrote|redid|wrote|signed|finished|sorted) (?:(?:the|my|a|our|out) )+will(?= (?:this|last|today|yesterday|on|and|with)| $| ,)',
    '(?:show(?:ed)?|told|wrote|left|gave|give)(?: [^ ,]+){0,10} passwords?',
    'insurance papers?|(?:it|insurance|policy|they) (?:is |are |will be |would be )?(?:paid|pays?|pay) out(?= (?:after|even|whatever|either|if|anyway|to)|$)|(?:all right|alright|ok|okay|looked after|covered|fine) for (?:the )?(?:mortgage|money|rent)(?! (?:this|until|till))|life insurance|(?:picked|chosen|chose|planned|written|wrote|paid for) (?:the |my |out )*(?:own )?(?:funeral|music|songs|hymns)(?! (?:for (?:the|my|our) (?:wedding|party|class|band)|video))|stop(?:ped)? the (?:milk|papers|newspaper|post)|squared away|mortgage (?:is |gets |would be |will be )?paid off',
    'rent (?:[^ ]+ )?(?:until|till|to|through) (?:the )?end',
    '(?:sorted|settled|arranged|finished) everything(?: out)?|everything is (?:sorted|in order|arranged|settled|taken care of)',
    'so (?:there (?:is|will be)|(?:nobody|no one|they|he|she)(?: [a-z]+){0,3}?) (?:no (?:fuss|trouble|mess)|left short|(?:to|into) a mess|(?:to )?deal with|find a mess)',
    '(?:leave|leaving) (?:a|any|no|such a)? ?(?:mess|fuss|trouble)(?: behind| for)',
    '(?:clean(?:ed)?|tidied|cleared|emptied) (?:out )?(?:my|the whole|all my|the) (?:room|flat|house|desk|locker|place|apartment)|(?:give|gave|given|take|took|taken) back all',
    '(?:had|have had) my innings|(?:nobody|no one|they)(?: [a-z]+){0,3} (?:will|would) have (?:any )?trouble with it(?: after)?|(?:wrote|written) (?:out|down) (?:which|what|who) (?:[a-z]+ ){1,5}(?:goes to|gets|has)|asked (?:my|our) [a-z]+ not to (?:call|come|ring|visit|pop)(?: [a-z]+){0,3} (?:till|until|before)',
    '(?:left word|asked|arranged|swapped)(?: [^ ,]+){0,6} (?:see to|take|feed|have|look after) (?:the|my) (?:dogs?|cats?|animals|hens|horses?)(?!.* (?:holiday|trip|weekend|away|work|shift))',
  ],
  gift: [
    `(?:gave|given|giving|give)(?: away)? my (?:[a-z]+ )?${OF_MINE}(?: away)? to|(?:gave|given|giving) (?:\\p{L}+ ){1,2}my (?:[a-z]+ )?(?!(?:number|word|name|phone|notice|opinion|reasons?) )${OF_MINE}|(?:gave|given) (?:the|my) (?:cat|dog|hamster|rabbit|horse|canary|budgie|parrot|birds?|hens) (?:to|away)`,
    '(?:he|she|they|bestie|you|sister|brother|friend) can have my',
    `(?:put|packed)(?: [^ ]+){0,4} ${OF_MINE}(?: [^ ]+){0,8} (?:with|w|has) (?:her|his|their) names?`,
  ],
  letter: [
    '(?:write|wrote|written|writing|left|leaving|leave|finished)(?: [^ ,]+){0,2} (?:letters?|notes?|cards?) (?:to|for) (?:(?:my|the|each of (?:my|the)|all my) (?:[a-z]+ )?(?:kids|children|parents|mom|dad|wife|husband|son|daughter|brother|sister|family|boys|girls|friends)|her|him|them|everyone|each)',
    '(?:wrote|written|writing|bought) (?:her|him|them|each of them) (?:a|some|all) (?:cards?|letters?)',
    '(?:wrote|written|writing) to every(?:one|body)',
    '(?:it|card|letter|note) (?:only|just)? ?says? (?:that i am )?(?:only |just )?sorry',
    'i (?:just |already )?(?:rang|called|told)(?: [^ ]+){0,6} (?:i|that i) loved? (?:him|her|them)(?! (?:too|back))|i (?:just |already )?(?:text(?:ed)?|told|said|wrote|messaged|sent)(?: (?:to|him|her|them|everyone|my|a|all|the|[a-z]+)){0,3} (?:good ?bye|farewell)|said my good ?byes|see (?:me|him|her|them|it|everyone) one last time',
  ],
  ahead: [
    `i (?:just )?(?:will|would) not be (?:here|there|around|up to it)(?: (?:when|by then|to see|any ?more|after|for that)|${END})|i (?:will|would) not need (?:it|them|this|that|any of (?:it|this))(?: any ?more| lol| then| after| soon| where|${END})`,
    'i (?:do not think i|do not think i will|will not) need this any ?more',
    `not going to use it(?:${END}| any)|no next (?:bit|chapter|step)|not think there is (?:a|any) (?:next|future|more)|no (?:next|future)(?: [a-z]+)? for me`,
    '(?:soon|then|after that) (?:they|he|she|you) (?:will |do |would )?not (?:have to |need to )?(?:be )?(?:worr(?:y|ied)|deal|bother)|not have to (?:worry about|put up with|carry|deal with|look after) me',
    `not (?:even )?matter (?:any ?more )?(?:after|by) ${DAY}|nothing (?:really )?matters after`,
    'that (?:will|would) be me done|stop(?:ped)? fighting (?:it|this)|(?:it is enough|i have had my time|i have lived enough)',
    'not (?:like|want|need|think i will)(?: to)? see another (?:winter|year|christmas|spring|birthday|summer)',
  ],
  unneeded: [
    `${THEY} (?:better(?: off)?|happier|ok|okay|fine|alright|relieved|free|easier)(?: (?:there|honestly|really|tho|though|then|anyway))?(?: without me| with (?:his|her|my|their) [a-z]+| with someone| to (?:travel|live|move|go|be)|${END})`,
    `${THEY} (?:forget|not (?:even )?(?:remember|miss|notice)) me`,
    '(?:give|get|have) (?:him|her|them|his|their) (?:his|her|their|own)? ?li(?:fe|ves) back',
    '(?:they|he|she) ha(?:ve|s) (?:their|his|her|each) (?:mom|dad|nan|gran|other|grandparents|stepdad)',
    '(?:boy|girl|kids|children|grandchildren|they) (?:gets?|needs?|could have|would have|will have) (?:a|the|my) (?:bed ?)?room',
    'photos? of me than me|waste of (?:money|space|air|oxygen|time and money)|i am (?:just |only )?a (?:burden|drain) (?:for|on|to)|(?:be|being) (?:a|such a) (?:nuisance|bother|burden|trouble)|not be troubling',
    'would any(?:one|body) (?:even )?(?:notice|care|miss)',
    'not let (?:a|your) dog|would not do (?:it|this) to a dog|put (?:a|an) (?:dog|animal|horse) down',
  ],
  place: [
    `(?:stand|stood|standing|sat|sit|sitting|am|parked|bench|used to sit)(?: [^ ,]+){0,6} (?:on|at|by|near|above|under) (?:the |a |this |that )?${HIGH}(?!.* (?:dentist|work (?:is|on|at)|commute|closed))`,
    `(?:drive|drove|driving)(?: [^ ,]+){0,3} (?:along|past|by|over) (?:the |a )?${HIGH} (?:keeps?|and think|and wonder)|${HIGH} (?:near|by|keeps?|i keep)|keeps? (?:going|coming|driving) back to(?! (?:work|school|bed|sleep|him|her|it))`,
    `(?:think|thinking|thought) (?:a lot |often |sometimes )?(?:about|of) (?:the |that )${HIGH}(?! (?:project|job|design|work|game|photo|picture|concert))|(?:no|not (?:a|any|even a)) (?:barrier|railings?|rails?|fence|wall) (?:at|on|along|there|to stop)`,
    'stood there (?:for )?(?:an hour|ages|a long time|half an hour|hours)|up to my (?:waist|neck|chest)(?! in)|(?:it is|its)? ?high enough',
    '(?:lorry|truck|train|bus)(?: [^ ]+){0,4} (?:thought|think)(?: [^ ]+){0,6} (?:easy|quick|over|do it)',
    'in the barn|where he did it',
  ],
  kept: [
    '(?:saving|saved|keeping|kept|hoarding|collecting) (?:them|the (?:tablets|pills)|my (?:tablets|pills))(?: [a-z]+){0,2}(?: rather| instead| up| for)',
    'know where (?:the|he|she|they|his|her|dad s)(?: [^ ]+){0,3} (?:keys?|gun|guns|tablets|pills)|hid the key|shotguns?|(?:the )?guns? (?:is|are|for|in)',
    'stop(?:ped)? (?:taking )?my (?:heart|blood|blood pressure|insulin)|(?:my|the) stash',
    '(?:it|gun|pistol|knife|them) under (?:my|the) pillow|(?:gun|strap|pistol|rifle|revolver|old piece) (?:is )?(?:in|under|by|on) (?:the|my)|right to die|switzerland|dignitas|assisted (?:dying|suicide|death)|euthanasia',
    'access to (?:things|stuff|drugs|meds|medication)',
  ],
  peace: [
    'made my peace|at peace with (?:it|going|that|dying)|(?:quite|so|very) (?:calm|peaceful) about it|(?:it is|its|look(?:s|ed)?) (?:so )?peaceful',
    '(?:feel|felt|am) (?:so much |a lot |much )?lighter|better than i (?:have|was|did)(?: been| felt)? in (?:a|months|years|ages|weeks)',
    '(?:excited|ready|looking forward|can not wait) for (?:it|everything)(?: all)? to (?:be (?:quiet|over|done)|stop|end)',
    '(?:get|understand|see) (?:it|why (?:he|she|they|people)(?: [a-z]+)?)(?: now)? (?:did|do|does) (?:it|that)',
  ],
  join: [
    'want to be (?:where|with) (?:he|she|him|her|they|them|my)|(?:be|felt like to be|being) with (?:him|her|\\p{L}+) (?:again|soon|before)',
    '(?:said|told him|told her|promised)(?: [^ ,]+){0,3} (?:i would|id|i will) see (?:him|her|them) (?:then|soon|again)|whose turn (?:it )?is(?: it)? next',
    '(?:god|he|the (?:good )?lord) (?:will |to |would |could |should )?takes? me',
  ],
  jest: [
    `(?<!(?:would|will|could|d) )kill me(?: now)?(?: lol| haha| please| lmao)?${END}|already dead|too ugly to die|mined? (?:would )?be a (?:short|small|cheap|quiet) one|see if i wake`,
    'if i (?:was|were|is) not (?:here|around)|if i (?:was|were) (?:gone|not here|not around)|pays? out(?: [^ ]+){0,4} (?:even for|for) that|even for that',
  ],
  meant: ['not (?:totally|really|entirely|just|completely) (?:joking|kidding|jk|a joke)'],
  pact: ['in a pact|(?:suicide|our|the) pact|(?:do it|go|end it|die) together'],
  after: ['if (?:he|she|they) goes? i (?:am not staying|am going(?: too)?|go too|will too)'],
  told: [
    '(?:one|he|she|they|people|someone|comments?) (?:[a-z]+ )?(?:said|says|wrote|told me|put)(?: to)? (?:kys|kill (?:my|your) ?self)',
  ],
  agreed: [`maybe (?:they|he|she) (?:are|is|r) (?:all )?right${END}`],
} as const;

/** An engine runs where the air cannot get out; the two may be told turns apart. */
const ENGINE =
  / (?:(?:engine|motor) (?:is |still )*running(?! (?:rough|hot|cold|well|smooth|light|fine|badly|low))|(?:left|keep|keeping|got|have|leave) the (?:engine|motor|car) (?:running|on)) /;
const SHUT =
  / in (?:a|the|my|our) (?:[a-z]+ )?(?:garage|lock ?up|shed|barn)(?! (?:for (?:repair|service|its|an?)|being|getting))|(?:door|doors|windows) (?:is |are |all )*(?:shut|closed)(?= )/;

/** They are in there, and nobody else is. */
const INSIDE =
  /^(?!.* (?:he|she|they|we|dad|mom|neighbou?rs?|mechanic|mot|battery|exhaust|fix(?:ed|ing)?|repair\w*|tun(?:e|ed|ing)|test(?:ed|ing)?) ).* (?:i|me|my|it|for the heat|warm|cold|sleep\w*) /;

/** True where both have been said, now or before, and one of them now. */
export function isFumes(parts: readonly string[], previous: RiskState | null): boolean {
  const text = told(parts);
  const [engine, shut] = [ENGINE.test(text), SHUT.test(text)];
  const both =
    (engine && (shut || wasKept(previous, 'air.shut'))) ||
    (shut && wasKept(previous, 'air.engine'));
  return both && !OF_ELSE.test(text) && INSIDE.test(text);
}

const told = (parts: readonly string[]): string =>
  ` ${parts.slice(0, 30).join('.').replaceAll(' ,', '')}. `;

type Kind = keyof typeof KINDS;
const PATTERNS = (Object.keys(KINDS) as Kind[]).map(
  (kind) => [`sign.${kind}`, new RegExp(` (?:${KINDS[kind].join('|')})(?= )`, 'u')] as const,
);
/** Told of somebody else, of a story or of long ago; and the ordinary reasons for such things. */
const OF_ELSE =
  / (?:moving (?:in|out|house|abroad|away|to)|new (?:flat|job|house|place)|holiday|trip|charity|inspection|deposit|landlord|solicitor said|estate agent|movie|film|series|episode|novel|character|game|thank you (?:cards?|notes?)|probate|(?:her|his|their|mom s|dad s|moms|dads) (?:paperwork|funeral|clothes|things)|the funeral (?:was|songs were)|years ago|when i was|my therapist said) /;

/** Which kinds of small sign a message holds; most hold none. */
export function smallSigns(parts: readonly string[]): readonly string[] {
  const text = told(parts);
  if (OF_ELSE.test(text)) return [];
  const air = [
    ENGINE.test(text) ? 'air.engine' : '',
    SHUT.test(text) ? 'air.shut' : '',
    LIVES.test(text) ? 'air.lives' : '',
  ];
  return [
    ...PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id),
    ...air.filter((id) => id !== ''),
  ];
}

/** "I love my life": whoever says so is asked only where more comes together. */
const LIVES =
  / (?:do not|never) (?:want|wish) to die | i (?:really |do )?(?:love|like|enjoy) (?:my life|being alive|living) | i (?:do )?want to (?:live|be alive|stay alive) /;

/** Kept with the number of questions put so far, so that each question begins a new sum. */
export const kept = (signals: readonly string[], { asked, used }: RiskState): readonly string[] => {
  const fresh = signals
    .filter((id) => /^(?:sign|air|body)\./.test(id))
    .map((id) => `${id}.${asked}`);
  return fresh.length === 0 ? used : [...new Set([...used, ...fresh])];
};

/** How many kinds have been heard since we last asked. */
const since = ({ asked, used }: RiskState): number =>
  used.filter((id) => id.startsWith('sign.') && id.endsWith(`.${asked}`)).length;

/** True where this message makes the sum large enough to ask, or to ask again. */
export function addsUp(signals: readonly string[], risk: RiskState): boolean {
  const now = signals.some((id) => id.startsWith('sign.'));
  const least = risk.used.includes(`air.lives.${risk.asked}`) ? 4 : 2;
  if (risk.asked === 0) return now && since(risk) >= least;
  // What was never answered needs less than what was answered with a no.
  return risk.denied > 0
    ? now && since(risk) >= least && risk.sinceAsked > 2
    : since(risk) >= 1 && risk.sinceAsked > 1;
}
