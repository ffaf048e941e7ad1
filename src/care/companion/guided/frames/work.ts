/** Work, study, money, load, deciding: frames. */
import type { Frame } from './types.ts';

export const WORK_FRAMES: readonly Frame[] = [
  {
    id: 'job_loss',
    domain: 'work',
    match:
      /\b(?:lost my job|got (?:fired|sacked|laid off|made redundant)|(?:was|been|being) (?:fired|sacked|laid off|made redundant|let go)|redundan(?:t|cy)|unemployed|out of work)\b/i,
    np: 'losing the job',
    choice: ['Is it more the practical side right now, or how you feel about it?'],
    skills: ['problem_solving', 'activation', 'values'],
  },
  {
    id: 'job_search',
    domain: 'work',
    match:
      /\b(?:job (?:hunt\w*|search\w*|interviews?|applications?)|interview|applied (?:for|to)|applications|rejections?\b.{0,20}\b(?:job|application)|rejection emails?|looking for (?:a )?(?:job|work))\b/i,
    np: 'the search for work',
    choice: ['Is it the waiting that wears you down, or starting again each time?'],
    skills: ['problem_solving', 'evidence_diary', 'thought_record'],
  },
  {
    id: 'presentation',
    domain: 'work',
    match:
      /\b(?:presentation|presenting|public speaking|(?:have to give|giving) (?:a|the|my) speech|review (?:on|with)|performance review|audition|big meeting|viva)\b/i,
    np: 'standing up in front of them',
    choice: ['Is it what you might do, or what they might think?'],
    skills: ['thought_record', 'exposure_ladder', 'paced_breathing'],
  },
  {
    id: 'exam',
    loose: true,
    domain: 'work',
    match:
      /\b(?:exams?|finals|revision|revising|studying|coursework|dissertation|thesis|essay|assignment|gcse|a-?levels?|grades?|school ?work|homework is|failed (?:a |the |my )?(?:class|test|module|course|year))\b/i,
    np: 'the studying',
    choice: ['Is it the amount, or the fear of not doing well enough?'],
    skills: ['problem_solving', 'worry_time', 'load_map'],
  },
  {
    id: 'boss',
    loose: true,
    domain: 'work',
    match: /\b(?:(?:my )?(?:boss|manager|supervisor|line manager)\b)/i,
    np: 'how things are with your boss',
    choice: ['Is it something that was said, or what they might be thinking?'],
    skills: ['thought_record', 'boundary', 'i_statement'],
  },
  {
    id: 'colleagues',
    loose: true,
    domain: 'work',
    match:
      /\b(?:co-?workers?|colleagues?|(?:at|from) work (?:hate|ignore|talk|exclude|keep)|office politics|the team)\b/i,
    np: 'the people at work',
    choice: ['Is it one person, or the whole mood of the place?'],
    skills: ['boundary', 'i_statement', 'problem_solving'],
  },
  {
    id: 'housing',
    domain: 'work',
    match:
      /\b(?:(?:my|the|our|this month'?s|next month'?s) rent\b|rent(?:ing|ed|s)? (?:is|was|rise|increase|arrears|due|goes|went|has gone|a |from)|(?:behind (?:on|with)|make|pay|afford) (?:the )?rent|(?:lose|losing|lost|find|finding) (?:the|my|our|a|somewhere|a new)? ?(?:flat|house|home|place|apartment|somewhere)|(?:sell(?:ing)?|leave|leaving|keep(?:ing)?|afford|out of) the flat|notice to leave|evict\w+|homeless|sofa[- ]?surf\w+|letting agents?)\b/i,
    np: 'the roof over your head',
    choice: ['Is it the finding of a place, or the paying for it?'],
    skills: ['problem_solving', 'load_map', 'worry_time'],
  },
  {
    id: 'money',
    domain: 'work',
    match:
      /\b(?:debts?|(?:in|owe) (?:so much )?(?:money|debt)|rent (?:is|due|money)|can'?t (?:afford|pay)|(?:the|my|our|pay) bills|overdraft|bailiffs?|(?:i'?m|am|are|we'?re|totally|completely) broke|broke (?:af|as|until|till)|skint|money (?:problems|worries|trouble|is tight)|credit cards?|evict\w+|benefits? (?:cut|stopped)|\d{2,} ?(?:quid|pounds|euros|dollars|grand|bucks) (?:in debt|short|behind|down))\b/i,
    np: 'the money',
    choice: ['Is it just this month, or has it been building for longer?'],
    fact: {
      text: 'Money trouble narrows thinking for anybody: in studies, being short cost people as much clear thought as a lost night of sleep.',
      source: 'Mani et al. 2013, Science',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
    },
    skills: ['problem_solving', 'worry_time', 'load_map'],
  },
  {
    id: 'burnout',
    domain: 'work',
    match:
      /\b(?:burn(?:t|ed)?[ -]?out|overwork\w*|too much work|workload|work (?:is|has been) (?:too much|killing|crazy|insane|hell|nonstop|a nightmare)|long hours|\d\d hours? (?:a|per) week|weekends? (?:working|too)|never (?:stop|switch off|log off)|deadlines?|going to (?:slip|miss the date|be late)|won'?t be (?:ready|done) (?:by|on|in time)|behind (?:schedule|on everything)|on call|double shifts?|understaffed|two jobs)\b/i,
    np: 'the load at work',
    choice: [
      'Is it the amount, or that you have no say in it?',
      'Would fewer tasks help more, or more say over them?',
    ],
    fact: {
      text: 'Strain at work comes less from hard work than from high demand with little say; that is why one small thing you decide yourself counts for more than its size.',
      source: 'Karasek 1979; Theorell et al. 2015, BMC Public Health',
    },
    skills: ['load_map', 'problem_solving', 'boundary'],
  },
  {
    id: 'caring',
    domain: 'family',
    match:
      /\b(?:carer|caring for|care for my|caregiv\w+|look(?:ing)? after (?:my|him|her|them|everyone)|dementia|alzheimer\w*|(?:nobody|no one|theres nobody|there'?s nobody) to sit with (?:him|her)|care home|nursing home)\b/i,
    np: 'the looking after',
    choice: ['Is it the work that wears you out, or watching them change?'],
    skills: ['load_map', 'boundary', 'self_compassion'],
    grave: true,
  },
  {
    id: 'decision',
    domain: 'change',
    match:
      /\b(?:can'?t decide|decision|decide (?:whether|if|between)|should i (?:stay|leave|go|quit|tell|move)|don'?t know (?:whether|if i should)|torn between|in two minds|whether to)\b/i,
    np: 'the decision',
    choice: ['Do you not know what you want, or would it cost too much?'],
    skills: ['decisional_balance', 'values', 'problem_solving'],
  },
  {
    id: 'moving',
    loose: true,
    domain: 'change',
    match:
      /\b(?:moved (?:to|here|house|away|out|back)|moving (?:to|house|away|out|back)|new (?:city|town|country|place|school|job)|homesick|immigra\w+|emigrat\w+|relocat\w+|far from home|retire(?:d|ment)?|empty nest|left home)\b/i,
    np: 'being somewhere new',
    choice: ['Is it more what you left behind, or getting used to the new?'],
    skills: ['values', 'activation', 'small_good'],
  },
];
