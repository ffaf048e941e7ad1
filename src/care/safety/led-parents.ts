/** Of a small child: pictures that come against one's will, and crying that does not end. */
import type { Situation } from './led-situations.ts';

export const PARENTS: readonly Situation[] = [
  {
    id: 'intrusive',
    level: 'distress',
    begins: [
      / (?:pictures?|images?|thoughts?|see myself|flash\w*|imagin\w+|visions?|seeing) /,
      / (?:letting go of|dropping|drop|throwing|throw|stabbing|hurting|harming|shaking|smothering|drowning|pushing|falling|something (?:awful|terrible)|of (?:her|him) (?:dropping|falling)) /,
      / (?:baby|newborn|weeks? old|months? old|stairs|banister|balcony|window|bath|cot|crib|pram|buggy|her|him) /,
      / (?:(?:do|did|would) not want(?: to)?|never do|horrif\w*|terrif\w*|hate it|against my will|by (?:it|them)sel(?:f|ves)|can not (?:say|stop|get)|god i typed|disgust\w*|cut my own hands|rather die than|sick (?:that|to think)|what if i) /,
    ],
    not: / (?:he|my (?:husband|boyfriend|partner|ex|dad)) (?:hits|hit|threw|pushed)|part of me wants|voice (?:says|tells)|want to (?:hurt|drop|throw|stab) (?:her|him|it)(?! (?:i|it)) /,
    first: 'intrusive.first',
    asksOfDying: false,
    echoes: /^(?:cut\.body|home\.now)$/,
    asked: [
      [
        'intrusive.danger',
        /\b(?:am i|i'?m) (?:a )?(?:dangerous|danger|monster|going mad|mad|crazy|evil|psycho)\b|\bwrong about myself\b/i,
      ],
      [
        'intrusive.taken',
        /\b(?:take|taken) (?:her|him|them|my \w+|the baby)\b.{0,12}\b(?:off|away|from)\b|\bsocial (?:services|workers?)\b/i,
      ],
      [
        'intrusive.why',
        /\bwhy do i (?:get|have|see|think)\b|\bwhere (?:do|does) (?:it|they) come from\b/i,
      ],
      [
        'intrusive.name',
        /\bname for (?:this|it|that)\b|\bwhat is (?:this|it) called\b|\bis (?:this|it) (?:a thing|ocd|normal|common)\b/i,
      ],
      [
        'intrusive.away',
        /\b(?:keep|stay) away\b|\bhand(?:ing)? (?:her|him|the baby)\b|\bbox room\b|\bshould i (?:not )?(?:hold|carry|bath)\b/i,
      ],
      ['intrusive.say', /\b(?:doctor|gp|midwife|health visitor)\b.*\?|\bwhat do i say\b/i],
    ],
  },
  {
    id: 'crying.baby',
    level: 'distress',
    begins: [
      / (?:scream(?:s|ed|ing)|crying|cries|cried|wailing|howling|bawling) /,
      / (?:my|the|our|this) (?:baby|newborn|infant) | (?:weeks?|months?) old /,
      / (?:since|for (?:hours|two|three|four|five|\d)|hours|all (?:day|night|evening)|will not stop|(?:does|do|can) not stop|can not (?:stop|settle|calm)|non ?stop|nothing (?:helps|works)) /,
      / (?:just me|on my own|alone|by myself|nobody|no one|tried everything|done everything|can not (?:take|stand|bear)|losing it|my hands|going mad|at my (?:wits|limit)|make it stop|nothing (?:helps|works)) /,
    ],
    not: / (?:next door|neighbou?rs?|upstairs|on the (?:plane|train|bus)|cafe|my sister s|years ago|laughing) /,
    first: 'baby.first',
    asksOfDying: false,
    asked: [
      [
        'baby.doctor',
        /\b(?:fever|hot|temperature|vomit\w*|sick|limp|floppy|wrong with|hospital|doctor|normal)\b.*\?/i,
      ],
      [
        'baby.leave',
        /\b(?:cruel|bad|awful|allowed|ok(?:ay)?|safe)\b.{0,40}\b(?:shut|leave|door|put|walk|lay)\b|\b(?:shut|leave|walk away|put)\b.{0,50}\?/i,
      ],
    ],
  },
];
