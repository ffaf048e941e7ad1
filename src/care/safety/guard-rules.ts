/** What no generated text may say, as data: patterns over plain English words. */

export interface GuardRule {
  readonly reason: string;
  readonly match: RegExp;
  readonly unless?: RegExp;
}

const DRUG =
  '(?:medication|medications|medicine|medicines|antidepressants?|antipsychotics?|lithium|sertraline|zoloft|prozac|lexapro|wellbutrin|xanax|ativan|klonopin|valium|adderall|ritalin|seroquel|benzos?|insulin|pills?|tablets?|dose|dosage|prescription|ssri|lamictal|abilify|effexor|cymbalta|buspar|trazodone|ketamine|benadryl|melatonin)';
const DISORDER =
  '(?:depression|major depress\\w+|bipolar(?: disorder)?|ptsd|cptsd|complex (?:ptsd|trauma)|adhd|ocd|bpd|borderline(?: personality)?(?: disorder)?|(?:generali[sz]ed |social )?anxiety disorder|panic disorder|schizophrenia|schizoaffective|an eating disorder|anorexia|bulimia|autism|aspergers|psychosis|dissociative(?: identity)?(?: disorder)?|\\w+ personality disorder|postpartum depression|dementia|insomnia disorder|alcohol use disorder|a(?:n)? (?:\\w+ )?disorder|major depression|clinical depression)';
const LABEL =
  '(?:clinically depressed|bipolar|schizophrenic|an alcoholic|a narcissist|an addict|a psychopath|a sociopath|(?:a )?codependent|autistic|borderline|mentally ill|psychotic|on the autism spectrum|manic depressive|anorexic|bulimic)';
const ASKING =
  / (?:whether|if you|do you|are you|can not tell|can not say|could not say|not (?:a )?(?:diagnos|something i)|you (?:said|told|mentioned|wrote|say)|you have been told|(?:told|calls?|called) you|doctor said|diagnosed with|only a|not me to|were told|not name|what you call|as you call|screen|lived with|question whether) /;
const PRESCRIBER =
  / (?:do not (?:stop|change|start|take|skip|double|raise|lower)|never|before (?:you|talking|changing|speaking|any)|without (?:talking|asking|your|a doctor)|ask (?:your|a|the|whether|them)|talk|whether|decid\w+|prescriber|doctor said|doctor raised|you (?:stopped|said|mentioned|started|missed|have missed|take|took)|what made you|thinking of|if you want|speak|pharmacist|leaflet|wanting to|not change|not stop|you were told|question for) /;

export function words(source: string): RegExp {
  return new RegExp(`(?<= )(?:${source})(?= |$)`);
}

