/** What stays after something terrible: frames. Never asks for the details of it. */
import type { Frame } from './types.ts';

export const TRAUMA_FRAMES: readonly Frame[] = [
  {
    id: 'controlled',
    domain: 'trauma',
    match:
      /\b(?:controlling|controlled (?:me|everything|what)|gaslight\w*|coerc\w+|(?:check(?:ed|s|ing)?|track(?:ed|s)?) my (?:phone|mileage|messages|location)|(?:my ex|he|she) (?:was|is|used to be) abusive|walk(?:ed|ing)? on eggshells|i flinch)\b/i,
    np: 'having been controlled',
    choice: ['Is it still going on, or is it over?'],
    skills: ['grounding', 'safe_place', 'boundary'],
    grave: true,
  },
  {
    id: 'flashback',
    domain: 'trauma',
    match:
      /\b(?:flashbacks?|it (?:all )?comes back|(?:i|and) (?:just |still )?see (?:it|him|her|them|that \w+) (?:again|every|when|in front)|(?:close|shut) my eyes and|can'?t (?:stop seeing|unsee)|what i see is|reliv\w+|happening again|triggered|triggers?\b|keeps? coming back(?! to what)|can'?t get (?:it|the (?:image|picture|smell|sound)) out|images? (?:of|in my)|(?:smell|sound|noise|taste) (?:came|comes|is|was|'s) (?:right |straight |all )?back|memories? (?:of|keep|come|came))\b/i,
    np: 'the way it comes back',
    choice: ['Is it close right now, or further off today?'],
    fact: {
      text: 'A flashback feels like now because the alarm part of the brain stores without a date; looking around and naming what is here gives it one.',
      source: 'Brewin et al. 2010, Psychological Review; Ehlers & Clark 2000',
    },
    skills: ['grounding', 'containment', 'safe_place'],
    grave: true,
  },
  {
    id: 'shock',
    domain: 'trauma',
    match:
      /\b(?:nearly (?:died|got killed|hit me)|near miss|bad (?:call|job|shift)\b.{0,40}\b(?:kid|child|baby|died)|(?:car|bike|motorbike) (?:crash|accident)|crashed (?:my|the) (?:car|bike)|(?:was|got) (?:hit|knocked down) by a|pull(?:ed|ing) into my lane|(?:paramedic|nurse|police|firefighter)\b.{0,40}\b(?:call|kid|child|shift))\b/i,
    np: 'the shock of it',
    choice: ['Is it the moment itself that comes back, or what could have happened?'],
    fact: {
      text: 'Poor sleep, pictures that come back and a body on guard are usual in the first weeks after a shock; for most people they fade, and if they have not after a month, a therapist can help with them.',
      source: 'NICE NG116 (2018); Bryant 2019, World Psychiatry',
      answers: ['is_it_normal', 'am_i_crazy', 'open', 'will_it_pass'],
    },
    skills: ['grounding', 'muscle_relaxation', 'containment'],
    grave: true,
  },
  {
    id: 'on_guard',
    domain: 'trauma',
    match:
      /\b(?:hyper ?vigilan\w+|on (?:high )?alert|jump(?:y|ed)? at|startl\w+|can'?t (?:relax|feel safe)|don'?t feel safe|never feel safe|back to the (?:wall|door)|check(?:ing)? the (?:locks?|doors?|windows?)|look(?:ing)? over my shoulder|unsafe)\b/i,
    np: 'being on guard',
    choice: ['Is it like that at home too, or mostly outside?'],
    skills: ['grounding', 'muscle_relaxation', 'safe_place'],
    grave: true,
  },
  {
    id: 'dissociate',
    domain: 'trauma',
    match:
      /\b(?:dissociat\w+|not (?:real|in my body)|outside (?:of )?my body|watching myself|(?:feel|feels|feeling) (?:unreal|like a (?:ghost|dream|robot|film|movie))|spac(?:e|ed|ing) out|zon(?:e|ed|ing) out|losing time|behind glass)\b/i,
    np: 'the going far away',
    choice: ['Is it happening now, or does it come and go?'],
    skills: ['grounding', 'paced_breathing', 'safe_place'],
    grave: true,
  },
  {
    id: 'past_harm',
    domain: 'trauma',
    match:
      /\b(?:(?:was|got|been) (?:jumped|mugged|stabbed|beaten up|held up|robbed(?! of))|abus(?:e|ed|ive)|assault\w*|rap(?:e|ed)|molest\w*|trauma\w*|ptsd|when i was (?:little|young|a (?:kid|child)|\d{1,2}).{0,60}(?:hurt|hit|touch\w*|beat\w*|happened)|something (?:happened|was done)(?: to me)?(?: when| as|$)|what (?:happened|he did|she did|they did) to me|the (?:accident|attack|crash|incident|fire|war)|domestic violence|car crash|my childhood)\b/i,
    np: 'what happened',
    choice: ['Would you rather talk about now, or about how it still affects you?'],
    fact: {
      text: 'Nobody has to tell a trauma in detail to get better; steadiness comes first, and the telling, if it ever comes, is done with a trained person at your pace.',
      source: 'NICE NG116; Herman 1992',
    },
    skills: ['grounding', 'containment', 'safe_place'],
    grave: true,
  },
];
