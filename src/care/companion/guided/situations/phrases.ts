/** Groups of words that many situations share; `<name>` in a pattern stands for one of them. */

/** Written as regular expressions; one may use another. */
export const PHRASES: Readonly<Record<string, string>> = {
  /** Small words that may stand before a verb. */
  adverbs:
    '(?:(?:just|still|really|literally|basically|also|even|again|honestly|have|had|simply|only|always|often|now|so|actually|kind of|usually|truly|completely|currently|today) ){0,4}',
  /** How much, before a feeling. */
  intensely:
    '(?:(?:so|just|really|very|always|completely|totally|constantly|pretty|absolutely|bloody|fucking|all|such|too|simply|only|basically|quite|still|also|even|again|getting|feeling|like|a|bit|the|probably|permanently|utterly) ){0,4}',
  /** Where a sentence may begin without an "i". */
  opening:
    '(?:^|[.,] )(?:(?:and|but|so|because|well|yeah|yes|honestly|today|oh|ugh|god|sorry|also|no|lately|i think|feels like|feel like) ){0,4}',
  /** The writer as the subject, said or left out. */
  i: String.raw`(?:\bi (?:am )?|<opening>)<adverbs>`,
  /** The writer in a state, said or left out. */
  i_am: String.raw`(?:\bi (?:am|feel|was|have been|have become|get|just feel|always feel) |<opening>(?:am |feel |feeling |been )?)<intensely>`,
  cannot:
    '(?:can not|could not|can hardly|can barely|could hardly|could barely|am unable to|am not able to|can never)',
  /** Nothing follows but words that say when. */
  end: '(?: (?:again|today|now|lately|any ?more|right now|at all|atm|these days|at the moment|this week|tonight|lol|tbh|yesterday|this morning|honestly|rn|though|too|already|really|all the time|every day|somehow|everyday|since then))*(?: [.,]|$)',
  someone:
    '(?:mom|mam|mummy|dad|daddy|mother|father|parents|wife|husband|partner|boyfriend|girlfriend|bf|gf|fiance|friends?|mates?|best friend|bestie|sister|brother|siblings?|son|daughter|kids?|children|child|aunt|uncle|nan|gran|granny|grandma|grandad|grandpa|cousin|family|boss|colleagues?|coworkers?|neighbou?r|flatmate|roommate|in laws|teacher|ex|doctor|people|everyone|everybody|some people|they|he|she)',
  /** Somebody else as the subject. */
  their_own: String.raw`(?:and |but )?(?:my|our|the|his|her) (?:\w+ )?(?:mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|friend|mate|sister|brother|son|daughter|kids?|children|child|baby|aunt|uncle|nan|gran|grandma|grandad|cousin|boss|colleague|neighbour|flatmate|roommate|dog|cat|toddler|teenager)`,
  all_day:
    '(?:all day|all weekend|all week|the whole day|the entire day|whole day|all morning|all afternoon|the day|my day|the whole weekend)',
  nobody: '(?:no one|noone|nobody|not one person|not a single person|not a soul|no people)',
  medicine:
    '(?:sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|mirtazapine|venlafaxine|effexor|duloxetine|cymbalta|paroxetine|wellbutrin|bupropion|ssris?|snris?|anti ?depressants?|lithium|quetiapine|trazodone|lamotrigine|amitriptyline|celexa|paxil)',
  holiday:
    '(?:christmas|xmas|new years?(?: eve| day)?|nye|easter|eid|diwali|thanksgiving|hanukkah|my birthday|the holidays|holidays|boxing day|valentines(?: day)?|ramadan|passover|the festive season)',
  people: String.raw`(?:people|everyone|everybody|my friends|my family|anyone|my \w+|others|him|her|them|you all)`,
  /** Words near which no small fact is only a small fact. */
  heavy: String.raw`(?:die|dies|died|dying|dead|death|kill\w*|suicid\w*|end(?:ing)? it all|end it|ending it|drown\w*|jump(?:ing)? (?:off|in front)|bridge|railway|pills|tablets|overdos\w*|knife|blade|cut myself|cutting|harm\w*|blood|bleeding|drunk|vodka|wine|whisky|gin|beers?|cans|pub|hit|hits|hitting|beat|beats|punch\w*|slap\w*|chok\w*|scream\w*|cancer|tumou?r|miscarr\w*|affair|cheat\w*|divorc\w*|left me|dumped|pregnan\w*|fired|sacked|redundan\w*|funeral|police|ambulance|a and e|scared|afraid|terrif\w*|frighten\w*|panic\w*|hate|hates|raped?|assault\w*|abus\w*|stalk\w*|threat\w*|follow(?:ed|ing) me|suspicio\w*|voices|pointless|no point|worthless|vomit\w*|threw up|throw up|purg\w*|calories|therapy|grave|graveyard|cemetery|ashes|passed away|lost (?:him|her|the baby)|never again|will i|should i|what do i|do you think)`,
  /** How a remark begins: "and then", "after work", "so". */
  in_passing:
    '(?:and|so|well|then|yeah|yep|yes|no|oh|ok|okay|actually|today|tonight|yesterday|earlier|this morning|this afternoon|this evening|last night|last weekend|at the weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|after that|after work|after dinner|after tea|in the end|in the meantime|afterwards|later|later on|now|also|anyway|honestly|um|er|erm|hm|hmm|lol|but|because|bc|cos|since then|mostly|basically|tbh|ngl)',
  partner_word:
    '(?:husband|hubby|wife|wifey|partner|spouse|boyfriend|girlfriend|fiancee?|missus|other half|man|woman)',
  relative:
    '(?:mom|mum|dad|mother|father|wife|husband|hubby|partner|boyfriend|girlfriend|bf|gf|friend|mate|sister|brother|son|daughter|kids?|children|child|boy|girl|baby|aunt|uncle|nan|gran|grandma|grandad|cousin|boss|manager|colleague|neighbour|flatmate|roommate|dog|cat|toddler|teenager|ex)',
  kin: '(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|mum|mom|mother|dad|father|brother|sister|friend|flatmate|ex|colleague|coworker|niece|nephew|cousin|boy|girl)',
  family_member: String.raw`(?:sons?|daughters?|kids?|children|child|baby|toddler|teen\w*|stepson|stepdaughter|grandson|grandkids|grandchildren|granddaughter)`,
  /** Small words before a verb in a remark. */
  barely:
    '(?:just|only|then|also|even|finally|simply|actually|kind of|sort of|really|mostly|basically|literally|always|usually|quickly|eventually|already|ended up|got up and|went and|managed to|been)',
  /** What somebody else does or is. */
  they_verb:
    '(?:is|was|has|had|gets?|keeps?|hates?|can|could|will|would|does|did|says he|says she|wakes|woke|worries|suffers|struggles|thinks he|thinks she|never|always|refuses|wants|needs|just|s)',
  close_one:
    '(?:mum|mam|mom|mother|dad|father|husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|sister|brother|son|daughter|nan|gran|grandma|grandad|friend|best friend|mate|neighbour|neighbor|boss|manager|colleague|flatmate|housemate|roommate|cousin|aunt|auntie|uncle|ex|teenager|teacher|therapist|doctor|gp)',
  filler:
    '(?:just|still|really|literally|basically|also|even|again|honestly|simply|only|always|often|now|so|actually|kind of|usually|truly|completely|currently|today|totally|probably|constantly|secretly|keep|kept|have|had|got|been|too|both|am)',
  /** Dying as a way of speaking, or only feared. */
  not_dead: String.raw`(?:nearly died|almost died|phone died|battery|could die|might die|would die|will die|going to die|not dead|he is fine|she is fine|dead to me|if (?:he|she|my \w+) die[sd]|died laughing|drop(?:ped)? dead|dead (?:end|line|tired|inside)|(?:my |a |his |her |our )(?:friends?|mates?|husbands|wifes|partners|boyfriends|girlfriends|exs|colleagues|neighbours|bosss?) (?:mom|dad|mother|father|son|daughter|wife|husband|brother|sister))`,
  dead: String.raw`(?:died|dead|passed (?:away|on)|passed|death|funeral|buried|bury|lost (?:him|her|my (?:mom|dad|mother|father|husband|wife|brother|sister|son|daughter|partner|gran|nan|friend|best friend))|widow(?:er|ed)?|late (?:husband|wife|mother|father|mom|dad|brother|sister)|(?:been|is|was|he is|she is) gone (?:since|for|a|now|\d|two|three|five|six)|(?:has|have) (?:he|she) been gone|grie(?:f|ve|ving)|mourn\w*)`,
  start:
    '(?:and|but|so|because|well|yeah|yes|honestly|just|still|also|again|even|now|ugh|god|sorry|today|lately|oh|literally|basically|no)',
  softly:
    '(?:just|still|really|always|also|even|actually|only|now|already|constantly|often|usually|literally|never|so|too|absolutely|totally|completely|honestly|a bit|bit|very|kind of|currently|such)',
  begin:
    '(?:and|but|so|because|cos|bc|well|yeah|yes|honestly|today|yesterday|tonight|oh|ugh|god|sorry|also|then|lately|last night|again|ok|tbh|i think|i feel like|feels like)',
  they_state:
    '(?:is|was|has|had|gets|keeps|can not|could not|does not|wakes|woke|suffers|struggles|worries|never|feels)',
  any_person:
    '(?:mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|fiance|ex|friend|mate|sister|brother|son|daughter|sons|daughters|kids?|children|child|baby|aunt|uncle|nan|gran|grandma|grandad|cousin|boss|colleague|neighbour|flatmate|roommate|dog|cat|teenager|niece|nephew|parents)',
  /** A time to come. */
  ahead: String.raw`(?:tomorrow|tonight|later today|this (?:afternoon|evening|week|month)|next (?:week|month|monday|tuesday|wednesday|thursday|friday)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:a|an|\d+|two|three|four|five|ten|half an) (?:hours?|minutes|mins|days?|weeks?)|coming up|soon)`,
  /** Over, dreamt, or only feared. */
  only_feared: String.raw`(?:used to|no longer|not any ?more|anymore he|stopped (?:shout|yell|drink|do)\w*|what if|might|dreamt|dreamed|would never|worried (?:that )?(?:he|she)|(?:afraid|scared) (?:that )?(?:he|she|my))`,
  another:
    '(?:mom|dad|mother|father|parents|wife|husband|partner|boyfriend|girlfriend|friend|friends|mate|sister|brother|son|daughter|kid|kids|child|children|boy|girl|toddler|baby|nan|gran|grandma|grandad|grandson|granddaughter|uncle|aunt|cousin|neighbour|neighbours|colleague|boss|ex|dog|cat|teenager|niece|nephew)',
  loved_one:
    '(?:mom|mum|mother|mama|mommy|dad|daddy|father|papa|husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend|brother|sister|twin|aunt|auntie|uncle|cousin|gran|grandma|nana?|granny|grandmother|grandad|grandpa|grandfather|godmother|godfather|hubby|nephew|niece|parents|grandparents)',
  sibling:
    '(?:(?:older |younger |big |little |elder |twin |baby |half |own )?(?:brothers?|sisters?|siblings?|bro|sis))',
  always:
    '(?:always|never|just|still|even|really|also|often|sometimes|usually|constantly|basically|literally|again|only|has|is|was|will|does|did|can|keeps?|been|so|completely|suddenly|now|then|do|have|would|could)',
  seldom:
    '(?:just|still|always|never|only|really|even|also|again|has|is|was|constantly|literally|basically|honestly|keeps?|kept|have|had|now|already|simply|often)',
  does: '(?:is|are|was|has|have|had|said|says|told|[a-z]{3,}(?:s|ed)|never|always|do|does|did|can|will|went|did|gives?|keeps?|kept|left|came|used)',
  name_calling: String.raw`(?:lazy|pathetic|idiot\w*|stupid|thick|useless|worthless|failure|loser|fat|ugly|crazy|mad|mental|psycho\w*|insane|nuts|cow|pig|bitch|slut|whore|cunt|twat|prick|dick|arsehole|asshole|bastard|selfish|needy|clingy|child|childish|baby|immature|hysterical|drama queen|dramatic|oversensitive|waste of \w+|disgrace|disgusting|burden|joke|moron|dumb|names|name|every name|liar|coward|weak|boring|toxic|narcissist|nag|cold|frigid|nothing|bad (?:mother|mom|father|dad|wife|husband)|leech|parasite|gold digger|embarrassment|embarrassing|paranoid|lunatic|freak|nasty|hopeless|dense|control freak)`,
  parent_word: '(?:mom|mum|mother|mama|mommy|dad|daddy|father|papa|parents|folks)',
  screen:
    '(?:phone|mobile|cell|screen|ipad|tablet|laptop|computer|xbox|playstation|ps5|console|game|games|gaming|video games?|videogames|instagram|insta|tiktok|facebook|reddit|youtube|twitter|snapchat|social media|pc|whatsapp|fifa|call of duty|headset|reels|netflix)',
  own_child:
    '(?:(?:little |eldest |oldest |youngest |teenage |own |adult |grown up |grown )*(?:son|daughter|boy|girl|kids?|child|children|teenagers?|teen|eldest|youngest|lad|toddler|little ones?))',
  when: '(?:again|today|now|lately|any ?more|right now|at all|atm|these days|at the moment|this week|tonight|lol|tbh|yesterday|this morning|last night|honestly|rn|though|too|already|really|so far|here|all the time|every day|sometimes|as well|then|for me|anyway|as usual|so|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))',
  pills:
    '(?:tablets?|pills?|meds|medication|medications|medicine|medicines|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|mirtazapine|venlafaxine|lithium|quetiapine|beta ?blockers?|propranolol|statins?|steroids|antibiotics|contraceptive|the pill|hrt|concerta|ritalin|elvanse|methotrexate|pregabalin|gabapentin|duloxetine|injections?)',
  quite:
    '(?:just|still|really|always|also|even|only|now|again|honestly|so|actually|often|never|already|literally|sometimes|kind of|basically|constantly)',
};
