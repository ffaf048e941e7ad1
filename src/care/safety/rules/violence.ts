/** Danger to other people, in English: threats, urges with intent, commanding voices. */
import type { Rule } from './types.ts';

const JEST =
  ' (?:mario|kart|game|boss level|dragon|respawn|printer|lol|kidding|jk|for a|novel|character|villain|movie|chess|spider|spiders|ants|leftovers|weeds|bugs|mosquito|project|time|recipe|ocd|intrusive|i would never|never act|disgusts|horrif\\w+|my therapist says|raid|pokemon|fortnite|league|ranked|with kindness|the lights|the vibe|fries|squad|minecraft|dnd|npc) ';
const HARM =
  '(?:kill|murder|stab|shoot|strangle|choke|hurt|harm|attack|beat|poison|slaughter|end|destroy|burn|bash|smash|punch|knife|slit|execute|torture|rape|butcher|drown|suffocate|smother|shake|blow up|run over|beat up|beat the (?:shit|crap|hell) out of|beat to death)';

export const HARM_TO_OTHERS: readonly Rule[] = [
  {
    id: 'kill.them',
    level: 'harm_to_others',
    on: 'kill murder stab shoot strangl chok poison slaughter burn bash execut tortur butcher drown suffocat smother blow run slit',
    match: `(?:{firm}|want to|need to|have to|might|could|thinking (?:of|about)|thoughts (?:of|about)|plan(?:ning|ned)?(?: how)?(?: on| to)?|urges? to|fantasi[sz](?:e|ing) about|dream of|imagine|how to|deserve(?:s)? to be|must|how i would|feel like|ready to|been planning how to|swear i (?:will)?|fantasies of|love to)(?: [^ ,]+){0,3}? (?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|choke|choking|poison|poisoning|slaughter|burn|bash|execute|torture|butcher|drown|drowning|suffocate|smother|smothering|blow up|run over|slit)(?: [^ ,]+){0,1}? {victim}(?! (?:an email|a message|a text|career|vibe))`,
    unless: `${JEST}| (?:kill me|she will kill me|will kill me|dad joke|pets?|dog had to) `,
  },
  {
    id: 'hurt.them',
    level: 'harm_to_others',
    on: 'hurt harm attack beat hit punch destroy end pay bleed',
    match:
      '(?:{firm}|want to|urges? to|thoughts (?:of|about)|thinking (?:of|about)|afraid i (?:will|might|may|could|am going to)|scared i (?:will|might|may|could|am going to)|might(?: snap and)?|snap and|about|can not stop thinking (?:of|about))(?: [^ ,]+){0,4}? (?:hurt(?:ing)?|harm(?:ing)?|attack(?:ing)?|beat(?:ing)?(?: up)?|destroy(?:ing)?|shak(?:e|ing)|smother(?:ing)?)(?: [^ ,]+){0,1}? {victim}(?! (?:feelings|at (?:chess|tennis|mario|cards|the game)|record|score|to the|in (?:the|a) (?:game|race|match)|by (?:saying|telling|leaving|mistake)))',
    unless: `${JEST}| (?:feelings|emotionally|disappoint|by saying|by leaving|breaking up|honest|the truth|without hurting|do not want to hurt|never want to|not want to hurt|when i leave|tell (?:him|her|them)|hurt me|on zoom|lost the|chess) `,
  },
  {
    id: 'act.on.it',
    level: 'harm_to_others',
    on: 'hurt kill violent',
    match:
      '(?:want to|urge to|thoughts of|going to) (?:hurt|kill|attack|harm)(?:ing)? (?:people|someone|somebody|others|everyone|strangers)',
    unless: `${JEST}| (?:not want to|never want to|feelings) `,
  },
  {
    id: 'make.pay',
    level: 'harm_to_others',
    on: 'pay sorry regret deserves dead bleed revenge',
    weight: 0.6,
    match:
      '(?:make (?:him|her|them|everyone|all of them|you) (?:pay|suffer|bleed|regret)|(?:they|he|she|you)(?: will)?(?: all)? (?:will )?(?:be sorry|pay for (?:this|it|what)|regret (?:it|this))|(?:gets?|getting|get) what (?:he|she|they) deserves?(?: coming)?|want (?:them|him|her|everyone|you)(?: all)? (?:dead|to suffer|to bleed)|hunt (?:him|her|them) down)',
    unless: `${JEST}| (?:jury|court|judge|lawyer|karma|promotion|late fee|rent|voice|pay me back|lawsuit|small claims|the bill|verdict|for dinner|for lunch) `,
  },
  {
    id: 'watch.bleed',
    level: 'harm_to_others',
    on: 'watch watching',
    match:
      '(?:want to|love to|going to|would enjoy|like to|imagine)(?: [^ ,]+){0,2}? watch(?:ing)? (?:him|her|them|everyone) (?:bleed|burn|die|suffer|beg)',
    unless: JEST,
  },
  {
    id: 'weapon.them',
    level: 'harm_to_others',
    on: 'gun knife bat rifle machete weapon gasoline pistol bomb means schedule',
    match:
      '(?:(?:bring(?:ing)?|bought|buy|tak(?:e|ing)|have|got|with|grabbed|put(?:ting)?|sharpen(?:ed|ing)?|get(?:ting)?|load(?:ed|ing)?)(?: [^ ,]+){0,4}? (?:gun|knife|bat|rifle|machete|weapon|gasoline|pistol|hammer|axe|bomb|shotgun|crowbar|means)(?: [^ ]+){0,10} (?:(?:to|at) (?:school|work|church|his|her|their|the office|the mall)|in (?:him|her|them|that)|sorry|deserves?|him|her pay|pay|house|over there|find (?:him|her|them)|tonight for|every one of them|kill)|(?:going|heading|driving|coming|drive|go) (?:over|there|to (?:his|her|their)(?: \\w+)?)(?: [^ ]+){0,6} with (?:a|my|the|dads) (?:bat|gun|knife|hammer|rifle|machete|crowbar)|(?:him|them|her) dead(?: [^ ]+){0,10} (?:means|gun|knife)|(?:kill|bleed|hurt|die)(?: [^ ]+){0,8} (?:his|her|their) schedule)',
    unless: `${JEST}| (?:baseball|hunting|range|cook|dinner|kitchen|myself|my head|cricket|softball|law|debate|thanksgiving|fishing|show and tell|toy|nerf|i want to die) `,
  },
  {
    id: 'family.knife',
    level: 'harm_to_others',
    on: 'kill stab',
    match:
      '(?:will|going to|shall) (?:kill|stab|shoot|murder|burn)(?: [^ ,]+){0,1}? (?:my|the|that|this|his|her|him|them) (?:\\w+ ?){1,3}(?: [^ ]+){0,10} (?:knife|gun|destroyed?|deserves?|swear|tonight|for what|matches|gasoline)',
    unless: JEST,
  },
  {
    id: 'knife.in',
    level: 'harm_to_others',
    on: 'knife bullet fist',
    match:
      '(?:put|stick|drive|shove|plunge) (?:a|this|my|the) (?:knife|bullet|blade)(?: [^ ,]+){0,2}? (?:in|into|through) (?:him|her|them|his|her|their|that|someone)',
    unless: JEST,
  },
  {
    id: 'voices.harm',
    level: 'harm_to_others',
    on: 'voice voices god demon devil angel tv radio told tell tells telling command angels satan',
    flags: ['psychosis'],
    ownSubject: false,
    match: `(?:voices?|god|demons?|devil|satan|angels?|the tv|tv|radio|something|spirits?|jesus|allah|the ai|aliens)(?: [^ ,]+){0,3}? (?:tell(?:s|ing)?|told|say(?:s|ing)?|command(?:s|ed|ing)?|order(?:s|ed|ing)?|want(?:s|ed)?|instruct(?:s|ed)?|ask(?:s|ed|ing)?)(?: [^ ,]+){0,5}? (?:${HARM}|has to die|have to die|must die|should die|needs to die|needs? to be killed)(?: [^ ,]+){0,3}?(?= (?:my|him|her|them|people|someone|everyone|the|others|you|children|before|with|$|,|down|all|$)|$| $)`,
    unless:
      ' (?:kill myself|hurt myself|me to kill me|harm myself|myself|movie|book|bible story|sermon|game) ',
  },
  {
    id: 'paranoid.harm',
    level: 'harm_to_others',
    on: 'poison camera cameras spying following shoot kill',
    flags: ['psychosis'],
    match:
      '(?:poison(?:s|ing|ed)? me|cameras? in|spying on me|following me|reading my (?:mind|thoughts)|out to get me)(?: [^ ]+){0,14} (?:kill|shoot|stab|hurt|attack|burn|strike first|get (?:him|her|them) first)',
    unless: JEST,
  },
  {
    id: 'school.shoot',
    level: 'harm_to_others',
    on: 'shoot shooting school bomb',
    ownSubject: false,
    match:
      '(?:shoot(?:ing)?|bomb(?:ing)?|blow(?:ing)?)(?: [^ ,]+){0,2}? up (?:(?:my|his|her|the|their|this|our) )?(?:school|church|office|mall|work|workplace|synagogue|mosque|class|place)',
    unless: `${JEST}| (?:news|article|drill|years ago|documentary|photo|film) `,
  },
  {
    id: 'almost.killed',
    level: 'harm_to_others',
    on: 'strangl chok hit shook beat hurt punch nearly',
    match:
      '(?:i |and |almost |nearly |have )*(?:nearly |almost |just )?(?:strangled|choked|hit|shook|beat|hurt|punched|slapped|stabbed|kicked|smothered|threw) (?:my|our|the|him|her) ?(?:\\w+ )?(?:girlfriend|boyfriend|wife|husband|daughter|son|baby|kid|kids|child|children|partner|mom|mother|toddler|sister|brother|stepson|stepdaughter)?(?: [^ ]+){0,8} (?:might not stop|could not get up|not stop next|happen again|again and i can not|stopped breathing|until|bruise|going to do it again|next time|unconscious|lost control|so hard)',
    unless:
      ' (?:he|she|they) (?:hit|choked|beat|hurt|punched|slapped|kicked)|mario|chess|accident|ball|tennis|when we were',
  },
  {
    id: 'hit.somebody',
    level: 'harm_to_others',
    on: 'hit slapped smacked punched kicked shook shoved choked strangled belted walloped thumped headbutted pushed',
    plain: true,
    match: `(?:^ |(?<= ))i (?:(?:have|just|actually|really|also|even|then|nearly|think|totally|have just|went and|did it again and|lost it and|snapped and|was drunk and) )*(?:hit|slapped|smacked|punched|kicked|shook|shoved|choked|strangled|belted|walloped|thumped|headbutted|pushed(?= [^.]{3,40} (?:fell|over|down|against|into|and (?:he|she|they) (?:fell|hit|cried))(?= ))) (?:my|our|the(?= (?:baby|newborn|toddler|kids?|child|children) )) (?:own |little |\\d+ year old |\\w+ year old |step ?|baby |older |elderly )?(?:wife|husband|partner|girlfriend|boyfriend|fianc\\w+|gf|bf|ex|son|daughter|kids?|child|children|baby|toddler|boy|girl|mum|mom|mam|mother|dad|father|nan|gran|grandma|sister|brother|stepson|stepdaughter)(?! (?:s |up |with (?:a |the |my )?(?:pillow|cushion|news|bill|question|car|snowball|balloon|ball|foam|water)|out |off |at |on the shoulder|for six|in (?:chess|tennis|a game|the game|boxing|sparring)|hand |record|number|voicemail))`,
    unless: `${JEST}|(?: (?:by accident|accidentally|by mistake|ball|boxing|sparring|karate|when (?:i was|we were) (?:\\d+|a kid|kids|little|small|five|six|seven|eight|nine|ten)|as a (?:kid|child)|dream\\w*|nightmare|out of the house|awake|hand and) )`,
  },
  {
    id: 'beat.until',
    level: 'harm_to_others',
    on: 'beat beating choke strangle hit',
    match:
      '(?:going to|will|want to|about to) (?:beat|choke|strangle|hit|stomp|hurt) (?:him|her|them|that \\w+|my \\w+)(?: [^ ,]+){0,2}? (?:until|to death|so bad|unconscious|bloody|to a pulp)',
    unless: JEST,
  },
  {
    id: 'snap',
    level: 'harm_to_others',
    on: 'snap violent rage',
    weight: 0.6,
    match:
      '(?:going to|might|about to|will) (?:snap|lose it|explode)(?: [^ ]+){0,5} (?:and (?:hurt|kill|attack|hit)|someone|somebody)|violent (?:urges|thoughts|impulses)',
    unless: JEST,
  },
  {
    id: 'other.threat',
    level: 'harm_to_others',
    on: 'kill shoot shooting hurt',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:told me|said|says|posting|posted|threatened|threatening|planning|talking|wants|going|keeps saying|texted)(?: [^ ,]+){0,5}? (?:kill(?:ing)?|shoot(?:ing)?(?: up)?|stab(?:bing)?|murder(?:ing)?)(?: [^ ,]+){0,1}? (?:his|her|their|everyone|people|someone|the|up|a|somebody) (?:new )?(?:\\w+)',
    unless: `${JEST}| (?:himself|herself|themselves|kill me|news|article|suspect|trump|podcast|defendant|himself) `,
  },
  {
    id: 'house.burn',
    level: 'harm_to_others',
    on: 'burn fire',
    match:
      '(?:burn|set fire to|torch)(?:ing)?(?: down)? (?:the|their|his|her|this|my|our) (?:\\w+ )?(?:house|place|apartment|building|school|office|church|car)(?: down)?(?: [^ ]+){0,4} (?:with (?:them|him|her|everyone)|inside|in it|tonight|them|sleeping)',
    unless: JEST,
  },
  {
    id: 'child.risk',
    level: 'harm_to_others',
    on: 'shake shook drop throw hurt harm smother',
    match:
      '(?:shake|shook|throw|hurt|smother|hit|harm|drown|hurting|shaking|drop)(?:ing)? (?:my |the |our )?(?:baby|newborn|infant|him when he|her when she|toddler)(?: [^ ]+){0,6} (?:when|scream\\w*|cry\\w*|stop|again|$)',
    unless: `${JEST}| (?:by accident|accidentally|common anxiety|nurse says|scary thoughts|never|would not|toy) `,
  },
];
