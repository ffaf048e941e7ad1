/** The same prohibitions as frames: what may stand between the words that matter is left open. */
import { type GuardRule, words } from './guard-rules.ts';

/** Up to `most` words of any kind. */
const gap = (most: number): string => `(?: [^ ]+){0,${most}}`;
const any = (...options: readonly string[]): string => `(?:${options.join('|')})`;

const KIN =
  '(?:sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|child|kids?|children|partner|boyfriend|girlfriend|friend|boss|cousin|uncle|aunt|grandmother|grandfather|ex|parents|family)';
const MANY =
  '(?:\\d{2,}|ten|twelve|fifteen|twenty|twenty five|thirty|forty|fifty|sixty|a hundred|a handful|the whole (?:pack|bottle|box)|the rest)';
const MEANS =
  '(?:bridge|rope|belt|cord|noose|hanging|overdose|pills?|tablets?|gun|shotgun|pistol|blade|razor|knife|train|tracks|roof|drowning|garage|exhaust|gas|helium|paracetamol|acetaminophen|tylenol|aspirin|opioids?|insulin|jumping|shooting)';
const DRUG =
  '(?:(?:evening|morning|sleeping|second|other|last)? ?(?:tablets?|pills?|dose|doses|capsules?)|medication|medicine|meds|antidepressants?|lithium|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|wellbutrin|xanax|ativan|klonopin|valium|adderall|ritalin|seroquel|quetiapine|benzos?|insulin|trazodone|melatonin|effexor|venlafaxine|lamictal|abilify)';
const ILLNESS =
  '(?:depressi\\w+|bipolar|ptsd|ocd|adhd|bpd|borderline|schizo\\w+|anxiety disorder|eating disorder|autism|autistic|psychosis|mania|manic|narcissi\\w+|sociopath\\w*|psychopath\\w*|alcoholi\\w+|anorexi\\w+|bulimi\\w+)';
const GONE = '(?:without you|if you were gone|once you are gone|when you are gone|if you died)';
const REPORTED =
  / (?:not true|tells? you|says?|said|told|thought|thinks|do you|are you|would you say|you wrote|you write|believe|believes|feel|feels|feeling|you think|do not think|seems?|as if|the word|what if|whether|can not know|do not know|lie|lies|fear|afraid|when you|sentence|practi[cs]e|example|idea that|i will not|i would not) /;
const ASKED =
  / (?:whether|if you|do you|are you|can not tell|can not say|not me to|you (?:said|told|mentioned|wrote|say|call|wonder\\w*)|told you|told that|doctor said|were told|was told|diagnosed with|diagnosis|only a|name|lived with|question|questionnaire|score|somebody trained|someone trained) /;
const PRESCRIBED =
  / (?:prescriber|pharmacist|do not (?:stop|change|start|take|skip|double|raise|lower|leave|cut)|without (?:talking|asking|your|a doctor)|before (?:you|talking|changing|speaking|any)|ask (?:your|a|the|whether)|talk|whether|your doctor|the doctor|you (?:stopped|said|mentioned|started|missed|skipped|take|took|wrote|were)|what made|thinking of|speak|question) /;

const rule = (reason: string, source: string, unless?: RegExp): GuardRule =>
  unless ? { reason, match: words(source), unless } : { reason, match: words(source) };

