/** How people see themselves: frames. */
import type { Frame } from './types.ts';

export const SELF_FRAMES: readonly Frame[] = [
  {
    id: 'impostor',
    domain: 'self',
    match:
      /\b(?:impost(?:o|e)r|a fraud|find out i|don'?t deserve|fooled (?:them|everyone)|not (?:smart|clever|qualified|good) enough|fake it|faking)\b/i,
    np: 'the fear of being found out',
    choice: ['Is it one person you fear will notice, or everyone?'],
    skills: ['evidence_diary', 'thought_record', 'inner_critic'],
  },
  {
    id: 'compare',
    domain: 'self',
    match:
      /\b(?:compar(?:e|ing|ison)|everyone else (?:is|has|seems)|other people (?:are|have|seem|can)|behind in life|my age (?:are|have)|all my friends (?:are|have))\b/i,
    np: 'the comparing',
    choice: ['Is it what they have, or what it seems to say about you?'],
    skills: ['values', 'evidence_diary', 'self_compassion'],
  },
  {
    id: 'body_image',
    domain: 'body',
    match:
      /\b(?:(?:hate|ashamed of|disgusted by|can't stand) my (?:body|face|stomach|skin|nose|legs|arms)|my (?:weight|looks|thighs|figure)\b|look (?:so |really |too )?(?:fat|ugly|disgusting)|i'?m (?:so |too )?(?:fat|ugly)|(?:avoid(?:ing)?|hate) (?:the |my )?(?:mirrors?|reflection)|gained weight|lose weight|calories|bing(?:e|ed|ing)|purg(?:e|ed|ing)|throw(?:ing)? up after|don'?t eat|not eating|skip(?:ped|ping)? meals|eating disorder)\b/i,
    np: 'how it is with your body',
    choice: ['Is it more about looking, or more about eating?'],
    skills: ['inner_critic', 'self_compassion', 'values'],
    grave: true,
  },
  {
    id: 'perfection',
    domain: 'self',
    match:
      /\b(?:perfectionis\w+|(?:be|being) perfect|never good enough|not good enough|high standards|(?:any|a) flaw|let (?:everyone|people|them) down|disappoint(?:ed|ing)? (?:everyone|people|them|my))\b/i,
    np: 'the bar you have to clear',
    choice: ['Is it you who is never satisfied, or somebody else?'],
    skills: ['self_compassion', 'inner_critic', 'thought_record'],
  },
  {
    id: 'self_attack',
    domain: 'self',
    match:
      /\b(?:hate myself|(?:i'?m|i am|i feel|feel like|feeling|being) (?:\w+ ){0,3}(?:failure|worthless|useless|stupid|idiot|pathetic|loser|disgusting|burden|unlovable|broken|nothing|not enough|a mess|waste|disappointment|lazy|weak)|(?:can'?t do anything right|always (?:mess|screw|fuck) (?:it |things |everything )?up|something wrong with me|wrong with me|low self[- ]esteem|no confidence|self[- ]esteem|all my fault|my own fault))\b/i,
    np: 'how you talk to yourself',
    choice: ['Is it there all day, or does something set it off?'],
    fact: {
      text: 'Harshness toward oneself is not what makes people try harder; after a setback, those who are kinder to themselves practise longer.',
      source: 'Breines & Chen 2012, Personality and Social Psychology Bulletin',
    },
    skills: ['inner_critic', 'self_compassion', 'evidence_diary'],
  },
  {
    id: 'identity',
    loose: true,
    domain: 'self',
    match:
      /\b(?:coming out(?! of)|come out to|came out (?:as|to)|i'?m (?:gay|bi|bisexual|lesbian|trans|queer|non-?binary|asexual|questioning)|my (?:gender|sexuality)|transition(?:ing)?|pronouns|who i (?:really )?am|closeted)\b/i,
    np: 'being who you are in front of others',
    choice: ['Is it about working it out, or about telling people?'],
    skills: ['values', 'exposure_ladder', 'self_compassion'],
    grave: true,
  },
  {
    id: 'faith',
    loose: true,
    domain: 'self',
    match:
      /\b(?:believe in god|(?:my|his|her|lost) faith|pray(?:er|ing|ed)?|church|mosque|temple|synagogue|sin(?:ned|ful)?|religio(?:n|us)|allah|jesus|believe in)\b/i,
    np: 'your faith',
    choice: ['Is it a comfort in this, or part of the trouble?'],
    skills: ['values', 'self_compassion'],
    grave: true,
  },
];
