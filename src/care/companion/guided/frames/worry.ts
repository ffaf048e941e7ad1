/** Sleep, worry, panic, health, people watching: frames. */
import type { Frame } from './types.ts';

export const WORRY_FRAMES: readonly Frame[] = [
  {
    id: 'checking',
    domain: 'worry',
    match:
      /\b(?:check(?:ing|ed|s)? (?:on )?(?:[\w']+ ){0,2}(?:breathing|pulse|temperature|baby|door|doors|lock|locks|stove|oven|gas|windows?|plugs?|taps?|iron|candles?|handbrake)|(?:door|stove|oven|gas|lock)\b.{0,20}\bcheck|wash(?:ing)? (?:my )?hands (?:\w+ ){0,3}(?:times|again|until)|contaminat\w+|intrusive thoughts?|ocd|re-?read(?:ing)? (?:every|my|each|the|all|it)|(?:can'?t|cannot) stop checking|(?:did i|didn'?t|forgot to|sure i|if i) (?:\w+ )?(?:lock(?:ed)?|unplug(?:ged)?|(?:turn|switch)(?:ed)? (?:it |the \w+ )?off)|count(?:ing)? (?:things|steps|to))\b/i,
    np: 'the checking',
    image: ['a doubt that is fed each time it is answered', 'a receipt that fades as one reads it'],
    both: [['you have seen it with your own eyes', 'seeing it does not feel like enough']],
    cost: [
      'each check buys a shorter peace than the one before',
      'leaving the house takes longer than the way there',
    ],
    wish: ['to look once and be done'],
    ask: [
      { text: 'What goes through your head in the second before you go back?' },
      { text: 'How long does it feel all right after a check?' },
      { text: 'What does it say would happen if you went only once?' },
      { text: 'What was a day like on which you checked less?' },
    ],
    choice: ['Is it more the danger itself, or being the one who overlooked it?'],
    fact: {
      text: 'Most people look once, sometimes twice. It has been measured that checking again makes the memory of it less sure and not more, so the doubt grows by being fed; doing one check fewer and staying with the unease is what treatment practises.',
      source: 'van den Hout & Kindt 2003, Behaviour Research and Therapy',
    },
    skills: ['exposure_ladder', 'worry_time', 'paced_breathing'],
  },
  {
    id: 'nightmares',
    domain: 'sleep',
    match: /\b(?:nightmares?|bad dreams?|dreams? (?:about|of|where))\b/i,
    np: 'the dreams',
    image: ['a night shift nobody signed you up for', 'a cinema you cannot walk out of'],
    both: [['you need the sleep', 'you have reason not to trust it']],
    cost: [
      'bedtime itself becomes something to put off',
      'the day starts with the dream still in the room',
    ],
    wish: ['a night that is only a night'],
    ask: [
      { text: 'When you wake from one, what tells you that you are back?' },
      { text: 'How long does the dream stay in the room once you are up?', slot: 'since' },
      { text: 'What do you do in the first minute after waking from it?' },
    ],
    choice: ['Is it the same dream returning, or a different one each night?'],
    fact: {
      text: 'Rehearsing a changed ending while awake is a studied treatment for recurring nightmares, and it helps a good share of the people who practise it.',
      source: 'Morgenthaler et al. 2018, AASM position paper on nightmare disorder',
    },
    skills: ['grounding', 'safe_place', 'wind_down'],
    grave: true,
  },
  {
    id: 'sleep_wake',
    domain: 'sleep',
    match:
      /\b(?:wak(?:e|ing|es) (?:up )?(?:at|in the|every|around|too|so|early)|woke (?:up )?at|\d ?am\b.{0,30}\b(?:awake|up|staring)|awake (?:at|since|until|till)|up at \d ?am)/i,
    np: 'the waking at night',
    image: [
      'an alarm nobody set',
      'the one hour in which nothing can be fixed and everything asks to be',
    ],
    both: [
      ['your body is asking for rest', 'your head has opened a meeting'],
      ['the house is quiet', 'nothing in you is'],
    ],
    cost: [
      'tomorrow gets paid for before it has begun',
      'the bed slowly turns into the place where you work',
    ],
    wish: ['a night that runs straight through'],
    ask: [
      { text: 'What is the first thing that arrives once your eyes are open?' },
      { text: 'What do you do with yourself in that hour?' },
      { text: 'How many nights of the last seven were like that?', slot: 'nights' },
      { text: 'What was different about the last night that went better?' },
    ],
    choice: ['Is it more the thoughts that keep you up, or the body that will not lie still?'],
    fact: {
      text: 'Lying awake trying to sleep teaches the bed to mean effort; getting up for a while and coming back sleepy teaches it the opposite.',
      source: 'Bootzin 1972, stimulus control; Edinger et al. 2021, AASM guideline',
    },
    skills: ['wind_down', 'worry_time', 'thought_record'],
  },
  {
    id: 'sleep_onset',
    domain: 'sleep',
    match:
      /\b(?:can'?t (?:get to |fall a|go to )?sleep|couldn'?t sleep|not sleeping|no sleep|haven'?t slept|trouble sleeping|insomnia|barely slept|hardly slept|sleepless|lie awake|lying awake|sleep (?:is|has been) (?:bad|terrible|awful|shit|a mess)|sleeping (?:badly|terribly))\b/i,
    np: 'the sleep that does not come',
    image: [
      'a head that starts its shift when the light goes out',
      'a tired body with somebody still talking in it',
    ],
    both: [
      ['you are worn out', 'something in you will not clock off'],
      ['you long for the bed', 'by now you half dread it'],
    ],
    cost: [
      'the next day is lived on credit',
      'even the evening begins to taste of the night ahead',
    ],
    wish: ['an off switch that works'],
    ask: [
      { text: 'What does your head do when the light goes off?' },
      { text: 'How long has sleep been like this?', slot: 'since', expects: 'time' },
      { text: 'What is your last hour before bed like?' },
      { text: 'What have you already tried with it?' },
    ],
    choice: [
      'Is it getting off to sleep, or staying there?',
      'Does a thought keep you up, or just a body on alert?',
    ],
    fact: {
      text: 'A regular getting-up time does more for sleep than an early bedtime, dull as that sounds.',
      source: 'Edinger et al. 2021, AASM guideline on behavioural treatment of insomnia',
    },
    skills: ['wind_down', 'muscle_relaxation', 'worry_time'],
  },
  {
    id: 'phobia',
    domain: 'worry',
    match:
      /\b(?:phobi\w+|turbulence|stuck in (?:a |the )?(?:lift|elevator|tunnel|tube)|(?:lift|elevator|cable car|tube) (?:got |was )?stuck|(?:fear|scared|afraid|terrified|frightened|petrified|hate|dread\w*|can'?t|cannot|panic\w*|nervous|bad with|not good with)(?: \w+){0,4} (?:fly(?:ing)?|planes?|airports?|lifts?|elevators?|heights?|bridges?|tunnels?|spiders?|dogs?|needles?|injections?|blood|dentist|driving|motorway|crowds?|the tube|the dark|being sick|vomiting)|(?:shut|close|lock)s? the (?:cabin )?doors?|takeoff|take-off)\b/i,
    np: 'the fear',
    image: [
      'an alarm that goes off before there is smoke',
      'a minute that you have been rehearsing for weeks',
    ],
    both: [['your head knows the figures', 'your stomach has never read them']],
    cost: [
      'a fear that is walked round never has to prove anything',
      'the waiting is longer than the thing itself',
    ],
    wish: ['to be frightened for ten minutes and not for three weeks'],
    ask: [
      { text: 'Which second of it is the worst, the exact one?' },
      { text: 'What does the picture show, at that point?' },
      { text: 'When did it first turn up?', slot: 'since', expects: 'time' },
      { text: 'What have you got through of it already, and what helped then?', slot: 'spark' },
      { text: 'What do you do to make it bearable, and does it?' },
      {
        text: 'Nought to ten, how bad is it as you write this?',
        slot: 'fear',
        expects: 'rating10',
      },
    ],
    choice: ['Is it the thing itself, or not being able to get out of it?'],
    fact: {
      text: 'Fear of one particular thing is among the best studied troubles there are: going towards it in small steps, and staying until it eases, helps most people who do it.',
      source: 'Wolitzky-Taylor et al. 2008, Clinical Psychology Review',
    },
    skills: ['exposure_ladder', 'paced_breathing', 'grounding'],
  },
  {
    id: 'panic',
    domain: 'worry',
    match:
      /\b(?:panic attacks?|panic(?:k|king|ked)?\b|can'?t breathe|heart (?:is |was )?(?:racing|pounding|hammering)|chest (?:is |was |gets )?tight\w*|hyperventilat\w+|shaking all over|feel like i'?m (?:choking|going mad|going crazy|passing out))/i,
    np: 'the panic',
    image: [
      'a fire alarm going off with no fire in the building',
      'a body that has sprinted while you stood still',
    ],
    both: [
      ['your body says danger', 'a part of you is watching and does not agree'],
      ['it passes each time', 'each time it feels as though it will not'],
    ],
    cost: [
      'the fear of the next one takes up more room than the last one did',
      'places start dropping off your map',
    ],
    wish: ['a body you can trust again'],
    ask: [
      { text: 'Where in your body does it start?' },
      { text: 'What was going on in the minute before the last one?' },
      { text: 'What do you tell yourself is happening, at the top of it?' },
      { text: 'What have you stopped doing, in case it comes?' },
    ],
    choice: ['Is it here at this moment, or are you talking about an earlier one?'],
    fact: {
      text: 'Panic climbs for about ten minutes and then the body runs out of fuel for it; it is horrible, and it comes down by itself.',
      source: 'DSM-5-TR: panic peaks within minutes; NICE CG113',
    },
    skills: ['grounding', 'paced_breathing', 'exposure_ladder'],
  },
  {
    id: 'health_worry',
    domain: 'worry',
    match:
      /\b(?:(?:worried|scared|convinced|afraid|anxious) (?:that )?(?:i'?m|i am|i have|i'?ve got|it'?s|about my health).{0,30}(?:cancer|tumou?r|ill|sick|disease|heart attack|stroke|dying)|google (?:my )?symptoms|googling (?:my |the )?(?:symptoms|illness\w*|cancer)|health anxiety|hypochondri\w+|test results|waiting for (?:my |the )?(?:results|scan|biopsy))\b/i,
    np: 'the worry about your health',
    image: [
      'a guard dog barking at every noise your body makes',
      'a search that ends only when you are too tired to type',
    ],
    both: [['checking gives you a quarter of an hour of peace', 'and then it wants paying again']],
    cost: [
      'you are living with the illness either way, in the waiting',
      'your body stops being a place to live and becomes a place to inspect',
    ],
    wish: ['a plain answer and permission to stop checking'],
    ask: [
      { text: 'What did you notice that set it off this time?' },
      { text: 'How do you check, and how long does the relief last?' },
      { text: 'What would you be doing with the hours it takes?' },
    ],
    choice: ['Is there a result you are waiting for, or is it the not knowing in general?'],
    skills: ['worry_time', 'thought_record', 'exposure_ladder'],
  },
  {
    id: 'social_fear',
    domain: 'social',
    match:
      /\b(?:social anxiety|(?:scared|afraid|terrified|anxious|nervous|hate) (?:of |about |to )?(?:talk\w*|speak\w*|meet\w*|people|parties|crowds|phone ?calls?|going out)|(?:everyone|people|they) (?:\w+ )?(?:star(?:e|ing)|judg(?:e|ing)|look(?:ing)? at me)|don'?t know what to say to people|small ?talk|blush\w*|went blank)\b/i,
    np: 'being among people',
    image: [
      'a spotlight that only you can see',
      'a conversation with a second one running under it, about how you are doing',
    ],
    both: [
      ['you would like company', 'company comes with an examiner'],
      ['you were in the room', 'most of you was busy watching yourself'],
    ],
    cost: [
      'you come home knowing how you did and hardly anything about them',
      'every no makes the next invitation heavier',
    ],
    wish: ['one evening without a referee in it'],
    ask: [
      { text: 'What do you expect people to notice first?' },
      { text: 'Which situation came up last, and what did you do in it?' },
      { text: 'With whom is it less?' },
      { text: 'What do you do so that nobody sees it?' },
    ],
    choice: ['Is the worst of it beforehand, in the middle, or going over it afterwards?'],
    fact: {
      text: 'People who fear being watched turn their attention inward and so judge themselves by how they feel; on video, others see far less than they expect.',
      source: 'Clark & Wells 1995; Harvey et al. 2000',
    },
    skills: ['exposure_ladder', 'thought_record', 'evidence_diary'],
  },
  {
    id: 'avoid_task',
    domain: 'worry',
    match:
      /\b(?:procrastinat\w+|putting (?:it |things |everything )?off|avoid(?:ing)? (?:it|them|the|my|everything|emails?|opening|calls)|can'?t (?:start|get started|make myself|bring myself)|haven'?t opened|unopened|unanswered)\b/i,
    np: 'the thing you keep putting off',
    image: [
      'a pile that grows a little each time you look away',
      'a door that is cheap not to open today and dear tomorrow',
    ],
    both: [['not doing it is a relief for an hour', 'it sits beside you all the same']],
    cost: ['you do not do it and you do not rest either', 'it takes up the space of ten things'],
    wish: ['a start small enough not to argue with'],
    ask: [
      { text: 'What do you expect would happen if you looked at it?' },
      {
        text: 'What is the smallest piece of it that could be done in five minutes?',
        slot: 'piece',
      },
      { text: 'What are you doing in the moment you turn away from it?' },
    ],
    choice: ['Is it that it is too big, or that something in it might be bad news?'],
    skills: ['problem_solving', 'exposure_ladder', 'activation'],
  },
  {
    id: 'worry',
    domain: 'worry',
    match:
      /\b(?:worr(?:y|ied|ies|ying)|overthink\w*|over-think\w*|always thinking what if|can'?t stop thinking|racing thoughts|mind (?:won'?t|doesn'?t|never) (?:stop|shut)|anxi(?:ety|ous)|on edge|dread(?:ing|ed|s)?\b|can'?t (?:switch|turn|shut) (?:it |my \w+ )?off|catastrophi[sz]\w+|nervous)\b/i,
    np: 'the worry',
    image: [
      'a head that rehearses the bad version so as not to be surprised by it',
      'a question that sounds as if it had an answer',
    ],
    both: [
      ['worrying feels like doing something', 'nothing gets done by it'],
      ['you know it may not happen', 'your body has already been there'],
    ],
    cost: [
      'you go through it in advance, every time, whether it comes or not',
      'the ordinary hours around it go missing',
    ],
    wish: ['an hour in which nothing is about to happen'],
    ask: [
      {
        text: 'If the worry had to put it in one sentence, what does it say will happen?',
        slot: 'prediction',
      },
      { text: 'What is the last thing it predicted that you could check?' },
      { text: 'When in the day is it at its loudest?' },
      { text: 'What does it get you to do, or not do?' },
      { text: 'How long has it been this loud?', slot: 'since', expects: 'time' },
    ],
    choice: [
      'Is it one thing going round, or ten things taking turns?',
      'Is there something about it you could act on this week, or is it out of your hands?',
    ],
    fact: {
      text: 'When people write their worries down and check later, the large majority never happen, and of those that do, most are handled better than feared.',
      source: 'LaFreniere & Newman 2020, Behavior Therapy',
    },
    skills: ['worry_time', 'thought_record', 'paced_breathing'],
  },
];
