/** Bodily emergencies, in English: what needs an ambulance or poison control before any talk. */
import type { Rule } from './types.ts';

const ANXIOUS =
  ' (?:panic attack|panic attacks|anxiety attack|when i think about|before every|presentation|feels like i am dying but|doctor checked|all fine|health anxiety|before (?:meetings|exams)|crowdw*|elevator|trains|so hard i|laughing|lol|when i saw the bill|almost had|gave me|haha|figuratively|worry|ekg (?:was )?(?:fine|normal)|stroke of|backstroke|brush stroke|years ago|last year|had a heart attack in|recovering from|medal|on the news|chest press|workout|spicy|breath away|catch my breath when|crossfit|i ran|gym|kilos|smoke-free|broken heart) ';

export const MEDICAL: readonly Rule[] = [
  {
    id: 'chest',
    level: 'medical_emergency',
    on: 'chest',
    negatable: true,
    ownSubject: false,
    match:
      '(?:crushing|severe|sharp|bad|terrible|squeezing|intense|sudden|heavy|heaviness|elephant|pressure|tight(?:ness)?|pain|pains|stabbing|burning|hurts?)(?: [^ ]+){0,5} chest(?: [^ ]+){0,14} (?:arm|sweat\\w*|breathe|jaw|faint\\w*|dizzy|numb|nausea\\w*|clammy|collapse\\w*|grey|gray|pale|vomit\\w*)|chest(?: [^ ,]+){0,3}? (?:is )?(?:crushing|pain|pains|pressure|tight|hurts|hurting|feels heavy|squeezing)(?: [^ ]+){0,14} (?:arm|sweat\\w*|breathe|jaw|faint\\w*|dizzy|numb|nausea\\w*|clammy|grey|gray|pale|vomit\\w*)|crushing (?:pain|pressure)(?: [^ ,]+){0,3}? chest|chest(?: [^ ,]+){0,2}? crushing',
    unless: ANXIOUS,
  },
  {
    id: 'chest.pain.now',
    level: 'medical_emergency',
    on: 'chest',
    ownSubject: false,
    weight: 0.7,
    match:
      '(?:chest pains?|pain in (?:my|his|her) chest|chest (?:hurts|is hurting)(?: [^ ,]+){0,3}? (?:bad|badly|a lot|so much))',
    unless: ANXIOUS,
  },
  {
    id: 'sweat.breathe',
    level: 'medical_emergency',
    on: 'sweating breathe faint',
    weight: 0.35,
    negatable: false,
    match: '(?:can not breathe|sweating|short of breath|going to faint|clammy)',
    unless: ANXIOUS,
  },
  {
    id: 'heart.failing',
    level: 'medical_emergency',
    on: 'swollen swelling',
    plain: true,
    ownSubject: false,
    negatable: false,
    match:
      '(?:legs|ankles|feet)(?: [^ ,]+){0,2}? (?:swollen|swelling|swell)(?: [^ ]+){0,8} (?:not breathe|breathless|short of breath|out of breath)|(?:not breathe|breathless|short of breath|out of breath)(?: [^ ]+){0,10} (?:swollen|swelling) (?:legs|ankles|feet)',
    unless: ' (?:pregnan\\w*|crying|panic|years ago) ',
  },
  {
    // Asked of one's own body, now: whoever asks it is told to have it looked at.
    id: 'heart.asked',
    level: 'medical_emergency',
    on: 'heart stroke',
    plain: true,
    ownSubject: false,
    negatable: false,
    match:
      '(?:is (?:this|it)|am i having|could (?:this|it) be) (?:a |an |my )?(?:heart attack|stroke)',
    unless: ANXIOUS,
  },
  {
    id: 'heart.attack',
    level: 'medical_emergency',
    on: 'heart stroke cardiac',
    ownSubject: false,
    match:
      '(?:having|have|had|think|thinks|is|may be|might be|like)(?: [^ ,]+){0,5}? (?:a )?(?:heart attack|stroke|cardiac arrest|aneurysm)(?! (?:survivor|of (?:luck|genius)|when|victim|ward|if (?:i|he|she) sees?|over|from|lol))',
    unless: `${ANXIOUS.replace(/\) $/, '|in \\d{4}|months ago|died of|recover|rehab|two years|scared of|afraid of|worried about|fear of|risk|how do i know|what if|thought (?:i|he|she) (?:was|were)|panic) ')}`,
  },
  {
    id: 'stroke.signs',
    level: 'medical_emergency',
    on: 'face droop slur mouth numb arm speech speak talk',
    ownSubject: false,
    negatable: false,
    match:
      '(?:face|mouth|side|smile)(?: [^ ,]+){0,5}? (?:droop\\w*|to one side|crooked|dropped|numb|sagging|uneven)(?: [^ ]+){0,10}|(?:slurr(?:ed|ing)|words (?:are |come |coming )*(?:out )?slurred|can not (?:talk|speak) (?:right|properly|at all))(?: [^ ]+){0,8} (?:face|arm|numb|droop\\w*|side|confused)|(?:not speak|can not speak|not talk)(?: [^ ]+){0,10} (?:mouth|face|arm|one side)|sudden(?:ly)?(?: [^ ,]+){0,4}? (?:numb|weak|blind|paraly[sz]ed|confus\\w+)(?: [^ ,]+){0,4}? (?:side|arm|leg|face|eye)|arm (?:just )?(?:dropped|went (?:numb|limp|dead))',
    unless:
      ' (?:dentist|numb from the dentist|bell.s palsy years|stock|slept on|botox|sleepy|lol|tired) ',
  },
  {
    id: 'not.breathing',
    level: 'medical_emergency',
    on: 'breath breathing breathe respon wake unconscious collaps blue limp pulse',
    ownSubject: false,
    negatable: false,
    match:
      '(?:(?:he|she|they|friend|mom|dad|baby|son|daughter|brother|sister|husband|wife|roommate|partner|boyfriend|girlfriend|who|person|guy|uncle|grandma|grandpa|toddler|child|kid|someone|mother|father)(?: [^ ]+){0,14} (?:not breathing|is not breathing|stopped breathing|will not wake(?: up)?|can not wake(?: (?:him|her|them))?|not responding|unresponsive|unconscious|collapsed|passed out (?:and|cold)|turning blue|turned blue|lips are blue|no pulse|breathing is (?:weird|shallow|slow|funny)|barely breathing|foaming|limp|choking|gurgling|having a seizure|is seizing)|lips (?:are )?(?:turning |going |gone )?blue|(?:baby|he|she|toddler|infant) is limp)',
    unless:
      ' (?:movie|episode|yesterday he was fine|surprise|collapsed on the couch|alarm clock|teenager|for school|laptop|phone|economy|market|novel|dream|years ago|game|on my shift|paramedic|last year|died|years|pretzel|choking on a pretzel|hard to wake) ',
  },
  {
    id: 'cannot.breathe',
    level: 'medical_emergency',
    on: 'throat breathe allerg epipen swelling',
    negatable: false,
    ownSubject: false,
    match:
      '(?:throat|tongue|airway|face|lips)(?: is| are| feels)? (?:closing(?: up)?|swelling(?: up| shut)?|swollen|tight(?:ening)?)(?: [^ ]+){0,6}|can not breathe(?: [^ ]+){0,6} (?:lips|blue|throat|swelling|allerg\\w+|epipen|inhaler|asthma)|(?:allergic reaction|anaphyla\\w+|asthma attack)(?: [^ ]+){0,8} (?:breathe|throat|epipen|swell\\w*|inhaler|bad|severe|now)',
    unless:
      ' (?:cold|strep|sad|cry|lump in|tonsil|dentist|panic|anxiety|presentation|think about|wisdom) ',
  },
  {
    id: 'overdose.accident',
    level: 'medical_emergency',
    on: 'took taken swallow ate drank double medication pills dose',
    ownSubject: false,
    flags: ['substance'],
    match:
      '(?:(?:took|taken|swallowed|ate|drank|given|gave|takes)(?: [^ ]+){0,8} (?:too (?:much|many)|double|twice|triple|wrong|extra|overdose|all|bunch|whole bottle|lots|\\d\\d|ten|twelve|fifteen|twenty|thirty)(?: [^ ]+){0,10} (?:accident|accidentally|mistake|did not realize|faint|dizzy|sick|since yesterday|forgot)|(?:accident(?:ally)?|by mistake|mistakenly)(?: [^ ]+){0,6} (?:took|swallowed|ate|drank|overdosed|given|gave)(?: [^ ]+){0,8}|too (?:much|many) (?:tylenol|paracetamol|acetaminophen|ibuprofen|insulin|xanax|medication|sleeping pills|blood pressure|aspirin|oxycodone|benadryl|pills|of my (?:medication|pills))|(?:double|twice|triple) (?:my|the|his|her)(?: [^ ,]+){0,3}? (?:dose|medication|pills|insulin|medicine))',
    unless:
      ' (?:coffee|caffeine|vitamin c|notes|food|cookies|pizza|cake|sugar|trouble|doctor said|doctor (?:doubled|told)|homework|wrong turn|wrong bus|wrong train|seat|exit|my share|meat|chocolate|someone else s|umbrella|wrong order|gave me the wrong) ',
  },
  {
    id: 'took.some',
    level: 'medical_emergency',
    on: 'took taken take swallow popped',
    flags: ['substance'],
    plain: true,
    match:
      '(?:took|taken|did take|swallowed|popped)(?: [^ ,]+){0,2}? (?:a (?:few|load|handful|bunch|lot)|some|several|more|extra|\\d+|three|four|five|six|seven|eight|nine)(?: (?:too many|more|extra|of|or so))*(?: (?:her|his|their|my (?:mom|mum|dad|nan|gran|wife|husband|flatmate|roommate|sister|brother)(?: ?s)?|someone else(?: ?s)?|mom s|mums|moms|dads|dad s|nans|grans)(?: [a-z]+)? (?:sleeping (?:things|stuff|ones|pills|tablets|meds)|sleepers|pills|tablets|painkillers|medication|meds|things for sleep)| (?:of )?my (?:sleeping (?:things|stuff|ones|pills|tablets|meds)|sleepers))',
    unless:
      ' (?:doctor|gp|dentist|nurse|pharmacist|headache|migraine|toothache|flight|by (?:accident|mistake)|gave me|prescribed|years ago|last year|vitamins?|to the (?:pharmacy|chemist)|back to|photos?|away from|bins?|locked|so (?:he|she|they) (?:would|will|could) not) ',
  },
  {
    id: 'child.swallowed',
    level: 'medical_emergency',
    on: 'swallow drank ate toddler baby son daughter kid',
    ownSubject: false,
    flags: ['third_party', 'substance'],
    match:
      '(?:toddler|baby|son|daughter|kid|child|infant|grandson|granddaughter|nephew|niece|dog|year old|he|she|little (?:one|brother|sister)|brother|sister)(?: [^ ,]+){0,4}? (?:swallowed|drank|ate|got into|drunk|chewed)(?: [^ ,]+){0,4}? (?:bleach|drain cleaner|detergent|pods?|battery|batteries|magnets?|pills|ibuprofen|tylenol|medication|cleaner|antifreeze|poison|gummies|edibles|vape|nicotine|rat poison|bunch of|whole bottle|chemical|pesticide|paint thinner|cough syrup|syrup|perfume|mouthwash|hand sanitizer|alcohol|vodka|lighter fluid|gasoline|lamp oil|iron tablets|my (?:pills|medication|medicine|xanax))',
    unless: ' (?:solid food|breakfast|lunch|dinner|milk|years ago) ',
  },
  {
    id: 'overdosing',
    level: 'medical_emergency',
    on: 'overdos',
    ownSubject: false,
    flags: ['substance'],
    match:
      '(?:is|are|am|think|may be|might be|he|she|they|friend|brother|sister)(?: [^ ,]+){0,3}? (?:overdosing|overdosed|overdose)(?! (?:on (?:coffee|sugar|netflix|caffeine|chocolate|news|candy|call|tv)|call|years|last year|in 2|and died|deaths|prevention|training|awareness))',
    unless:
      ' (?:paramedic|we had an|call today|died of|died from|years ago|news|documentary|last year|lost (?:him|her|my)|memorial|narcan training|used to) ',
  },
  {
    id: 'drugs.wont.wake',
    level: 'medical_emergency',
    on: 'took drugs party drink drank mixed spiked fentanyl heroin',
    ownSubject: false,
    flags: ['substance'],
    match:
      '(?:took|mixed|drank|drink was|smoked|shot up|snorted|injected|combined|on)(?: [^ ]+){0,8} (?:something|oxycodone|fentanyl|heroin|xanax|benzos|pills|vodka|methadone|ghb|molly|mdma|ecstasy|ketamine|coke|cocaine|meth|spiked|opioids|alcohol)(?: [^ ]+){0,12} (?:not wake|can not wake|cold|slow|can not feel|blue|passed out|breathing|heart is (?:racing|pounding)|shaking|seizure|vomiting|unconscious|can not stay awake|collapsed|not responding|numb|can not move|overheating|wrong)|(?:been |was |got |drink was )(?:drugged|spiked|roofied)',
    unless: ' (?:years ago|movie|cold brew|ice cold|last summer|documentary) ',
  },
  {
    id: 'withdrawal',
    level: 'medical_emergency',
    on: 'withdraw shak seiz halluc seeing hearing sober drink drinking alcohol xanax benzo cold detox delirium',
    flags: ['substance'],
    ownSubject: false,
    negatable: false,
    match:
      '(?:(?:withdraw\\w*|stopped drinking|quit drinking|stopped|quit|not had a drink|no alcohol|have not had a drink|last drink|detox\\w*|cold turkey|without (?:a drink|alcohol|xanax|benzos)|ran out of (?:xanax|klonopin|ativan|valium|my benzos|benzos))(?: [^ ]+){0,14} (?:shak\\w*|trembl\\w*|seizures?|seiz\\w*|seeing things|hearing things|halluc\\w*|bugs|fever|confus\\w*|heart (?:is )?(?:racing|pounding)|sweating)|(?:shak\\w*|seizure|seeing things|halluc\\w*|tremors?)(?: [^ ]+){0,10} (?:withdraw\\w*|stopped drinking|quit drinking|since i stopped|detox)|delirium tremens)',
    unless:
      ' (?:money|bank|coffee|caffeine|sugar|years ago|last year|social media|two years|phone) ',
  },
  {
    id: 'seizure',
    level: 'medical_emergency',
    on: 'seizure convuls',
    ownSubject: false,
    match:
      '(?:just |having |had |have |is having |keeps having |in )(?:a |another |an )?(?:seizures?|convulsions?)(?= $| ,| and| for| right| now| again| this| today| in)',
    unless:
      ' (?:as a kid|years ago|medication controls|epilepsy since|dog|history of|last year|controlled|when i was|free) ',
  },
  {
    id: 'bleeding',
    level: 'medical_emergency',
    on: 'bleed blood hemorrhag',
    negatable: false,
    ownSubject: false,
    match:
      '(?:(?:vomit|throw|cough|puk|spit)(?:ing|ed|ting)?(?: up)? blood|threw up blood|(?:will not|can not|not|does not) stop(?: the)? bleeding|bleeding (?:will not|does not) stop|pregnant(?: [^ ]+){0,12} (?:bleeding|blood|cramps and blood|not feel (?:him|her|the baby) (?:move|kick))|bleeding (?:a lot|heavily|badly|out)(?: [^ ]+){0,8}|blood (?:is )?(?:everywhere|pouring|gushing|spurting)|soak(?:ing|ed) (?:through )?(?:a pad|pads))',
    unless: ' (?:money|period|nosebleed|movie|game|novel|nose bleed|gums|financially) ',
  },
  {
    id: 'worst.headache',
    level: 'medical_emergency',
    on: 'headache thunderclap vision',
    ownSubject: false,
    match:
      '(?:worst headache of (?:my|his|her) life|thunderclap headache|headache(?: [^ ]+){0,12} (?:vision (?:is )?(?:going|gone|blurr\\w+|loss)|stiff neck|confus\\w+|can not see|slurr\\w+|out of nowhere))',
    unless: ' (?:migraines? (?:like )?(?:always|usual)|years ago|lol|boss|tax) ',
  },
  {
    id: 'fever.baby',
    level: 'medical_emergency',
    on: 'fever temperature limp newborn',
    ownSubject: false,
    match:
      '(?:baby|newborn|infant|toddler|month old|week old|son|daughter)(?: [^ ]+){0,10} (?:fever (?:of )?(?:10[4-9]|40|41)|temperature (?:of )?(?:10[4-9]|40|41)|limp|not breathing|turning blue|seizure|lethargic)',
    unless: ' (?:last (?:week|year)|fine now) ',
  },
  {
    id: 'fall.head',
    level: 'medical_emergency',
    on: 'fell fall head collaps fainted',
    ownSubject: false,
    match:
      '(?:fell|fall|hit (?:his|her|my) head|fainted)(?: [^ ]+){0,10} (?:not (?:waking|moving|responding|speak|talk)|unconscious|can not (?:move|feel|wake)|bleeding from (?:the|his|her|my) (?:head|ear)|throwing up|confused|not speak)',
    unless: ' (?:in love|asleep|behind|apart|years ago|movie) ',
  },
  {
    id: 'diabetic',
    level: 'medical_emergency',
    on: 'insulin sugar diabet',
    ownSubject: false,
    match:
      '(?:blood sugar (?:is )?(?:\\d{2}|[4-9]\\d\\d|low|high)|too much insulin|no insulin|out of insulin|diabet\\w+)(?: [^ ]+){0,10} (?:shaking|confus\\w+|faint\\w*|passed out|can not|sweat\\w*|vomit\\w*|dizzy|unconscious)',
  },
];
