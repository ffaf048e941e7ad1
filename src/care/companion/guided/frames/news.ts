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
    'What got you to it?',
    'How was it, while it lasted?',
    'Is that usual for you, or was today different?',
    'And afterwards?',
  ],
  came: ['What were you in the middle of?', 'Where were you just then?'],
  held: [
    'What did you do in its place?',
    'What was different this time?',
    'When did you notice that it had not happened?',
  ],
  mark: [
    'Who was the first to hear of it?',
    'What had you been expecting?',
    'What did you do in the first minute after?',
  ],
  except: [
    'And the part that did go right: who is counting that?',
    'Would anybody else have looked there first?',
    'Whose habit was it, to go for the missing piece?',
  ],
  only: [
    'Was it the only thing of that sort today, or one of a few?',
    'Would it have got done a month ago?',
  ],
  duty: [
    'What happens if it is left?',
    'When is that, and what comes right before it?',
    'Who says that it has to be you?',
  ],
  before: ['What was it like, when it was still so?', 'What put an end to it?'],
  usual: ['And today?', 'Since when has that been the usual way?'],
  asked: ['What did you answer?'],
  said: ['And what came back?', 'What was said to that?'],
  years: [
    'Which of those years would you go back to?',
    'What did the two of you get good at, in that time?',
  ],
  fine: ['What do you think it was that held?', 'What did you do, in the middle of it?'],
  place: [
    'What is it like there, just now?',
    'What do you go there for?',
    'Who or what else is there?',
  ],
  memory: [
    'What did you do, when that went on?',
    'When do you catch yourself waiting for it?',
    'Who else would know that about them?',
  ],
};

/** In the manner of those to whom plain news is told most. */
export const OWN_NEWS: Partial<Record<TherapistId, Partial<Record<News, readonly string[]>>>> = {
  iris: {
    deed: [
      'How much did it weigh, before you began and after?',
      'At what time of day did the strength for it come?',
      'Was there a moment in it that was nearly all right?',
      'Did you sit down afterwards, or did it lead to something else?',
    ],
    came: [
      'Were you up by then, or did you hear it from bed?',
      'What did the hour look like after that?',
      'Was it a change, or did it go past like the rest?',
    ],
    held: ['What was there in its place, even if it was nothing much?', 'How long did that last?'],
    mark: ['Did any of the good of it reach you?', 'What was the evening like, after that?'],
    only: [
      'Was it the one thing that got done, or one of a few?',
      'A week ago, would it have been too much?',
    ],
    duty: [
      'How small could the first piece of it be?',
      'What would have to be left out so that it fits?',
    ],
  },
  diana: {
    deed: [
      'How was your breath, while your hands were busy with that?',
      'Were you all there for it, or partly somewhere else?',
      'What did your hands notice?',
      'Was it easy to stop when it was done?',
    ],
    came: [
      'What did your shoulders do just then?',
      'What was the first thing you noticed of it?',
      'How long until it was quiet in you again?',
    ],
    held: [
      'Where in you was there room, this time?',
      'What told you that you were in today and not back then?',
      'What was around you that may have helped?',
    ],
    mark: [
      'Where in you does something like that arrive?',
      'May it stay a moment, or does it have to go?',
    ],
    only: [
      'And how was it to do something that has no danger in it?',
      'Did it ask anything of you?',
    ],
    duty: ['What would make it safe enough?', 'Who could be near while you do it?'],
  },
  grace: {
    deed: [
      'If a friend had told you that, what would you have said to them?',
      'Did anybody in your head pass a remark on it?',
      'What in you saw to it that it got done?',
      'Would it go on a list of things done today, if the list were yours to make?',
    ],
    held: [
      'Who gets the credit for that, in your head?',
      'What does that say about you that is simply true?',
    ],
    mark: [
      'How long was it allowed to be good?',
      'What did the inner critic have ready, and how fast?',
      'What did you have to do with it?',
    ],
    except: [
      'How quickly did the eye go there, and who taught it to?',
      'Said to a friend with the same mark, how would that sound?',
    ],
    only: [
      'Who put the “only” in front of it?',
      'Would you have used that word for somebody else’s?',
    ],
    duty: ['Whose voice is it that says you have to?', 'What would be good enough there?'],
  },
};

