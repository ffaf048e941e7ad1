/** Sayings that can hardly mean anything else: they count whatever the statistics make of the words around them. */
import type { Rule } from './types.ts';

const NOT_MEANT =
  ' (?:novel|story|character|chapter|film|movie|game|sparring|boxing|karate|practice|exam|lecture|seminar|essay|pharmacology|textbook|documentary) ';
const ANIMAL =
  ' (?:dogs?|cats?|rats?|mice|mouse|plants?|weeds|slugs|spiders?|snakes?|mushrooms?|mosquitos?) ';
const KIN =
  '(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mom|mother|stepdad|stepfather|stepmother|brother|uncle|son)';

const RULES: readonly Rule[] = [
  {
    id: 'p.broke',
    level: 'imminent',
    on: 'rope noose cord belt branch beam',
    match:
      '(?:tried|try|attempt\\w*|hang\\w*|hung)(?: [^ ]+){0,7} (?:rope|noose|cord|belt|branch|beam) (?:broke|snapped|slipped|gave|came)|(?:rope|noose|cord|belt|branch) (?:broke|snapped|gave way)(?: [^ ]+){0,7} (?:again|next time|tonight|tomorrow|stronger)',
    unless:
      ' (?:climb\\w*|swing|swings|tow\\w*|hammock|washing|car|boat|dog|trousers|jeans|guitar) ',
    other: false,
  },
  {
    id: 'p.die.tonight',
    level: 'imminent',
    on: 'die dead',
    casual: true,
    flags: ['plan'],
    match:
      '(?:want|wanting|need|going|ready) (?:to )?(?:just |really )?(?:die|be dead) (?:tonight|today|before (?:the )?(?:morning|tomorrow|sunrise))(?= $| ,| and| but| so| because| i )',
    unless: ' (?:embarrass\\w*|laughing|cringe|game|raid|character) ',
  },
  {
    id: 'p.wish.means',
    level: 'imminent',
    on: 'die dead kill end',
    flags: ['means'],
    match:
      '(?:want|need|wish|ready|going) (?:to )?(?:just |really )?(?:die|be dead|kill myself|end (?:it all|my life|it))(?: [^ ]+){0,5} (?:have|got|there (?:is|are)|with) (?:(?:the|a|an|my|his|her|some|enough|all|these|loaded|full|of|bottle|box|bunch) )*(?:{pills}|{rope}|{gun}|{blade})|(?:have|got) (?:(?:the|a|an|my|his|her|some|enough|all|these|loaded|full|of|bottle|box|bunch) )*(?:{pills}|{rope}|{gun}|{blade})(?: [^ ]+){0,6} (?:want|need|wish|ready|going) (?:to )?(?:just |really )?(?:die|be dead|kill myself|end (?:it all|my life))',
    unless: ' (?:headache|migraine|character|game|raid|kitchen|for my (?:blood|thyroid|heart)) ',
  },
  {
    id: 'p.last.day',
    level: 'imminent',
    on: 'last final',
    match:
      'my (?:last|final) (?:day|night|week|evening|weekend)(?: [^ ]+){0,8} (?:do not|not|does not) mean (?:at |of |from |in )?(?:work|school|my job|the job|college|uni|here)',
    other: false,
    negatable: false,
  },
  {
    id: 'p.done.already',
    level: 'active_ideation',
    on: 'done ended gone killed',
    match:
      'i would have (?:just )?(?:done it|ended it(?: all)?|gone through with it|killed myself|ended my life)(?: (?:already|by now|long ago|years ago|ages ago))* (?:if|but for|only|were it not|was it not|except)',
    unless:
      ' (?:homework|washing|dishes|report|essay|marriage|relationship|contract|subscription) ',
    other: false,
    negatable: false,
  },
  {
    id: 'p.go.together',
    level: 'active_ideation',
    on: 'together behind outlive follow',
    other: false,
    negatable: false,
    ownSubject: false,
    match:
      '(?:always|swore|swear|promise[ds]?|agreed|said|vowed|decided)(?: [^ ,]+){0,8}? (?:(?:we )?(?:would|will|should|want to) go together|neither of us (?:would|will|should) be left (?:behind)?|(?:be )?left behind|not outlive (?:him|her)|follow (?:him|her) when)|i (?:would|will|could|can) not leave (?:her|him|them) behind(?! (?:at|in) (?:the )?(?:kennels|school|nursery|hotel|airport|party|pub))',
    unless:
      ' (?:holiday|trip|party|concert|wedding|cinema|school|match|game|shops?|shopping|on holiday|to the) ',
  },
  {
    id: 'p.settled.light',
    level: 'active_ideation',
    on: 'settled decided light lighter calm peaceful letter note',
    other: false,
    negatable: false,
    match:
      'heavy(?: [^ ]+){0,6} now (?:that )?(?:it|that|everything) is (?:settled|decided)|(?:now that|since|because) (?:it|that|everything|all) (?:is|has been) (?:all )?(?:settled|decided)(?: [^ ]+){0,6} (?:light|lighter|calm|peaceful|at peace|better)|(?:feel|am|feeling) (?:quite |so |very |much |strangely )*(?:light|lighter|calm|peaceful|at peace)(?: [^ ]+){0,4} (?:now that|since|because) (?:it|that|everything|all) (?:is|has been) (?:all )?(?:settled|decided)|(?:that|it) is (?:all )?decided(?: [^ ]+){0,4} for (?:the )?(?:two|both) of us|(?:ought|whether|should|better) (?:a person |one |i |to )?(?:ought )?(?:to )?leave a (?:letter|note)(?: or)?(?= |$)',
    unless:
      ' (?:job|house|flat|holiday|colou?r|court|divorce|contract|school|exam|landlord|postman|milkman|neighbour|parcel|delivery|resign\\w*|notice) ',
  },
  {
    id: 'p.would.not.turn',
    level: 'passive_ideation',
    on: 'lorry truck car bus train van wheel brake',
    match:
      '(?:lorry|truck|car|bus|train|van|tram)(?: [^ ,]+){0,4}? (?:drift\\w*|came|come|comes|coming|hit|swerve\\w*|pull\\w*|cross\\w*|drove|ran|veer\\w*)(?: [^ ]+){0,8} i would not (?:even |really )?(?:turn|move|brake|swerve|stop|get out|jump|care|mind|do anything|try)|i would not (?:even )?(?:turn|touch|move) the (?:steering )?wheel',
    unless: ' (?:late|mind (?:walking|waiting|a|the)|game|film|insurance|overtak\\w*) ',
    negatable: false,
  },
  {
    id: 'p.called',
    level: 'passive_ideation',
    on: 'hear heard hearing',
    match:
      '(?:hear|heard|hearing|keep hearing) (?:him|her|them|my (?:late )?[a-z]+)(?: [a-z]+){0,2} (?:telling|tell|calling|call|asking|ask|begging)(?: to)? me to (?:come (?:to|with|and join|and be with|over to)|join|follow|be with) (?:him|her|them)',
    unless: ' (?:shop|shops|party|pub|dinner|lunch|phone|voicemail|walk|gym|work|school|holiday) ',
    other: false,
  },
  {
    id: 'p.favour.dead',
    level: 'passive_ideation',
    on: 'favor favour relief easier kinder better',
    match:
      '(?:favou?r|relief|easier|kinder|better(?: off)?)(?: [^ ]+){0,7} (?:if|when|by) i (?:just |simply )?(?:dropped dead|died|were dead|was dead|drop dead|die)',
    unless: ' (?:insurance|funeral|will|paperwork|mortgage|game|level|respawn) ',
    other: false,
    negatable: false,
  },
  {
    id: 'p.struck',
    level: 'abuse',
    on: 'hit punch chok slap kick strangl beat',
    ownSubject: false,
    match: `${KIN} (?:hit|punched|choked|slapped|kicked|strangled|beat) me (?:so hard|again|today|tonight|last night|yesterday|this morning|in the (?:face|head|stomach|mouth|ribs|back)|with (?:an?|his|her) |until|because)`,
    unless:
      ' (?:pillow|text|joke|ball|snowball|question|at (?:chess|tennis|cards)|accident|accidentally) ',
  },
  {
    id: 'p.lethal.dose',
    level: 'active_ideation',
    on: 'lethal fatal deadly',
    match:
      '(?:lethal|fatal|deadly) (?:dose|dosage|amount|quantity)|(?:what|which|how much)(?: [^ ]+){0,6} (?:is|are|would be|counts as) (?:lethal|fatal|deadly)',
    unless: ANIMAL,
  },
  {
    id: 'p.see.wake',
    level: 'passive_ideation',
    on: 'wake',
    match:
      '(?:see|find out)(?: [^ ,]+){0,3}? if i (?:even |ever |still |do )?wake(?: up)?(?: again| tomorrow| at all)?',
    unless: ' (?:alarm|early|in time|surgery|operation|anaesthetic|anesthetic|before) ',
  },
  {
    id: 'p.how.many',
    level: 'active_ideation',
    on: 'how',
    match:
      'how (?:much|many)(?: [^ ]+){1,6} (?:(?:would |will |to |it takes? to )?kill (?:me|you|myself|yourself|a person|someone|somebody|an adult)|to die|to overdose|to never wake up)',
    unless: `${ANIMAL}|${NOT_MEANT}| (?:caffeine|coffees?|lol|water|marmite|cheese|gyms?|emails?|meetings?|more) `,
  },
];

export const PLAIN: readonly Rule[] = RULES.map((rule) => ({
  ...rule,
  plain: true,
  unless: rule.unless === undefined ? NOT_MEANT : `${rule.unless}|${NOT_MEANT}`,
}));
