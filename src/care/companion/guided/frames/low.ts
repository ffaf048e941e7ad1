/** Low mood, loneliness, energy, body, good days: frames. */
import type { Frame } from './types.ts';

export const LOW_FRAMES: readonly Frame[] = [
  {
    id: 'no_energy',
    domain: 'low',
    match:
      /\b(?:(?<!thinks? i )can'?t (?:get (?:up|out of bed)|move|do anything|be bothered)|stay(?:ed|ing)? in bed|in bed (?:all|until|till)|(?<!\b(?:he|she|they|it|we|you|who|my \w+) (?:just )?)(?:haven'?t|didn'?t) (?:shower\w*|wash\w*|eat\w*|clean\w*|cook\w*|leave the house|got dressed|get dressed)|no (?:energy|motivation)|unmotivated|don'?t do anything|everything (?:is|feels) (?:an effort|too much|heavy|hard))\b/i,
    np: 'how heavy everything has become',
    choice: [
      'Is it that you cannot start, or that nothing seems worth starting?',
      'Is it worse in the morning or towards night?',
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
    choice: ['Is it more that you feel sad, or that you feel nothing?'],
    skills: ['activation', 'values', 'small_good'],
  },
  {
    id: 'ruminate',
    domain: 'low',
    match:
      /\b(?:going over (?:it|and over)|over and over|replay\w*|keep thinking (?:about|of)|ruminat\w+|dwell\w*|round and round|can'?t let (?:it )?go|stuck in my head|in my head all)\b/i,
    np: 'the going over and over it',
    choice: ['Is it more "why", or more "if only"?'],
    fact: {
      text: 'Asking "why" of a mood tends to deepen it, and asking "how, step by step" tends to loosen it; the difference has been trained and tested.',
      source: 'Watkins et al. 2011, British Journal of Psychiatry',
      answers: ['open'],
    },
    skills: ['rumination_switch', 'worry_time', 'thought_record'],
  },
  {
    id: 'lonely',
    domain: 'social',
    match:
      /\b(?:lonel(?:y|iness)|no (?:friends|one to (?:talk|tell)|body to (?:talk|tell))|nobody (?:calls|texts|asks|cares|to talk)|no one (?:calls|texts|asks|cares)|(?:so |all |feel |feeling |always |completely )alone|by myself (?:all|every)|isolat(?:ed|ion)|left out|not invited|wasn'?t invited|friends? (?:stopped|don'?t|never|drifted|ignore|ghosted))\b/i,
    np: 'the being alone with it',
    choice: ['Are there too few people, or do they not really know you?'],
    fact: {
      text: 'People reliably underestimate how much an old friend would like to hear from them; it has been counted, and the surprise is usually a welcome one.',
      source: 'Liu et al. 2022, Journal of Personality and Social Psychology',
      answers: ['open'],
    },
    skills: ['activation', 'exposure_ladder', 'small_good'],
  },
  {
    id: 'bullied',
    domain: 'social',
    match:
      /\b(?:left out|leav(?:e|ing) me out|only one (?:who (?:is|was)n'?t|not) (?:in|invited|asked|there)|(?:everyone|all of them|they all) (?:except|but|without) me|didn'?t invite me|not in the (?:group )?chat|bull(?:y|ied|ies|ying)|pick(?:s|ing|ed)? on me|mak(?:e|es|ing) fun of me|laugh(?:s|ing|ed)? at me|call(?:s|ed|ing)? me names|they (?:all )?(?:hate|tease|mock) me|they all laugh)\b/i,
    np: 'what they do to you',
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
    choice: ['Is it how you feel today, or what it keeps you from doing?'],
    skills: ['load_map', 'self_compassion', 'values'],
    grave: true,
  },
  {
    id: 'good_news',
    domain: 'good',
    match:
      /\b(?:good (?:day|news|week|mood)|great (?:day|news|week)|feel(?:ing)? (?:\w+ )?(?:better|good|great|happy|proud|lighter|hopeful)|went (?:really |so |very |quite )?well|i (?:did it(?!,? but| and then)|passed|got the job|made it)|so happy|proud of (?:myself|me)|(?:got|getting) (?:the |a )?promot\w+|excited (?:about|for)|best (?:day|week))\b/i,
    np: 'what went well',
    choice: ['Was it luck, or something you did?'],
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
    choice: [
      'Is it worse in the mornings or in the evenings?',
      'Did it come after something, or out of nowhere?',
    ],
    skills: ['activation', 'rumination_switch', 'small_good'],
  },
];