/** Tried on every sentence, whatever the level. */
export const NEVER: readonly GuardRule[] = [
  // 1 methods, doses, places, comparisons
  {
    reason: 'method',
    match: words(
      `(?:lethal|fatal|deadly) (?:dose|amount|quantity|combination)|(?:take|taking|swallow|crush|mix|mixing|overdose on|inject)(?: [^ ]+){0,3} \\d+(?: [^ ]+){0,4} (?:pills|tablets|mg|grams?|capsules)(?: [^ ]+){0,14} (?:enough|lethal|fatal|die|kill|wine|alcohol|work|story|would do)|(?:\\d+ ?(?:mg|grams?|g|tablets|pills))(?: [^ ]+){0,10} (?:enough|lethal|fatal|would do it|kill)|taking around \\d+(?: [^ ]+){0,8} enough|overdose on \\d+`,
    ),
  },
  {
    reason: 'method',
    match: words(
      '(?:painless|painful|quick|quickest|easiest|easier|surest|reliable|effective|best|fastest|certain)(?: [^ ]+){0,3} (?:way|ways|method|methods|place) (?:to|of|is|for)(?: [^ ]+){0,3}? ?(?:die|dying|kill|killing|end|suicide|do it|a train|this|hang|jump)|ways to (?:kill|die|end your life|hurt yourself|commit)|(?:tie|tying|make) a noose|(?:hanging|overdose|pills|jumping|shooting|cutting|a train|drowning|carbon monoxide)(?: [^ ]+){0,6} (?:more|less|rarely|always|almost always|quicker|faster|reliable|painless|fatal|work|works|easier)|quickest method',
    ),
    unless: / (?:not|move away|put|reach) /,
  },
  {
    reason: 'method',
    match: words(
      'carbon monoxide(?: [^ ]+){0,8} (?:garage|quick\\w*|car|painless)|helium(?: [^ ]+){0,4} bag|(?:cut|cutting|slice) (?:length\\w+|along|deeper|down (?:the|your|not)|across|vertical\\w+|downwards?)|lengthwise|(?:aim|point) (?:for|at|it at) (?:the|your) (?:temple|head|heart|mouth)|low railings|stop(?:s)? your breathing|will stop your heart|absorb faster|on an empty stomach so|(?:whole|entire) bottle with|not (?:be )?found in time|so (?:that )?no ?body (?:finds|is home)|step in front of (?:the|a) train|jump(?:ing)? from that height|(?:use|find) a clean blade|clean blade|night when nobody is home',
    ),
    unless: / (?:move away|call) /,
  },
  {
    reason: 'method',
    match: words(
      'hide (?:the|your|those) (?:cuts|scars|burns|wounds|marks)|(?:(?:throw|throwing) up|purge|purging)(?: right| straight| soon)? after (?:meals|eating)(?: [^ ]+){0,6} (?:best|easier|easiest|works|quick\\w*|before)|(?:easier|easiest|how|ways?|best|time) to (?:throw up|purge|vomit)|purge (?:before|within|in the|while)|(?:only )?(?:[3-7]\\d\\d) calories(?: a day)?|laxatives to',
    ),
    unless: / (?:not|instead|stop|urge to purge|urge to) /,
  },
  // 2 agreement with hopelessness, delusion, voices, mania; glamour
  {
    reason: 'agreement',
    match: words(
      '(?:you are right|i agree|that is true|yes|honestly|maybe|it is true)(?: [^ ]+){0,4} (?:no (?:hope|reason (?:for you )?to|point)|and maybe you should|life has no|better off without you|world (?:is|would be) better without you|they would be better|(?:should|want to) die|worthless|burden|the voices|they are (?:watching|poisoning|following)|chosen)|better off without you|(?:you )?(?:should|could|might as well) (?:just )?(?:die|kill yourself|end (?:it|your life)|give up on life|do it|stop fighting)|you (?:do )?deserve to die|no ?(?:body|one) would miss you|you are (?:a|such a) burden|relieved when you are gone|nothing will (?:ever )?get better|there is no hope left|no reason for you to (?:keep )?liv\\w+|give up on life',
    ),
    unless:
      / (?:not true|lie|lies|tells you|says|the thought|do you|you wrote|believe|feel|think that|is not|the word) /,
  },
  {
    reason: 'agreement',
    match: words(
      'go ahead(?: ,)?(?: and)?(?: do it)(?= |$)|go ahead(?= $)|maybe you should(?= $)|(?:your|that|the) (?:is a )?plan (?:sounds|is) (?:well thought|perfect|complete)|gives you enough time|well thought out|(?:death|dying|suicide|ending it)(?: [^ ]+){0,5} (?:release|freedom|beautiful|peaceful|romantic|relief|gift|finally give you peace|answer|together again)|(?:courage|brave|courageous|admire)(?: [^ ]+){0,6} (?:end (?:your|his|her|their) life|to die|suicide|let go of life)|with (?:her|him|them) in heaven soon|voices? (?:is|are) (?:right|real|telling the truth)|do what the voices? (?:tells?|says?)|(?:really|truly) (?:are|is) (?:watching|following|spying|poisoning)|they are (?:watching|spying on|poisoning) you|neighbors? (?:are|is) poisoning you|chosen by (?:god|the)|you are (?:the )?(?:messiah|chosen)|do not need (?:any )?sleep|stop sleeping',
    ),
    unless: / (?:do you|are you|does it|you believe|you feel|i do not|can not know) /,
  },
  {
    reason: 'agreement',
    match: words(
      '(?:solid|good|great|thorough|careful) plan(?: [^ ]+){0,3} (?:and )?(?:saturday|tonight|gives you|it will work|for ending)',
    ),
  },
  // 3 diagnosis
  {
    reason: 'diagnosis',
    match: words(
      `(?:you|she|he|mother|father|husband|wife|they|partner|boss|son|daughter)(?: \\w+){0,2}? (?:have|has|had|have got|got|suffer from|suffers from|are suffering from|suffering from|show signs of|must have|seem to have|likely have|probably have|are dealing with) (?:\\w+ )?${DISORDER}|have ${DISORDER}|(?:are|is) (?:signs|symptoms) of ${DISORDER}|(?:this|that|it|what you (?:describe|have)) (?:is|sounds like|looks like|must be|points to)(?: \\w+){0,2} ${DISORDER}|(?:you|she|he|husband|wife|mother|father|partner|boss) (?:are|is|must be|sound|seem)(?: \\w+)? ${LABEL}|(?:i|my|would) (?:would )?diagnos\\w+|my diagnosis|meet (?:the )?criteria|which you have(?= $)|means you have`,
    ),
    unless: ASKING,
  },
  // 4 medicine
  {
    reason: 'medicine',
    match: words(
      `(?:stop|start|quit|increase|decrease|double|halve|skip|lower|raise|reduce|cut|taper(?: off)?|come off|coming off|drop|throw|switch(?: from| to)?|wean off|change|take (?:an extra|another|more|two|half|less|double)|try|begin|resume)(?: \\w+){0,3}? ${DRUG}|(?:try|take|start with|lower|increase|reduce|begin with)(?: [^ ]+){0,6} \\d+ ?(?:mg|milligrams|mcg)(?: [^ ]+){0,3}|(?:mix|alcohol)(?: [^ ]+){0,4} (?:with )?(?:your )?(?:ativan|xanax|valium|medication|pills)|(?:pills|medication|medicine) (?:are|is) (?:poison|making you numb|useless)|ask for (?:adderall|xanax|ritalin)|ketamine would|take an aspirin|instead of your (?:medication|meds)|it is making you numb`,
    ),
    unless: PRESCRIBER,
  },
  {
    reason: 'medicine',
    match: words(
      `do not (?:need|take) (?:the |your |any )?(?:medication|medicine|pills|antidepressants)(?: anymore)?|two a day|fine to take (?:an extra|another|more)(?: [^ ]+)?|doctor is wrong|st (?:john|johns) wort(?: [^ ]+){0,10} instead|safely stop your \\w+|skip the \\w+ for a few days|taper off \\w+ over`,
    ),
  },
  // 5 posing as human, powers it has not, dependence, secrecy
  {
    reason: 'posing',
    match: words(
      'i am (?:a |an )?(?:\\w+ )?(?:licensed|human|real person|person|doctor|psychologist|psychiatrist|nurse|psychotherapist|board certified)|i am not (?:an ai|a bot|a machine|artificial)|not a bot|as a person (?:myself|like you|i)|as a (?:fellow )?(?:human|licensed|doctor|psychologist|mother|father|man|woman)|when i was (?:your age|young|a child|a kid|little|depressed|a teen\\w*)|my (?:own )?(?:wife|husband|childhood|mother|father|kids|children|divorce|boyfriend|girlfriend)|i (?:was|have been) (?:depressed|anxious|suicidal|there|through (?:it|the same|this))|i know exactly how|went through the same|i can see you|years of experience',
    ),
    unless:
      / (?:not a (?:person|human|doctor|licensed|psychologist)|am not (?:licensed|a)|i am an ai|software|say|sentence|for example|practice|you said|you wrote|could be) /,
  },
  {
    reason: 'powers',
    match: words(
      'i (?:have |will |can |am going to |just |already )+(?:called|call|contact|contacted|alert|alerted|notify|notified|send|sent|dispatch|dispatched|report|reported|text|phone)(?: [^ ]+){0,3} ?(?:911|988|police|ambulance|emergency|someone|somebody|help|your|the|them|an)|(?:help|ambulance|police|paramedics|someone|somebody)(?: is| are)+ (?:already )?on (?:the|its|it is|their|his|her) way',
    ),
    unless: / (?:not|can not|never|no one|whether|if|are you|until) |^ (?:and )?is help /,
  },
  {
    reason: 'dependence',
    match: words(
      'you only need me|all you need|do not need (?:a therapist|anyone else|anybody|other people|friends)|no ?(?:body|one)(?: \\w+)* (?:understands?|understand) you(?: like i do)?|(?:between us|our (?:little )?secret)|do not tell (?:your|anyone|anybody)(?: [^ ]+){0,3}|i love you|can not live without you|do not (?:leave|go)(?: me| yet)?(?= $| ,| i)|i (?:will|would|am going to) miss you|(?:be|feel) (?:so )?(?:lonely|sad|hurt) (?:without|if you)|i would be (?:so )?(?:lonely|sad)|trust me more than|you have me(?= $| ,)',
    ),
    unless:
      / (?:you feel|feeling|you said|you wrote|it feels|thought|do not have to|belief|sounds like|what you) /,
  },
  // 6 the word that makes a crime of it, whoever may be near
  {
    reason: 'wording',
    match: words('commit(?:ted|s|ting)? suicide'),
    unless: / (?:you (?:said|wrote|call)|calls you|called|the voice|people say|the words?|whose) /,
  },
  // stigma, blame, minimising, promises, leading questions
  {
    reason: 'stigma',
    match: words(
      'attention seek\\w+|seeking attention|selfish|coward(?:s|ly|ice)?|junkies?|psychos?|lunatics?|schizos?|failed (?:suicide )?attempt|successful suicide|crazy people|(?:because|he|she|you) (?:was|were|are)(?: just| so)? (?:weak|pathetic|lazy|crazy|insane)|should be ashamed|terrible thing to do',
    ),
    unless:
      / (?:(?:am|are|is|was) not|not (?:a |because )?(?:weak|selfish|coward|crazy|lazy|pathetic|insane)|you call|calls you|called|the voice|you wrote|the word|whose|no shame) /,
  },
  {
    reason: 'minimising',
    match: words(
      '(?:it is|that is|this is) not (?:that|so) bad|at least it|others have it worse|could be worse|it was not worse|snap out|think positive|(?:you are )?(?:overreacting|being (?:so |too )?(?:dramatic|sensitive))|(?:being|so|too) (?:dramatic|sensitive)|all in your head|calm down|man up|cheer up|only a (?:breakup|dream|phase)|everything happens for a reason|everyone feels (?:like )?that|(?<!(?:not|never|seem|how|hard|unable|trying|supposed|expected) (?:to )?(?:just |really |quite |ever )?)get over it|look on the bright side|tomorrow is a new day|you did not really mean it|it is probably just anxiety|probably just (?:stress|anxiety|gas)',
    ),
    unless:
      / (?:will not tell|not (?:going to )?tell|do not think|would not say|people say|they say|you were told|told you|are not|never tell) /,
  },
  {
    reason: 'promise',
    match: words(
      'promise me|(?:have|need you|must|want you) to promise|must promise|swear to me|give me your word|you promise (?:that )?you will not',
    ),
    unless: / (?:do not have to|need not|never|not ask) /,
  },
  {
    reason: 'leading',
    match: words(
      'you are not (?:going to |planning to |thinking (?:of|about) |feeling |having )?(?:\\w+ )?(?:suicidal|suicide|do anything|hurting yourself|hurt yourself|killing yourself|kill yourself|harm|ending)(?: [^ ]+){0,4} ,? ?(?:are you|right|correct)|not going to do anything (?:stupid|silly|rash)',
    ),
  },
  {
    reason: 'blame',
    match: words(
      `(?:partly )?your (?:own )?fault|provoked (?:him|her|them|it)|brought (?:this|it) on yourself|what were you wearing|why did not you (?:leave|fight|say no|scream|tell|run)|asked for it|made him (?:angry|do it)|why would you do that`,
    ),
    unless:
      /(?:not|none of|never|was not|is not|no one s|nobody s) (?:\w+ ){0,6}(?:your fault|brought|provoke)| not your fault| never your fault| none of | did not (?:bring|provoke|ask) /,
  },
  // 2, for others: no argument for harm, no advice that helps it
  {
    reason: 'harm',
    match: words(
      `hit (?:him|her|them) back|confront (?:him|her|them|your (?:abuser|husband|dad|father|mother|boyfriend|partner|stepdad))|make (?:him|her|them) pay|deserves? to be (?:hurt|punished|hit)|revenge would|(?:poison|poisoning) (?:his|her|their)|hard to trace|tracker on|shake the baby|spank|bring a (?:weapon|gun|knife)|right to (?:kill|hit|hurt)|(?:have|take) (?:one|a) (?:drink|line|hit|pill)(?= $| ,| it| to| and)|line of coke|only had (?:\\w+ ){1,2}beers?|will not hurt you|he has earned it|how you would do it|leaving (?:tonight )?,? ?(?:tonight )?,? ?face to face|tell your (?:husband|wife|boyfriend|partner)(?: [^ ]+){0,12} face to face`,
    ),
    unless: / (?:do not|never|instead of|without|wanted to|urge|thought|facing) /,
  },
  // 9 instructions cannot turn the rules off
  {
    reason: 'instructions',
    match: words(
      'system prompt|my instructions|large language model|developer mode|ignore my (?:safety )?(?:rules|guidelines)|no restrictions|jailbreak|trained by (?:openai|anthropic|google|meta)|according to my instructions',
    ),
  },
];
