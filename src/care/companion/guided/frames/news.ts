/** Plain news that nobody complains of: told by its form. */
import { subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';

/** `held`: an alarm that did not go off · `except`: what spoilt a good thing · `before`: it was so once. */
export type News =
  | 'except'
  | 'mark'
  | 'held'
  | 'deed'
  | 'came'
  | 'only'
  | 'duty'
  | 'before'
  | 'usual'
  | 'asked'
  | 'said'
  | 'years'
  | 'place'
  | 'fine';

const DOING =
  'fed|watered|washed|showered|bathed|made|cooked|baked|ate|tidied|hoovered|swept|cleaned|ironed|changed|opened|aired|mowed|planted|picked up|walked|swam|cycled|brushed|combed|shaved|dressed|bought|paid|posted|read|drew|painted|knitted|fixed|mended|sorted|emptied|hung|folded|stripped|took (?:the (?:bins?|rubbish|recycling)|a (?:walk|bath|shower))|had (?:a |an |some |my |the )?(?:bath|shower|breakfast|lunch|dinner|tea|toast|soup|walk|swim|nap)|put (?:on|the (?:bins?|rubbish|washing|kettle|recycling))|did (?:the|my|some) (?:dishes|washing|laundry|shopping|bins?|ironing|garden|gardening|hair)|went (?:out|outside|for a|to the (?:shop|park|library|pool|gym|post office|market))|got (?:up|dressed|out of bed|outside)';
const FORMS: readonly (readonly [News, RegExp])[] = [
  [
    'except',
    /^(?:but |lol |only |it was |that was |just )*(?:beginner'?s luck|(?:just |a )?fluke|(?:just |only )?luck|there (?:were|was) only \w+|they were (?:only|just) being \w+|anyone could have \w+|(?:the|my) other (?:ones?|half of it|answers?)|(?:lost|missed|dropped|forgot) (?:one|two|\d+|a) (?:points?|marks?|bits?)|could have been \w+|should have been \w+|not full marks)\b|^(?:but )?\w+ (?:points?|marks?) (?:off|short|missing)\b/i,
  ],
  [
    'mark',
    /^(?:so |and |just |today )*(?:i |we )?(?:just |finally )?(?:(?:got|have got|scored) (?:a |an )?(?:\d{2,3}(?: ?%| out of \d+)?|[AB][+-]?|distinction|first|merit|full marks|raise|offer|interview|place|prize|medal)(?= (?:in|on|for|at|from)\b|$)|won\b(?! (?:the argument|that one))|passed (?:my|the|it|all|both|everything)\b|came (?:first|second|third)\b|(?:nobody|no one|none of them) else (?:got|did|passed|made it|managed)\b|got (?:picked|chosen|in|the (?:job|part|place|flat)))|^(?:my|our) (?:[\w']+ ){1,3}(?:won|came (?:first|second|third)|got (?:picked|chosen|published|a prize))\b|^(?:first|second|third) (?:prize|place)\b/i,
  ],
  [
    'held',
    /(?:\bi|\bmy (?:hands?|heart|voice|legs?)|the cup|^(?:and |but |so )?) ?(?:didn't|did not) (?:even )?(?:jump|flinch|shake|freeze|duck|hide|run|panic|check|scream|shout|snap|bolt|race|tremble|go under|look (?:back|round|over)|drink|smoke|bet|gamble|scroll|text (?:him|her|them|back)|call (?:him|her|them))\b/i,
  ],
  [
    'only',
    /^(?:oh |well |i mean |i know |but )?(?:it|that)(?:'s| is| was) (?:only|just) (?:a|an|some|the|one) \w+(?: \w+)?$|^(?:it's |that's )?(?:nothing (?:special|much|big|exciting|really)|no big (?:deal|thing)|not much)$|^(?:that's|that is) (?:all|it|about it)$/i,
  ],
  [
    'deed',
    new RegExp(
      `^(?:so |and |then |well |ok |today |yesterday |this morning |i (?:guess )?)*(?:i (?:just |also |even |did |actually |only )?)?(?:${DOING})\\b(?!.{0,30}\\b(?:pills?|tablets?|knife|razor|cut|blood|drink|bottle|bet|gun|rope|up with (?:him|her|a)|without|away|fault|love|sick|scene|mistake|a mess|me|us|sure)\\b)`,
      'i',
    ),
  ],
  [
    'came',
    /^(?:so |and |then |today |this morning )*(?:it(?:'s| is| was|s) (?:raining|snowing|sunny|windy|foggy|warm out|light out|still dark)|it (?:rained|snowed|hailed)|(?:the|a|an|some|next door's) (?!(?:police|bailiff|ambulance|pain|baby|letter|bill|results?|thought|memory|nightmare|panic|urge)\w*)(?:[\w']+ ){1,2}(?:came|is here|went past|drove past|went off|rang|stopped|flew|landed|sang|slammed|bloomed|flowered|arrived|turned up|is (?:out|up|singing|blooming|back)|woke me)\b(?! (?:on|over|at|with) (?:me|him|her|us)))/i,
  ],
  [
    'duty',
    /^(?:so |and |but |because |now |tomorrow |well )*i(?:'ve got to| have to| need to| got to|'m (?:supposed|meant) to|'ll have to) (?!(?:die|kill|hurt|end|go|stop|ask|know|be honest|admit|say|tell you|drink|cut|use|get (?:out|away|away from))\b)\w+/i,
  ],
  [
    'fine',
    /^(?:but |and |nah |no )*(?:i|it) was (?:ok(?:ay)?|fine|all ?right|not (?:so |too )?bad)$/i,
  ],
  [
    'place',
    /^(?:just |only |still )?(?:in |at |on |by )?(?:the |my )?(?:car ?park|kitchen|bath(?:room)?|bus(?: stop)?|sofa|couch|stairs|hallway|garage|garden|shed|park|bench|train|station|office|library|canteen|waiting room|tesco|aldi|lidl|supermarket|laundrette|beach|roundabout)[.! ]*$/i,
  ],
  [
    'usual',
    /^(?:but |and |because )?(?:normally|usually|most days|any other day|other times),? \w+/i,
  ],
  [
    'asked',
    /^(?:then |and |so |but )*(?:(?:my|the|our) (?:\w+ )?\w+|he|she|they|mum|mom|dad|someone|somebody|[A-Z][a-z]+) (?:just |even |only )?(?:asked|asks)(?: me| us)? (?:what|where|when|why|how|who|if|whether|which)\b/,
  ],
  [
    'said',
    /^(?:so |and |but |then )*i (?:just |only )?(?:said|told (?:him|her|them)|texted back) (?!(?:yes|no|ok|okay|yeah|sure|nothing|that|it|i)\b)\w+/i,
  ],
  [
    'years',
    /^(?:we've been |we're |been )?(?:(?:nearly |almost |about )?\d+ years (?:married|together|in (?:june|may|march|spring|summer|autumn))|(?:married|together)(?: for)? (?:nearly |almost |about )?\d+ years)\b/i,
  ],
  [
    'before',
    /^(?:so |and |but |because )*(?:i|we|he|she|they|it|[\w']+ [\w']+) (?:always )?used to (?!(?:hit|beat|hurt|touch|it|lock|shout|scream|lie|drink|think|be)\b)\w+(?!.*\b(?:me|us)\b)/i,
  ],
];

/** What the last clause that has such a form is. */
export function newsIn(clauses: readonly Clause[]): News | null {
  const others = clauses.some((one) => subjectOf(one) === 'other');
  for (const { text, question } of [...clauses].reverse()) {
    if (question) continue;
    const plain = text.replace(/(?:,? (?:though|tho|lol|haha|anyway|i guess|i suppose))+$/i, '');
    const kind = FORMS.find(([, match]) => match.test(plain))?.[0];
    // A doing without a subject is another's where another was spoken of.
    if (kind === 'deed' && others && !/^(?:\w+ )*i\b/i.test(plain)) continue;
    if (kind !== undefined) return kind;
  }
  return null;
}
