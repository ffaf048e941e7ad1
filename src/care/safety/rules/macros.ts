/** The vocabulary that rules share, written once: `{me}` in a rule stands for the words below. */

/** Relations whose danger is worth asking about; strangers, patients and celebrities are not here. */
export const PEOPLE =
  'friend|friends|bestie|roommate|flatmate|housemate|neighbor|neighbour|boyfriend|girlfriend|partner|husband|wife|spouse|fiance|fiancee|ex|crush|brother|bro|sister|sis|sibling|mom|mother|dad|father|parents|parent|stepdad|stepfather|stepmom|stepmother|stepbrother|stepsister|grandma|grandmother|grandpa|grandfather|nan|grandson|granddaughter|son|daughter|child|kid|kids|children|baby|newborn|infant|toddler|cousin|uncle|aunt|auntie|nephew|niece|coworker|colleague|classmate|teammate|student|boss|buddy|mate|girl|boy|guy|family|stepson|stepdaughter|stepmum';

export const MACROS: Readonly<Record<string, string>> = {
  // gaps: up to two, four or eight words inside one clause, or across commas
  g: '(?: [^ ,]+){0,2}?',
  gg: '(?: [^ ,]+){0,4}?',
  far: '(?: [^ ]+){0,8}?',
  me: '(?:myself|my self|me self|mine self)',
  i: '(?:i|me|we)',
  am: '(?:am|was|have been|been|be|being|feel|feeling|felt|get|getting|got)',
  want: '(?:want(?:ed|ing|s)?|wish(?:ed|ing)?|hop(?:e|ed|ing)|long(?:ing)?|crav(?:e|ing)|need|would like|would love|would rather|ready|desire|feel like|prefer|dying|beg(?:ging)?|pray(?:ing)?)',
  going:
    '(?:am going to|going to|about to|will|shall|plan(?:ning)? to|plan(?:ning)? on|intend(?:ing)? to|decided to|have to|ready to|prepared to|might|may|should|could|just want to|want to|would|am gonna|need to|must|got to|can)',
  firm: '(?:am going to|going to|about to|will|shall|plan(?:ning)? to|plan(?:ning)? on|intend(?:ing)? to|decided to|decided on|ready to|preparing to)',
  think:
    '(?:think(?:ing|s)?|thought(?:s)?|fantasi[sz](?:e|ed|ing)|dream(?:t|ed|ing)?|daydream(?:ing)?|imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|consider(?:ed|ing)?|contemplat(?:e|ed|ing)|obsess(?:ed|ing)?|ruminat(?:e|ing)|plan(?:s|ned|ning)?|idea(?:s)?|urge(?:s)?|tempted|debating|wonder(?:ed|ing)?|research(?:ed|ing)?|google(?:d)?|googling|look(?:ed|ing)? up|feel like|feeling like|visuali[sz](?:e|ed|ing)|compulsion|impulse(?:s)?)',
  soon: '(?:tonight|today|tomorrow|this (?:very )?(?:evening|afternoon|morning|night|weekend|week|hour|minute)|right now|now|in (?:an|a few|two|\\d+|ten|five) (?:hour|minute|day)s?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|as soon as|after (?:work|school|dinner|midnight|the|my|they|everyone)|when (?:everyone|they|my|he|she|the)|before (?:morning|dawn|sunrise|they|midnight|the)|at (?:midnight|noon|\\d+)|by (?:morning|tomorrow|monday|the)|once (?:everyone|they|my|the|he|she)|tomorrow)',
  pills:
    '(?:pills|pill|tablets|medication|medicine|medicines|capsules|sleeping pills|sleepers|painkillers|antidepressants|tylenol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|xanax|valium|ambien|benzos|benadryl|opioids|oxycodone|insulin|prozac|zoloft|lithium|seroquel|prescription|prescriptions|stash|bottle|box|packet|pack|blister packs?)',
  blade:
    '(?:razor|razors|razor blade|razor blades|blade|blades|knife|knives|scissors|box cutter|scalpel|sharpener|shard|glass)',
  gun: '(?:gun|guns|pistol|revolver|rifle|shotgun|glock|firearm|handgun|bullet|bullets)',
  rope: '(?:rope|noose|belt|ligature|cord|cable|scarf|sheet|bedsheet|chain)',
  height:
    '(?:bridge|roof|ledge|rooftop|overpass|balcony|cliff|edge|parapet|railing|rail|tracks|railway|train tracks|platform|parking garage|garage roof|building|window ledge|windowsill|water tower|viaduct|pier)',
  die: '(?:die|dead|death|dying)',
  life: '(?:my (?:own )?(?:life|lives|existence|pain|suffering|misery)|this life)',
  killme:
    '(?:kill(?:ing)? (?:\\w+ )?{me}|end(?:ing)? (?:it all|{life}|{me}|everything|it once and for all|it for good|it forever|the pain (?:for good|forever))|tak(?:e|ing) {life}|taking one own life|tak(?:e|ing) one own life|off(?:ing)? {me}|do(?:ing)? {me} in|(?:hang|drown|shoot|stab|suffocat|asphyxiat|poison|electrocut|overdos|gas|behead|strangl|chok|starv)(?:e|ing)? {me}(?: to death)?|blow(?:ing)? my (?:\\w+ )?(?:brains?|head)(?: \\w+)? ?(?:out|off)?|slit(?:ting)? my (?:\\w+ )?(?:wrists?|throat|veins?)|cut(?:ting)? my (?:\\w+ )?(?:wrists?|throat|veins?)|commit(?:ting)? (?:suicide|die)|suiciding|suicide|finish(?:ing)? (?:with )?{life}|finish(?:ing)? {me}(?: off)?|jump(?:ing)? (?:off|from|in front of|under|into the|onto the|out)(?: the| a| my| of)*(?: \\w+)? ?(?:bridge|roof|building|cliff|train|window|balcony|overpass|bus|car|truck|traffic|tracks|river|parking garage|garage|ledge|lorry|subway)|step(?:ping)? (?:off|in front of|into|onto|out into)(?: the| a| of)* (?:bridge|roof|train|platform|ledge|traffic|tracks|bus|road|edge|curb|building|lorry|truck)|throw(?:ing)? {me} (?:off|in front|under|from|out|into|down)|overdos(?:e|ing)(?! on (?:coffee|sugar|caffeine|chocolate|netflix|news))|(?:driv(?:e|ing)|crash(?:ing)?|steer(?:ing)?|turn(?:ing)?|swerv(?:e|ing)|run(?:ning)?)(?: my| the)? ?(?:car|truck|wheel|bike)? ?(?:into|off|through) (?:a|the|an|oncoming) (?:\\w+ )?(?:tree|wall|bridge|river|lake|traffic|truck|cliff|road|pole|barrier|median)|check(?:ing)? out (?:early|permanently|for good|of life)|exit(?:ing)? this (?:life|world)|leav(?:e|ing) this (?:world|earth|life)|die by suicide|dying by suicide|put(?:ting)? a bullet|eat(?:ing)? a bullet|catch(?:ing)? the bus|game end {me}|delet(?:e|ing) {me}|make(?:ing)? myself stop (?:breathing|existing)|stop my (?:own )?heart|bleed(?:ing)? (?:out|{me}|to death))',
  // what nobody would notice: not getting up, not coming back, not being there at all
  unseen:
    '(?:(?:just|like|simply|really|never|actually|literally|maybe|sort of|kind of|even|one day|did|do|had|have|was|were|am|not|then) )+(?:there(?! (?:on time|for|at|by))|around|about|alive|here(?! (?:on time|for|at|by))|exist(?:ed)?|wak(?:e|ing)(?: up)?|woken?(?: up)?|(?:get|got|getting) up|(?:come|came|coming|make it|made it|get|got) (?:back|home)|(?:turn|turned|show|showed) up)(?! (?:to|at|for|on|by|before|until|till|from|early|late|with)(?! all))',
  people: `(?:${PEOPLE})`,
  partner:
    '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|man|baby daddy|he|she|they|father|dad|mother|mom|stepdad|stepfather|stepmom|stepbrother|brother|sister|uncle|aunt|cousin|son|daughter|grandfather|grandpa|parents|coach|teacher|boss|priest|pastor|landlord|roommate|caregiver|carer|guy|someone|somebody|everyone|in laws|mother in law|father in law|babysitter|tutor|doctor|therapist|mate|family|nurse)',
  victim:
    '(?:him|her|them|he|she|someone|somebody|people|everyone|everybody|my (?:\\w+ )?{people}|the (?:neighbor|neighbour|neighbors|teacher|manager|bastard|guy|man|woman|kids|baby|children|bitch|bully|bullies)|that (?:\\w+ )?(?:bastard|man|guy|woman|bitch|asshole|boy|girl|teacher|prick|bully)|those (?:\\w+ )?(?:people|kids|bastards|bullies|guys)|this (?:guy|man|woman|bastard)|all of them|strangers|others|another person|other people|a person|women|men|children|kids|coworkers|classmates|the people|these people|you all)',
  hit: '(?:hits|hit|hitting|beats|beat|beating|beaten|punches|punched|punching|slaps|slapped|slapping|kicks|kicked|kicking|chokes|choked|choking|strangles|strangled|strangling|shoves|shoved|shoving|bites|burns|burned|burnt|whips|whipped|smacks|smacked|spits on|headbutts|headbutted|attacks|attacked|assaults|assaulted|batters|hurts|smashed|slammed|pinned|cornered|abuses|abused|abusing|molests|molested|rapes|raped|gropes|groped|stabbed|stabs|mistreats|threatens|threatened|threatening|stalks|stalking|stalked|terrorizes)',
};

/** Expands macros (they may nest) into the source of a regular expression. */
export function expand(pattern: string): string {
  let source = pattern;
  for (let depth = 0; depth < 4 && source.includes('{'); depth += 1) {
    source = source.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const macro = MACROS[name];
      if (macro === undefined) throw new Error(`Unknown macro {${name}}`);
      return macro;
    });
  }
  return source;
}
