/**
 * What happened in a single sentence: nobody answered, I pretended, they left, I tried again.
 * Finer than frames and true of any situation, so that what is said next fits what was just said.
 */

import { subjectAfter, subjectOf } from '../understand/mirror.ts';
import type { Clause } from '../understand/text.ts';
import { PASSING } from './passing.ts';
import { TELLINGS } from './tellings.ts';

export interface Happening {
  readonly id: string;
  /** Whose doing it must be for the words to fit. */
  readonly who?: 'self' | 'other';
  readonly match: RegExp;
  /** Clauses that can stand alone, in the second person, adding one thing not said. */
  readonly meaning: readonly string[];
  readonly ask: readonly string[];
}

export const HAPPENINGS: readonly Happening[] = [
  ...TELLINGS,
  ...PASSING,
  {
    id: 'unanswered',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|\w+) (?:didn'?t|doesn'?t) (?:even )?(?:answer|reply|respond|look up|react|text back|call back)|never (?:replied|answered|texted back|called back)|no (?:reply|answer|response)(?: (?:from|yet|back)\b|$)|ignored me|left (?:me )?on read|looked (?:right )?through me)\b/i,
    meaning: ['you put something out there and nothing came back'],
    ask: [
      'What had you hoped would come back?',
      'What did you make of the silence?',
      'What did you do then?',
    ],
  },
  {
    id: 'pretended',
    who: 'self',
    match:
      /\b(?:(?:say|saying|tell (?:everyone|people|them|her|him)) (?:that )?(?:i'?m|it'?s|everything(?:'s| is)) (?:fine|ok|okay|all right|alright)|i pretend(?:ed)?\b|put on a (?:brave )?(?:face|smile|show)|fake a smile|act(?:ing)? (?:like|as if) (?:nothing|everything)|wear(?:ing)? a mask)/i,
    meaning: [
      'it keeps the peace and leaves you alone with it',
      'holding up the face is work as well',
    ],
    ask: [
      'Who would you want to see through it?',
      'What is under it when you take it off?',
      'What would have happened if you had said the true thing?',
    ],
  },
  {
    id: 'kept_quiet',
    who: 'self',
    match:
      /\b(?:i (?:didn'?t|did not|couldn'?t|could not|never|haven'?t) (?:ever )?(?:(?:say|said|mention(?:ed)?) (?:anything|nothing|a word|it(?! (?:was|is|were)))|(?:tell|told) (?:anyone|anybody|nobody|him|her|them|my \w+))\b|i (?:kept (?:it )?(?:quiet|to myself)|bit my tongue|swallowed it|stayed (?:quiet|silent)|keep it (?:in|to myself|inside))|never told (?:anyone|anybody|him|her|them|my \w+|a soul))\b/i,
    meaning: ['there was something in that silence that had a reason'],
    ask: [
      'What would the sentence have been?',
      'What kept you from saying it?',
      'Who is the person you could say it to?',
    ],
  },
  {
    id: 'told',
    who: 'self',
    match:
      /\b(?:i (?:told|messaged|confronted) (?:him|her|them|my \w+|everyone|someone|mum|mom|dad) (?:about|everything|the truth|how i|what (?:i|happened)|i (?:love|miss|want|need|can'?t))|i (?:admitted|confessed|opened up))\b/i,
    meaning: ['saying it at all was a step'],
    ask: [
      'How was it taken?',
      'What was it like to have said it?',
      'Which part did you leave out?',
    ],
  },
  {
    id: 'criticised',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|boss|manager|mum|mom|mother|dad|father|teacher|husband|wife|partner)\b.{0,16}\b(?:said|says|told me|tells me|called me|calls me|thinks|reckons)\b.{0,12}\b(?:(?:i'?m|i was|i am) (?:\w+ ){0,2}(?:lazy|useless|stupid|selfish|fat|crazy|dramatic|too sensitive|difficult|weak|cold|the problem)\b|(?:lazy|useless|stupid|selfish|fat|crazy|dramatic)\b)|criticis(?:ed|es) me|puts? me down|made fun of me|(?:told|telling) me off|had a go at me|snaps? at me|shouts? at me|yell(?:s|ed)? at me|bad review)\b/i,
    meaning: ['a sentence like that goes on talking after the person has stopped'],
    ask: [
      'Which word of it stayed?',
      'What did you answer, aloud or in your head?',
      'Who sees you differently?',
    ],
  },
  {
    id: 'left_out',
    who: 'self',
    match:
      /\b(?:(?:wasn'?t|weren'?t|didn'?t get) (?:even )?(?:invited|asked|included|told)|forgot (?:my birthday|about me)|saw the (?:photos|pictures) (?:on|of))\b/i,
    meaning: ['it is one thing to miss it and another to find out like that'],
    ask: [
      'How did you find out?',
      'What did you make of it?',
      'Whom would you have wanted to think of you?',
    ],
  },
  {
    id: 'they_left',
    who: 'other',
    match:
      /\b(?:(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend) (?:just |has |had )?(?:left(?= (?:me|us|when|last|in|two|three|a|\d)|$)|walked out|moved out|ended it)|(?:he|she|they|\w+) (?:left|dumped) (?:me|us)(?! (?:a|the|some|in|with|on|to|at|his|her|alone|out|tired|feeling)\b)|walked out on (?:me|us)|broke up with me)\b/i,
    meaning: ['the leaving is one moment and the being left goes on'],
    ask: [
      'What is different in the rooms since then?',
      'What was never explained to you about it?',
      'What did they take along that was yours?',
    ],
  },
  {
    id: 'lost_temper',
    who: 'self',
    match:
      /\b(?:i (?:shouted|yelled|snapped|screamed|lost it|exploded|blew up|lashed out|slammed (?:the|a)|threw (?:the|a|my) (?:plate|phone|cup|mug|glass|chair|remote))|lost my temper|took it out on)\b(?! (?:for joy|with laughter))/i,
    meaning: [
      'it came out at the person who was nearest',
      'the silence afterwards is the longer part',
    ],
    ask: [
      'What had been piling up before that second?',
      'What was it like afterwards?',
      'What would the quiet version of that sentence have been?',
    ],
  },
  {
    id: 'cried',
    who: 'self',
    match:
      /\b(?:i (?:just |suddenly |always |end up |started )?(?:cried|cry|crying|sobbed|burst into tears|broke down|welled up)|in tears|crying in)\b/i,
    meaning: ['it had been close to the surface for a while'],
    ask: ['What set it off?', 'Did anyone see?', 'Was there any relief in it?'],
  },
  {
    id: 'tried_again',
    who: 'self',
    match:
      /\b(?:(?:i'?ve |i have )?tried (?:everything|so (?:hard|many))|keep trying|whatever i do|nothing i do (?:works|helps|is))\b/i,
    meaning: ['you have been at this for longer than it shows'],
    ask: [
      'Which of the tries came nearest?',
      'What do you do when a try has come to nothing?',
      'What have you not tried because it frightens you?',
    ],
  },
  {
    id: 'alone_doing',
    who: 'self',
    match:
      /\b(?:(?:no ?one|nobody) (?:helps?(?: me)?|else does(?: it)?)\b|all by myself|have to do (?:it all|everything)|without any help|(?:it'?s )?always me (?:who|that|$))/i,
    meaning: ['it was never decided, it just became yours'],
    ask: [
      'Who could take one end of it, if they knew?',
      'When did it become yours?',
      'What would you say if somebody asked what you need?',
    ],
  },
  {
    id: 'waiting',
    match:
      /\b(?:still waiting|(?:i'?m|we'?re|been|just) waiting (?:for|to (?:hear|know)|on (?:the|a))|still haven'?t heard|haven'?t heard (?:back|anything)|won'?t know until|up in the air)\b/i,
    meaning: ['waiting uses up the days it is made of'],
    ask: [
      'What do you do with the hours in the meantime?',
      'What are you preparing yourself for?',
      'When will you know?',
    ],
  },
  {
    id: 'compared',
    match:
      /\b(?:everyone else (?:is|has|gets|seems|can|got)|all my friends (?:are|have|got|is)|ahead of me|when is it my turn|behind everyone)\b/i,
    meaning: ['it puts a ruler next to you that you had not asked for'],
    ask: [
      'Who is it you look at, most of all?',
      'What would you want at this point, if nobody were asking?',
      'When is it strongest?',
    ],
  },
  {
    id: 'joke_hurts',
    match:
      /\b(?:(?:says?|said) (?:it )?(?:as|like|it was|it'?s) (?:just |only )?(?:a )?(?:joke|joking|banter)|makes? jokes? about (?:me|my))\b/i,
    meaning: ['a joke is hard to answer'],
    ask: [
      'What is the serious sentence inside that joke?',
      'What do you do when it comes?',
      'What would you like to answer?',
    ],
  },
  {
    id: 'caring_for_all',
    match:
      /\b(?:i (?:always )?(?:have to|need to|must) (?:be strong|hold (?:it|everyone|everything) together|look after (?:everyone|everybody|them all)|take care of (?:everyone|everything)|keep (?:it|everyone|everything) (?:going|together))|everyone (?:relies|depends|leans) on me)\b/i,
    meaning: ['whoever holds everyone has no free hand for themselves'],
    ask: [
      'Who asks how you are, and waits for the answer?',
      'What would fall if you let go for one day, really?',
      'What do you need that you are busy giving to others?',
    ],
  },
  {
    id: 'cannot_stop',
    who: 'self',
    match:
      /\b(?:can'?t stop (?:thinking|worrying|checking|scrolling)|keep (?:thinking|checking|going over|replaying|picturing|imagining)|goes? round and round|(?:goes|going) round in my head)\b/i,
    meaning: ['it runs without asking you'],
    ask: [
      'What starts it up, most days?',
      'Which picture or sentence is at the middle of it?',
      'What has ever interrupted it?',
    ],
  },
  {
    id: 'used_to',
    match: /\b(?:i|we) (?:always )?used to (?!(?:hit|beat|hurt|it|think|be (?:hit|beaten))\b)\w+/i,
    meaning: ['there is a before in that'],
    ask: [
      'What was it like, when it was still so?',
      'When did that stop?',
      'What put an end to it?',
    ],
  },
  {
    id: 'deserve',
    who: 'self',
    match:
      /\b(?:i deserve(?:d)? (?:it|this|what)|my (?:own )?fault|brought it on myself|serves me right|i (?:shouldn'?t|can'?t) complain|(?:others|people|other people) have it worse|no right to)\b/i,
    meaning: ['you hand down the judgement before anyone has asked for one'],
    ask: [
      'Who taught you to count it like that?',
      'What would you say to somebody who told you the same?',
      'What is it like when nobody is measuring?',
    ],
  },
  {
    id: 'future_fear',
    who: 'self',
    match:
      /\b(?:(?:scared|afraid|worried|terrified) (?:that )?(?:i'?ll|i will|he'?ll|she'?ll|they'?ll|it'?ll|of (?:losing|ending|failing|dying|becoming|turning))|i'?ll end up (?:alone|like|on|with)|i'?m going to (?:lose|fail|end up)|never (?:going to|gonna) (?:find|be|have|get))\b/i,
    meaning: ['the picture is very finished for something that has not happened'],
    ask: [
      'Which moment of it do you see?',
      'How sure are you of that, as of tonight?',
      'What would you still have, even then?',
    ],
  },
  {
    id: 'two_minds',
    who: 'self',
    match: /\b(?:part of me|on (?:the )?one hand|torn between|half of me|in two minds)\b/i,
    meaning: [
      'both of those seem to be true of you',
      'neither side of that is going away by being scolded',
    ],
    ask: [
      'Which side gets less of a hearing?',
      'What does the quieter half want?',
      'What would each of them be afraid of, if the other won?',
    ],
  },
  {
    id: 'woke_body',
    who: 'self',
    match:
      /\b(?:my heart (?:is |was |starts? |goes? )?(?:racing|pounding|hammering|fast)|my (?:chest|stomach|throat|jaw) (?:is|was|went|goes|gets|feels|closes|drops|turns|hurts|tight\w*)|(?:i|my hands|my legs) (?:was |am |were |are |start(?:ed)? )?(?:shak(?:e|es|ing)|shook|sweat\w*)|sick to my stomach|lump in my throat|knot in my (?:stomach|chest))\b/i,
    meaning: ['there is no arguing with that part'],
    ask: [
      'What is the body like at this moment?',
      'What was the last thing before it started?',
      'What eases it, even by a hair?',
    ],
  },
  {
    id: 'small_win',
    who: 'self',
    match:
      /\b(?:i (?:managed to|finally (?!broke|snapped|lost|gave)\w+|got out of bed|got up (?:today|this morning)|had a shower|showered)|better than (?:yesterday|last (?:week|time))|went (?:ok|okay|well|better than))\b/i,
    meaning: ['it did not happen by itself'],
    ask: [
      'What made it possible this time?',
      'How did you get yourself to do it?',
      'What did you notice right after?',
    ],
  },
  {
    id: 'avoided',
    who: 'self',
    match:
      /(?<!say |said )\bi (?:just |then )?(?:called in sick|phoned in sick|cancelled|didn'?t (?:turn up|show up)|made an excuse|stayed in bed|skipped|hid in|left early|pretended to be (?:asleep|ill|sick|busy)|avoid(?:ed)?)\b/i,
    meaning: ['the relief is real and so is the bill for it'],
    ask: [
      'What would you have met there?',
      'How long did the relief hold?',
      'What would have made it possible?',
    ],
  },
  {
    id: 'reminded',
    match:
      /\b(?:remind(?:s|ed)? me of|just like when i was|since i was (?:a (?:kid|child|boy|girl)|little|young|small))\b/i,
    meaning: ['it may be striking a place that was sore long before'],
    ask: ['What is the same in it, and what is different?', 'What did you do with it back then?'],
  },
  {
    id: 'still_bond',
    match:
      /\b(?:still (?:paying|keeping|wearing|laying|setting|buying|ringing|texting) (?:for )?(?:his|her|their)|i still (?:set|lay|expect|reach for|wear (?:his|her|their)|talk to (?:him|her)|buy (?:his|her|two)|cook for two|make two|hear (?:him|her|his))|(?:his|her) (?:side of the bed|clothes are still|coat is still|chair is still))\b/i,
    meaning: ['a part of the day is still laid out for two', 'love keeps its habits'],
    ask: ['What is that moment like, when you are in it?', 'Is it a comfort, a stab, or both?'],
  },
];

export const happeningById = (id: string): Happening | null =>
  HAPPENINGS.find((one) => one.id === id) ?? null;

/** Clause by clause, so that what a mother did is not said of the writer. At most three. */
export function happeningsIn(clauses: readonly Clause[]): Happening[] {
  let subject: 'self' | 'other' | null = null;
  const found: Happening[] = [];
  for (const clause of clauses) {
    const own = subjectOf(clause) ?? subject;
    for (const one of HAPPENINGS) {
      const fits = one.who === undefined || own === null || own === one.who;
      if (fits && !clause.question && !found.includes(one) && one.match.test(clause.text))
        found.push(one);
    }
    subject = subjectAfter(clause, subject);
  }
  // What kind of day it was says less than what happened on it.
  const bare = (one: Happening): number =>
    /^(?:tired_simply|rough_time|fine_but|feels_odd)$/.test(one.id) ? 1 : 0;
  return found.sort((a, b) => bare(a) - bare(b)).slice(0, 3);
}