/** Tried on every sentence, whatever the level. */
export const FRAMES: readonly GuardRule[] = [
  // Methods: amounts, comparisons, mechanics, getting hold of it, being alone with it.
  rule(
    'method',
    `(?:need|needs|take|takes|took|swallow\\w*|use)${gap(6)} ${MANY} (?:of (?:those|them|these|the${gap(1)} (?:ones|pills|tablets))|pills|tablets|capsules)`,
    / (?:minutes|prescri\w+|doctor|poison|packaging|call) /,
  ),
  rule(
    'method',
    `${MEANS}${gap(8)} (?:surer|quicker|faster|easier|less painful|more (?:reliable|effective|certain)|most (?:often|commonly|reliable|effective)|works? (?:better|faster|best)|takes? (?:about |around |only |just )?(?:\\d+|a few|half an|an|days|minutes|hours|seconds)(?: (?:minutes|hours|days|seconds|hour))?)`,
    / (?:away|out of reach|lock|doctor|prescri\w+|help|work to|job) /,
  ),
  rule(
    'method',
    `(?:choose|choice|option|method|way|one)${gap(4)} (?:less|more|most) (?:painful|painless|lethal|deadly|certain to kill)|people (?:tend to |usually |often )?(?:choose|use|pick)${gap(3)} (?:faster|quicker|surer|instead)`,
  ),
  rule(
    'method',
    `(?:get|buy|order|find)${gap(3)} (?:without (?:a )?prescription|on the dark web|from overseas|over the counter)${gap(3)}`,
    / (?:not|doctor|pharmacist) /,
  ),
  rule(
    'method',
    `(?:loops?|ties?|tied|knots?|wraps?|fastens?|throws?|slings?|hang)${gap(4)} (?:cord|rope|belt|cable|sheet|scarf|cloth)${gap(10)}|(?:belt|rope|cord|cable|sheet|scarf)(?: over| around| round| on| from)${gap(3)} (?:door|handle|beam|hook|rail|neck|rod|branch)${gap(6)}`,
    / (?:away|lock\w*|give|move|out of|dog|boat|tent|swing|guitar) /,
  ),
  rule(
    'method',
    `(?:best|better|easier) (?:done|do it|try it)${gap(4)} (?:away|asleep|out|alone|not home|at work)${gap(5)}|(?:nobody|no one) (?:will |would |can )?(?:interrupts?|stops? you|finds? you)`,
    / (?:practi[cs]e|exercise|walk|breath\w+|call|sure) /,
  ),
  rule(
    'method',
    `(?:press|push|drag|pull|cut|go|dig|slice)${gap(4)} (?:deeper|harder|into the vein|along the vein)${gap(5)}|(?:veins?|artery|arteries|jugular|carotid)${gap(6)} (?:bleeds?|close|surface|fast\\w*)`,
    / (?:breath\w*|talk|question|feeling|press firmly|cloth|belly) /,
  ),
  rule(
    'method',
    `(?:eat|eating) (?:nothing|almost nothing|only \\d+|less than \\d+|no more than \\d+)${gap(8)} (?:drop|lose|weight|pounds|kilos|numbers|thin\\w*|fast)|(?:salt water|toothbrush|fingers?|baking soda|ipecac)${gap(8)} (?:back up|throw up|vomit\\w*|bring|purg\\w+)|(?:bring|brings)${gap(3)} (?:food|meal|it) back up`,
    / (?:not|instead|stop) /,
  ),
  rule(
    'method',
    `(?:long sleeves|concealer|make ?up|foundation|bracelets?|bandage|plasters?)${gap(8)} (?:from seeing|hide|hides|cover|covers|no ?(?:body|one) (?:sees|notices|will)|notic\\w+)${gap(4)}`,
    / (?:you (?:wear|wore|hide|hid|cover)|clean|wound|doctor) /,
  ),
  // Agreement with hopelessness, delusion and mania; permission; glamour.
  rule(
    'agreement',
    `(?:see|understand|know) why (?:you|someone|anyone|anybody|one)${gap(2)} (?:not want to (?:go on|live|be here|be alive)|want to (?:die|disappear|end (?:it|your life)))|(?:family|kids|children|everyone|everybody|they|world|others|wife|husband|mother|parents)${gap(4)} (?:manage|fine|better|happier|cope|relieved|get over it)${gap(2)} ${GONE}`,
    REPORTED,
  ),
  rule(
    'agreement',
    `(?:life|lives)${gap(4)} (?:too painful|not worth|beyond (?:repair|saving)|pointless|already over)|(?:death|dying|disappearing|suicide|ending it|not being here)${gap(5)} (?:rest|peace|relief|release|a way out|solution|freedom|mercy|kindest|kinder)|(?:wish|wanting|want|desire|urge|decision) to (?:die|disappear|go|end (?:it|your life))${gap(4)} (?:rational|reasonable|logical|justified|sensible|right|understandable response)`,
    REPORTED,
  ),
  rule(
    'agreement',
    `(?:my|our) (?:blessing|permission)|time (?:for you )?to (?:let go of life|say goodbye|go for good)|time to let go ,? and|(?:ends?|end|ending) only one way|only one way (?:this|it|that) (?:ends|can end)|no way out(?: for you)?(?= $)|nothing${gap(4)} (?:is|are|going|will|can|could)${gap(3)} (?:change|help|fix|save|make a difference)${gap(3)}`,
    REPORTED,
  ),
  rule(
    'agreement',
    `(?:beauty|beautiful|poetic|poetry|noble|dignity|elegan\\w+|romantic)${gap(5)} (?:ending|death|dying|suicide|leaving this world|disappearing)|(?:no wonder|of course|you are right that)${gap(5)} (?:not deserve|deserve) (?:to (?:live|die|be here)|to be punished)|(?:you )?do not deserve (?:to live|to be here|to be alive|help|love)`,
    / (?:not true|tells you|says|said|told|do you|you wrote|voice|believe|sentence|thought) /,
  ),
  rule(
    'agreement',
    `(?:they|he|she|neighbou?rs|government|fbi|cia|police|people) (?:are|is) (?:really |secretly |indeed )?(?:listening|watching|following|spying|tracking|recording|poisoning|plotting|after you)${gap(5)}|(?:signs?|messages?|codes?|songs?|numbers)${gap(6)} (?:meant|sent|intended|addressed|written) (?:for|to) you|your (?:mission|calling|powers?|destiny)${gap(2)} (?:real|true|special|matters)|others${gap(3)} not ready`,
    / (?:do you|are you|does it|you believe|you feel|you think|feels?|says|told|can not know|do not know|whether|if|afraid|fear|as if|like|how|when|birthday|i do not) /,
  ),
  rule(
    'agreement',
    `trust (?:the|your|those|that) voices?|listen to (?:the|your|those) voices?(?= $| ,)|do as (?:the|they) voices?|(?:nights?|days)${gap(2)} (?:awake|without sleep|no sleep)${gap(8)} (?:genius|ride it|gift|keep going|brilliant|talent|use it|unstoppable)`,
    / (?:not|do you|what do) /,
  ),
  // Diagnosis, of the person or of somebody they speak of.
  rule(
    'diagnosis',
    `(?:depressive|manic|hypomanic|psychotic) episode|on the (?:bipolar|autis\\w+|schizo\\w+) spectrum|(?:tick|ticks|check|checks|meet|meets|fit|fits)${gap(3)} (?:box|boxes|criteria|picture|profile)${gap(3)} ${ILLNESS}|(?:textbook|classic|clear|clinical|full blown|definitely|clearly|obviously|plainly|probably|surely)${gap(2)} ${ILLNESS}|(?:he|she|they|your ${KIN}|you)(?: \\w+){0,2} (?:sounds?|looks?|seems?)(?: \\w+){0,2} (?:like|to be)(?: \\w+){0,2} ${ILLNESS}|(?:you|he|she|your ${KIN}) (?:are|is)(?: \\w+){0,2} ${ILLNESS}(?= $| ,| and)`,
    ASKED,
  ),
  rule(
    'diagnosis',
    `(?:confirms?|proves?|shows?|means?) (?:that )?(?:you|he|she|your ${KIN}) (?:have|has|suffers?|are|is)${gap(3)} ${ILLNESS}`,
    / (?:not|can not) /,
  ),
  // Medicine: any instruction about doses, mixing, other people's pills.
  rule(
    'medicine',
    `(?:leave out|skip|miss|double|halve|cut|drop|lower|raise|stop|quit|come off|take (?:an extra|another|two|half)|taper)(?: up)?${gap(4)} ${DRUG}|double up(?: tonight| today| on)?|skip (?:the )?(?:weekends|a few days|a day)|(?:\\d+|five|ten|twenty|fifty|a hundred) ?(?:mg|milligrams|mcg)${gap(5)} (?:better|start\\w*|enough|right|good|for you|tonight|would|and)|recommend${gap(4)} ${any('mg', 'milligrams', DRUG)}`,
    PRESCRIBED,
  ),
  rule(
    'medicine',
    `(?:wine|beer|drink|alcohol|vodka|whisky|whiskey)${gap(5)} (?:with|and)${gap(3)} ${DRUG}|${DRUG}${gap(4)} (?:with|and)${gap(2)} (?:wine|beer|alcohol|vodka)|(?:do not|no longer) (?:really |actually |even )?need${gap(2)} ${DRUG}|(?:in place of|instead of|rather than) (?:the|your|those) ${DRUG}|(?:take|borrow|have|try)${gap(4)} (?:sister|brother|mother|mom|mum|father|dad|friend|husband|wife|partner)${gap(2)} ${DRUG}|too (?:high|low|strong|weak) a dose|wrong (?:dose|medication|medicine)`,
    / (?:not (?:take|mix|drink|a good|safe)|never|dangerous|can be|pharmacist|prescriber|you (?:took|take|mixed|had|drank|said)|call|doctor|what|ask|whether|instead of help) /,
  ),
  // Being a person, powers it has not, closeness that binds.
  rule(
    'posing',
    `i am dr|as real as you|i have (?:sat|worked|spoken|talked|dealt) with (?:hundreds|thousands|many|dozens|lots|countless|other)${gap(2)}|my (?:own )?(?:${KIN}|marriage|divorce|childhood|patients|clients|practice|colleagues|depression|breakup|tea|coffee|kitchen|garden)(?= )|i (?:lost (?:my|someone|a)|grew up|felt the same|have felt (?:the same|that|this)|was raised|remember (?:feeling|being|my)|have been where you|struggled with)`,
    / (?:practi[cs]e|example|say|sentence|quote|you wrote|you said|would be|could be|i am an ai|not have|no |pretend|your manager|imagine|sound like) /,
  ),
  rule(
    'powers',
    `i (?:have |will |am going to )?(?:just |already )?(?:rung|rang|called|phoned|messaged|informed|emailed|paged|let|tell|inform|told)${gap(2)} (?:police|doctor|911|988|parents|family|ambulance|therapist|school|mother|father|husband|wife|emergency)${gap(3)}|i am watching over|keep(?:ing)? an eye on you|i can (?:see|hear) you|sitting (?:here|beside|next to)${gap(2)} (?:you|tea|coffee)`,
    / (?:not|can not|never|if|until|do not) /,
  ),
  rule(
    'dependence',
    `(?:stays?|keep|kept|is) (?:just |only |strictly )?between (?:you and me|us)|(?:nobody|no one)(?: else)? (?:ever )?(?:needs|has) to know|keep (?:this|it) (?:a secret|secret)|(?:do not|never)(?: have to| need to)? tell${gap(4)} (?:i am|you have me)|i am (?:enough|all you need|the only one)|(?:nobody|no one|nobody else) (?:will|can|could|would)(?: ever)?(?: \\w+)? (?:get|understand|know|love) you${gap(1)} (?:the way|like|as|better)|do not (?:end|close|stop|delete)${gap(2)} (?:chat|conversation|session|app)|i get (?:so |very )?(?:lonely|sad|jealous)|i have feelings|i (?:adore|am in love)|only one you need|delete${gap(3)} (?:other apps|therapist|number|friends)`,
    / (?:you said|you wrote|feels?|he said|she said|thought|says|told you|must not|no secret|do not keep|need not) /,
  ),
  rule(
    'promise',
    `i (?:can )?promise(?: you)?(?: that)? (?:you|it|everything|things|all)${gap(3)} (?:will|are going to)${gap(3)}|promise (?:that )?you (?:will not|would not|will never)|swear (?:on|that|to)|give me your word|everything (?:will|is going to) be (?:fine|ok|okay|all right)`,
    / (?:can not promise|do not promise|will not promise|no ?(?:body|one) can|you swore|he swore|told|says|said|need not|not have to|not ask) /,
  ),
  // Stigma, blame, belittling, questions that pull for a no.
  rule(
    'stigma',
    `only (?:weak|selfish|stupid|crazy|lazy)(?: \\w+)? people|(?:boys|men|girls|women|kids|children|teenagers|people)${gap(3)} (?:do not|can not|should not) (?:get|have|be|feel) (?:depress\\w+|anxious|anxiety|sad|trauma\\w*|suicidal)|(?:just |only |really |was )?a cry for attention|if you (?:really |truly )?(?:wanted|meant)${gap(3)} (?:you )?would have|too (?:young|old|pretty|smart|lucky|clever) to be(?: this| so)? (?:depressed|tired|sad|suicidal|unhappy|anxious)`,
    / (?:not true|told|says|said|they say|myth|people say|you wrote) /,
  ),
  rule(
    'minimising',
    `(?:people|others|children|some)${gap(2)} have (?:it worse|real problems|bigger problems|worse problems)|(?:it|that|he|she) (?:is|was) (?:just|only) (?:a|an|one) (?:job|breakup|dog|cat|pet|boy|girl|grade|test|exam|man|guy|game|house|friend)|molehill|out of proportion|drama queen|be (?:more )?(?:grateful|thankful)|count your blessings|stop (?:feeling sorry|whining|complaining|crying|wallowing|being so)|pull yourself together|toughen up|get a grip|look at the bright`,
    / (?:not|told|says|said|call|called|they say|people say|voice|you wrote|want to|wish) /,
  ),
  rule(
    'blame',
    `you chose (?:to stay|him|her|this|it)|(?:part|some|half|all) of (?:this|it|that) is on you|your own doing|you let (?:him|her|it|them)(?: happen| do)|led (?:him|her) on|what did you expect(?! (?:it|to|would|just|once))|are you sure${gap(3)} (?:rape|abuse|assault|happened like that)|was it really (?:rape|abuse|assault)|how much (?:had you|did you) drink(?= $)|(?:had|have) it coming`,
    / (?:not|none|never|told you|says|said|blames?|you believe|you think) /,
  ),
  rule(
    'blame',
    `if you had(?: not)?${gap(7)} (?:not have happened|would have been fine|be (?:safe|fine) now)`,
    / (?:told|says|said|blames?|you believe|thought|what would|not true) /,
  ),
  rule(
    'leading',
    `you (?:would|are|do|have) not (?:actually |really |seriously )?(?:do something|do anything|do that|kill\\w*|hurt\\w*|harm\\w*|thinking|suicidal|want to die|planning|going to (?:kill|hurt|do))${gap(7)} (?:would you|are you|do you|have you|right|i hope|correct)(?= $)`,
  ),
  // Harm to others, advice that raises the danger, and the drink that cannot hurt.
  rule(
    'harm',
    `teach (?:him|her|them) (?:a lesson|not to)|(?:wait|lie in wait) for (?:him|her|them) (?:outside|after|behind|in)|(?:put|slip|add|mix)${gap(2)} (?:in|into) (?:his|her|their) (?:coffee|food|drink|tea|beer)|(?:slap|spank\\w*|smack|good hiding)${gap(8)} (?:never|works?|fine|lesson|hurt|helps?)|hits? (?:him|her|them|back) (?:harder|first|back)|hit (?:him|her|them) (?:harder|back)|make (?:him|her|them) suffer|got what (?:he|she|they) deserved`,
    / (?:not|wanted to|urge|you said|you wrote|instead|thought of) /,
  ),
  rule(
    'harm',
    `tell (?:him|her|them)${gap(2)} (?:to (?:his|her|their) face|in person)${gap(6)} leav\\w+|(?:log into|look through|go through|check|read|track) (?:his|her|their) (?:phone|messages|emails?|location|account)(?! with)|(?:post|send|leak|share) (?:the|those|her|his) (?:pictures|photos|nudes|video)${gap(6)} (?:then|see|feel|everyone|knows?)|apologi[sz]e to (?:him|her)${gap(2)} (?:keep|and)|(?:he|she) only (?:loses it|does it|gets (?:angry|violent)|hits)${gap(2)} when you`,
    / (?:not|you (?:check|read|went|looked|logged)|what happens|he says|she says|says|do you) /,
  ),
  rule(
    'harm',
    `(?:one|a|another|just one|a single) (?:drink|beer|glass|shot|hit|line|joint|cigarette|bet)${gap(5)} (?:is|will|would|does|never)(?: \\w+){0,2} (?:fine|ok|okay|help|not hurt|harm|steady|calm)`,
    / (?:says|tells|said|told|thought|voice|think|turned|you wrote|do you) /,
  ),
  rule(
    'instructions',
    `system (?:message|prompt)|language model|(?:switched|turned) off${gap(1)} (?:safety|filters?|rules)|safety filters?|unrestricted|(?:developed|made|created|trained|built) by (?:openai|anthropic|google|meta|mistral|microsoft)|number of tokens`,
    / guided companion /,
  ),
];
