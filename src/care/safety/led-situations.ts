/** How each of the situations begins, what is no such thing, and what is asked within it. */
import type { RiskLevel } from '#care/contract.ts';
import type { Asked } from './asked.ts';
import { PARENTS } from './led-parents.ts';
import type { Part } from './phrasing.ts';

export interface Situation {
  readonly id: string;
  readonly level: RiskLevel;
  /** All of them are found in the folded sentences in a row. */
  readonly begins: readonly RegExp[];
  readonly not: RegExp;
  /** Said at its beginning; where it is danger, protocol's own reply is. */
  readonly first?: Part;
  readonly asksOfDying: boolean;
  /** What is asked again is answered again. */
  readonly lasting?: boolean;
  /** Rules that hear something else in it. */
  readonly echoes?: RegExp;
  /** Against the message as written. */
  readonly asked: Asked;
}

const SHE = '(?:she|my (?:[a-z]+ )?(?:wife|girlfriend|fiancee|missus|partner|ex))';
/** Words between, none of which takes it back. */
const SOME = '(?:(?!(?:never|not|nearly|almost|would|could|did|should|might|used|if) )[a-z]+ )';

export const BEGINS: readonly Situation[] = [
  {
    id: 'sextortion',
    level: 'distress',
    begins: [
      / (?:has|have|got|sent (?:him|her|them|it)?|screenshot(?:s|ted)?|recorded|filmed|saved)(?: [a-z]+){0,4} (?:me|pics?|pictures?|photos?|nudes?|videos?|images?|screenshots?)(?= )| sextort\w*| blackmail\w* me /,
      / (?:(?:want|wants|asking for|ask for|demand\w*|pay|send (?:him|her|them))(?: [^ ]+){0,6} (?:\d+|money|quid|dollars|euros?|pounds|bitcoin|gift ?cards?|more)|blackmail\w*|sextort\w*|(?:or|otherwise|unless)(?: [^ ]+){0,3} (?:send|post|share|leak|show)\w*|(?:threaten\w*|going|says?)(?: [^ ]+){0,6} (?:send|post|share|leak|show)\w*)(?= )/,
      / (?:pics?|pictures?|photos?|nudes?|videos?|video|images?|screenshots?|filmed|recorded|sextort\w*) /,
    ],
    not: / (?:bf|boyfriend|girlfriend|gf|husband|wife|partner|ex|wedding|holiday photos|album|school pictures|documentary|article|podcast|film|movie|last year|years ago) /,
    first: 'sextort.first',
    asksOfDying: true,
    echoes: /^f\.against\.will$/,
    asked: [
      [
        'sextort.who',
        /\b(?:anyone|anybody|someone|somebody|who|line|number)\b.{0,40}\b(?:text|not the (?:police|cops)|talk to|chat)\b/i,
      ],
      [
        'sextort.pay',
        /\b(?:pay|send (?:him|her|them) (?:the )?(?:money|it)|give (?:him|her|them))\b.*\?|\bjust pay\b|\bpay (?:him|her|them|it)\b/i,
      ],
      ['sextort.keep', /\b(?:delete|block|close|evidence|deactivate)\b/i],
      ['sextort.report', /\b(?:report|police|crime|illegal)\b(?!.{0,20}\bnot the\b)/i],
      [
        'sextort.after',
        /\bif (?:the|that|it|he|they) .{0,30}\b(?:turns up|comes out|sees?|posts?|leaks?|work)\b/i,
      ],
      [
        'sextort.tell',
        /\b(?:tell|go down|say to|show)\b.{0,24}\b(?:mum|mom|dad|parents?|her|him|them|teacher|sister|brother)\b/i,
      ],
    ],
  },
  ...PARENTS,
  {
    id: 'mania',
    level: 'distress',
    begins: [
      / (?:(?:do|did) not (?:even )?need (?:any )?sleep|(?:not slept|no sleep|have not slept|awake|up|working)(?: [^ ]+){0,4} (?:since|in|for|days|nights)|(?:barely|hardly) slept|(?:two|three|four|five|1|2|3|4|one|an) hours? (?:of sleep )?(?:since|in (?:two|three|four|five|\d) (?:days|nights))|(?:two|three|four|five|six|\d) nights (?:straight|running|in a row|now))(?= )/,
      / (?:do not need to|nobody (?:is|else is) doing it|figured it (?:all )?out|sharper than|never (?:been|felt) (?:so|this|more) (?:alive|good|clear|awake|powerful|happy)|best (?:week|days|time) of my life|(?:i am|like) (?:a )?(?:genius|chosen|god|unstoppable|invincible)|everything (?:makes sense|connects|is connected)|falls into place|so much energy|solved (?:it|everything)|talking too fast|moved(?: [^ ]+){0,5} money|(?:put|paid)(?: [^ ]+){0,3} deposit|quit my job to|bought (?:a|three|two) (?:boat|cars?|house|horses?))(?= )/,
    ],
    not: / (?:baby|newborn|exams?|deadline|night shifts?|jet ?lag|my (?:son|daughter|brother|sister|husband|wife|mum|mom|dad|friend) (?:is|has|was) (?:manic|bipolar|not)|worried sick|can not sleep|insomnia|wish i|years ago|last year) /,
    first: 'mania.first',
    asksOfDying: false,
    asked: [
      [
        'mania.near',
        /\blet (?:her|him|them) in\b|\b(?:she|he)(?:'s| is) (?:knocking|at the door|outside)\b|\bin on it\b/i,
      ],
      [
        'mania.seen',
        /\btoo fast\b|\bsee (?:a|the) doctor\b|\bmanic\b|\bam i (?:ill|mad|crazy|high)\b/i,
      ],
      [
        'mania.van',
        /\b(?:van|car|phone|camera|neighbou?rs?|they)\b.{0,50}\b(?:outside|watching|following|listening|want (?:the|my|it)|know about|two nights)\b|\bdo you log\b/i,
      ],
      ['mania.kept', /\b(?:lock(?:ed)? me|keep me|against my will|section\w*|committed)\b/i],
      ['mania.sleep', /\b(?:can|how (?:do|can)) i sleep\b|\bwon'?t stop\b.*\?/i],
      [
        'mania.before',
        /\b(?:had|have had) (?:something|it|this)(?: like (?:it|this|that))? (?:before|in \d{4}|once|after)\b/i,
      ],
      [
        'mania.drive',
        /\b(?:driv(?:e|ing) (?:up|over|there|to|now|down|out|off|on|me)|van is in|car keys|in(?:to)? the boot|move the)\b/i,
      ],
      [
        'mania.money',
        /\b(?:deposit|grand|thousand|money|transfer\w*|invest\w*|loan|mortgage|papers|resign\w*|bought|buy|sign(?:ed)?|quit)\b/i,
      ],
    ],
  },
  {
    id: 'harm.carer',
    level: 'harm_to_others',
    begins: [
      / (?:pillow|cushion)(?: [^ ]+){0,4} (?:over|on|against) (?:her|his|their|my (?:own )?(?:mother|mum|mom|dad|father|husband|wife|nan|gran)(?: ?s)?) face | (?:stood|standing|sat)(?: [^ ]+){0,4} with (?:the|a|her|his) (?:[a-z]+ )?(?:pillow|cushion) in my (?:arms|hands?) .{0,60}?(?:thought|imagined|wanted|think) | (?:got|have|had) hold of (?:her|him|the baby) .{0,60}?(?:tight|squeez\w+|shak\w+) .{0,40}?(?:scar(?:ed|es|y)|frighten\w*|stop) | (?:standing|stood|stand) (?:up )?over (?:her|him) (?:i am|that i am|is what i am) (?:afraid|scared|frightened) /,
    ],
    not: / (?:film|movie|novel|book|series|pillow fight|dream(?:ed|t)?|hand tight|held tight|hug) /,
    lasting: true,
    asksOfDying: false,
    asked: [
      [
        'carer.dangerous',
        /\b(?:am i|are you saying i'?m|does (?:that|it) make me) (?:a )?(?:\w+ )?(?:dangerous|monster|murderer|evil|bad|sick|mad|danger)\b|\bhow could i think\b/i,
      ],
      [
        'carer.tonight',
        /\b(?:if|when|might|in case) (?:it|that|the thought) (?:might )?(?:comes?|came|happens?)(?: back| again)\b|\bcome back tonight\b|\b(?:where (?:do i|to)|tell me where to) put my hands\b|\bwhat do i do (?:if|when|tonight|then|at three)\b|\bi'?m afraid of\b/i,
      ],
      [
        'carer.respite',
        /\bwho (?:do|can|should|would) i (?:ring|call|ask|tell|phone)\b|\bnight off\b|\b(?:respite|break from|a whole night)\b/i,
      ],
      ['carer.heard', /\b(?:pillow|cushion)\b|\bstanding (?:up )?over\b/i],
    ],
  },
  {
    id: 'hit.by.her',
    level: 'abuse',
    begins: [
      new RegExp(
        ` ${SHE} ${SOME}{0,3}?(?:threw|throws|chucked|lobbed|hurled)(?: [^ ]+){1,5}? at (?:me|my head)(?= )| ${SHE} ${SOME}{0,2}?(?:punch(?:es|ed)|slaps?|slapped|kicks?|kicked|hits?|bites?|scratches|scratched)(?= $|  | me| in the (?:back|face|ribs|arm))(?: [^ ]+){0,6}`,
      ),
    ],
    not: / (?:haha\w*|lol|pillow|sock|snowball|ball|party|surprise|look|joking|playing|toddler|baby|daughter|cat|dog|boxing|gym|class|training|tickl\w*|keys|laughed|laughing|under the table|used to|the remote|hits me up|high five|film|movie|years ago) /,
    asksOfDying: false,
    asked: [
      [
        'abuse.him',
        /\b(?:is|isn't|was|wasn't) (?:it|that|this) (?:even )?(?:a thing|abuse|domestic|violence)\b|\babuse or\b|\b(?:woman|women|wife|girl)\b.{0,30}\b(?:bloke|man|men|guy|my size)\b.*\?|\bman up\b|\blaugh at me\b/i,
      ],
      [
        'abuse.menline',
        /\b(?:line|helpline|number|that)\b.{0,30}\b(?:for|take|with) (?:the )?(?:men|blokes?|guys|lads|males?|a man)\b/i,
      ],
    ],
  },
];
