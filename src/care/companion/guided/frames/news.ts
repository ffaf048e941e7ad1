/** Plain news that nobody complains of: told by its form, and asked about as what it is. */
import type { TherapistId } from '#care/contract.ts';
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
  | 'fine'
  | 'memory';

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

/** Anyone may ask these once their own run out. */
export const NEWS_ASKS: Readonly<Record<News, readonly string[]>> = {
  deed: [
    'What made you start?',
    'How was it?',
    'Do you do that most days?',
    'What did you do afterwards?',
  ],
  came: ['What were you doing?', 'Where were you just then?'],
  held: ['What did you do instead?', 'What was different this time?', 'How was it afterwards?'],
  mark: [
    'Who did you tell first?',
    'What had you been expecting?',
    'What did you do when you heard?',
  ],
  except: [
    'What went well?',
    'Would anyone else have noticed that?',
    'Are you pleased with the rest?',
  ],
  only: ['How was it, though?', 'Was there anything else today?'],
  duty: ['What happens if you leave it?', 'When do you have to do it?', 'Could anyone else do it?'],
  before: ['What was it like then?', 'What changed?'],
  usual: ['And today?', 'How long has it been like that?'],
  asked: ['What did you answer?'],
  said: ['And what did they say?', 'What was said to that?'],
  years: ['Which years were the best?', 'How did you two meet?'],
  fine: ['Was it how you expected?', 'What was the best part?'],
  place: ['What is it like there?', 'What do you do there?', 'Who else is there?'],
  memory: ['What did you do then?', 'When do you miss it most?', 'Who else remembers that?'],
};

/** In the manner of those to whom plain news is told most. */
export const OWN_NEWS: Partial<Record<TherapistId, Partial<Record<News, readonly string[]>>>> = {
  iris: {
    deed: [
      'Was it hard to begin?',
      'When in the day did you do it?',
      'Was any of it nearly nice?',
      'Did you rest afterwards?',
    ],
    came: ['Were you up by then?', 'What did you do after that?', 'Was it nice, or not much?'],
    held: ['What was it like instead?', 'How long did that last?'],
    mark: ['Were you able to enjoy it?', 'How was the rest of the day?'],
    only: ['Was it easy or hard today?', 'Would it have been too much a week ago?'],
    duty: ['What would be the smallest first piece?', 'What could wait until after it?'],
  },
  diana: {
    deed: [
      'How was your breathing while you did that?',
      'Was your mind on it, or somewhere else?',
      'Did it calm you at all?',
      'How is your body now?',
    ],
    came: ['Did it startle you?', 'What did you notice first?', 'How are you now?'],
    held: [
      'How did your body feel?',
      'What helped you this time?',
      'Where were you when that was?',
    ],
    mark: ['Could you enjoy it a little?', 'How do you feel now?'],
    only: ['How was it for you?', 'Did it cost you much?'],
    duty: ['What would make it feel safe enough?', 'Who could be with you for it?'],
  },
  grace: {
    deed: [
      'What would you say to a friend who did that?',
      'Did you give yourself any credit for it?',
      'What helped you get it done?',
      'Were you pleased with it?',
    ],
    held: ['Do you give yourself credit for that?', 'Were you surprised at yourself?'],
    mark: [
      'Could you be pleased about it?',
      'What did you say to yourself about it?',
      'How much of it was your doing?',
    ],
    except: [
      'Are you being fair to yourself there?',
      'What would you say to a friend with the same result?',
    ],
    only: ['Is it good enough as it is?', 'Would you say the same to a friend?'],
    duty: ['Who says you have to?', 'What would be good enough there?'],
  },
};

/** Where no question is due: one sentence that leaves it standing. */
export const NEWS_SAID: Readonly<Record<News, readonly string[]>> = {
  deed: ['Good, that is done.', 'You got that done.', 'So that one is out of the way.'],
  came: ['I can picture that.', 'So that happened too.'],
  held: ['That counts for something.', 'It is worth noticing that.'],
  mark: ['So that is how it came out.', 'That is worth telling.'],
  except: ['Even so, it counts.', 'That does not undo the rest.'],
  only: ['That is all right too.', 'It does not have to be much.'],
  duty: ['So you still have that to do.', 'That has to be done, then.'],
  before: ['So that was how it was.', 'It is different now, then.'],
  usual: ['So that is the usual way.', 'That is how it goes as a rule, then.'],
  asked: ['So that was the question.', 'And so it came up.'],
  said: ['So that is what you said.', 'You got that said.'],
  years: ['That is a lot of days together.', 'You have been together a while, then.'],
  fine: ['So it was all right.', 'Then it can be left at that.'],
  place: ['I can picture you there.', 'So that is the place.'],
  memory: [
    'You remember that clearly.',
    'I can almost see it.',
    'So that is how it was with them.',
  ],
};

export const OWN_SAID: Partial<Record<TherapistId, Partial<Record<News, readonly string[]>>>> = {
  iris: {
    deed: [
      'That is one thing you did.',
      'That is something for one day.',
      'One small step, and it is behind you.',
    ],
    came: ['That came without you having to do anything.', 'There was that, then.'],
    only: ['It is still something.'],
  },
  diana: {
    deed: ['That is an ordinary thing, and it is done.', 'You did it, and you are here now.'],
    came: ['It happened, and now you are here.'],
    held: ['That time it went differently.'],
    only: ['It does not have to be more than that.'],
  },
  grace: {
    deed: ['You can count that one.', 'It counts, even if nobody noticed.'],
    came: ['You did not have to do anything for that.'],
    mark: ['You can let that stand as it is.'],
    only: ['You do not have to make it smaller.'],
  },
};

/** Of one who died: something they used to do, told as it was. */
const HABIT =
  /^(?:and |but |then )*(?:he|she|they|we)(?:'d)? (?:always |used to |would |never |only )?(?!(?:died|passed|had|was|were|went|fell|got|left|said|told|asked|drank|hit|hurt|did|is|are|has|lost|suffered|stopped|couldn't|didn't|wasn't|wanted|knew|killed|took)\b)(?:\w+ed|sang|burnt|spelt|spoilt|made|kept|wrote|read|rang|sat|wore|brought|held|slept|gave|drove|stood|taught|ate|put|cut|hummed|whistle|whistle[ds]?|sing|make|hum|wait|call|write|keep)\b/i;

export const memoryIn = (clauses: readonly Clause[]): boolean => {
  const last = clauses.at(-1);
  return last !== undefined && !last.question && HABIT.test(last.text);
};
