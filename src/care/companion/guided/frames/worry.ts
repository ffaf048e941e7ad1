/** Sleep, worry, panic, health, people watching: frames. */
import type { Frame } from './types.ts';

export const WORRY_FRAMES: readonly Frame[] = [
  {
    id: 'checking',
    domain: 'worry',
    match:
      /\b(?:check(?:ing|ed|s)? (?:on )?(?:[\w']+ ){0,2}(?:breathing|pulse|temperature|baby|door|doors|lock|locks|stove|oven|gas|windows?|plugs?|taps?|iron|candles?|handbrake)|(?:door|stove|oven|gas|lock)\b.{0,20}\bcheck|wash(?:ing)? (?:my )?hands (?:\w+ ){0,3}(?:times|again|until)|contaminat\w+|intrusive thoughts?|ocd|re-?read(?:ing)? (?:every|my|each|the|all|it)|(?:can'?t|cannot) stop checking|(?:did i|didn'?t|forgot to|sure i|if i) (?:\w+ )?(?:lock(?:ed)?|unplug(?:ged)?|(?:turn|switch)(?:ed)? (?:it |the \w+ )?off)|count(?:ing)? (?:things|steps|to))\b/i,
    np: 'the checking',
    choice: ['Is it more the danger, or having missed something?'],
    fact: {
      text: 'Most people look once, sometimes twice. It has been measured that checking again makes the memory of it less sure and not more, so the doubt grows by being fed; doing one check fewer and staying with the unease is what treatment practises.',
      source: 'van den Hout & Kindt 2003, Behaviour Research and Therapy',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
    },
    skills: ['exposure_ladder', 'worry_time', 'paced_breathing'],
  },
  {
    id: 'nightmares',
    domain: 'sleep',
    match:
      /\b(?:nightmares?|bad dreams?|dreams? (?:about|of|where)|same (?:old )?dream|(?:wak(?:e|es|ing)|woke) (?:up )?[^.!?]{0,50}\b(?:i'?m|i was) (?:right )?back (?:on|in|at|there|under|inside)|wak(?:e|es|ing) up (?:screaming|shouting|sweating|soaked|shaking))\b|^(?:\w+ )?(?:it'?s )?(?:the|that|this) dream(?=[.,!?]|$| (?:again|came|comes|is back|started|every)\b)/i,
    np: 'the dreams',
    choice: ['Is it the same dream, or a different one each time?'],
    fact: {
      text: 'Rehearsing a changed ending while awake is a studied treatment for recurring nightmares, and it helps a good share of the people who practise it.',
      source: 'Morgenthaler et al. 2018, AASM position paper on nightmare disorder',
      answers: ['will_it_pass', 'open'],
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
    choice: ['Is it more your thoughts that keep you up, or your body?'],
    fact: {
      text: 'Lying awake trying to sleep teaches the bed to mean effort; getting up for a while and coming back sleepy teaches it the opposite.',
      source: 'Bootzin 1972, stimulus control; Edinger et al. 2021, AASM guideline',
      answers: ['will_it_pass', 'open'],
    },
    skills: ['wind_down', 'worry_time', 'thought_record'],
  },
  {
    id: 'sleep_onset',
    domain: 'sleep',
    match:
      /\b(?:can'?t (?:get to |fall a|go to )?sleep|couldn'?t sleep|not sleeping|no sleep|haven'?t slept|trouble sleeping|insomnia|barely slept|hardly slept|sleepless|lie awake|lying awake|sleep (?:is|has been) (?:bad|terrible|awful|shit|a mess)|sleeping (?:badly|terribly))\b/i,
    np: 'the sleep that does not come',
    choice: [
      'Is it falling asleep, or staying asleep?',
      'Is it your thoughts, or is your body restless?',
    ],
    fact: {
      text: 'A regular getting-up time does more for sleep than an early bedtime, dull as that sounds.',
      source: 'Edinger et al. 2021, AASM guideline on behavioural treatment of insomnia',
      answers: ['will_it_pass', 'open'],
    },
    skills: ['wind_down', 'muscle_relaxation', 'worry_time'],
  },
  {
    id: 'phobia',
    domain: 'worry',
    match:
      /\b(?:phobi\w+|turbulence|stuck in (?:a |the )?(?:lift|elevator|tunnel|tube)|(?:lift|elevator|cable car|tube) (?:got |was )?stuck|(?:fear|scared|afraid|terrified|frightened|petrified|hate|dread\w*|can'?t|cannot|panic\w*|nervous|bad with|not good with)(?: \w+){0,4} (?:fly(?:ing)?|planes?|airports?|lifts?|elevators?|heights?|bridges?|tunnels?|spiders?|dogs?|needles?|injections?|blood|dentist|driving|motorway|crowds?|the tube|the dark|being sick|vomiting)|(?:shut|close|lock)s? the (?:cabin )?doors?|takeoff|take-off)\b/i,
    np: 'the fear',
    choice: ['Is it the thing itself, or not being able to get out of it?'],
    fact: {
      text: 'Fear of one particular thing is among the best studied troubles there are: going towards it in small steps, and staying until it eases, helps most people who do it.',
      source: 'Wolitzky-Taylor et al. 2008, Clinical Psychology Review',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
    },
    skills: ['exposure_ladder', 'paced_breathing', 'grounding'],
  },
  {
    id: 'panic',
    domain: 'worry',
    match:
      /\b(?:panic attacks?|panic(?:k|king|ked)?\b|can'?t breathe|heart (?:is |was )?(?:racing|pounding|hammering)|chest (?:is |was |gets )?tight\w*|hyperventilat\w+|shaking all over|feel like i'?m (?:choking|going mad|going crazy|passing out))/i,
    np: 'the panic',
    choice: ['Is it happening right now, or was it earlier?'],
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
    choice: ['Are you waiting for a result, or is it the not knowing?'],
    skills: ['worry_time', 'thought_record', 'exposure_ladder'],
  },
  {
    id: 'social_fear',
    domain: 'social',
    match:
      /\b(?:social anxiety|(?:scared|afraid|terrified|anxious|nervous|hate) (?:of |about |to )?(?:talk\w*|speak\w*|meet\w*|people|parties|crowds|phone ?calls?|going out)|(?:everyone|people|they) (?:\w+ )?(?:star(?:e|ing)|judg(?:e|ing)|look(?:ing)? at me)|don'?t know what to say to people|small ?talk|blush\w*|went blank)\b/i,
    np: 'being among people',
    choice: ['Is it worst beforehand, during it, or afterwards?'],
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
    choice: ['Is it too big, or might there be bad news in it?'],
    skills: ['problem_solving', 'exposure_ladder', 'activation'],
  },
  {
    id: 'worry',
    domain: 'worry',
    match:
      /\b(?:worr(?:y|ied|ies|ying)|overthink\w*|over-think\w*|always thinking what if|can'?t stop thinking|racing thoughts|mind (?:won'?t|doesn'?t|never) (?:stop|shut)|anxi(?:ety|ous)|on edge|dread(?:ing|ed|s)?\b|can'?t (?:switch|turn|shut) (?:it |my \w+ )?off|catastrophi[sz]\w+|nervous)\b/i,
    np: 'the worry',
    choice: [
      'Is it one thing going round, or ten things taking turns?',
      'Is there something you can do about it, or is it out of your hands?',
    ],
    fact: {
      text: 'When people write their worries down and check later, the large majority never happen, and of those that do, most are handled better than feared.',
      source: 'LaFreniere & Newman 2020, Behavior Therapy',
    },
    skills: ['worry_time', 'thought_record', 'paced_breathing'],
  },
];
