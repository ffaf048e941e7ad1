/** What stays after something terrible: frames. Never asks for the details of it. */
import type { Frame } from './types.ts';

export const TRAUMA_FRAMES: readonly Frame[] = [
  {
    id: 'controlled',
    domain: 'trauma',
    match:
      /\b(?:controlling|controlled (?:me|everything|what)|gaslight\w*|coerc\w+|(?:check(?:ed|s|ing)?|track(?:ed|s)?) my (?:phone|mileage|messages|location)|(?:my ex|he|she) (?:was|is|used to be) abusive|walk(?:ed|ing)? on eggshells|i flinch)\b/i,
    np: 'having been controlled',
    image: [
      'a voice that goes on keeping the rules after its owner has gone',
      'a lock that is open and still felt',
    ],
    both: [['you are out', 'your body still keeps the old timetable']],
    cost: ['even free time gets counted', 'kindness has to be inspected first'],
    wish: ['an hour that nobody will ask about'],
    ask: [
      { text: 'Where do you notice, in a week, that it is different now?', slot: 'spark' },
      { text: 'What is a small thing you decide by yourself these days?', slot: 'did' },
      { text: 'Who feels safe to be late with?', slot: 'person' },
      { text: 'What would you want me never to do, here?' },
    ],
    choice: ['Is it quieter by now, or does it still give orders?'],
    skills: ['grounding', 'safe_place', 'boundary'],
    grave: true,
  },
  {
    id: 'flashback',
    domain: 'trauma',
    match:
      /\b(?:flashbacks?|reliv\w+|happening again|triggered|triggers?\b|keeps? coming back|can'?t get (?:it|the (?:image|picture|smell|sound)) out|images? (?:of|in my)|memories? (?:of|keep|come|came))\b/i,
    np: 'the way it comes back',
    image: ['a past that does not know what year it is', 'a door that opens by itself'],
    both: [['it is over', 'your body has not been told']],
    cost: ['ordinary places have trapdoors in them', 'you spend the day keeping something shut'],
    wish: ['to decide yourself when to remember'],
    ask: [
      { text: 'What helps you know that it is now, and not then?' },
      { text: 'How does it announce itself, before it is fully there?' },
      { text: 'What do you do in the half hour after?' },
      { text: 'Is there a place where it does not follow you?', slot: 'safe' },
    ],
    choice: ['Is it near at this moment, or further off today?'],
    fact: {
      text: 'A flashback feels like now because the alarm part of the brain stores without a date; looking around and naming what is here gives it one.',
      source: 'Brewin et al. 2010, Psychological Review; Ehlers & Clark 2000',
    },
    skills: ['grounding', 'containment', 'safe_place'],
    grave: true,
  },
  {
    id: 'on_guard',
    domain: 'trauma',
    match:
      /\b(?:hyper ?vigilan\w+|on (?:high )?alert|jump(?:y|ed)? at|startl\w+|can'?t (?:relax|feel safe)|don'?t feel safe|never feel safe|back to the (?:wall|door)|check(?:ing)? the (?:locks?|doors?|windows?)|look(?:ing)? over my shoulder|unsafe)\b/i,
    np: 'being on guard',
    image: ['a sentry who was never told the war is over', 'a house with every light left on'],
    both: [['being alert once kept you safe', 'it does not know when to stand down']],
    cost: ['you get home exhausted from a day in which nothing happened'],
    wish: ['an hour with your back unguarded'],
    ask: [
      { text: 'Where in your body does the watching sit?' },
      { text: 'In which place is it even a little less?', slot: 'safe' },
      { text: 'What does it listen for?' },
    ],
    choice: ['Is it with you indoors too, or mostly out there?'],
    skills: ['grounding', 'muscle_relaxation', 'safe_place'],
    grave: true,
  },
  {
    id: 'dissociate',
    domain: 'trauma',
    match:
      /\b(?:dissociat\w+|not (?:real|in my body)|outside (?:of )?my body|watching myself|(?:feel|feels|feeling) (?:unreal|like a (?:ghost|dream|robot|film|movie))|spac(?:e|ed|ing) out|zon(?:e|ed|ing) out|losing time|behind glass)\b/i,
    np: 'the going far away',
    image: [
      'a pane of glass that comes down by itself',
      'a body that pulls the plug when it is too much',
    ],
    both: [['it takes you out of the pain', 'it takes you out of everything else as well']],
    cost: ['people are near, and you hear them from the next room'],
    wish: ['to be here, and to have here be safe enough'],
    ask: [
      {
        text: 'How far away are you at this moment, nought being fully here and ten being gone?',
        slot: 'far',
        expects: 'rating10',
      },
      { text: 'What brings you back, usually?' },
      { text: 'What do you notice first when it starts?' },
    ],
    choice: ['Is it happening as you write, or does it come and go?'],
    skills: ['grounding', 'paced_breathing', 'safe_place'],
    grave: true,
  },
  {
    id: 'past_harm',
    domain: 'trauma',
    match:
      /\b(?:abus(?:e|ed|ive)|assault\w*|rap(?:e|ed)|molest\w*|trauma\w*|ptsd|when i was (?:little|young|a (?:kid|child)|\d{1,2}).{0,60}(?:hurt|hit|touch\w*|beat\w*|happened)|something (?:happened|was done)(?: to me)?(?: when| as|$)|what (?:happened|he did|she did|they did) to me|the (?:accident|attack|crash|incident|fire|war)|domestic violence|car crash|my childhood)\b/i,
    np: 'what happened',
    image: [
      'a weight you have carried further than anyone can see',
      'a thing that was done and then left with you',
    ],
    both: [['it was not yours to begin with', 'you are the one who has had to carry it']],
    cost: [
      'it gets a say in things that have nothing to do with it',
      'trust has to be built by hand each time',
    ],
    wish: ['for it to be something that happened, and not the thing that explains you'],
    ask: [
      { text: 'You need not tell me the what of it. How does it show itself in an ordinary week?' },
      { text: 'Who has been let in on it so far?', slot: 'person' },
      { text: 'What has helped you get through until now?', slot: 'did' },
      { text: 'What would you want me to know before we go any further?' },
    ],
    choice: ['Would it be better today to speak of now, or to sit with what is stirred up?'],
    fact: {
      text: 'Nobody has to tell a trauma in detail to get better; steadiness comes first, and the telling, if it ever comes, is done with a trained person at your pace.',
      source: 'NICE NG116; Herman 1992',
    },
    skills: ['grounding', 'containment', 'safe_place'],
    grave: true,
  },
];
