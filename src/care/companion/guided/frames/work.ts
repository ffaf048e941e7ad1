/** Work, study, money, load, deciding: frames. */
import type { Frame } from './types.ts';

export const WORK_FRAMES: readonly Frame[] = [
  {
    id: 'job_loss',
    domain: 'work',
    match:
      /\b(?:lost my job|got (?:fired|sacked|laid off|made redundant)|(?:was|been|being) (?:fired|sacked|laid off|made redundant|let go)|redundan(?:t|cy)|unemployed|out of work)\b/i,
    np: 'losing the job',
    image: ['a Monday with nowhere to be', 'a loss that people answer with advice'],
    both: [['it was a decision about a post', 'it landed on you as a person']],
    cost: [
      'the money is one thing, and the shape of the day is another',
      'every "so what do you do" becomes a small exam',
    ],
    wish: ['something that says you are more than that post'],
    ask: [
      { text: 'What was the first day without it like?' },
      { text: 'Apart from the money, what did that job give your day?' },
      { text: 'Who have you told, and who not yet?' },
      { text: 'When did it happen?', slot: 'since', expects: 'time' },
    ],
    choice: ['Which presses more right now, the practical side or how it sits with you?'],
    skills: ['problem_solving', 'activation', 'values'],
  },
  {
    id: 'job_search',
    domain: 'work',
    match:
      /\b(?:job (?:hunt\w*|search\w*|interviews?|applications?)|interview|applied (?:for|to)|applications|rejections?\b.{0,20}\b(?:job|application)|rejection emails?|looking for (?:a )?(?:job|work))\b/i,
    np: 'the search for work',
    image: [
      'a queue in which nobody tells you your number',
      'a door you have to knock at cheerfully, again',
    ],
    both: [['you have to sell yourself', 'each no makes the goods feel poorer']],
    cost: ['silence gets read as a verdict', 'it is a full day of work that counts as none'],
    wish: ['one honest answer'],
    ask: [
      { text: 'What happened with the last one?' },
      { text: 'What do you tell yourself when there is no reply?' },
      { text: 'What part of it is yours to steer this week?' },
    ],
    choice: ['Is it the waiting that wears you down, or the having to begin again?'],
    skills: ['problem_solving', 'evidence_diary', 'thought_record'],
  },
  {
    id: 'presentation',
    domain: 'work',
    match:
      /\b(?:presentation|presenting|public speaking|(?:have to give|giving) (?:a|the|my) speech|review (?:on|with)|performance review|audition|big meeting|viva)\b/i,
    np: 'standing up in front of them',
    image: ['an event you have already attended several times, badly, in your head'],
    both: [['you want it to be over', 'you want it to be good']],
    cost: [
      'the days before it are no days at all',
      'you practise the failing far more than the doing',
    ],
    wish: ['to be in the room without watching yourself be in it'],
    ask: [
      {
        text: 'In the version in your head, at which minute does it go wrong?',
        slot: 'prediction',
      },
      { text: 'When is it?', slot: 'when', expects: 'time' },
      { text: 'Whose face do you see while it goes wrong?' },
      { text: 'What would "well enough" look like from the back row?' },
    ],
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
    image: ['a mountain with a date on it', 'a book that is open and a mind that is not'],
    both: [['you sit at it for hours', 'hardly anything goes in']],
    cost: [
      'rest feels stolen, so you do not even get the good of it',
      'one result starts to stand for all of you',
    ],
    wish: ['an evening that is allowed to be off'],
    ask: [
      { text: 'What is the next date on the calendar?', slot: 'when', expects: 'time' },
      { text: 'What would the result say about you, if it were bad?' },
      { text: 'When in the day does anything go in?' },
      { text: 'Who is waiting for that result besides you?' },
    ],
    choice: ['Is it the amount, or what it would mean to fall short?'],
    skills: ['problem_solving', 'worry_time', 'load_map'],
  },
  {
    id: 'boss',
    loose: true,
    domain: 'work',
    match: /\b(?:(?:my )?(?:boss|manager|supervisor|line manager)\b)/i,
    np: 'how things are with your boss',
    image: [
      'a person whose mood you have learned to read through a door',
      'one face that colours the whole week',
    ],
    both: [['you want to do the job well', 'half your strength goes into managing upward']],
    cost: [
      'a short email costs you an evening',
      'you start working for the comment and not for the work',
    ],
    wish: ['one straight sentence about where you stand'],
    ask: [
      { text: 'What was actually said, word for word?' },
      { text: 'What did you do right after?' },
      { text: 'What would you have liked to answer?' },
      { text: 'Who else there sees what you see?' },
    ],
    choice: ['Is it something that was said, or what you fear is being thought?'],
    skills: ['thought_record', 'boundary', 'i_statement'],
  },
  {
    id: 'colleagues',
    loose: true,
    domain: 'work',
    match:
      /\b(?:co-?workers?|colleagues?|(?:at|from) work (?:hate|ignore|talk|exclude|keep)|office politics|the team)\b/i,
    np: 'the people at work',
    image: [
      'a room that goes a shade quieter when you come in',
      'eight hours with people you did not choose',
    ],
    both: [['you need to get on with them', 'you do not want to be walked over']],
    cost: ['you carry their tone home with you', 'lunch becomes a decision'],
    wish: ['a place at the table without having to ask'],
    ask: [
      { text: 'What happened most recently?' },
      { text: 'Which of them is easiest to be around?' },
      { text: 'What do you leave unsaid there?' },
    ],
    choice: ['Is it one person, or the whole mood of the place?'],
    skills: ['boundary', 'i_statement', 'problem_solving'],
  },
  {
    id: 'housing',
    domain: 'work',
    match:
      /\b(?:(?:my|the|our|this month'?s|next month'?s) rent\b|rent(?:ing|ed|s)? (?:is|was|rise|increase|arrears|due|goes|went|has gone|a |from)|(?:behind (?:on|with)|make|pay|afford) (?:the )?rent|(?:lose|losing|lost|find|finding) (?:the|my|our|a|somewhere|a new)? ?(?:flat|house|home|place|apartment|somewhere)|(?:sell(?:ing)?|leave|leaving|keep(?:ing)?|afford|out of) the flat|notice to leave|evict\w+|homeless|sofa[- ]?surf\w+|letting agents?)\b/i,
    np: 'the roof over your head',
    image: ['a floor with a date on it', 'a home that can be taken back by a letter'],
    both: [['you have to keep functioning', 'the ground it all stands on is in question']],
    cost: [
      'nothing else can be planned until this is',
      'it is hard to rest in rooms one may have to leave',
    ],
    wish: ['a key that stays yours'],
    ask: [
      { text: 'By when does it have to be settled?', slot: 'when', expects: 'time' },
      { text: 'Who could share the looking or the ringing round?', slot: 'person' },
      { text: 'What is the part of it you dread most?' },
      { text: 'What has been done about it so far, however little?', slot: 'did' },
    ],
    choice: ['Is it the finding of a place, or the paying for it?'],
    skills: ['problem_solving', 'load_map', 'worry_time'],
  },
  {
    id: 'money',
    domain: 'work',
    match:
      /\b(?:debts?|(?:in|owe) (?:so much )?(?:money|debt)|rent (?:is|due|money)|can'?t (?:afford|pay)|(?:the|my|our|pay) bills|overdraft|bailiffs?|(?:i'?m|am|are|we'?re|totally|completely) broke|broke (?:af|as|until|till)|skint|money (?:problems|worries|trouble|is tight)|credit cards?|evict\w+|benefits? (?:cut|stopped)|\d{2,} ?(?:quid|pounds|euros|dollars|grand|bucks) (?:in debt|short|behind|down))\b/i,
    np: 'the money',
    image: [
      'a sum that gets up with you in the morning',
      'an envelope with more power than its size',
    ],
    both: [['it is arithmetic', 'it does not feel like arithmetic, it feels like a judgement']],
    cost: [
      'every small purchase turns into a trial',
      'it makes you keep quiet with people who might help',
    ],
    wish: ['one month in which nothing is counted twice'],
    ask: [
      { text: 'Which bill is the one you think of first?' },
      { text: 'Who else knows the real figure?' },
      { text: 'What do you do when a letter comes?' },
      { text: 'Where have you looked for help with it so far?' },
    ],
    choice: ['Is it this month that does not add up, or has it been building for longer?'],
    fact: {
      text: 'Money trouble narrows thinking for anybody: in studies, being short cost people as much clear thought as a lost night of sleep.',
      source: 'Mani et al. 2013, Science',
    },
    skills: ['problem_solving', 'worry_time', 'load_map'],
  },
  {
    id: 'burnout',
    domain: 'work',
    match:
      /\b(?:burn(?:t|ed)?[ -]?out|overwork\w*|too much work|workload|work (?:is|has been) (?:too much|killing|crazy|insane|hell|nonstop|a nightmare)|long hours|\d\d hours? (?:a|per) week|weekends? (?:working|too)|never (?:stop|switch off|log off)|deadlines?|on call|double shifts?|understaffed|two jobs)\b/i,
    np: 'the load at work',
    image: [
      'a machine that gets praised for not stopping',
      'a list that grows at one end faster than you cut it at the other',
    ],
    both: [
      ['you are good at carrying', 'so people keep handing you things'],
      ['you are there for everyone', 'nobody is keeping count of you'],
    ],
    cost: [
      'the tiredness stops going away at weekends',
      'you get home and there is none of you left to be there',
    ],
    wish: ['a full stop somewhere in the day'],
    ask: [
      { text: 'What came onto the pile most recently, and who put it there?' },
      {
        text: 'When did you last have a day that gave something back?',
        slot: 'since',
        expects: 'time',
      },
      { text: 'What would actually happen if one of those things were late?' },
      { text: 'Which part of it is only yours because nobody else picked it up?' },
      { text: 'What is the first thing that goes when you are this full?' },
    ],
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
      /\b(?:carer|caring for|care for my|caregiv\w+|look(?:ing)? after (?:my|him|her|them|everyone)|dementia|alzheimer\w*|care home|nursing home)\b/i,
    np: 'the looking after',
    image: ['a job without a rota', 'a love that has turned into logistics'],
    both: [['you would not leave it to a stranger', 'you are running out of you']],
    cost: [
      'your own appointments are the first to be moved',
      'you miss them while they are still there',
    ],
    wish: ['somebody who asks about you first'],
    ask: [
      { text: 'Who looks after the one who looks after?' },
      { text: 'Which hour of the day is the hardest one?' },
      { text: 'What of your own have you put down to do this?' },
      { text: 'What would you hand over first if somebody came to the door?', slot: 'piece' },
    ],
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
    image: [
      'a crossroads where standing still costs too',
      'two lives, each with its bill attached',
    ],
    both: [['a part of you has already decided', 'another part has not been heard yet']],
    cost: [
      'not choosing uses up as much strength as choosing would',
      'you are living in neither of the two',
    ],
    wish: ['to be able to close one door without slamming it'],
    ask: [
      { text: 'If it turned out that nobody would mind, which way would you lean?' },
      { text: 'What would you lose by the option you like better?' },
      { text: 'By when does it need to be decided, really?', slot: 'when', expects: 'time' },
      { text: 'What does the you of five years from now want to have tried?' },
    ],
    choice: ['Is it that you do not know what you want, or that you do and it costs too much?'],
    skills: ['decisional_balance', 'values', 'problem_solving'],
  },
  {
    id: 'moving',
    loose: true,
    domain: 'change',
    match:
      /\b(?:moved (?:to|here|house|away|out|back)|moving (?:to|house|away|out|back)|new (?:city|town|country|place|school|job)|homesick|immigra\w+|emigrat\w+|relocat\w+|far from home|retire(?:d|ment)?|empty nest|left home)\b/i,
    np: 'being somewhere new',
    image: ['a life with the furniture still in boxes', 'a map on which nothing has a memory yet'],
    both: [['it was a good reason to go', 'something was left behind that had no box']],
    cost: ['everything takes a thought that used to take none', 'you are new everywhere at once'],
    wish: ['one place where nobody asks how to spell your name'],
    ask: [
      { text: 'What do you miss that you would not have expected to miss?' },
      { text: 'When do you feel it most in the week?' },
      { text: 'Who there knows more of you than your first name?' },
    ],
    choice: ['Is it more what you left, or what has not begun yet?'],
    skills: ['values', 'activation', 'small_good'],
  },
];
