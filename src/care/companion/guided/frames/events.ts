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
    ask: ['What were you hoping for?', 'Has that happened before?', 'What did you do then?'],
  },
  {
    id: 'pretended',
    who: 'self',
    match:
      /\b(?:(?:say|saying|tell (?:everyone|people|them|her|him)) (?:that )?(?:i'?m|it'?s|everything(?:'s| is)) (?:fine|ok|okay|all right|alright)|i pretend(?:ed)?\b|put on a (?:brave )?(?:face|smile|show)|fake a smile|act(?:ing)? (?:like|as if) (?:nothing|everything)|wear(?:ing)? a mask)/i,
    ask: [
      'Who could you be honest with?',
      'How are you really?',
      'What would happen if you told the truth?',
    ],
  },
  {
    id: 'kept_quiet',
    who: 'self',
    match:
      /\b(?:i (?:didn'?t|did not|couldn'?t|could not|never|haven'?t) (?:ever )?(?:(?:say|said|mention(?:ed)?) (?:anything|nothing|a word|it(?! (?:was|is|were)))|(?:tell|told) (?:anyone|anybody|nobody|him|her|them|my \w+))\b|i (?:kept (?:it )?(?:quiet|to myself)|bit my tongue|swallowed it|stayed (?:quiet|silent)|keep it (?:in|to myself|inside))|never told (?:anyone|anybody|him|her|them|my \w+|a soul))\b/i,
    ask: ['What would you have said?', 'What kept you from saying it?', 'Who could you say it to?'],
  },
  {
    id: 'told',
    who: 'self',
    match:
      /\b(?:i (?:told|messaged|confronted) (?:him|her|them|my \w+|everyone|someone|mum|mom|dad) (?:about|everything|the truth|how i|what (?:i|happened)|i (?:love|miss|want|need|can'?t))|i (?:admitted|confessed|opened up))\b/i,
    ask: ['How did they take it?', 'How was it to say it?', 'What did they say?'],
  },
  {
    id: 'criticised',
    who: 'other',
    match:
      /\b(?:(?:he|she|they|boss|manager|mum|mom|mother|dad|father|teacher|husband|wife|partner)\b.{0,16}\b(?:said|says|told me|tells me|called me|calls me|thinks|reckons)\b.{0,12}\b(?:(?:i'?m|i was|i am) (?:\w+ ){0,2}(?:lazy|useless|stupid|selfish|fat|crazy|dramatic|too sensitive|difficult|weak|cold|the problem)\b|(?:lazy|useless|stupid|selfish|fat|crazy|dramatic)\b)|criticis(?:ed|es) me|puts? me down|made fun of me|(?:told|telling) me off|had a go at me|snaps? at me|shouts? at me|yell(?:s|ed)? at me|bad review)\b/i,
    ask: ['Which part of it hurt most?', 'What did you say back?', 'Who would disagree with that?'],
  },
  {
    id: 'left_out',
    who: 'self',
    match:
      /\b(?:(?:wasn'?t|weren'?t|didn'?t get) (?:even )?(?:invited|asked|included|told)|forgot (?:my birthday|about me)|saw the (?:photos|pictures) (?:on|of))\b/i,
    ask: [
      'How did you find out?',
      'What did you think when you found out?',
      'Have you said anything to them?',
    ],
  },
  {
    id: 'they_left',
    who: 'other',
    match:
      /\b(?:(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend) (?:just |has |had )?(?:left(?= (?:me|us|when|last|in|two|three|a|\d)|$)|walked out|moved out|ended it)|(?:he|she|they|\w+) (?:left|dumped) (?:me|us)(?! (?:a|the|some|in|with|on|to|at|his|her|alone|out|tired|feeling)\b)|walked out on (?:me|us)|broke up with me)\b/i,
    ask: ['What has changed since then?', 'What did they say about it?', 'When was that?'],
  },
  {
    id: 'lost_temper',
    who: 'self',
    match:
      /\b(?:i (?:shouted|yelled|snapped|screamed|lost it|exploded|blew up|lashed out|slammed (?:the|a)|threw (?:the|a|my) (?:plate|phone|cup|mug|glass|chair|remote))|lost my temper|took it out on)\b(?! (?:for joy|with laughter))/i,
    ask: [
      'What happened just before that?',
      'What was it like afterwards?',
      'What did you want to say?',
    ],
  },
  {
    id: 'cried',
    who: 'self',
    match:
      /\b(?:i (?:just |suddenly |always |end up |started )?(?:cried|cry|crying|sobbed|burst into tears|broke down|welled up)|in tears|crying in)\b/i,
    ask: ['What set it off?', 'Did anyone see?', 'Did it help at all?'],
  },
  {
    id: 'tried_again',
    who: 'self',
    match:
      /\b(?:(?:i'?ve |i have )?tried (?:everything|so (?:hard|many))|keep trying|whatever i do|nothing i do (?:works|helps|is))\b/i,
    ask: ['What has helped most so far?', 'What did you try last?', 'Who could help you with it?'],
  },
  {
    id: 'alone_doing',
    who: 'self',
    match:
      /\b(?:(?:no ?one|nobody) (?:helps?(?: me)?|else does(?: it)?)\b|all by myself|have to do (?:it all|everything)|without any help|(?:it'?s )?always me (?:who|that|$))/i,
    ask: [
      'Who could take some of it?',
      'How long has it been like that?',
      'What would help most right now?',
    ],
  },
  {
    id: 'waiting',
    match:
      /\b(?:still waiting|(?:i'?m|we'?re|been|just) waiting (?:for|to (?:hear|know)|on (?:the|a))|still haven'?t heard|haven'?t heard (?:back|anything)|won'?t know until|up in the air)\b/i,
    ask: ['What do you do in the meantime?', 'What do you hope to hear?', 'When will you know?'],
  },
  {
    id: 'compared',
    match:
      /\b(?:everyone else (?:is|has|gets|seems|can|got)|all my friends (?:are|have|got|is)|ahead of me|when is it my turn|behind everyone)\b/i,
    ask: [
      'Who do you compare yourself with most?',
      'What would you want for yourself?',
      'When do you feel it most?',
    ],
  },
  {
    id: 'joke_hurts',
    match:
      /\b(?:(?:says?|said) (?:it )?(?:as|like|it was|it'?s) (?:just |only )?(?:a )?(?:joke|joking|banter)|makes? jokes? about (?:me|my))\b/i,
    ask: [
      'What was the joke?',
      'What do you do when that happens?',
      'What would you like to answer?',
    ],
  },
  {
    id: 'caring_for_all',
    match:
      /\b(?:i (?:always )?(?:have to|need to|must) (?:be strong|hold (?:it|everyone|everything) together|look after (?:everyone|everybody|them all)|take care of (?:everyone|everything)|keep (?:it|everyone|everything) (?:going|together))|everyone (?:relies|depends|leans) on me)\b/i,
    ask: [
      'Who asks how you are?',
      'What would happen if you took a day off?',
      'What do you need yourself?',
    ],
  },
  {
    id: 'cannot_stop',
    who: 'self',
    match:
      /\b(?:can'?t stop (?:thinking|worrying|checking|scrolling)|keep (?:thinking|checking|going over|replaying|picturing|imagining)|goes? round and round|(?:goes|going) round in my head)\b/i,
    ask: [
      'What sets it off?',
      'Which part of it keeps coming back?',
      'What helps you stop, even briefly?',
    ],
  },
  {
    id: 'used_to',
    match: /\b(?:i|we) (?:always )?used to (?!(?:hit|beat|hurt|it|think|be (?:hit|beaten))\b)\w+/i,
    ask: ['What was it like then?', 'When did that stop?', 'What changed?'],
  },
  {
    id: 'deserve',
    who: 'self',
    match:
      /\b(?:i deserve(?:d)? (?:it|this|what)|my (?:own )?fault|brought it on myself|serves me right|i (?:shouldn'?t|can'?t) complain|(?:others|people|other people) have it worse|no right to)\b/i,
    ask: [
      'Has someone told you that?',
      'What would you say to a friend who told you that?',
      'What happened before you thought that?',
    ],
  },
  {
    id: 'future_fear',
    who: 'self',
    match:
      /\b(?:(?:scared|afraid|worried|terrified) (?:that )?(?:i'?ll|i will|he'?ll|she'?ll|they'?ll|it'?ll|of (?:losing|ending|failing|dying|becoming|turning))|i'?ll end up (?:alone|like|on|with)|i'?m going to (?:lose|fail|end up)|never (?:going to|gonna) (?:find|be|have|get))\b/i,
    ask: [
      'What do you imagine happening?',
      'How sure are you of that right now?',
      'What would you do then?',
    ],
  },
  {
    id: 'two_minds',
    who: 'self',
    match: /\b(?:part of me|on (?:the )?one hand|torn between|half of me|in two minds)\b/i,
    ask: [
      'Which side is stronger right now?',
      'What does the other part want?',
      'What would help you decide?',
    ],
  },
  {
    id: 'woke_body',
    who: 'self',
    match:
      /\b(?:my heart (?:is |was |starts? |goes? )?(?:racing|pounding|hammering|fast)|my (?:chest|stomach|throat|jaw) (?:is|was|went|goes|gets|feels|closes|drops|turns|hurts|tight\w*)|(?:i|my hands|my legs) (?:was |am |were |are |start(?:ed)? )?(?:shak(?:e|es|ing)|shook|sweat\w*)|sick to my stomach|lump in my throat|knot in my (?:stomach|chest))\b/i,
    ask: [
      'How is your body right now?',
      'What happened just before it started?',
      'What eases it, even a little?',
    ],
  },
  {
    id: 'small_win',
    who: 'self',
    match:
      /\b(?:i (?:managed to|finally (?!broke|snapped|lost|gave)\w+|got out of bed|got up (?:today|this morning)|had a shower|showered)|better than (?:yesterday|last (?:week|time))|went (?:ok|okay|well|better than))\b/i,
    ask: ['What helped this time?', 'How did you get yourself to do it?', 'And how was it then?'],
  },
  {
    id: 'avoided',
    who: 'self',
    match:
      /(?<!say |said )\bi (?:just |then )?(?:called in sick|phoned in sick|cancelled|didn'?t (?:turn up|show up)|made an excuse|stayed in bed|skipped|hid in|left early|pretended to be (?:asleep|ill|sick|busy)|avoid(?:ed)?)\b/i,
    ask: [
      'What did you do instead?',
      'How do you feel about it now?',
      'What would have made it easier?',
    ],
  },
  {
    id: 'reminded',
    match:
      /\b(?:remind(?:s|ed)? me of|just like when i was|since i was (?:a (?:kid|child|boy|girl)|little|young|small))\b/i,
    ask: ['What is the same about it?', 'How was it back then?'],
  },
  {
    id: 'still_bond',
    match:
      /\b(?:still (?:paying|keeping|wearing|laying|setting|buying|ringing|texting) (?:for )?(?:his|her|their)|i still (?:set|lay|expect|reach for|wear (?:his|her|their)|talk to (?:him|her)|buy (?:his|her|two)|cook for two|make two|hear (?:him|her|his))|(?:his|her) (?:side of the bed|clothes are still|coat is still|chair is still))\b/i,
    ask: ['What is that like?', 'Is it a comfort, or does it hurt?'],
  },
];

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
