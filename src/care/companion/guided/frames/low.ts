/** Low mood, loneliness, energy, body, good days: frames. */
import type { Frame } from './types.ts';

export const LOW_FRAMES: readonly Frame[] = [
  {
    id: 'no_energy',
    domain: 'low',
    match:
      /\b(?:(?<!thinks? i )can'?t (?:get (?:up|out of bed)|move|do anything|be bothered)|stay(?:ed|ing)? in bed|in bed (?:all|until|till)|(?:haven'?t|didn'?t) (?:shower\w*|wash\w*|eat\w*|clean\w*|cook\w*|leave the house|got dressed|get dressed)|no (?:energy|motivation)|unmotivated|don'?t do anything|everything (?:is|feels) (?:an effort|too much|heavy|hard))\b/i,
    np: 'how heavy everything has become',
    image: ['a day with the handbrake on', 'a kettle that is suddenly uphill'],
    both: [
      ['you know what would need doing', 'the knowing does not lift you'],
      ['lying there is no rest', 'getting up asks for more than there is'],
    ],
    cost: [
      'the less gets done, the more there is to be ashamed of in the evening',
      'things that used to carry you now have to be carried',
    ],
    wish: ['one thing that goes easily'],
    ask: [
      { text: 'What did today ask of you, and what of it got done?' },
      { text: 'What is the smallest thing you did manage since waking?', slot: 'did' },
      { text: 'Which hour of the day is the least bad?' },
      { text: 'When did it begin to get this heavy?', slot: 'since', expects: 'time' },
      { text: 'What used to be easy that you noticed missing first?' },
    ],
    choice: [
      'Is it that you cannot start, or that nothing seems worth starting?',
      'Is it heavier in the morning or towards night?',
    ],
    fact: {
      text: 'In low mood, wanting tends to come back after doing and not before it; waiting for the wish to arrive is usually a long wait.',
      source: 'Dimidjian et al. 2006; Richards et al. 2016, Lancet (behavioural activation)',
    },
    skills: ['activation', 'opposite_action', 'small_good'],
  },
  {
    id: 'no_joy',
    domain: 'low',
    match:
      /\b(?:(?:don'?t|can'?t|not) (?:enjoy|feel anything|look forward)|nothing (?:is fun|feels good|interests|excites|matters|brings)|no (?:joy|interest|pleasure)|lost interest|going through the motions|on autopilot|all (?:grey|gray))\b/i,
    np: 'the colour having gone out of things',
    image: ['a meal without salt, every day', 'a life seen through a window that will not open'],
    both: [['you do the things', 'the things do not do anything back']],
    cost: [
      'one stops asking, and then one stops being asked',
      'it is hard to explain to anyone who still gets the taste of it',
    ],
    wish: ['half an hour that is about something'],
    ask: [
      { text: 'What was the last thing that got through, even for a minute?', slot: 'spark' },
      { text: 'Which of the things you dropped do you notice the absence of?' },
      { text: 'When did the colour start to go?', slot: 'since', expects: 'time' },
    ],
    choice: ['Is it more a sadness, or more a nothing?'],
    skills: ['activation', 'values', 'small_good'],
  },
  {
    id: 'ruminate',
    domain: 'low',
    match:
      /\b(?:going over (?:it|and over)|over and over|replay\w*|keep thinking (?:about|of)|ruminat\w+|dwell\w*|round and round|can'?t let (?:it )?go|stuck in my head|in my head all)\b/i,
    np: 'the going over and over it',
    image: [
      'a wheel that turns fast and goes nowhere',
      'a hearing in which you play all the parts',
    ],
    both: [['it feels like working on it', 'you get up from it knowing nothing new']],
    cost: [
      'the evening goes, and the thing stays exactly as it was',
      'the same ten minutes get lived a hundred times',
    ],
    wish: ['to be allowed to put it down without having solved it'],
    ask: [
      { text: 'Which minute of it do you go back to most?' },
      { text: 'What question is it trying to answer?' },
      { text: 'What are you usually doing when it starts up?' },
      { text: 'What has interrupted it lately, even by accident?' },
    ],
    choice: ['Does it ask "why", or does it ask "what if I had"?'],
    fact: {
      text: 'Asking "why" of a mood tends to deepen it, and asking "how, step by step" tends to loosen it; the difference has been trained and tested.',
      source: 'Watkins et al. 2011, British Journal of Psychiatry',
    },
    skills: ['rumination_switch', 'worry_time', 'thought_record'],
  },
  {
    id: 'lonely',
    domain: 'social',
    match:
      /\b(?:lonel(?:y|iness)|no (?:friends|one to (?:talk|tell)|body to (?:talk|tell))|nobody (?:calls|texts|asks|cares|to talk)|no one (?:calls|texts|asks|cares)|(?:so |all |feel |feeling |always |completely )alone|by myself (?:all|every)|isolat(?:ed|ion)|left out|not invited|wasn'?t invited|friends? (?:stopped|don'?t|never|drifted|ignore|ghosted))\b/i,
    np: 'the being alone with it',
    image: [
      'a phone that lights up only with offers',
      'a house in which you know every sound because you make them all',
    ],
    both: [
      ['you miss people', 'people have become something one has to brace for'],
      ['you would answer at once if somebody rang', 'ringing them feels out of the question'],
    ],
    cost: [
      'good news gets smaller when there is nobody to hand it to',
      'the longer it lasts the more it looks like a fact about you',
    ],
    wish: ['one person who would notice if you were late'],
    ask: [
      { text: 'When in the week is it loudest?' },
      { text: 'Who was the last person you had a real talk with?', slot: 'person' },
      { text: 'What would you tell somebody first, if they were sitting there?' },
      { text: 'Whom do you think of and then not write to?', slot: 'person' },
    ],
    choice: ['Is it that there are too few people, or that the ones around do not know you?'],
    fact: {
      text: 'People reliably underestimate how much an old friend would like to hear from them; it has been counted, and the surprise is usually a welcome one.',
      source: 'Liu et al. 2022, Journal of Personality and Social Psychology',
    },
    skills: ['activation', 'exposure_ladder', 'small_good'],
  },
  {
    id: 'bullied',
    domain: 'social',
    match:
      /\b(?:bull(?:y|ied|ies|ying)|pick(?:s|ing|ed)? on me|mak(?:e|es|ing) fun of me|laugh(?:s|ing|ed)? at me|call(?:s|ed|ing)? me names|they (?:all )?(?:hate|tease|mock) me|they all laugh)\b/i,
    np: 'what they do to you',
    image: ['a corridor you have to plan for', 'a joke that only one side gets to find funny'],
    both: [['you did not ask for it', 'you are the one who has to find a way round it']],
    cost: ['your guard is up before breakfast', 'it teaches you to make yourself small'],
    wish: ['one day in which nobody has to be watched'],
    ask: [
      { text: 'What happened the last time?' },
      { text: 'Who has seen it?' },
      {
        text: 'Which grown-up or friend would take it seriously if you showed them?',
        slot: 'person',
      },
    ],
    choice: ['Does it happen face to face, or on the phone?'],
    skills: ['problem_solving', 'boundary', 'self_compassion'],
    grave: true,
  },
  {
    id: 'illness',
    domain: 'body',
    match:
      /\b(?:chronic(?:ally)? (?:pain|ill\w*|fatigue)|in pain|my (?:pain|illness|condition|diagnosis|cancer|chemo|back pain|migraines?)|diagnosed with|fibromyalgia|lupus|crohn'?s|ms\b|endometriosis|long covid|disab(?:led|ility)|flare-?up)\b/i,
    np: 'living with this body',
    image: [
      'a companion who comes to everything and was not invited',
      'a budget of strength that nobody else can see',
    ],
    both: [['you are more than the illness', 'it gets the first say in every plan']],
    cost: ['explaining it costs nearly as much as having it', 'you count before you promise'],
    wish: ['a day on which it is not the first subject'],
    ask: [
      { text: 'What does a middling day look like?' },
      { text: 'What do people around you get wrong about it?' },
      { text: 'What do you refuse to let it have?' },
    ],
    choice: ['Is it the pain itself today, or what it takes from you?'],
    skills: ['load_map', 'self_compassion', 'values'],
    grave: true,
  },
  {
    id: 'good_news',
    domain: 'good',
    match:
      /\b(?:good (?:day|news|week|mood)|great (?:day|news|week)|feel(?:ing)? (?:\w+ )?(?:better|good|great|happy|proud|lighter|hopeful)|went (?:really |so |very |quite )?well|i (?:did it|passed|got the job|made it)|so happy|proud of (?:myself|me)|(?:got|getting) (?:the |a )?promot\w+|excited (?:about|for)|best (?:day|week))\b/i,
    np: 'what went well',
    image: ['a day worth keeping the receipt of', 'something going the right way for once'],
    both: [['it went well', 'it is still a little unfamiliar to say so']],
    cost: ['good things get three seconds and bad ones get the whole night'],
    wish: ['to have it last a while'],
    ask: [
      { text: 'What did you have to do with it going that way?' },
      { text: 'Which moment of it do you want to remember?', slot: 'spark' },
      { text: 'Who would be pleased to hear it?', slot: 'person' },
      { text: 'What would make a second one likelier?' },
    ],
    choice: ['Was it luck, or was it partly you?'],
    fact: {
      text: 'Telling a good thing to somebody who is glad with you makes it last longer than keeping it; that has its own line of research.',
      source: 'Gable et al. 2004, capitalization',
    },
    skills: ['small_good', 'values', 'evidence_diary'],
  },
  {
    id: 'low',
    domain: 'low',
    match:
      /\b(?:depress\w+|(?:feel|feeling|felt|so|really|been) (?:\w+ )?(?:low|down(?! (?:to|the|there|in|at|on))|sad|empty|numb|flat|awful|terrible|miserable|shit|like shit|crap|rubbish)|(?<!\bnot )crying|cry (?:all|every|a lot)|unhappy|hopeless)\b/i,
    np: 'the low',
    image: [
      'a weather that has moved in with its suitcases',
      'a heaviness that is there before the day has begun',
    ],
    both: [
      ['you are still turning up', 'it costs you more than it shows'],
      ['you can say what is wrong', 'saying it does not shift it'],
    ],
    cost: [
      'it makes small things big and big things far away',
      'from outside you look the same, which does not help',
    ],
    wish: ['a morning that is not already used up'],
    ask: [
      { text: 'What is the day like, hour by hour, when it is like this?' },
      { text: 'When was it last a shade lighter, and what was going on then?', slot: 'spark' },
      { text: 'How long has it sat with you?', slot: 'since', expects: 'time' },
      { text: 'Who around you knows how low it gets?', slot: 'person' },
      { text: 'What has dropped out of your days since it came?' },
    ],
    choice: [
      'Is it heavier in the mornings or in the evenings?',
      'Did it come after something, or out of nowhere?',
    ],
    skills: ['activation', 'rumination_switch', 'small_good'],
  },
];
