/** Parents, siblings, children, home: frames. */
import type { Frame } from './types.ts';

export const FAMILY_FRAMES: readonly Frame[] = [
  {
    id: 'ill_relative',
    domain: 'family',
    match:
      /\b(?:dementia|alzheimer'?s|care home|nursing home|(?:he|she|mum|mom|dad|husband|wife)(?:'s| is) in (?:the|a) home\b|(?:doesn'?t|don'?t|didn'?t) (?:always )?(?:know|recogni[sz]e) (?:me|who i am|us)|forg[eo]ts? (?:my name|who i am))|\b(?:(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|gran\w*|nan|baby)\b.{0,40}\b(?:hospital|(?<!my )stroke|cancer|heart attack|surgery|operation|icu|intensive care|chemo|hospice|diagnos\w+|had a fall|very ill|really sick|dying)|(?:hospital|hospice|icu|chemo)\b.{0,30}\b(?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|gran\w*|nan))/i,
    np: 'the illness in the family',
    choice: ['Is the worry the hardest, or everything you have to arrange?'],
    skills: ['load_map', 'self_compassion', 'boundary'],
    grave: true,
  },
  {
    id: 'new_baby',
    domain: 'family',
    match:
      /\b(?:new ?born|(?:a |\d+[ -])(?:day|week|month)s?[ -]old|since (?:my|our|the) (?:son|daughter|baby|twins|little one)(?: \w+)? (?:was|were|is|came) (?:born|here)|wakes every \d+ (?:hrs|hours)|(?<!\b(?:he|she|they)(?:'s|'ve| has| have)? (?:got |had |have )?(?:a |the )?)new baby|postpartum|postnatal|breastfe\w+|(?:i'?m|i am|we'?re|wife(?:'s| is)|girlfriend(?:'s| is)|partner(?:'s| is)|my pregnan\w+) pregnan\w+|maternity|just had a baby|colic)\b/i,
    np: 'life with the baby',
    choice: ['Is it more the tiredness, or feelings you did not expect to have?'],
    skills: ['load_map', 'self_compassion', 'small_good'],
  },
  {
    id: 'parenting',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:\w+ )?(?:kid|kids|child|children|teenager|teen|toddler|stepson|stepdaughter|boys|girls)\b|my (?:\w+ )?(?:son|daughter)\b.{0,50}\b(?:won't|doesn't|refus\w+|tantrum|school|homework|bedtime|scream\w*|phone|screen|teacher|\d+ year|years old|shout\w*|hits?|bites?|cries)|parenting|bad (?:mum|mom|mother|father|dad|parent)|shout(?:ed)? at (?:the|my) (?:kids?|children|son|daughter))/i,
    np: 'how it is with your child',
    choice: ['Is it what they do, or how you react to it?'],
    fact: {
      text: 'Parents who get it right all the time are not what children need; studies of ordinary pairs find them out of step most of the time, and the mending is what builds trust.',
      source: 'Tronick & Gianino 1986',
    },
    skills: ['repair', 'time_out', 'self_compassion'],
  },
  {
    id: 'estranged',
    domain: 'family',
    match:
      /\b(?:estrange\w+|cut (?:me |him |her |them |my \w+ |off )+off|no contact|haven'?t (?:spoken|talked) (?:to|in|for)|we don'?t (?:speak|talk)|won'?t (?:speak|talk) to me|stopped (?:speaking|talking) to me|disowned|not welcome)\b/i,
    np: 'the silence between you',
    choice: ['Was it your decision, or theirs?'],
    skills: ['table', 'continuing_bond', 'boundary'],
    grave: true,
  },
  {
    id: 'parent_pressure',
    domain: 'family',
    match:
      /\b(?:(?:my )?(?:mum|mom|mother|mama|dad|father|papa|parents?|grandma|grandmother|nan|in-laws|mother-in-law|father-in-law)\b.{0,70}\b(?:guilt\w*|expect\w*|control\w*|criticis\w+|criticiz\w+|always (?:says|calls|asks|tells|has|wants)|never (?:listens?|approves?|says|asks|satisfied|proud)|want(?:s)? me to|make(?:s)? me (?:feel|do)|calls? (?:me )?(?:every|all)|disappoint\w+|compare\w*|interfer\w+|pressure\w*|yell\w*|shout\w*|angry|upset with)|family (?:expects|pressure|dinner|gathering|drama)|toxic (?:family|mother|mum|mom|father|dad|parents?))\b/i,
    np: 'what is expected of you at home',
    choice: ['Do you usually give in, argue or go quiet?'],
    skills: ['boundary', 'table', 'i_statement'],
  },
  {
    id: 'family_role',
    domain: 'family',
    match:
      /\b(?:(?:i'?m|i am|always been|being|was) (?:\w+ )?the (?:responsible one|peacemaker|strong one|black sheep|scapegoat|oldest|eldest|middle child|fixer|good (?:one|child)|parent)|caught in the middle|between (?:my (?:mum|mom|parents|dad|brother|sister)|the two of them)|golden child|take sides|everyone (?:comes|turns|calls) (?:to )?me|hold(?:ing)? (?:the family|everyone|everything|it all) together)\b/i,
    np: 'the part you play in the family',
    choice: ['Do they ask you to, or do you do it before they ask?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
  {
    id: 'sibling',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:\w+ )?(?:brother|sister|siblings?|twin|half-?brother|half-?sister|cousin))\b/i,
    np: 'how it is between you and your sibling',
    choice: ['Is it an old thing, or something new between you?'],
    skills: ['i_statement', 'table', 'boundary'],
  },
  {
    id: 'home_tension',
    loose: true,
    domain: 'family',
    match:
      /\b(?:my (?:mum|mom|mother|mama|dad|father|papa|parents|family|step\w+|in-laws|mother-in-law|father-in-law|aunt|uncle|gran\w*|nan)\b|at home|home life)/i,
    np: 'how things are at home',
    choice: ['Is it one person, or the way they all are together?'],
    skills: ['table', 'boundary', 'i_statement'],
  },
];
