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
      /\b(?:didn'?t (?:even )?(?:notice|answer|reply|respond|look up|react|ask|listen|say anything|text back|call back)|doesn'?t (?:even )?(?:notice|answer|reply|respond|listen|ask|look up)|never (?:replied|answered|asks?|noticed|texted back|called back)|no (?:reply|answer|response|reaction)|(?:\.|,) ?nothing$|ignored me|left (?:me )?on read|just (?:goes|went|said|says) (?:mm+|ok|fine|whatever)|kept scrolling|looked (?:right )?through me|walked (?:off|away|out))\b/i,
    meaning: [
      'you put something out there and nothing came back',
      'not being answered is an answer one has to make up oneself',
      'one reaches out a little less after that',
    ],
    ask: [
      'What had you hoped would come back?',
      'What did you tell yourself the silence meant?',
      'What did you do with it then?',
    ],
  },
  {
    id: 'pretended',
    who: 'self',
    match:
      /\b(?:(?:say|said|tell|told \w+|saying|telling \w+) (?:that )?(?:i'?m|i was|it'?s|it was|everything(?:'s| is| was)) (?:fine|ok|okay|good|all right|alright|nothing)|pretend\w*|put on a (?:brave )?(?:face|smile|show)|fake a smile|act(?:ing)? (?:like|as if) (?:nothing|everything|i'?m)|hide it|hid it|smile(?:d)? (?:and|through)|mask)\b/i,
    meaning: [
      'nobody can be kind to what they do not get to see',
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
      /\b(?:(?:didn'?t|don'?t|couldn'?t|can'?t|never|won'?t) (?:say|tell|said|told|mention|speak|bring it up|talk|ask)(?: (?:anything|anyone|anybody|him|her|them|about|my \w+|a word|it|to))?|kept (?:it )?(?:quiet|to myself|my mouth)|bit(?:e|ing)? my tongue|swallowed it|stayed (?:quiet|silent)|went quiet|keep it (?:in|to myself|inside))\b/i,
    meaning: [
      'the other side has only half of it',
      'what is not said has to be stored somewhere',
      'there was something in that silence that had a reason',
    ],
    ask: [
      'What would the sentence have been?',
      'What were you protecting by not saying it?',
      'Who is the person you could say it to?',
    ],
  },
  {
    id: 'told',
    who: 'self',
    match:
      /\b(?:i (?:told|texted|messaged|rang|called|confronted) (?:him|her|them|my|everyone|someone|mum|mom|dad)|i (?:admitted|confessed|opened up)|i said (?:to|it to) (?:him|her|them|my))\b/i,
    meaning: ['saying it at all was a step', 'it had cost you something before it was out'],
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
      /\b(?:(?:he|she|they|boss|manager|mum|mom|mother|dad|father|teacher|husband|wife|partner)\b.{0,16}\b(?:said|says|told me|tells me|called me|calls me|thinks|reckons)\b.{0,24}\b(?:(?:i'?m|i was|i am) (?:\w+ ){0,2}(?:lazy|useless|stupid|selfish|too|not|never|fat|crazy|dramatic|sensitive|difficult|wrong|weak|cold|mad|a|the problem)\b|i should|i need to|lazy|useless|stupid|selfish|too|not|never|fat|crazy|dramatic|sensitive|difficult|wrong)|criticis\w+|criticiz\w+|put(?:s)? me down|made fun|laughed at me|(?:told|telling) me off|had a go at me|snaps? at me|shouts? at me|yell(?:s|ed)? at me|bad review|negative feedback)\b/i,
    meaning: [
      'a sentence like that goes on talking after the person has stopped',
      'it hits harder from someone whose view counts',
      'you have had to carry their words about as if they were yours',
    ],
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
      /\b(?:(?:wasn'?t|weren'?t|didn'?t get|not) (?:even )?(?:invited|asked|included|told about)|without me|left (?:me )?out|forgot (?:me|my birthday|about me)|found out (?:from|on|through)|saw (?:the )?(?:photos|pictures|it on))\b/i,
    meaning: [
      'it is one thing to miss it and another to find out like that',
      'being forgotten is quiet, and it carries',
    ],
    ask: [
      'How did you find out?',
      'What did you make it mean?',
      'Whom would you have wanted to think of you?',
    ],
  },
  {
    id: 'they_left',
    who: 'other',
    match:
      /\b(?:(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend) (?:just |has |had )?(?:left|walked out|moved out|went away|ended it)|(?:left|dumped|walked out on) (?:me|us)|broke up with me)\b/i,
    meaning: [
      'somebody goes, and the one who stays has to explain it to the furniture',
      'the leaving is one moment and the being left goes on',
    ],
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
      /\b(?:i (?:shouted|yelled|snapped|screamed|lost it|exploded|blew up|slammed|threw|lashed out)|lost my temper|took it out on)\b/i,
    meaning: [
      'it came out at the person who was nearest',
      'the volume was probably older than that evening',
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
    meaning: ['something got past the guard', 'the body said it before the words were ready'],
    ask: ['What set it off?', 'Did anyone see?', 'Was there any relief in it?'],
  },
  {
    id: 'tried_again',
    who: 'self',
    match:
      /\b(?:(?:i'?ve |i |have )?tried (?:everything|so (?:hard|many)|again|to|that|talking|it)|keep trying|no matter (?:what|how)|whatever i do|every time i|i always (?:try|end up)|nothing i do|all my effort)\b/i,
    meaning: [
      'you have been at this for longer than it shows',
      'effort with nothing to show for it tires one twice',
    ],
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
      /\b(?:(?:no ?one|nobody) (?:helps?|else does|asks|offered|offers|came|comes|is there|was there)|all (?:on|by) my(?: own|self)|have to do (?:it all|everything)|i'?m the (?:only )?one who|up to me|on my own with|without any help|always me)\b/i,
    meaning: [
      'there is nobody on the other end of the rope',
      'people get used to the one who manages',
      'it was never decided, it just became yours',
    ],
    ask: [
      'Who could take one end of it, if they knew?',
      'When did it become yours?',
      'What would you say if somebody asked what you need?',
    ],
  },
  {
    id: 'waiting',
    match:
      /\b(?:wait(?:ing|ed)? (?:for|to|on)|still (?:haven'?t|no) (?:heard|word|news)|haven'?t heard|won'?t know until|find out (?:on|next|tomorrow)|any day now|up in the air)\b/i,
    meaning: [
      'waiting uses up the days it is made of',
      'there is nothing to do and no rest either',
    ],
    ask: [
      'What do you do with the hours in the meantime?',
      'What are you preparing yourself for?',
      'When will you know?',
    ],
  },
  {
    id: 'compared',
    match:
      /\b(?:everyone else|other people|all my friends|my (?:brother|sister|cousin|friends?) (?:is|are|has|have|got)|got (?:engaged|married|promoted|pregnant)|having (?:a baby|babies)|buying (?:a )?house|ahead of me|when (?:it'?s|is it) my turn|settled down|behind everyone)\b/i,
    meaning: [
      'somebody else’s good news came with a question about you in it',
      'it puts a ruler next to you that you had not asked for',
      'one can be glad for them and feel the pinch in the same second',
    ],
    ask: [
      'What does it say about you, in your worst version?',
      'What would you want at this point, if nobody were asking?',
      'What did you answer, and what did you want to answer?',
    ],
  },
  {
    id: 'joke_hurts',
    match:
      /\b(?:(?:as|it'?s|was|just|like it'?s) (?:a |only )?(?:joke|joking|banter|kidding)|says? it (?:as|like) a joke|makes? jokes? about)\b/i,
    meaning: [
      'a joke is hard to answer, because then you are the one without humour',
      'everyone may laugh at it except the person it is about',
    ],
    ask: [
      'What is the serious sentence inside that joke?',
      'What does your face do when it comes?',
      'What would you say if it were allowed to be no joke?',
    ],
  },
  {
    id: 'caring_for_all',
    match:
      /\b(?:(?:i )?(?:have to|need to|must|always) (?:be strong|hold (?:it|everyone|everything) together|look after|take care of|keep (?:it|everyone|everything) (?:going|together))|for (?:everyone|everybody|them all|the kids)'?s? (?:sake)?|everyone (?:relies|depends|leans) on me|can'?t let (?:them|everyone|people) down)\b/i,
    meaning: [
      'whoever holds everyone has no free hand for themselves',
      'it would be odd if that did not wear thin',
    ],
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
      /\b(?:can'?t stop (?:thinking|worrying|checking|eating|scrolling|crying|it|myself)|keep (?:thinking|checking|going over|doing|coming back|replaying|picturing|imagining|seeing)|over and over|again and again|won'?t stop|goes? round)\b/i,
    meaning: [
      'it runs without asking you',
      'a part of you seems to think it is not finished with it yet',
    ],
    ask: [
      'What starts it up, most days?',
      'Which picture or sentence is at the middle of it?',
      'What has ever interrupted it?',
    ],
  },
  {
    id: 'used_to',
    match:
      /\b(?:(?:i|we|he|she|they|it) used to|back (?:then|when)|the old (?:me|days|us)|before (?:all )?(?:this|that|it)|never used to|not like (?:before|i was))\b/i,
    meaning: [
      'you know it otherwise, which makes it lonelier now',
      'there is a before in that, and you remember it well',
    ],
    ask: [
      'What was different then, apart from luck?',
      'What of it would you want back first?',
      'When did you notice it had gone?',
    ],
  },
  {
    id: 'deserve',
    who: 'self',
    match:
      /\b(?:deserve|my (?:own )?fault|brought it on|asked for it|serves me|should have known|shouldn'?t complain|others have it worse|people have it worse|no right to|first world|stupid (?:of me|problem|really)|i know it'?s (?:silly|stupid|nothing))\b/i,
    meaning: [
      'you hand down the judgement before anyone has asked for one',
      'comparing pains has never made one smaller',
      'it seems you need a permit to feel this',
    ],
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
      /\b(?:(?:scared|afraid|worried|terrified) (?:that )?(?:i'?ll|i will|he'?ll|she'?ll|they'?ll|it'?ll|of (?:losing|being|ending|failing|dying|becoming|turning))|what if|end up (?:alone|like|on|with)|going to (?:lose|fail|be|end)|never (?:going to |gonna )?(?:find|be|have|get))\b/i,
    meaning: [
      'you are already living through it once, in advance',
      'the picture is very finished for something that has not happened',
    ],
    ask: [
      'Which moment of it do you see?',
      'How sure are you of that, as of tonight?',
      'What would you still have, even then?',
    ],
  },
  {
    id: 'two_minds',
    who: 'self',
    match:
      /\b(?:part of me|on (?:the )?one hand|i (?:love|like|want) .{0,40}\bbut\b|torn|both|half of me|i know .{0,60}\bbut\b|don'?t know if i)\b/i,
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
      /\b(?:heart (?:is |was |starts? )?(?:racing|pounding|hammering)|chest|stomach (?:in|is|was|drops|turns|hurts)|shak(?:e|es|ing|y)|sweat\w*|sick to my|lump in my throat|throat (?:is |was |goes )?(?:tight|closing|dry)|can'?t (?:eat|swallow)|headaches?|jaw|tense|knot)\b/i,
    meaning: ['the body is already reacting to it', 'there is no arguing with that part'],
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
      /\b(?:i (?:managed|actually|finally|did it|got up|got out|went for|cooked|showered|called|booked)|first time (?:in|since)|better than (?:yesterday|last)|went (?:ok|okay|well|better))\b/i,
    meaning: [
      'it did not happen by itself',
      'it is easy to step over such a thing on the way to the next worry',
    ],
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
      /\b(?:(?:called|calling|phoned) in sick|cancel(?:led|ed|ling)?|didn'?t (?:go|turn up|show up|open)|made an excuse|stayed (?:home|in|in bed)|skipped|avoid\w*|hid in|left early|pretended to be (?:asleep|ill|sick|busy))\b/i,
    meaning: [
      'it bought a breather, and those are not free',
      'the relief is real and so is the bill for it',
    ],
    ask: [
      'What would you have met there?',
      'How long did the relief hold?',
      'What would have made it possible to go?',
    ],
  },
  {
    id: 'reminded',
    match:
      /\b(?:remind(?:s|ed)? me|same (?:as|with|way)|just like (?:my|his|her|when|the)|like (?:my|when i was)|again, (?:just )?like|since i was (?:a (?:kid|child|boy|girl)|little|young|small|\d{1,2})|when i was (?:a kid|little|young|a child|\d+)|growing up|as a (?:kid|child))\b/i,
    meaning: ['this one has an ancestor', 'it may be striking a place that was sore long before'],
    ask: [
      'What did you do with it back then?',
      'What is the same in it, and what is different?',
      'Who helped you with it at the time, if anybody did?',
    ],
  },
  {
    id: 'still_bond',
    match:
      /\b(?:still (?:paying|keeping|wearing|sleeping|laying|setting|buying|ringing|texting) (?:for )?(?:his|her|their|on (?:his|her)|in (?:his|her))|i still (?:set|buy|talk|call|keep|sleep|reach|have|wear|cook|make|text|lay|expect|hear|see|listen)|still (?:smells|hanging|in the wardrobe)|(?:her|his|their|mum'?s|mom'?s|dad'?s) (?:clothes|coat|chair|mug|cup|voice|voicemail|side of the bed|room|jumper|number))\b/i,
    meaning: [
      'a part of the day is still laid out for two',
      'love keeps its habits',
      'it may be the one place where nothing has to be finished',
    ],
    ask: [
      'What is that moment like, when you are in it?',
      'Is it a comfort, a stab, or both?',
      'Would you want to keep it, or would you want it to stop?',
    ],
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