/** Where no question is due: one sentence that leaves it standing. */
export const NEWS_SAID: Readonly<Record<News, readonly string[]>> = {
  deed: [
    'It needed doing, and now it is done, by you.',
    'Small and finished is a respectable size for a thing.',
    'The day has that in it now.',
  ],
  came: [
    'So the hour had that in it.',
    'Outside carries on with its own business, and you heard it.',
  ],
  held: [
    'It had its chance to go off, and it stayed quiet.',
    'That is worth a second look, however short it was.',
  ],
  mark: [
    'That stands, whatever gets said about it next.',
    'Somebody else has put that in writing.',
  ],
  except: [
    'The missing piece got the floor first.',
    'So the eye goes to the gap before it goes to the rest.',
  ],
  only: [
    'It may be small and still count as done.',
    'Only is a word that makes things smaller than they were.',
  ],
  duty: [
    'A have-to takes up room long before its hour.',
    'So that stands there and waits for you.',
  ],
  before: [
    'A before need not have been perfect to be missed.',
    'You still know exactly how it went.',
  ],
  usual: ['So today stepped out of line, and you saw it.', 'Then this was one against the habit.'],
  asked: [
    'A question like that can stay in the room after the one who put it has gone.',
    'Sometimes one only finds the answer on the stairs.',
  ],
  said: [
    'And the rest of it stayed with you, I would guess.',
    'A sentence can be short and do a lot of work.',
  ],
  years: [
    'That is a great many ordinary evenings.',
    'Long enough to know the other one by the sound of the keys.',
  ],
  fine: [
    'Then that is how it was, and it can be left at that.',
    'That counts as well, a thing that was all right.',
  ],
  place: [
    'A place where nobody asks for a reason, perhaps.',
    'So that is where this is being written from, or towards.',
  ],
  memory: [
    'Nobody puts such a thing in a notice, and it is the very person.',
    'That was the sound of an ordinary day, and one only learns afterwards that it was worth keeping.',
    'It takes up no room, and it leaves a gap.',
  ],
};

export const OWN_SAID: Partial<Record<TherapistId, Partial<Record<News, readonly string[]>>>> = {
  iris: {
    deed: [
      'Small things can cost full price, and that one is paid.',
      'The day could have gone by without it, and did not.',
      'That has a beginning and an end; not every day holds one of those.',
    ],
    came: ['It came whether one was up for it or not.', 'A thing to mark the hour by, at least.'],
    only: ['Only that, then. It was not there yesterday.'],
  },
  diana: {
    deed: [
      'Hands know such things by themselves, and that is a kind of floor.',
      'Something ordinary, in an ordinary hour; it belongs to today, all of it.',
    ],
    came: ['It was outside, it had a name, and it went by.'],
    held: ['Your body took that one as it was meant, and nothing more.'],
    only: ['Nothing about it has to be more than that.'],
  },
  grace: {
    deed: [
      'Nobody had to praise it for it to be done.',
      'You mentioned it, so some part of you does count it.',
    ],
    came: ['It came, and for once nobody was being marked on it.'],
    mark: ['Before the critic gets to it: that is simply what happened.'],
    only: ['There is that little word again that people keep for their own things.'],
  },
};

/** Of one who died: something they used to do, told as it was. */
const HABIT =
  /^(?:and |but |then )*(?:he|she|they|we)(?:'d)? (?:always |used to |would |never |only )?(?!(?:died|passed|had|was|were|went|fell|got|left|said|told|asked|drank|hit|hurt|did|is|are|has|lost|suffered|stopped|couldn't|didn't|wasn't|wanted|knew|killed|took)\b)(?:\w+ed|sang|burnt|spelt|spoilt|made|kept|wrote|read|rang|sat|wore|brought|held|slept|gave|drove|stood|taught|ate|put|cut|hummed|whistle|whistle[ds]?|sing|make|hum|wait|call|write|keep)\b/i;

export const memoryIn = (clauses: readonly Clause[]): boolean => {
  const last = clauses.at(-1);
  return last !== undefined && !last.question && HABIT.test(last.text);
};
